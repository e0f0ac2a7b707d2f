//! Hints.

use super::super::{Lang, square_name};
use super::joined;
use crate::lessons::{Answer, Attempt, Help, Question, Task};
use crate::rules::{Color, Position, Square, SquareSet};

/// More squares than these are marked, but not named.
const FEW: usize = 3;

impl Lang {
    /// A hint in a sentence.
    pub fn help(self, attempt: &Attempt, help: Help) -> String {
        let position = attempt.position();
        match (help, self.thought(attempt)) {
            (Help::Look(_), Some(thought)) => thought.to_owned(),
            (Help::Look(squares), None) if (1..=FEW).contains(&squares.len()) => {
                self.lesson_help_look_at(&names(squares))
            }
            (Help::Look(squares), None) => self.look(attempt, squares).to_owned(),
            (Help::Piece(at), _) => self.go_with(position, at),
            (Help::Square(at), _) => self.lesson_help_square(square_name(at)),
            (Help::Show(answer), _) => self.show(attempt, answer),
            (Help::TooLate, _) => self.lesson_help_too_late().to_owned(),
        }
    }

    /// What helps to find the answer without looking at single squares.
    pub(super) fn thought(self, attempt: &Attempt) -> Option<&'static str> {
        let question = match attempt.exercise.task {
            Task::Choose(question) => question,
            Task::Write(..) => return self.write_step(attempt),
            Task::Collect(collect) => return Some(self.lesson_think_collect(collect.into())),
            Task::Play { aim, .. } => return Some(self.lesson_think_aim(aim.into())),
            Task::Replay(_) => return Some(self.lesson_think_next()),
            Task::Game { white, black } => {
                let goal = match attempt.position().turn() {
                    Color::White => white,
                    Color::Black => black,
                };
                return Some(self.lesson_think_game(goal.into()));
            }
            _ => return None,
        };
        match question {
            Question::Written(..) => Some(self.lesson_think_written()),
            Question::Name(_) => Some(self.lesson_think_name()),
            Question::Numbers(_) => Some(self.lesson_think_numbers()),
            Question::HowFar(..) => Some(self.lesson_think_far()),
            Question::WorthMore(..) | Question::Richer => Some(self.lesson_think_worth()),
            Question::Checked | Question::Ended => Some(self.lesson_think_checked()),
            Question::IsFree(_) => Some(self.lesson_think_free()),
            Question::MayCastle(_) => Some(self.lesson_think_castle()),
            Question::Threat => Some(self.lesson_think_threat()),
            Question::Motif(..) => Some(self.lesson_think_motif()),
            Question::Mistake(_) => Some(self.lesson_think_mistake()),
            Question::Catches => Some(self.lesson_think_catches()),
            Question::MayPass => Some(self.lesson_think_passing()),
            Question::Told { .. } => self.course(&[&attempt.exercise.id, "-wrong"].concat()),
            _ => None,
        }
    }

    /// That something is to be seen on these squares, or found among them.
    pub(super) fn look(self, attempt: &Attempt, squares: SquareSet) -> &'static str {
        let Task::Tap(asked) = attempt.exercise.task else {
            return self.lesson_help_look();
        };
        let right = asked.squares(attempt.position()) & (squares - attempt.found());
        self.lesson_help_among(right.len() as i32)
    }

    fn go_with(self, position: &Position, at: Square) -> String {
        let piece = position.piece_at(at);
        let name = piece.map_or("", |piece| self.piece_becoming(piece.kind.into()));
        self.lesson_help_piece(name, square_name(at))
    }

    fn show(self, attempt: &Attempt, answer: Answer) -> String {
        match answer {
            Answer::Tap(at) => self.lesson_help_tap(square_name(at)),
            Answer::Move {
                from,
                to,
                promotion,
            } => {
                let goes = self.lesson_help_move(square_name(from), square_name(to));
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
                    self.lesson_help_take_off(name, at)
                } else {
                    self.lesson_help_put(name, at)
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
