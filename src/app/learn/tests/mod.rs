//! What a child sees and can do in the course, played through the page without a browser.

mod answers;
mod children;
mod help;
mod map;
mod moves;
mod pieces;
mod walks;

use crate::app::board::{BoardKey, BoardState, PointerEvent};
use crate::app::learn::{Learn, LearnMsg, Lesson, LessonMsg, Place, Spot};
use crate::app::{
    Address, BoardMsg, Carried, Effect, Element, Event, Handler, Model, Movement, Msg, Route,
    SettingsMsg, TrayMsg, scene, update, view,
};
use crate::lessons::{Course, Exercise, Reply, Task};
use crate::rules::{Piece, Position, Square, Strictness};
use crate::text::Lang;

/// A page on a Learn screen, and everything it has asked the browser for.
struct Page {
    model: Model,
    effects: Vec<Effect>,
}

impl Page {
    /// The place with this address, such as `rook/1`.
    fn at(path: &str) -> Self {
        let mut page = Self {
            model: Model::default(),
            effects: Vec::new(),
        };
        page.go(path);
        page
    }

    /// An exercise that stands in no course.
    fn with(task: Task, fen: &str) -> Self {
        Self::with_reply(task, fen, Reply::Nobody)
    }

    fn with_reply(task: Task, fen: &str, reply: Reply) -> Self {
        let unit = Course::unit("rook").expect("a unit");
        let spot = Spot { unit, number: 1 };
        let exercise = Exercise {
            id: "rook-trial".to_owned(),
            par: match task {
                Task::Play { moves, .. } => moves,
                _ => 0,
            },
            task,
            position: position(fen),
            reply,
            is_real: false,
            is_only: false,
        };
        let mut page = Self::at("rook/1");
        page.effects.clear();
        page.model.learn.lesson = Some(Lesson::new(spot, exercise, 1, None, true));
        page
    }

    fn go(&mut self, path: &str) {
        let hash = format!("{}/{path}", Route::Learn.hash());
        self.send(Msg::Went(Address::from_hash(&hash)));
    }

    fn send(&mut self, msg: Msg) {
        self.effects.extend(update(&mut self.model, msg));
    }

    fn lesson(&mut self, msg: LessonMsg) {
        self.send(Msg::Learn(LearnMsg::Lesson(msg)));
    }

    fn speak(&mut self, lang: Lang) {
        self.send(Msg::Settings(SettingsMsg::Lang(lang)));
    }

    fn stand_still(&mut self) {
        self.send(Msg::Settings(SettingsMsg::Movement(Movement::Never)));
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
    fn drag(&mut self, from: &str, to: &str) {
        let side = self.board().side;
        let [from, to] = [from, to].map(|name| side.center_of(square(name)));
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

    /// Presses Enter on squares.
    fn keys(&mut self, squares: &str) {
        for at in squares.split_whitespace().map(square) {
            self.send(Msg::Board(BoardMsg::Focused(at)));
            self.send(Msg::Board(BoardMsg::Key(BoardKey::Enter)));
        }
    }

    fn point(&mut self, event: PointerEvent) {
        self.send(Msg::Board(BoardMsg::Pointer(event)));
    }

    /// Drags a piece from the tray to a square.
    fn drop(&mut self, piece: char, at: &str) {
        let carried = Carried {
            piece: Piece::from_letter(piece).expect("a piece"),
            over: Some(square(at)),
        };
        self.send(Msg::Tray(TrayMsg::Carry(carried)));
        self.send(Msg::Tray(TrayMsg::Drop(carried)));
    }

    /// Uses the button with this word or label.
    fn press(&mut self, label: &str) {
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

    /// The message that was asked for later arrives.
    fn wait(&mut self) {
        let later = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Later { msg, .. } => Some(msg.clone()),
            _ => None,
        });
        self.send(later.expect("nothing comes later"));
    }

    fn learn(&self) -> &Learn {
        &self.model.learn
    }

    fn at_work(&self) -> &Lesson {
        self.learn().at_work().expect("no exercise is open")
    }

    fn board(&self) -> &BoardState {
        &self.at_work().board
    }

    fn stars(&self) -> u8 {
        self.at_work().attempt.stars()
    }

    /// The pieces as they are seen.
    fn seen(&self, at: &str) -> Option<char> {
        let piece = self.at_work().setup().piece_at(square(at));
        piece.map(Piece::letter)
    }

    /// What the coach says besides the goal.
    fn said(&self) -> String {
        let body = view(&self.model).body;
        find(&body, "role", "status").text()
    }

    /// The words on the whole page.
    fn text(&self) -> String {
        view(&self.model).text().replace('\u{a0}', " ")
    }

    /// The marks on the board as "e4 Quiet", sorted.
    fn marks(&self) -> Vec<String> {
        let picture = self.at_work().picture();
        let name = |(at, mark): &(Square, _)| format!("{at} {mark:?}");
        let mut marks: Vec<_> = picture.marks.iter().map(name).collect();
        marks.sort();
        marks
    }

    fn has_mark(&self, mark: &str) -> bool {
        self.marks().iter().any(|known| known == mark)
    }

    /// The lines on the board as "a1 a4 Way".
    fn arrows(&self) -> Vec<String> {
        let picture = self.at_work().picture();
        let arrows = picture.arrows.iter();
        arrows
            .map(|arrow| format!("{} {} {:?}", arrow.from, arrow.to, arrow.kind))
            .collect()
    }

    /// The progress that was stored last.
    fn saved(&self) -> &str {
        let mut texts = self.effects.iter().rev().filter_map(|effect| match effect {
            Effect::SaveProgress(text) => Some(text.as_str()),
            _ => None,
        });
        texts.next().expect("nothing was stored")
    }
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Strictness::Teaching).expect("a position")
}

fn find<'a>(body: &'a Element, name: &str, value: &str) -> &'a Element {
    let all = body.descendants();
    let found = all.into_iter().find(|e| e.get(name) == Some(value));
    found.unwrap_or_else(|| panic!("nothing has {name}={value}"))
}

#[test]
fn every_exercise_of_the_course_opens_and_has_a_board_and_a_goal() {
    for lang in Lang::ALL {
        let mut page = Page::at("");
        page.speak(lang);
        for unit in Course::units() {
            for number in 1..=unit.count() {
                page.go(&format!("{}/{number}", unit.id));
                assert_eq!(page.learn().place, Place::Exercise(Spot { unit, number }));
                let goal = lang.goal(page.at_work().exercise());
                assert!(page.text().contains(&goal), "{}/{number}", unit.id);
                assert!(scene(&page.model, 0.0).is_some());
            }
        }
    }
}
