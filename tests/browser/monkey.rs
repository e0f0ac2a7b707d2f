//! A visitor without a plan: taps, drags, types, presses keys, goes back and elsewhere, reloads,
//! turns the device, opens files, in both languages. The page may complain of nothing, breaks
//! nowhere and always answers.
//!
//! `CHESSLINGS_MONKEY_SEED` chooses another visitor and `CHESSLINGS_MONKEY_STEPS` how long each
//! stays. A visitor who finds something tells the last steps; the same seed finds it again, unless
//! it is a matter of time.

#[path = "../monkey/words.rs"]
mod words;

use std::collections::VecDeque;
use std::env;
use std::thread;

use chesslings::lessons::Random;
use serde_json::{Value, json};

use crate::harness::{Key, Options, Page};

const STEPS: u64 = 1_600;
const SEED: u64 = 1_972;
/// So many steps are told when something breaks.
const TOLD: usize = 60;
/// After so many steps the visitor asks whether the page has complained.
const PATIENCE: u64 = 100;

const SIZES: [(u32, u32); 6] = [
    (390, 844),
    (844, 390),
    (360, 640),
    (768, 1024),
    (1280, 800),
    (320, 256),
];

const CODES: [&str; 15] = [
    "Enter",
    "Enter",
    "Enter",
    "Escape",
    "Tab",
    "Tab",
    "Space",
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "Backspace",
    "KeyF",
    "KeyQ",
    "KeyN",
];

/// What can be reached on the screen, each by its middle.
const AROUND: &str = "(() => {
    const spots = (selector) => [...document.querySelectorAll(selector)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2), width];
    }).filter(([x, y, width]) => width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight);
    return {
        broken: !document.getElementById('crashed').hidden,
        hash: location.hash,
        width: innerWidth,
        height: innerHeight,
        controls: spots('a:not([download]), button, summary, label, input, textarea'),
        fields: spots('input:not([type]), input[type=text], textarea'),
        squares: spots('[data-square], [role=gridcell]'),
        files: document.querySelectorAll('input[type=file]').length,
    };
})()";

