//! A set of squares, one bit each.

use std::fmt;
use std::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use super::schema::Step;
use super::square::Square;

/// A set of squares. Prints as a board:
///
/// ```
/// use chesslings::rules::{Square, SquareSet};
///
/// let set = SquareSet::from_iter([Square::A1, Square::B2, Square::H8]);
/// assert_eq!(set.to_string(), "\
/// . . . . . . . x
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . x . . . . . .
/// x . . . . . . .");
/// assert!(set.contains(Square::B2));
/// assert_eq!(set.len(), 3);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet(pub(in crate::rules) u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// All squares.
    pub const ALL: SquareSet = SquareSet(u64::MAX);

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> SquareSet {
        SquareSet(1 << square.index())
    }

    /// The set of the squares with bit 8·i + j set.
    pub const fn from_bits(bits: u64) -> SquareSet {
        SquareSet(bits)
    }

    /// Bit 8·i + j for every square of the set.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The squares of row `i`.
    #[inline]
    pub const fn row(i: i8) -> SquareSet {
        if 0 <= i && i < 8 {
            SquareSet(0xFF << (8 * i))
        } else {
            SquareSet::EMPTY
        }
    }

    /// The squares of column `j`.
    #[inline]
    pub const fn column(j: i8) -> SquareSet {
        if 0 <= j && j < 8 {
            SquareSet(0x0101_0101_0101_0101 << j)
        } else {
            SquareSet::EMPTY
        }
    }

    /// Whether the set has no square.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares the set has.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has at least two squares.
    #[inline]
    pub const fn has_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & SquareSet::of(square).0 != 0
    }

    /// Whether the sets have a square in common.
    #[inline]
    pub const fn meets(self, other: SquareSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every square of this set is in the other one.
    pub const fn is_within(self, other: SquareSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The first square, counted from a1 along the ranks.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() {
            None
        } else {
            Some(Square::wrapping(self.0.trailing_zeros()))
        }
    }

    /// The only square of a set of one.
    pub const fn single(self) -> Option<Square> {
        if self.has_many() { None } else { self.first() }
    }

    /// The set with this square in it.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | SquareSet::of(square).0)
    }

    /// The set without this square.
    #[must_use]
    #[inline]
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !SquareSet::of(square).0)
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        *self = self.with(square);
    }

    /// Takes a square out.
    pub const fn remove(&mut self, square: Square) {
        *self = self.without(square);
    }

    /// Every square moved by the step; those that would leave the board are dropped.
    #[must_use]
    #[inline]
    pub const fn shifted(self, step: Step) -> SquareSet {
        let kept = self.0 & room_for(step.dj).0;
        let by = step.offset();
        if by <= -64 || by >= 64 {
            SquareSet::EMPTY
        } else if by >= 0 {
            SquareSet(kept << by)
        } else {
            SquareSet(kept >> -by)
        }
    }

    /// The set as the other player sees it: rank 1 and rank 8 change places.
    #[must_use]
    pub const fn mirrored(self) -> SquareSet {
        SquareSet(self.0.swap_bytes())
    }

    /// The squares in order, from a1 along the ranks to h8.
    #[inline]
    pub const fn iter(self) -> Squares {
        Squares(self.0)
    }
}

/// The columns from which a step of `dj` stays on the board.
#[inline]
const fn room_for(dj: i8) -> SquareSet {
    let row: u64 = match dj {
        0..8 => 0xff >> dj,
        -7..0 => 0xff << -dj & 0xff,
        _ => 0,
    };
    SquareSet(row * SquareSet::column(0).0)
}

/// The squares of a [`SquareSet`] in order.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = SquareSet(self.0).first();
        self.0 &= self.0.wrapping_sub(1);
        square
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl Extend<Square> for SquareSet {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        *self |= squares.into_iter().collect::<SquareSet>();
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> SquareSet {
        SquareSet::of(square)
    }
}

macro_rules! set_operators {
    ($($trait:ident $method:ident $assign_trait:ident $assign:ident: $a:ident, $b:ident => $value:expr;)*) => {$(
        impl $trait for SquareSet {
            type Output = SquareSet;

            #[inline]
            fn $method(self, other: SquareSet) -> SquareSet {
                let ($a, $b) = (self.0, other.0);
                SquareSet($value)
            }
        }

        impl $assign_trait for SquareSet {
            #[inline]
            fn $assign(&mut self, other: SquareSet) {
                *self = $trait::$method(*self, other);
            }
        }
    )*};
}

set_operators! {
    BitAnd bitand BitAndAssign bitand_assign: a, b => a & b;
    BitOr bitor BitOrAssign bitor_assign: a, b => a | b;
    BitXor bitxor BitXorAssign bitxor_assign: a, b => a ^ b;
    Sub sub SubAssign sub_assign: a, b => a & !b;
}

impl Not for SquareSet {
    type Output = SquareSet;

    #[inline]
    fn not(self) -> SquareSet {
        SquareSet(!self.0)
    }
}

impl fmt::Display for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for i in (0..8).rev() {
            for j in 0..8 {
                let here = Square::from_ij(i, j).is_some_and(|square| self.contains(square));
                let end = match (i, j) {
                    (0, 7) => "",
                    (_, 7) => "\n",
                    _ => " ",
                };
                write!(f, "{}{end}", if here { 'x' } else { '.' })?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
