//! Hands: real pointer, touch and key input.

use serde_json::{Value, json};

use super::keys::Key;
use super::page::Page;

/// A point in CSS pixels from the top left of the window.
pub(crate) type Point = (f64, f64);

/// Steps of a drag: enough for the page to notice that it is one.
const DRAG_STEPS: u32 = 8;

impl Page {
    /// Taps or clicks the middle of a square.
    #[track_caller]
    pub(crate) fn tap(&self, square: &str) {
        self.tap_at(self.cell(square).centre());
    }

    /// Taps or clicks the control with this name, or the only one whose name begins so.
    #[track_caller]
    pub(crate) fn click_on(&self, name: &str) {
        self.tap_at(self.middle_of(name));
    }

    /// Taps or clicks the first element that `selector` finds.
    #[track_caller]
    pub(crate) fn tap_on(&self, selector: &str) {
        self.tap_at(self.area_of(selector).middle());
    }

    /// Drags from the middle of a square to the middle of another.
    #[track_caller]
    pub(crate) fn drag(&self, from: &str, to: &str) {
        let (from, to) = (self.cell(from).centre(), self.cell(to).centre());
        self.pointer_down(from);
        for step in 1..=DRAG_STEPS {
            let part = f64::from(step) / f64::from(DRAG_STEPS);
            let between = |a: f64, b: f64| a + (b - a) * part;
            self.pointer_move((between(from.0, to.0), between(from.1, to.1)));
        }
        self.pointer_up(to);
    }

    /// Presses and releases a key.
    #[track_caller]
    pub(crate) fn press(&self, key: &Key) {
        let events = key.events();
        let events = events.unwrap_or_else(|| panic!("no keyboard has {key:?}"));
        for event in events {
            self.input("Input.dispatchKeyEvent", event);
        }
    }

    /// Types words into what has the keyboard.
    #[track_caller]
    pub(crate) fn types(&self, words: &str) {
        self.input("Input.insertText", json!({ "text": words }));
    }

    /// What hands do; those in haste don't wait until the page has felt it.
    fn input(&self, method: &str, event: Value) {
        if self.options.hasty {
            let devtools = &self.visit.browser.devtools;
            devtools.post(&self.session, method, event);
        } else {
            self.call(method, event);
        }
    }

    fn tap_at(&self, point: Point) {
        self.pointer_down(point);
        self.pointer_up(point);
    }

    pub(crate) fn pointer_down(&self, point: Point) {
        if self.options.touch {
            self.fingers("touchStart", &[point]);
        } else {
            self.mouse("mouseMoved", point, 0);
            self.mouse("mousePressed", point, 1);
        }
    }

    pub(crate) fn pointer_move(&self, point: Point) {
        if self.options.touch {
            self.fingers("touchMove", &[point]);
        } else {
            self.mouse("mouseMoved", point, 1);
        }
    }

    pub(crate) fn pointer_up(&self, point: Point) {
        if self.options.touch {
            self.fingers("touchEnd", &[]);
        } else {
            self.mouse("mouseReleased", point, 0);
        }
    }

    /// Puts several fingers down or moves them: `touchStart` or `touchMove` with all of them, the
    /// same one always in the same place; `touchEnd` or `touchCancel` with none.
    pub(crate) fn fingers(&self, kind: &str, fingers: &[Point]) {
        let points: Vec<_> = fingers
            .iter()
            .enumerate()
            .map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id }))
            .collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.input("Input.dispatchTouchEvent", event);
    }

    fn mouse(&self, kind: &str, (x, y): Point, buttons: u32) {
        let button = if kind == "mouseMoved" && buttons == 0 {
            "none"
        } else {
            "left"
        };
        let event = json!({
            "type": kind,
            "x": x,
            "y": y,
            "button": button,
            "buttons": buttons,
            "clickCount": 1,
        });
        self.input("Input.dispatchMouseEvent", event);
    }
}