/// Opens the file input with this number as a reader would.
const OPEN_FILE: &str = "((number, text) => {
    const input = document.querySelectorAll('input[type=file]')[number];
    if (!input) return;
    const files = new DataTransfer();
    files.items.add(new File([text], 'file.txt', { type: 'text/plain' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
})";

struct Visitor {
    page: Page,
    random: Random,
    seed: u64,
    last: VecDeque<String>,
    taken: u64,
}

impl Visitor {
    fn live(&mut self, steps: u64) {
        while self.taken < steps {
            let around = self.page.eval_loaded(AROUND);
            assert!(around["broken"] != true, "the page says that it broke");
            for _ in 0..=self.random.below(3) {
                self.act(&around);
                if self.taken.is_multiple_of(PATIENCE) {
                    self.check();
                }
            }
        }
        // The last things have time to go wrong; a step back may still be under way, and
        // Explore writes the position into the address.
        let _ = self.page.eval_loaded(AROUND);
        self.page.goes_to("#/explore");
        self.page.wait_until(
            "the last one goes where it wants",
            "location.hash.startsWith('#/explore') || void (location.hash = '#/explore')",
        );
        self.page.tap("e4");
        self.check();
    }

    fn check(&self) {
        let complaints = self.page.complaints();
        assert!(complaints.is_empty(), "the page complains: {complaints:?}");
    }

    fn note(&mut self, step: String) {
        if self.last.len() == TOLD {
            self.last.pop_front();
        }
        self.last.push_back(step);
        self.taken += 1;
    }

    fn act(&mut self, around: &Value) {
        match self.random.below(100) {
            0..25 => self.tap("controls", around),
            25..45 => self.tap("squares", around),
            45..60 => self.drag(around),
            60..75 => self.type_somewhere(around),
            75..87 => self.press(),
            87..90 => {
                let y = self.random.below(900);
                self.run(&format!("scrollTo(0, {y})"));
            }
            90 => self.run("navigation.canGoBack && history.back()"),
            91 => self.run("navigation.canGoForward && history.forward()"),
            92..95 => {
                let address = words::address(&mut self.random);
                self.run(&format!("location.hash = {}", json!(address)));
            }
            95 => {
                let (width, height) = self.random.pick(&SIZES).unwrap_or((390, 844));
                self.note(format!("resize {width} {height}"));
                self.page.resize(width, height);
            }
            96..98 if around["files"] != 0 => {
                let number = self.random.below(3);
                let text = json!(words::text(&mut self.random));
                self.run(&format!("{OPEN_FILE}({number}, {text})"));
            }
            96..99 => self.tap("anywhere", around),
            _ if self.random.below(3) == 0 => {
                self.note("reload".to_owned());
                self.page.start_reload();
            }
            _ => self.tap("anywhere", around),
        }
    }

    /// A place of this kind, or any.
    fn spot(&mut self, kind: &str, around: &Value) -> (f64, f64) {
        let spots = around[kind].as_array().map_or(&[][..], Vec::as_slice);
        let spot = spots.get(self.random.below(spots.len()));
        let number = |index: usize| spot.and_then(|spot| spot[index].as_f64());
        let mut within = |side: &str| {
            let end = around[side].as_u64().unwrap_or(300) as usize;
            self.random.below(end) as f64
        };
        let anywhere = (within("width"), within("height"));
        (
            number(0).unwrap_or(anywhere.0),
            number(1).unwrap_or(anywhere.1),
        )
    }

    fn tap(&mut self, kind: &str, around: &Value) {
        let spot = self.spot(kind, around);
        self.note(format!("tap {spot:?} ({kind})"));
        self.page.pointer_down(spot);
        self.page.pointer_up(spot);
    }

    fn drag(&mut self, around: &Value) {
        let kind = ["squares", "squares", "squares", "controls", "anywhere"];
        let from = self.random.pick(&kind).unwrap_or("squares");
        let to = self.random.pick(&kind).unwrap_or("squares");
        let (from, to) = (self.spot(from, around), self.spot(to, around));
        self.note(format!("drag {from:?} {to:?}"));
        self.page.pointer_down(from);
        self.page.pointer_move((from.0 + 12.0, from.1 - 12.0));
        self.page.pointer_move(to);
        self.page.pointer_up(to);
    }

    /// Types into a field, or whatever has the keyboard, and often presses Enter.
    fn type_somewhere(&mut self, around: &Value) {
        if around["fields"]
            .as_array()
            .is_some_and(|fields| !fields.is_empty())
        {
            self.tap("fields", around);
        }
        let words = words::word(&mut self.random);
        self.note(format!("type {words:?}"));
        self.page.types(&words);
        if self.random.below(2) == 0 {
            self.note("press Enter".to_owned());
            self.page.press(&Key::code("Enter"));
        }
    }

    fn press(&mut self) {
        let code = self.random.pick(&CODES).unwrap_or("Enter");
        let mut key = Key::code(code);
        if self.random.below(4) == 0 {
            key = key.in_russian();
        }
        if self.random.below(8) == 0 {
            key = key.with_shift();
        }
        self.note(format!("press {key:?}"));
        self.page.press(&key);
    }

    /// Runs a script; the page may leave before it answers.
    fn run(&mut self, script: &str) {
        let told: String = script.chars().take(300).collect();
        self.note(format!("run {told}"));
        self.page.run(script);
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        if thread::panicking() {
            let Self { seed, taken, .. } = self;
            eprintln!("seed {seed}, step {taken}; the last ones:");
            for step in &self.last {
                eprintln!("  {step}");
            }
        }
    }
}

fn number(name: &str, usual: u64) -> u64 {
    let given = env::var(name).ok();
    given.map_or(usual, |text| text.parse().expect("a number"))
}

fn visit(options: Options, number_of_visitor: u64) {
    let seed = number("CHESSLINGS_MONKEY_SEED", SEED) + number_of_visitor;
    let mut visitor = Visitor {
        page: Page::open(options.hasty(), "#/"),
        random: Random::new(seed),
        seed,
        last: VecDeque::new(),
        taken: 0,
    };
    visitor.live(number("CHESSLINGS_MONKEY_STEPS", STEPS));
}

#[test]
fn fingers_without_a_plan_break_nothing() {
    visit(Options::phone().lang("ru"), 0);
}

#[test]
fn a_mouse_without_a_plan_breaks_nothing() {
    visit(Options::desktop(), 1);
}
