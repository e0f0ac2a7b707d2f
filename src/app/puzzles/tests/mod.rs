//! What a child sees and can do on the Puzzles screens, without a browser.

mod desk;
mod lab;
mod list;

use crate::app::{
    Address, Effect, Element, Errand, Event, Handler, LabMsg, Model, Msg, PuzzlesMsg, SettingsMsg,
    update, view,
};
use crate::placement::{Problem, Solution, hint};
use crate::text::Lang;

/// A page on a Puzzles screen, and everything it has asked the browser for.
struct Page {
    model: Model,
    effects: Vec<Effect>,
}

/// What the worker would answer.
fn advice(text: &str) -> String {
    let (problem, placed) = text.split_once('\n').expect("two lines");
    let problem = Problem::from_text(problem).expect("a problem");
    let placed = Solution::from_text(placed, problem.size()).expect("a placement");
    hint(&problem, &placed, 300_000).to_text(problem.size())
}

impl Page {
    /// The place with this address after `#/puzzles`.
    fn at(query: &str) -> Self {
        let mut page = Self {
            model: Model::default(),
            effects: Vec::new(),
        };
        page.go(query);
        page
    }

    fn go(&mut self, query: &str) {
        let hash = format!("#/puzzles{query}");
        self.send(Msg::Went(Address::from_hash(&hash)));
    }

    fn send(&mut self, msg: Msg) {
        let effects = update(&mut self.model, msg).effects;
        let advice = effects.iter().find_map(|effect| match effect {
            Effect::Ask(Errand::Hint, text) => Some(advice(text)),
            _ => None,
        });
        self.effects.extend(effects);
        if let Some(advice) = advice {
            assert_eq!(self.said(), "Let me think…");
            self.does(PuzzlesMsg::Advised(advice));
        }
    }

    fn does(&mut self, msg: PuzzlesMsg) {
        self.send(Msg::Puzzles(msg));
    }

    fn lab(&mut self, msg: LabMsg) {
        self.does(PuzzlesMsg::Lab(msg));
    }

    fn speaks(&mut self, lang: Lang) {
        self.send(Msg::Settings(SettingsMsg::Lang(lang)));
    }

    /// Taps cells one after the other, as in "a1 c2".
    fn tap(&mut self, cells: &str) {
        for name in cells.split_whitespace() {
            self.use_where("data-cell", name, Event::Click);
        }
    }

    /// Clicks the button or card with these words.
    fn click(&mut self, words: &str) {
        let body = view(&self.model).body;
        let all = body.descendants();
        let named = |e: &&&Element| e.text() == words || e.get("aria-label") == Some(words);
        let handler = all
            .iter()
            .filter(named)
            .find_map(|e| e.handler(Event::Click));
        let Some(Handler::Send(msg)) = handler else {
            panic!("nothing to click says {words:?} in {}", body.text());
        };
        self.send(msg.clone());
    }

    /// Uses the element whose attribute has this value.
    fn use_where(&mut self, attribute: &str, value: &str, event: Event) {
        let body = view(&self.model).body;
        let all = body.descendants();
        let found = all.iter().find(|e| e.get(attribute) == Some(value));
        let Some(Handler::Send(msg)) = found.and_then(|e| e.handler(event)) else {
            panic!("there is no {attribute}={value}");
        };
        self.send(msg.clone());
    }

    /// Presses a key on the board.
    fn press(&mut self, code: &str) {
        let body = view(&self.model).body;
        let all = body.descendants();
        let grid = all.iter().find(|e| e.get("role") == Some("grid"));
        let Some(Handler::Key(make)) = grid.and_then(|e| e.handler(Event::Key)) else {
            panic!("no board hears keys");
        };
        let msg = make(code).expect("a key that the board knows");
        self.send(msg);
    }

    fn text(&self) -> String {
        view(&self.model).text()
    }

    /// What is told aloud.
    fn said(&self) -> String {
        let body = view(&self.model).body;
        let all = body.descendants();
        let told = all.iter().find(|e| e.get("role") == Some("status"));
        told.map(|told| told.text()).unwrap_or_default()
    }

    /// How many elements have this attribute with this value.
    fn count(&self, attribute: &str, value: &str) -> usize {
        let body = view(&self.model).body;
        let all = body.descendants();
        let there = all.iter().filter(|e| e.get(attribute) == Some(value));
        there.count()
    }

    /// The values of an attribute, in reading order.
    fn values(&self, attribute: &str, of: &str) -> Vec<String> {
        let body = view(&self.model).body;
        let all = body.descendants();
        let those = all.iter().filter(|e| e.get(attribute).is_some());
        those.filter_map(|e| e.get(of).map(str::to_owned)).collect()
    }
}
