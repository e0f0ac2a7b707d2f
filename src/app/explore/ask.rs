//! Answers to taps: can the piece go there, and if not, why.

use super::{Explore, list};
use crate::app::scene::Mark;
use crate::rules::{Direction, Refusal, Square};

/// The answer to "can it go there?"
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Answer {
    /// Yes, the shown list has it with this mark.
    Yes(Mark),
    /// No, and why.
    No(Refusal),
    /// The piece can go there, but the shown list is about something else.
    NotShown,
}

impl Explore {
    /// Whether the shown list of the piece on `from` has the square.
    pub(super) fn answer(&self, from: Square, to: Square) -> Answer {
        let marks = self.list.marks(&self.position, from);
        if let Some(&(_, mark)) = marks.iter().find(|(square, _)| *square == to) {
            return Answer::Yes(mark);
        }
        match self.list.seen(&self.position, from).refusal(from, to) {
            Some(refusal) => Answer::No(refusal),
            None => Answer::NotShown,
        }
    }

    /// The directions of the piece on `from` on an empty board.
    pub(super) fn directions(&self, from: Square) -> Vec<Direction> {
        list::directions(&self.position, from)
    }

    /// The directions that are lit: all, or one alone.
    pub(super) fn lit_directions(&self, from: Square) -> Vec<Direction> {
        let all = self.directions(from);
        match self.lit.and_then(|lit| all.get(lit)) {
            Some(&alone) => vec![alone],
            None => all,
        }
    }
}
