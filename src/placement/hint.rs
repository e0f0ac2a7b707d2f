//! How a placement made by hand can go on.

use std::ops::ControlFlow;

use super::cell::Cell;
use super::problem::Problem;
use super::search::{Search, State};
use super::solution::Solution;
use crate::rules::Piece;

/// Whether a placement can become a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    /// It can, with this piece on this cell.
    Put(Cell, Piece),
    /// It is one.
    Solved,
    /// It can't: something must be taken away.
    DeadEnd,
    /// The steps were not enough to know.
    Unknown,
}

impl Hint {
    /// The hint as one text, for a board of this size.
    pub fn to_text(self, size: u8) -> String {
        match self {
            Self::Put(cell, piece) => format!("{}{}", piece.letter(), cell.name(size)),
            Self::Solved => "solved".to_owned(),
            Self::DeadEnd => "dead-end".to_owned(),
            Self::Unknown => "unknown".to_owned(),
        }
    }

    /// Reads such a text; `None` for anything else.
    pub fn from_text(text: &str, size: u8) -> Option<Self> {
        match text {
            "solved" => Some(Self::Solved),
            "dead-end" => Some(Self::DeadEnd),
            "unknown" => Some(Self::Unknown),
            _ => match Solution::from_text(text, size)?.pieces() {
                &[(cell, piece)] => Some(Self::Put(cell, piece)),
                _ => None,
            },
        }
    }
}

/// Looks for a solution that contains what is placed, for at most so many steps of a [`Search`].
pub fn hint(problem: &Problem, placed: &Solution, steps: u64) -> Hint {
    let Some(mut search) = Search::containing(problem, placed) else {
        return Hint::DeadEnd;
    };
    let mut hint = None;
    let progress = search.run(steps, &mut |found| {
        let solution = found.solution();
        let mut pieces = solution.pieces().iter();
        let next = pieces.find(|&&(cell, _)| placed.get(cell).is_none());
        hint = Some(next.map_or(Hint::Solved, |&(cell, piece)| Hint::Put(cell, piece)));
        ControlFlow::Break(())
    });
    hint.unwrap_or(match progress.state {
        State::Finished => Hint::DeadEnd,
        State::Running => Hint::Unknown,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Color, Kind};

    #[test]
    fn a_hint_comes_back_from_its_text() {
        let put = Cell::from_name("b3", 4)
            .map(|cell| Hint::Put(cell, Piece::new(Color::Black, Kind::Rook)));
        for hint in [put.unwrap(), Hint::Solved, Hint::DeadEnd, Hint::Unknown] {
            assert_eq!(Hint::from_text(&hint.to_text(4), 4), Some(hint));
        }
        for text in ["", "maybe", "Qa9", "Qa1-Qb2"] {
            assert_eq!(Hint::from_text(text, 4), None, "{text:?}");
        }
    }
}
