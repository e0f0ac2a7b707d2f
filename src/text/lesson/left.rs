//! What is left to do in an exercise of several steps: before a game can begin, of a move that is
//! written down, of moves that are read.

use super::super::{Lang, OpeningPart, WriteStep};
use super::{joined, whole};
use crate::lessons::{Attempt, Choice, Goal, MatchGame, Opening, Task};

impl Lang {
    /// What is left to do; empty where the task says everything, and when all is done.
    pub fn left_to_do(self, attempt: &Attempt) -> String {
        let exercise = &attempt.exercise;
        match &exercise.task {
            &Task::Game { white, black } => {
                let goal = MatchGame { white, black }.goal(exercise.side());
                if goal == Goal::Opening {
                    self.left_of_opening(attempt)
                } else {
                    String::new()
                }
            }
            Task::Write(..) => {
                let step = self.write_step(attempt).unwrap_or_default();
                match self.written_so_far(attempt) {
                    written if written.is_empty() => step.to_owned(),
                    written => joined(&[&written, "…"].concat(), step),
                }
            }
            Task::Replay(moves) if exercise.is_written => {
                let position = attempt.position();
                let next = moves.get(usize::from(attempt.moves()));
                next.map_or_else(String::new, |&played| {
                    let number = position.fullmove_number().into();
                    let written = whole(&self.written(position, played));
                    self.lesson_play_next(position.turn().into(), number, &written)
                })
            }
            _ => String::new(),
        }
    }

    fn left_of_opening(self, attempt: &Attempt) -> String {
        let left = Opening::of(attempt.position(), attempt.exercise.side());
        let parts = [
            (left.centre, OpeningPart::Centre),
            (left.pieces > 0, OpeningPart::Pieces),
            (left.castle, OpeningPart::Castle),
            (left.safety, OpeningPart::Safety),
        ];
        let mut said = Vec::new();
        for (is_left, part) in parts {
            if is_left {
                said.push(self.lesson_left(left.pieces.into(), part));
            }
        }
        if said.is_empty() {
            return String::new();
        }
        self.lesson_left_to_do(&said.join(", "))
    }

    /// What is to be written next; `None` when nothing is left.
    pub(super) fn write_step(self, attempt: &Attempt) -> Option<&'static str> {
        let step = match attempt.moves() {
            0 => WriteStep::Who,
            1 => WriteStep::Takes,
            2 => WriteStep::Column,
            3 => WriteStep::Row,
            4 => WriteStep::End,
            _ => return None,
        };
        Some(self.lesson_write_step(step))
    }

    /// The signs that are written already.
    pub(super) fn written_so_far(self, attempt: &Attempt) -> String {
        let mut written = String::new();
        let signs = attempt.signs();
        for &sign in signs.iter().take(attempt.moves().into()) {
            if !matches!(sign, b'P' | b'-' | b'.') {
                written.push_str(&self.choice(&attempt.exercise, Choice::Sign(sign)));
            }
        }
        written
    }
}
