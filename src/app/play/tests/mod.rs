//! What two players see and can do, played through the page without a browser.

mod deals;
mod form;
mod history;
mod look;
mod moving;
mod promotion;
mod refusals;
mod saved;
mod sounds;
mod stories;

use crate::app::board::{BoardKey, BoardState, PointerEvent};
use crate::app::{
    Address, BoardMsg, Effect, Element, Event, FormMsg, Handler, Model, Msg, PlayMsg, Route, Scene,
    SettingsMsg, Table, TableMsg, scene, update, view,
};
use crate::rules::Square;
use crate::text::Lang;

/// A page on the Play screen, and everything it has asked the browser for.
struct Page {
    model: Model,
    effects: Vec<Effect>,
}

impl Page {
    /// The form where two players sit down.
    fn form() -> Self {
        let mut page = Self {
            model: Model::default(),
            effects: Vec::new(),
        };
        page.send(Msg::Went(Address::from(Route::Play)));
        page
    }

    /// Anna and Ben at the table.
    fn table() -> Self {
        let mut page = Self::form();
        page.in_form(FormMsg::White("Anna".to_owned()));
        page.in_form(FormMsg::Black("Ben".to_owned()));
        page.in_form(FormMsg::Start);
        page
    }

    /// Anna and Ben at the table, with this position.
    fn position(fen: &str) -> Self {
        let mut page = Self::form();
        page.in_form(FormMsg::White("Anna".to_owned()));
        page.in_form(FormMsg::Black("Ben".to_owned()));
        page.in_form(FormMsg::Fen(fen.to_owned()));
        page.in_form(FormMsg::StartFromFen);
        assert!(page.model.play.seated, "{:?}", page.model.play.form.trouble);
        page
    }

    fn send(&mut self, msg: Msg) {
        self.effects.extend(update(&mut self.model, msg));
    }

    fn in_form(&mut self, msg: FormMsg) {
        self.send(Msg::Play(PlayMsg::Form(msg)));
    }

    fn at_table(&mut self, msg: TableMsg) {
        self.send(Msg::Play(PlayMsg::Table(msg)));
    }

    fn speak(&mut self, lang: Lang) {
        self.send(Msg::Settings(SettingsMsg::Lang(lang)));
    }

    /// Taps squares one after the other, as in "e2 e4".
    fn tap(&mut self, squares: &str) {
        for at in squares.split_whitespace().map(square) {
            let at = self.board().side.center_of(at);
            let (pointer, touch, unit) = (1, true, 45.0);
            self.point(PointerEvent::Down {
                pointer,
                at,
                touch,
                unit,
            });
            self.point(PointerEvent::Up { pointer, at });
        }
    }

    /// Drags a piece from the first of two squares to the second.
    fn drag(&mut self, squares: &str) {
        let places: Vec<_> = squares
            .split_whitespace()
            .map(|name| self.board().side.center_of(square(name)))
            .collect();
        let [from, to] = places[..] else {
            panic!("two squares, not {squares:?}");
        };
        let (pointer, touch, unit) = (1, false, 45.0);
        self.point(PointerEvent::Down {
            pointer,
            at: from,
            touch,
            unit,
        });
        let at = from.towards(to, 0.5);
        self.point(PointerEvent::Move { pointer, at });
        self.point(PointerEvent::Up { pointer, at: to });
    }

    /// Goes to squares with the arrow keys and presses Enter on each.
    fn keys(&mut self, squares: &str) {
        for at in squares.split_whitespace().map(square) {
            let (row, column) = self.board().side.place_of(at);
            for _ in 0..16 {
                let (here_row, here_column) = self.board().side.place_of(self.board().focused);
                let key = match (here_row - row, here_column - column) {
                    (0, 0) => break,
                    (1.., _) => BoardKey::Up,
                    (..=-1, _) => BoardKey::Down,
                    (_, 1..) => BoardKey::Left,
                    _ => BoardKey::Right,
                };
                self.send(Msg::Board(BoardMsg::Key(key)));
            }
            self.send(Msg::Board(BoardMsg::Key(BoardKey::Enter)));
        }
    }

    fn point(&mut self, event: PointerEvent) {
        self.send(Msg::Board(BoardMsg::Pointer(event)));
    }

    /// Uses the first element whose `name` is `value`.
    fn click(&mut self, name: &str, value: &str) {
        let body = view(&self.model).body;
        let found = find(&body, name, value);
        let Some(Handler::Send(msg)) = found.handler(Event::Click) else {
            panic!("{name}={value} can't be clicked");
        };
        self.send(msg.clone());
    }

    /// Uses the button with this word.
    fn press(&mut self, label: &str) {
        let body = view(&self.model).body;
        let all = body.descendants();
        let button = all
            .iter()
            .find(|e| e.tag == "button" && e.text() == label)
            .unwrap_or_else(|| panic!("no button says {label:?} in {:?}", body.text()));
        let Some(Handler::Send(msg)) = button.handler(Event::Click) else {
            panic!("{label} can't be pressed");
        };
        self.send(msg.clone());
    }

    /// Presses a key inside the first element whose `name` is `value`.
    fn key_in(&mut self, name: &str, value: &str, code: &str) {
        let body = view(&self.model).body;
        let found = find(&body, name, value);
        let Some(Handler::Key(make)) = found.handler(Event::Key) else {
            panic!("{name}={value} hears no keys");
        };
        if let Some(msg) = make(code) {
            self.send(msg);
        }
    }

    fn table_now(&self) -> &Table {
        self.model.play.table.as_ref().expect("nobody has sat down")
    }

    fn board(&self) -> &BoardState {
        &self.table_now().board
    }

    fn fen(&self) -> String {
        self.table_now().game.position().to_fen()
    }

    /// What the speech bubble says, which is also what a screen reader says.
    fn said(&self) -> String {
        find(&view(&self.model).body, "role", "status").text()
    }

    /// The words on the whole page.
    fn text(&self) -> String {
        view(&self.model).text()
    }

    /// What the board shows, after all pieces have arrived.
    fn scene(&self) -> Scene {
        scene(&self.model, 1e9).expect("there is a board")
    }

    /// The marks on the board as "e4 Quiet".
    fn marks(&self) -> Vec<String> {
        let picture = self.table_now().picture();
        let name = |(at, mark): &(Square, _)| format!("{at} {mark:?}");
        picture.marks.iter().map(name).collect()
    }

    /// The lines on the board as "a1 a4 Way".
    fn arrows(&self) -> Vec<String> {
        let picture = self.table_now().picture();
        let arrows = picture.arrows.iter();
        arrows
            .map(|arrow| format!("{} {} {:?}", arrow.from, arrow.to, arrow.kind))
            .collect()
    }

    /// What was stored last.
    fn saved(&self) -> &str {
        let texts = self.effects.iter().rev().filter_map(|effect| match effect {
            Effect::SaveGame(text) => Some(text.as_str()),
            _ => None,
        });
        texts.into_iter().next().expect("nothing was stored")
    }
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn find<'a>(body: &'a Element, name: &str, value: &str) -> &'a Element {
    let all = body.descendants();
    let found = all.into_iter().find(|e| e.get(name) == Some(value));
    found.unwrap_or_else(|| panic!("nothing has {name}={value}"))
}
