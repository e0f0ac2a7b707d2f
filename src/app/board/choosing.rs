//! A pawn that waits on the last row.

use crate::rules::{Setup, Square};

/// A pawn on its way to the last row, until it is said what it becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choosing {
    /// Where it comes from.
    pub from: Square,
    /// Where it becomes another piece.
    pub to: Square,
}

impl Choosing {
    /// The pieces with the pawn where it will change.
    pub(in crate::app) fn arrived(self, mut setup: Setup) -> Setup {
        if let Some(pawn) = setup.take(self.from) {
            setup.put(self.to, pawn);
        }
        setup
    }
}
