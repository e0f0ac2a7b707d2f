//! The straight lines through each square: the schema of rook and bishop, unrolled once.

use super::piece::Kind;
use super::schema::{Schema, Step};
use super::square::Square;
use super::squareset::SquareSet;

/// A line through a square, parted there. Squares count from a1 along the ranks.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Line {
    /// The squares of the line that come before.
    pub(in crate::rules) below: SquareSet,
    /// The squares of the line that come after.
    pub(in crate::rules) above: SquareSet,
}

/// The two lines of a rook or of a bishop through each square.
type Lines = [[Line; 2]; Square::COUNT];

pub(in crate::rules) static ROOK_LINES: Lines = lines_of(Kind::Rook);
pub(in crate::rules) static BISHOP_LINES: Lines = lines_of(Kind::Bishop);

/// The squares strictly between two squares of one rank, file or diagonal; else none.
///
/// ```
/// use chesslings::rules::{Square, SquareSet, between};
///
/// assert_eq!(between(Square::E1, Square::H1), SquareSet::from_iter([Square::F1, Square::G1]));
/// assert!(between(Square::A1, Square::B3).is_empty());
/// ```
pub const fn between(a: Square, b: Square) -> SquareSet {
    let (low, high) = if a.index() < b.index() {
        (a, b)
    } else {
        (b, a)
    };
    let mut k = 0;
    while k < 4 {
        let line = line_of(low, k);
        if line.above.contains(high) {
            return SquareSet(line.above.0 & line_of(high, k).below.0);
        }
        k += 1;
    }
    SquareSet::EMPTY
}

/// The whole rank, file or diagonal through two different squares, both included; else none.
pub const fn line_through(a: Square, b: Square) -> SquareSet {
    let mut k = 0;
    while k < 4 {
        let Line { below, above } = line_of(a, k);
        if below.contains(b) || above.contains(b) {
            return SquareSet(below.0 | above.0).with(a);
        }
        k += 1;
    }
    SquareSet::EMPTY
}

impl Line {
    /// What a slider on the line sees: all squares up to the nearest piece on each side,
    /// that piece included.
    ///
    /// Obstruction difference: subtracting the nearest piece below from the pieces above
    /// changes exactly the bits from there up to the nearest piece above.
    #[inline]
    pub(in crate::rules) const fn seen(self, occupied: SquareSet) -> SquareSet {
        let below = self.below.0 & occupied.0;
        let above = self.above.0 & occupied.0;
        let nearest_below = (1 << 63) >> (below | 1).leading_zeros();
        let changed = above ^ above.wrapping_sub(nearest_below);
        SquareSet((self.below.0 | self.above.0) & changed)
    }
}

const fn line_of(square: Square, k: usize) -> Line {
    if k < 2 {
        ROOK_LINES[square.index()][k]
    } else {
        BISHOP_LINES[square.index()][k - 2]
    }
}

/// Unrolls the steps of a slider. Each line is one of the steps that count upwards,
/// together with the step back.
const fn lines_of(kind: Kind) -> Lines {
    let steps = Schema::of(kind).captures;
    let mut lines = [[Line {
        below: SquareSet::EMPTY,
        above: SquareSet::EMPTY,
    }; 2]; Square::COUNT];
    let mut found = 0;
    let mut k = 0;
    while k < steps.len() {
        let step = steps[k];
        if step.di * 8 + step.dj > 0 {
            let mut index = 0;
            while index < Square::COUNT {
                let square = Square::wrapping(index as u32);
                let line = Line {
                    below: ray(square, step.reversed()),
                    above: ray(square, step),
                };
                lines[index][found] = line;
                index += 1;
            }
            found += 1;
        }
        k += 1;
    }
    lines
}

/// The squares from here to the edge.
const fn ray(from: Square, step: Step) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    let mut next = from.step(step.di, step.dj);
    while let Some(square) = next {
        squares.insert(square);
        next = square.step(step.di, step.dj);
    }
    squares
}
