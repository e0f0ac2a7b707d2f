//! Where pieces see along columns and slanting lines, as bits.

/// Where pieces see, looked at from one row. Those that stand below are known too.
#[derive(Clone, Copy, Default)]
pub(super) struct Seen {
    pub(super) columns: u64,
    pub(super) falling: u64,
    pub(super) rising: u64,
}

/// The bit of the leftmost column. What the pieces of other rows see lies on both sides until
/// the rows are reached, and nothing meets at the back: 16 rows need 46 bits.
const LEFT: usize = 16;

impl Seen {
    /// Nothing on a board of this size, looked at from the first row.
    pub(super) const fn nothing(size: usize) -> Seen {
        Seen {
            columns: !(((1 << size) - 1) << LEFT),
            falling: 0,
            rising: 0,
        }
    }

    /// The columns where nobody sees, as bits.
    #[inline]
    pub(super) const fn free(self) -> u64 {
        !(self.columns | self.falling | self.rising)
    }

    /// With one more piece in the row, and the slanting lines if it sees along them.
    #[inline]
    pub(super) const fn with(self, piece: u64, slanting: u64) -> Seen {
        let slanting = piece & slanting;
        Seen {
            columns: self.columns | piece,
            falling: self.falling | slanting,
            rising: self.rising | slanting,
        }
    }

    /// With one more piece, so many rows further down.
    #[inline]
    pub(super) const fn put(self, row: u32, piece: u64, slanting: u64) -> Seen {
        let there = self.down(row).with(piece, slanting);
        there.down(row.wrapping_neg())
    }

    /// From so many rows further down; modulo 2³², so that it may be up.
    #[inline]
    pub(super) const fn down(self, rows: u32) -> Seen {
        Seen {
            columns: self.columns,
            falling: self.falling.rotate_left(rows),
            rising: self.rising.rotate_right(rows),
        }
    }
}

/// The bit of a column.
#[inline]
pub(super) const fn bit(column: usize) -> u64 {
    1 << (LEFT + column)
}

/// The column of a bit.
#[inline]
pub(super) const fn column(bit: u32) -> usize {
    bit.trailing_zeros() as usize % 32 - LEFT
}
