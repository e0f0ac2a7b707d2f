//! Somebody who visits the page without a browser: what the tests of the screens have in common.

use std::marker::PhantomData;

use super::board::{BoardKey, BoardState, Point, PointerEvent};
use super::{
    Address, BoardMsg, Effect, Element, Event, Handler, Model, Msg, Picture, Scene, SettingsMsg,
    board, picture, scene, update, view,
};
use crate::rules::{Piece, Square};
use crate::text::Lang;

/// A place below the board, where a tray may be.
const BESIDE: Point = Point { x: 4.0, y: 9.0 };

/// A page, and everything it has asked the browser for. The tests of a screen add what can be done
/// there; `Screen` tells whose additions they are.
pub(super) struct Visitor<Screen> {
    pub(super) model: Model,
    pub(super) effects: Vec<Effect>,
    screen: PhantomData<Screen>,
}

impl<Screen> Visitor<Screen> {
    /// Somebody who has come by an address such as `#/play`.
    pub(super) fn come_to(hash: &str) -> Self {
        let mut visitor = Self {
            model: Model::default(),
            effects: Vec::new(),
            screen: PhantomData,
        };
        visitor.go_to(hash);
        visitor
    }

    pub(super) fn go_to(&mut self, hash: &str) {
        self.send(Msg::Went(Address::from_hash(hash)));
    }

    pub(super) fn send(&mut self, msg: Msg) {
        self.effects.extend(update(&mut self.model, msg).effects);
    }

    pub(super) fn speak(&mut self, lang: Lang) {
        self.send(Msg::Settings(SettingsMsg::Lang(lang)));
    }

    /// Taps squares one after the other, as in "e2 e4".
    pub(super) fn tap(&mut self, squares: &str) {
        for at in squares.split_whitespace().map(square) {
            let at = self.board().side.center_of(at);
            let (pointer, touch, unit) = (1, true, 45.0);
            self.point(PointerEvent::Down {
                pointer,
                at,
                touch,
                unit,
                tray: None,
            });
            self.point(PointerEvent::Up { pointer, at });
        }
    }

    /// Drags a piece from the first of two squares to the second.
    pub(super) fn drag(&mut self, squares: &str) {
        let side = self.board().side;
        let places = squares.split_whitespace().map(square);
        let places: Vec<_> = places.map(|at| side.center_of(at)).collect();
        let [from, to] = places[..] else {
            panic!("two squares, not {squares:?}");
        };
        let (pointer, touch, unit) = (1, false, 45.0);
        self.point(PointerEvent::Down {
            pointer,
            at: from,
            touch,
            unit,
            tray: None,
        });
        let at = from.towards(to, 0.5);
        self.point(PointerEvent::Move { pointer, at });
        self.point(PointerEvent::Up { pointer, at: to });
    }

    /// Takes a piece from the tray beside the board and carries it away.
    pub(super) fn lift(&mut self, piece: char) {
        let (pointer, touch, unit) = (1, true, 45.0);
        self.point(PointerEvent::Down {
            pointer,
            at: BESIDE,
            touch,
            unit,
            tray: Piece::from_letter(piece),
        });
        let at = BESIDE.towards(Point::default(), 0.5);
        self.point(PointerEvent::Move { pointer, at });
    }

    /// Lets go of it over a square, or beside the board.
    pub(super) fn let_go(&mut self, over: Option<Square>) {
        let at = over.map_or(BESIDE, |at| self.board().side.center_of(at));
        self.point(PointerEvent::Move { pointer: 1, at });
        self.point(PointerEvent::Up { pointer: 1, at });
    }

    /// Goes to squares with the arrow keys and presses Enter on each.
    pub(super) fn keys(&mut self, squares: &str) {
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

    pub(super) fn point(&mut self, event: PointerEvent) {
        self.send(Msg::Board(BoardMsg::Pointer(event)));
    }

    /// Uses the first element whose `name` is `value`.
    pub(super) fn click(&mut self, name: &str, value: &str) {
        let body = view(&self.model).body;
        let found = find(&body, name, value);
        let Some(Handler::Send(msg)) = found.handler(Event::Click) else {
            panic!("{name}={value} can't be clicked");
        };
        self.send(msg.clone());
    }

    /// Uses the button with this word or label.
    pub(super) fn press(&mut self, label: &str) {
        let body = view(&self.model).body;
        let named = |e: &&Element| {
            e.tag == "button" && (e.text() == label || e.get("aria-label") == Some(label))
        };
        let all = body.descendants();
        let button = all.into_iter().find(named);
        let button = button.unwrap_or_else(|| panic!("no button {label:?} in {:?}", body.text()));
        let Some(Handler::Send(msg)) = button.handler(Event::Click) else {
            panic!("{label} can't be pressed");
        };
        self.send(msg.clone());
    }

    /// Presses a key inside the first element whose `name` is `value`.
    pub(super) fn key_in(&mut self, name: &str, value: &str, code: &str) {
        let body = view(&self.model).body;
        let found = find(&body, name, value);
        let Some(Handler::Key(make)) = found.handler(Event::Key) else {
            panic!("{name}={value} hears no keys");
        };
        if let Some(msg) = make(code) {
            self.send(msg);
        }
    }

    pub(super) fn board(&self) -> &BoardState {
        board(&self.model).expect("there is a board")
    }

    /// What the speech bubble says, which is also what a screen reader says.
    pub(super) fn said(&self) -> String {
        let said = find(&view(&self.model).body, "role", "status").text();
        said.trim_end().to_owned()
    }

    /// The words on the whole page.
    pub(super) fn text(&self) -> String {
        view(&self.model).text().replace('\u{a0}', " ")
    }

    /// Where the links of the page lead.
    pub(super) fn addresses(&self) -> Vec<String> {
        let body = view(&self.model).body;
        let all = body.descendants().into_iter();
        all.filter_map(|e| e.get("href").map(str::to_owned))
            .collect()
    }

    /// What the board shows, after all pieces have arrived.
    pub(super) fn scene(&self) -> Scene {
        scene(&self.model, 1e9).expect("there is a board")
    }

    fn picture(&self) -> Picture {
        picture(&self.model).expect("there is a board")
    }

    /// The marks on the board as "e4 Quiet", sorted.
    pub(super) fn marks(&self) -> Vec<String> {
        let marks = self.picture().marks;
        let name = |(at, mark): &(Square, _)| format!("{at} {mark:?}");
        let mut marks: Vec<_> = marks.iter().map(name).collect();
        marks.sort_unstable();
        marks
    }

    /// The lines on the board as "a1 a4 Way".
    pub(super) fn arrows(&self) -> Vec<String> {
        let arrows = self.picture().arrows;
        let arrows = arrows.iter();
        arrows
            .map(|arrow| format!("{} {} {:?}", arrow.from, arrow.to, arrow.kind))
            .collect()
    }
}

pub(super) fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The first element whose attribute `name` is `value`.
#[track_caller]
pub(super) fn find<'a>(body: &'a Element, name: &str, value: &str) -> &'a Element {
    let all = body.descendants();
    let found = all.into_iter().find(|e| e.get(name) == Some(value));
    found.unwrap_or_else(|| panic!("nothing has {name}={value}"))
}
