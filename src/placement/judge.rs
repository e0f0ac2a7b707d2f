//! What a placement made by hand achieves.

use super::attack;
use super::cell::{Cell, CellSet};
use super::problem::{Problem, Task};
use super::solution::Solution;
use crate::rules::Piece;

/// What is attacked by a placement, and what is wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// The cells that some piece attacks, occupied or not.
    pub attacked: CellSet,
    /// The cells that are neither occupied nor attacked.
    pub uncovered: CellSet,
    /// Who attacks whom although it should not be; empty for domination.
    pub conflicts: Vec<Conflict>,
    /// The pieces of the problem that are not placed yet, each as often as it is missing.
    pub missing: Vec<Piece>,
    /// The pieces that the problem doesn't have, or not so often.
    pub surplus: Vec<Piece>,
}

/// A piece attacks another that it should leave in peace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "said above")]
pub struct Conflict {
    pub attacker: Cell,
    pub victim: Cell,
}

impl Judgement {
    /// Whether the placement is a solution of the problem.
    pub fn is_solution(&self, problem: &Problem) -> bool {
        self.missing.is_empty()
            && self.surplus.is_empty()
            && match problem.task() {
                Task::Independence => self.conflicts.is_empty(),
                Task::Domination => self.uncovered.is_empty(),
            }
    }
}

/// Looks at what is placed, whole or not.
pub fn judge(problem: &Problem, placed: &Solution) -> Judgement {
    let m = problem.size();
    let occupied = placed.occupied();
    let mut judgement = Judgement::default();
    for &(attacker, piece) in placed.pieces() {
        let attacked = attack::attacks(piece, attacker, occupied, m);
        judgement.attacked = judgement.attacked | attacked;
        for victim in (attacked & occupied).iter() {
            let other = placed.get(victim);
            if other.is_some_and(|other| problem.are_enemies(piece, other)) {
                judgement.conflicts.push(Conflict { attacker, victim });
            }
        }
    }
    judgement.uncovered = problem.board() & !(judgement.attacked | occupied);
    for piece in Piece::all() {
        let there = placed.pieces().iter().filter(|&&(_, other)| other == piece);
        let (there, wanted) = (there.count(), usize::from(problem.count(piece)));
        let missing = wanted.saturating_sub(there);
        let surplus = there.saturating_sub(wanted);
        judgement
            .missing
            .extend(std::iter::repeat_n(piece, missing));
        judgement
            .surplus
            .extend(std::iter::repeat_n(piece, surplus));
    }
    judgement
}

/// Whether a placement is a solution.
pub fn is_solution(problem: &Problem, placed: &Solution) -> bool {
    judge(problem, placed).is_solution(problem)
}

/// What one piece attacks, given who stands on the board.
pub fn attacks(problem: &Problem, placed: &Solution, from: Cell) -> CellSet {
    placed.get(from).map_or(CellSet::EMPTY, |piece| {
        attack::attacks(piece, from, placed.occupied(), problem.size())
    })
}
