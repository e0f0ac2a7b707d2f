//! Sets of cells as the searches want them: one word up to 8×8, four above.

use std::iter;
use std::ops::{BitAnd, BitOr, Not};

/// A set of cells. The searches are compiled twice, for [`u64`] and for `CellSet`.
pub(super) trait Mask:
    Copy
    + Default
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Send
    + Sync
    + 'static
{
    /// The set of one cell.
    fn of(cell: usize) -> Self;
    /// Whether the cell is in the set.
    fn has(self, cell: usize) -> bool;
    /// How many cells there are.
    fn count(self) -> u32;
    /// The lowest cell.
    fn first(self) -> Option<usize>;
    /// The highest cell.
    fn last(self) -> Option<usize>;
    /// The set whose cells are the bits of these words; of one word it is the first.
    fn from_words(words: [u64; 4]) -> Self;

    /// Whether there are no cells.
    #[inline]
    fn none(self) -> bool {
        self == Self::default()
    }

    /// The cells that are not in the other set.
    #[inline]
    fn minus(self, other: Self) -> Self {
        self & !other
    }

    /// Takes a cell out.
    #[inline]
    fn remove(&mut self, cell: usize) {
        *self = self.minus(Self::of(cell));
    }

    /// The cells, ascending.
    #[inline]
    fn cells(mut self) -> impl Iterator<Item = usize> {
        iter::from_fn(move || {
            let cell = self.first()?;
            self.remove(cell);
            Some(cell)
        })
    }
}

impl Mask for u64 {
    #[inline]
    fn of(cell: usize) -> u64 {
        1 << cell
    }

    #[inline]
    fn has(self, cell: usize) -> bool {
        self >> cell & 1 == 1
    }

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn first(self) -> Option<usize> {
        (self != 0).then(|| self.trailing_zeros() as usize)
    }

    #[inline]
    fn last(self) -> Option<usize> {
        (self != 0).then(|| 63 - self.leading_zeros() as usize)
    }

    fn from_words(words: [u64; 4]) -> u64 {
        words[0]
    }
}
