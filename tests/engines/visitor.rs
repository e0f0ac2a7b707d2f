//! Somebody who uses the page, in any engine: the words of the walk.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::engine::{Engine, Point, Trouble};
use crate::harness::waiting::watching;

/// How long anything may take that the page should show. Waiting ends as soon as it is there.
const DEADLINE: Duration = Duration::from_secs(30);

/// The page is ready when it no longer says that it is loading, and the screen no longer waits for its
/// words, unless it says that they don't come.
const READY: &str =
    "document.readyState === 'complete' && document.documentElement.dataset.boot !== 'loading'
        && (!document.querySelector('.screen.boot') || document.querySelector('.notice'))";

/// The page paints in a frame; after the next one it is on the screen.
const PAINTED: &str =
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";

/// All words that can be seen.
const SAID: &str = "document.body.innerText.replace(/\\s+/g, ' ')";

/// Messages about trouble that are shown.
const TROUBLE: &str =
    "[...document.querySelectorAll('.trouble:not([hidden])')].map((box) => box.id)";

/// Steps of a drag: enough for the page to notice that it is one.
const DRAG_STEPS: u32 = 8;

/// Somebody at a browser.
pub(crate) struct Visitor {
    engine: Box<dyn Engine>,
    begun: Instant,
}

impl Visitor {
    pub(crate) fn new(engine: impl Engine + 'static) -> Self {
        Self {
            engine: Box::new(engine),
            begun: Instant::now(),
        }
    }

    /// Goes to a route such as `#/explore`.
    #[track_caller]
    pub(crate) fn goes_to(&mut self, route: &str) {
        let address = format!("{}{route}", self.engine.server().url());
        let went = self.engine.go(&address);
        self.expect(went);
        self.waits_until("the page starts", READY);
        self.ask(PAINTED);
    }

    #[track_caller]
    pub(crate) fn reloads(&mut self) {
        let before = self.ask("performance.timeOrigin");
        // As the browser's button does; the drivers' own command goes past the service worker.
        self.ask("setTimeout(() => location.reload()) > 0");
        let other = format!("performance.timeOrigin !== {before}");
        self.waits_until("the page loads again", &other);
        self.waits_until("the page starts", READY);
        self.ask(PAINTED);
    }

    /// Waits until the service worker holds the whole page, and cuts the network.
    #[track_caller]
    pub(crate) fn goes_offline(&mut self) {
        self.waits_until(
            "the service worker takes over",
            "(navigator.serviceWorker.controller || {}).state === 'activated'",
        );
        self.engine.server().drop_out();
    }

    /// Clicks the control whose words, or whose name for screen readers, begin so.
    #[track_caller]
    pub(crate) fn clicks(&mut self, name: &str) {
        let found = format!(
            "[...document.querySelectorAll('a[href], button, label')].find((control) =>
                control.getClientRects().length > 0 &&
                (control.getAttribute('aria-label') || control.innerText).trim().startsWith({}))",
            json!(name)
        );
        let at = self.middle_of(&found);
        self.points(&[at]);
    }

    /// Clicks the middle of a square.
    #[track_caller]
    pub(crate) fn taps(&mut self, square: &str) {
        let at = self.middle_of(&cell(square));
        self.points(&[at]);
    }

    /// Taps one square after the other, as in `e2 e4`.
    #[track_caller]
    pub(crate) fn plays(&mut self, squares: &str) {
        for square in squares.split(' ') {
            self.taps(square);
        }
    }

    /// Drags what stands on a square to another.
    #[track_caller]
    pub(crate) fn drags(&mut self, from: &str, to: &str) {
        let (from, to) = (self.middle_of(&cell(from)), self.middle_of(&cell(to)));
        let path: Vec<Point> = (0..=DRAG_STEPS)
            .map(|step| f64::from(step) / f64::from(DRAG_STEPS))
            .map(|part| (between(from.0, to.0, part), between(from.1, to.1, part)))
            .collect();
        self.points(&path);
    }

    /// Waits until the page says something.
    #[track_caller]
    pub(crate) fn reads(&mut self, words: &str) {
        if !self.becomes(&format!("{SAID}.includes({})", json!(words))) {
            let said = self.ask(SAID);
            panic!("{}: no {words:?} in {said}", self.engine.name());
        }
    }

    /// Waits until a square is called so by screen readers: its name, what stands on it, marks.
    #[track_caller]
    pub(crate) fn hears(&mut self, square: &str, words: &str) {
        let name = format!("{}.getAttribute('aria-label')", cell(square));
        if !self.becomes(&format!("{name}.includes({})", json!(words))) {
            let heard = self.ask(&name);
            panic!("{}: no {words:?} in {heard}", self.engine.name());
        }
    }

    /// Waits until a JavaScript expression is true; `what` says what that means.
    #[track_caller]
    pub(crate) fn waits_until(&mut self, what: &str, condition: &str) {
        let happens = self.becomes(condition);
        assert!(
            happens,
            "{}: {what}: this does not happen",
            self.engine.name()
        );
    }

    /// Says goodbye: nothing may have broken on the way.
    #[track_caller]
    pub(crate) fn leaves(&mut self) {
        assert_eq!(self.ask(TROUBLE), json!([]), "{}", self.engine.name());
        let seconds = self.begun.elapsed().as_secs_f64();
        println!("{}: {seconds:.1} s", self.engine.name());
    }

    #[track_caller]
    pub(crate) fn ask(&mut self, expression: &str) -> Value {
        let answer = self.engine.ask(expression);
        self.expect(answer)
    }

    #[track_caller]
    fn points(&mut self, path: &[Point]) {
        let pointed = self.engine.point(path);
        self.expect(pointed);
    }

    /// The middle of what an expression finds, after waiting for it and scrolling there.
    #[track_caller]
    fn middle_of(&mut self, found: &str) -> Point {
        self.waits_until(&format!("{found} is there"), &format!("!!({found})"));
        let middle = self.ask(&format!(
            "(() => {{
                const found = {found};
                found.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
                const {{ x, y, width, height }} = found.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            }})()"
        ));
        let number = |index: usize| middle[index].as_f64().unwrap_or_default();
        (number(0), number(1))
    }

    /// Whether a condition becomes true in time. When the page loads again meanwhile, the new page
    /// is asked.
    #[track_caller]
    fn becomes(&mut self, condition: &str) -> bool {
        let deadline = Instant::now() + DEADLINE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.engine.ask(&watching(condition, left)) {
                Ok(answer) if answer == true => return true,
                Ok(_) | Err(Trouble::Refused(_)) if !left.is_zero() => {}
                Ok(_) => return false,
                Err(trouble) => panic!("{trouble}, while waiting for {condition}"),
            }
        }
    }

    #[track_caller]
    fn expect<T>(&self, done: Result<T, Trouble>) -> T {
        done.unwrap_or_else(|trouble| panic!("{}: {trouble}", self.engine.name()))
    }
}

fn cell(square: &str) -> String {
    format!("document.querySelector('[data-square={square}]')")
}

fn between(a: f64, b: f64, part: f64) -> f64 {
    a + (b - a) * part
}
