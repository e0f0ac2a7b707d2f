//! The straight lines through each square: the schema of rook and bishop, unrolled once.

use super::piece::Kind;
use super::schema::{Schema, Step};
use super::square::Square;
use super::squareset::SquareSet;

/// The four axes of the board, each by its step that counts upwards: two of the rook's, then
/// two of the bishop's.
pub(in crate::rules) const AXES: [Step; 4] = axes();

/// A line through a square, parted there. Squares count from a1 along the ranks.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Line {
    /// The squares of the line that come before.
    pub(in crate::rules) below: SquareSet,
    /// The squares of the line that come after.
    pub(in crate::rules) above: SquareSet,
}

/// The lines through each square, one for each axis.
pub(in crate::rules) static LINES: [[Line; 4]; Square::COUNT] = lines();

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
    let mut axis = 0;
    while axis < AXES.len() {
        let above = LINES[low.index()][axis].above;
        if above.contains(high) {
            return SquareSet(above.0 & LINES[high.index()][axis].below.0);
        }
        axis += 1;
    }
    SquareSet::EMPTY
}

/// The whole rank, file or diagonal through two different squares, both included; else none.
pub const fn line_through(a: Square, b: Square) -> SquareSet {
    let mut axis = 0;
    while axis < AXES.len() {
        let line = LINES[a.index()][axis].both();
        if line.contains(b) {
            return line.with(a);
        }
        axis += 1;
    }
    SquareSet::EMPTY
}

/// The axis a straight or diagonal step lies on.
pub(in crate::rules) const fn axis_of(step: Step) -> usize {
    let mut axis = 0;
    while axis < AXES.len() - 1 {
        if AXES[axis].offset().unsigned_abs() == step.offset().unsigned_abs() {
            break;
        }
        axis += 1;
    }
    axis
}

impl Line {
    /// The line without the square it is parted at.
    #[inline]
    pub(in crate::rules) const fn both(self) -> SquareSet {
        SquareSet(self.below.0 | self.above.0)
    }

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
        SquareSet(self.both().0 & changed)
    }
}

const fn axes() -> [Step; 4] {
    let mut axes = [Step::new(0, 0); 4];
    let mut found = 0;
    let mut k = 0;
    while k < 8 {
        let kind = if k < 4 { Kind::Rook } else { Kind::Bishop };
        let step = Schema::of(kind).captures[k % 4];
        if step.offset() > 0 {
            axes[found] = step;
            found += 1;
        }
        k += 1;
    }
    axes
}

const fn lines() -> [[Line; 4]; Square::COUNT] {
    let mut lines = [[Line {
        below: SquareSet::EMPTY,
        above: SquareSet::EMPTY,
    }; 4]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let square = Square::wrapping(index as u32);
        let mut axis = 0;
        while axis < AXES.len() {
            let step = AXES[axis];
            lines[index][axis] = Line {
                below: ray(square, step.reversed()),
                above: ray(square, step),
            };
            axis += 1;
        }
        index += 1;
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
