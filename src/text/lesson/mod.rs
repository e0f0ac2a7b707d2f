//! The words for the values of `lessons`: what to do, whether it was right and why, and help.

mod animal;
mod asked;
mod because;
mod choice;
mod game;
mod goal;
mod help;
mod left;
mod paper;
mod praise;
mod question;
mod reason;
mod reply;
mod round;
mod shown;
mod unit;
mod unnamed;
mod verdict;
mod walk;
mod wrong;

use super::{Enemy, Lang, square_name};
use crate::lessons::{Course, Exercise, Question, Task};
use crate::rules::{Color, Position, Square};

impl Lang {
    /// What the exercise has to say besides its task: a thought that helps. A question of the
    /// course has said everything, and what fits an exercise may not fit its variants.
    ///
    /// ```
    /// use chesslings::{lessons::Course, text::Lang};
    ///
    /// let exercise = Course::exercise("rook", 1).unwrap();
    /// assert_eq!(Lang::En.tip(&exercise), Lang::En.course(&exercise.id));
    /// ```
    pub fn tip(self, exercise: &Exercise) -> Option<&'static str> {
        let is_question = matches!(exercise.task, Task::Choose(Question::Told { .. }));
        if is_question {
            return None;
        }
        self.own_sentence(exercise, "")
    }

    /// The course's own sentence about this exercise.
    fn own_sentence(self, exercise: &Exercise, ending: &str) -> Option<&'static str> {
        let sentence = self.course(&[&exercise.id, ending].concat())?;
        let is_original = Course::find(&exercise.id).is_some_and(|found| {
            found.position == exercise.position && found.task == exercise.task
        });
        is_original.then_some(sentence)
    }

    /// A piece with its colour: "white rook".
    fn named_at(self, position: &Position, at: Square) -> &'static str {
        position
            .piece_at(at)
            .map_or("", |piece| self.name_of(piece))
    }

    /// Where a piece stands, if there is another one like it: " on D4".
    fn on_square(self, position: &Position, at: Square) -> String {
        let setup = position.setup();
        let alike = position.piece_at(at);
        let alike = alike.map(|piece| setup.of(piece.color, piece.kind).len());
        match alike {
            Some(1) => String::new(),
            _ => self.lesson_on_square(square_name(at)),
        }
    }

    /// A piece: "rook".
    fn kind_at(self, position: &Position, at: Square) -> &'static str {
        let piece = position.piece_at(at);
        piece.map_or("", |piece| self.piece_kind(piece.kind.into()))
    }

    /// "in 2 moves".
    fn in_moves(self, count: u8) -> String {
        self.lesson_in_moves(count.into())
    }
}

/// The side that is to be beaten, seen from `color`.
fn enemy(color: Color) -> Enemy {
    match color {
        Color::White => Enemy::Black,
        Color::Black => Enemy::White,
    }
}

/// Two sentences after each other.
fn joined(first: &str, second: &str) -> String {
    [first, " ", second].concat()
}

/// A written move that no line break divides.
fn whole(written: &str) -> String {
    let mut kept = String::new();
    for letter in written.chars() {
        kept.push(letter);
        if letter == '-' {
            kept.push('\u{2060}');
        }
    }
    kept
}
