//! Hints.

use super::super::{Lang, square_name};
use super::joined;
use crate::lessons::{Answer, Attempt, Help, Task};
use crate::rules::SquareSet;

/// More squares than these are marked, but not named.
const FEW: usize = 3;

impl Lang {
    /// A hint in a sentence.
    pub fn help(self, attempt: &Attempt, help: Help) -> String {
        let position = attempt.position();
        match help {
            Help::Look(squares) if (1..=FEW).contains(&squares.len()) => {
                self.lesson_help_look_at(&names(squares))
            }
            Help::Look(_) => self.lesson_help_look().to_owned(),
            Help::Piece(at) => self.lesson_help_piece(self.kind_at(position, at), &square_name(at)),
            Help::Square(at) => self.lesson_help_square(&square_name(at)),
            Help::Show(answer) => self.show(attempt, answer),
        }
    }

    fn show(self, attempt: &Attempt, answer: Answer) -> String {
        match answer {
            Answer::Tap(at) => self.lesson_help_tap(&square_name(at)),
            Answer::Move {
                from,
                to,
                promotion,
            } => {
                let goes = self.lesson_help_move(&square_name(from), &square_name(to));
                match promotion {
                    None => goes,
                    Some(kind) => joined(
                        &goes,
                        &self.lesson_help_becomes(self.piece_becoming(kind.into())),
                    ),
                }
            }
            Answer::Choose(choice) => {
                self.lesson_help_choose(&self.choice(&attempt.exercise, choice))
            }
            Answer::Put { piece, square } => {
                let (name, at) = (self.piece_whom(piece.kind.into()), square_name(square));
                let in_peace = matches!(attempt.exercise.task, Task::Peace { .. });
                if in_peace && attempt.found().contains(square) {
                    self.lesson_help_take_off(name, &at)
                } else {
                    self.lesson_help_put(name, &at)
                }
            }
            Answer::Walked => self.lesson_help_walk().to_owned(),
        }
    }
}

fn names(squares: SquareSet) -> String {
    squares
        .iter()
        .map(square_name)
        .collect::<Vec<_>>()
        .join(", ")
}
