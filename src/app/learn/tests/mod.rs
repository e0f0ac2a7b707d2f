//! What a child sees and can do in the course, played through the page without a browser.

mod answers;
mod chick;
mod children;
mod help;
mod map;
mod moves;
mod order;
mod paper;
mod pieces;
mod rounds;
mod shown;
mod walks;

use crate::app::board::Moving as _;
use crate::app::learn::lesson::ShowMsg;
use crate::app::learn::{Learn, LearnMsg, Lesson, LessonMsg, Where};
use crate::app::reading::Reading;
use crate::app::settings::Movement;
use crate::app::visitor::{Visitor, find, square};
use crate::app::{
    Address, Effect, Event, Handler, Keep, Model, Msg, Route, SettingsMsg, scene, view,
};
use crate::lessons::{Attempt, Course, Exercise, Place, Reply, Study, Task};
use crate::rules::{Piece, Position, Square, Strictness};
use crate::text::Lang;

/// A page on a Learn screen.
type Page = Visitor<Learning>;

struct Learning;

impl Page {
    /// The place with this address, such as `rook/1`.
    fn at(path: &str) -> Self {
        Self::come_to(&hash(path))
    }

    /// An exercise that stands in no course.
    fn with(task: Task, fen: &str) -> Self {
        Self::with_reply(task, fen, Reply::Nobody)
    }

    fn with_reply(task: Task, fen: &str, reply: Reply) -> Self {
        let par = match task {
            Task::Play { moves, .. } => moves,
            _ => 0,
        };
        let exercise = Exercise {
            id: "rook-trial".to_owned(),
            par,
            task,
            position: position(fen),
            reply,
            came: None,
            is_real: false,
            is_only: false,
            is_about_numbers: false,
            is_shown: false,
            is_written: false,
        };
        Self::doing(exercise, "rook/1")
    }

    /// A page with this exercise in place of the one at an address. Nothing moves on it: what comes
    /// of a move is there at once, unless the page is [set in motion](Self::in_motion).
    fn doing(exercise: Exercise, path: &str) -> Self {
        let mut page = Self::at(path);
        page.effects.clear();
        let place = page.at_work().place();
        let attempt = Attempt::with_seed(exercise, 1);
        let study = Study::new(page.model.profiles.current(), place, attempt, 1);
        page.model.learn.lesson = Some(Lesson::new(study, None, true));
        page.stand_still();
        page.effects.clear();
        page
    }

    /// The same page with pieces that travel.
    fn in_motion(mut self) -> Self {
        self.send(Msg::Settings(SettingsMsg::Movement(Movement::Always)));
        self.effects.clear();
        self
    }

    fn go(&mut self, path: &str) {
        self.go_to(&hash(path));
    }

    fn lesson(&mut self, msg: LessonMsg) {
        self.send(Msg::Learn(LearnMsg::Lesson(msg)));
    }

    fn stand_still(&mut self) {
        self.send(Msg::Settings(SettingsMsg::Movement(Movement::Never)));
    }

    /// Drags a piece from the tray to a square.
    fn drop(&mut self, piece: char, at: &str) {
        self.lift(piece);
        self.let_go(Some(square(at)));
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

    fn stars(&self) -> u8 {
        self.at_work().attempt().stars()
    }

    /// The pieces as they are seen.
    fn seen(&self, at: &str) -> Option<char> {
        let piece = self.at_work().seen_setup().piece_at(square(at));
        piece.map(Piece::letter)
    }

    fn has_mark(&self, mark: &str) -> bool {
        self.marks().iter().any(|known| known == mark)
    }

    /// The progress that was stored last.
    fn saved(&self) -> String {
        let mut texts = self.effects.iter().rev().filter_map(|effect| match effect {
            Effect::Keep(Keep::Progress(profiles)) => Some(profiles.to_text()),
            _ => None,
        });
        texts.next().expect("nothing was stored")
    }
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Strictness::Teaching).expect("a position")
}

fn hash(path: &str) -> String {
    format!("{}/{path}", Route::Learn.hash())
}

#[test]
fn every_exercise_of_the_course_opens_and_has_a_board_and_a_goal() {
    for lang in Lang::ALL {
        let mut page = Page::at("");
        page.speak(lang);
        for unit in Course::units() {
            for number in 1..=unit.count() {
                page.go(&format!("{}/{number}", unit.id));
                assert_eq!(page.learn().place, Where::Exercise(Place { unit, number }));
                while page.at_work().showing.is_some() {
                    page.lesson(LessonMsg::Show(ShowMsg::On));
                }
                let goal = lang.goal(page.at_work().exercise());
                let goal = goal.replace('\u{a0}', " ");
                assert!(page.text().contains(&goal), "{}/{number}", unit.id);
                assert!(scene(&page.model, 0.0).is_some());
            }
        }
    }
}
