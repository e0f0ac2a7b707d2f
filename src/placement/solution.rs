//! Placements of pieces.

use super::cell::{Cell, CellSet};
use crate::rules::Piece;

/// Pieces on cells, at most one a cell, ascending by cell. A whole solution, or what somebody has
/// placed so far.
///
/// Solutions are ordered as they are listed: the first cell where they differ counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    pieces: Vec<(Cell, Piece)>,
}

impl Solution {
    /// The pieces with their cells, ascending by cell.
    pub fn pieces(&self) -> &[(Cell, Piece)] {
        &self.pieces
    }

    /// What stands on a cell.
    pub fn get(&self, cell: Cell) -> Option<Piece> {
        let place = self.place(cell).ok()?;
        Some(self.pieces[place].1)
    }

    /// Puts a piece on a cell, or with `None` takes away what stands there.
    pub fn set(&mut self, cell: Cell, piece: Option<Piece>) {
        match (self.place(cell), piece) {
            (Ok(place), Some(piece)) => self.pieces[place].1 = piece,
            (Ok(place), None) => drop(self.pieces.remove(place)),
            (Err(place), Some(piece)) => self.pieces.insert(place, (cell, piece)),
            (Err(_), None) => {}
        }
    }

    /// The cells that are occupied.
    pub fn occupied(&self) -> CellSet {
        self.pieces.iter().map(|&(cell, _)| cell).collect()
    }

    fn place(&self, cell: Cell) -> Result<usize, usize> {
        self.pieces.binary_search_by_key(&cell, |&(cell, _)| cell)
    }
}

impl FromIterator<(Cell, Piece)> for Solution {
    fn from_iter<I: IntoIterator<Item = (Cell, Piece)>>(pieces: I) -> Solution {
        let mut solution = Solution::default();
        for (cell, piece) in pieces {
            solution.set(cell, Some(piece));
        }
        solution
    }
}
