//! The board as the page shows it: the cells of its grid and their pixels.

use serde_json::{Value, json};

use super::input::Point;
use super::page::Page;

/// One square of the board on the page.
pub(crate) struct Cell<'p> {
    page: &'p Page,
    square: String,
}

/// A rectangle in CSS pixels from the top left of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Area {
    pub(crate) fn middle(self) -> Point {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }
}

impl Page {
    /// The cell of a square such as `e4`.
    pub(crate) fn cell(&self, square: &str) -> Cell<'_> {
        Cell {
            page: self,
            square: square.to_owned(),
        }
    }

    /// The colour (red, green, blue) on a square, at a place in parts of its side from the top
    /// left: (0.5, 0.5) is its middle.
    #[track_caller]
    pub(crate) fn pixel(&self, square: &str, across: f64, down: f64) -> [u8; 3] {
        let area = self.cell(square).area();
        let picture = self.picture();
        let device = |css: f64| (css * self.options.scale).floor() as usize;
        picture.at(
            device(area.x + across * area.width),
            device(area.y + down * area.height),
        )
    }
}

impl Cell<'_> {
    /// What a screen reader calls the square.
    #[track_caller]
    pub(crate) fn name(&self) -> String {
        self.page.accessible_name(&self.selector())
    }

    #[track_caller]
    pub(crate) fn is_selected(&self) -> bool {
        self.page.wait_painted();
        self.page
            .eval(&format!("{}.ariaSelected === 'true'", self.element()))
            == json!(true)
    }

    /// Gives the keyboard to the square.
    #[track_caller]
    pub(crate) fn focus(&self) {
        self.page.eval(&format!("{}.focus()", self.element()));
    }

    /// Where it is on the screen, after scrolling there if need be.
    #[track_caller]
    pub(crate) fn area(&self) -> Area {
        self.page.area_of(&self.selector())
    }

    #[track_caller]
    pub(crate) fn centre(&self) -> Point {
        self.area().middle()
    }

    fn selector(&self) -> String {
        format!("[data-square=\"{}\"]", self.square)
    }

    fn element(&self) -> String {
        format!("document.querySelector({})", json!(self.selector()))
    }
}

impl Page {
    /// Where the first element that `selector` finds is, after scrolling there if need be.
    #[track_caller]
    pub(crate) fn area_of(&self, selector: &str) -> Area {
        let selector = json!(selector);
        self.wait_until(
            &format!("{selector} is there"),
            &format!("document.querySelector({selector})"),
        );
        let area = self.eval(&format!(
            "(() => {{
                const element = document.querySelector({selector});
                element.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
                const {{ x, y, width, height }} = element.getBoundingClientRect();
                return [x, y, width, height];
            }})()"
        ));
        let number = |index: usize| area.get(index).and_then(Value::as_f64).unwrap_or_default();
        Area {
            x: number(0),
            y: number(1),
            width: number(2),
            height: number(3),
        }
    }
}
