//! The straightforward backtracking that the solver is measured against.
//!
//! Piece after piece is tried on every free cell, equal pieces on ascending cells, White's before
//! Black's. A white piece may stand on any free cell, a black one where nobody attacks anybody;
//! shields are looked at again in the end. What covers the board is known in the end only.

use std::time::{Duration, Instant};

use chesslings::placement::{Problem, Task};
use chesslings::rules::{Color, Kind, Piece};

pub(crate) struct Seed<'a> {
    problem: &'a Problem,
    pieces: Vec<Piece>,
    size: i8,
    board: Vec<Option<Piece>>,
    until: Instant,
    steps: u64,
    count: u64,
}

impl Seed<'_> {
    pub(crate) fn new(problem: &Problem, patience: Duration) -> Seed<'_> {
        let mut pieces = Vec::new();
        for piece in Piece::all() {
            pieces.extend((0..problem.count(piece)).map(|_| piece));
        }
        Seed {
            problem,
            pieces,
            size: problem.size() as i8,
            board: vec![None; problem.cells()],
            until: Instant::now() + patience,
            steps: 0,
            count: 0,
        }
    }

    /// How many solutions there are; `None` if it takes too long.
    pub(crate) fn count(&mut self) -> Option<u64> {
        self.place(0, 0).then_some(self.count)
    }

    fn place(&mut self, index: usize, from: usize) -> bool {
        self.steps += 1;
        if self.steps.is_multiple_of(1024) && Instant::now() > self.until {
            return false;
        }
        let Some(&piece) = self.pieces.get(index) else {
            self.count += u64::from(self.is_solution());
            return true;
        };
        for cell in from..self.board.len() {
            if self.board[cell].is_some() {
                continue;
            }
            self.board[cell] = Some(piece);
            let next = if self.pieces.get(index + 1) == Some(&piece) {
                cell + 1
            } else {
                0
            };
            let going_on = !self.may_stay(cell, piece) || self.place(index + 1, next);
            self.board[cell] = None;
            if !going_on {
                return false;
            }
        }
        true
    }

    /// White pieces come first and stand anywhere; a black one may not see or be seen.
    fn may_stay(&self, cell: usize, piece: Piece) -> bool {
        self.problem.task() == Task::Domination
            || piece.color == Color::White
            || !(0..self.board.len()).any(|other| self.sees(cell, other) || self.sees(other, cell))
    }

    fn is_solution(&self) -> bool {
        match self.problem.task() {
            Task::Independence => true,
            Task::Domination => (0..self.board.len()).all(|cell| {
                self.board[cell].is_some()
                    || (0..self.board.len()).any(|from| self.reaches(from, cell))
            }),
        }
    }

    fn sees(&self, from: usize, to: usize) -> bool {
        let opposed = match (self.board[from], self.board[to]) {
            (Some(one), Some(other)) => one.color != other.color,
            _ => false,
        };
        opposed && self.reaches(from, to)
    }

    fn reaches(&self, from: usize, to: usize) -> bool {
        let Some(piece) = self.board[from] else {
            return false;
        };
        let (i, j) = (from as i8 / self.size, from as i8 % self.size);
        let (di, dj) = (to as i8 / self.size - i, to as i8 % self.size - j);
        let straight = (di == 0) != (dj == 0);
        let diagonal = di.abs() == dj.abs() && di != 0;
        match piece.kind {
            Kind::King => di.abs().max(dj.abs()) == 1,
            Kind::Knight => di.abs() * dj.abs() == 2,
            Kind::Rook => straight && self.is_free(from, to, di, dj),
            Kind::Bishop => diagonal && self.is_free(from, to, di, dj),
            Kind::Queen => (straight || diagonal) && self.is_free(from, to, di, dj),
            Kind::Pawn => unreachable!("no pawns are measured"),
        }
    }

    fn is_free(&self, from: usize, to: usize, di: i8, dj: i8) -> bool {
        let step = isize::from(di.signum() * self.size + dj.signum());
        let mut cell = from as isize + step;
        while cell != to as isize {
            if self.board[cell as usize].is_some() {
                return false;
            }
            cell += step;
        }
        true
    }
}
