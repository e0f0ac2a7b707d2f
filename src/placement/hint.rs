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
