//! Placements as short texts: `Qb4-Qd3`, upper case for White. They stand in links, in stored
//! progress, and on the way from a search to the page.

use super::cell::{Cell, CellSet};
use super::solution::Solution;
use crate::rules::Piece;

impl Solution {
    /// The placement as a text, for a board of this size.
    ///
    /// ```
    /// use chesslings::placement::Solution;
    ///
    /// let placed = Solution::from_text("qa1-Rb16", 16).unwrap();
    /// assert_eq!(placed.to_text(16), "Rb16-qa1");
    /// assert_eq!(Solution::from_text("Qa9", 8), None);
    /// ```
    pub fn to_text(&self, size: u8) -> String {
        let mut text = String::new();
        for &(cell, piece) in self.pieces() {
            if !text.is_empty() {
                text.push('-');
            }
            text.push(piece.letter());
            text.push_str(&cell.name(size));
        }
        text
    }

    /// Reads such a text; `None` for anything else. The empty text is the empty board.
    pub fn from_text(text: &str, size: u8) -> Option<Solution> {
        let mut seen = CellSet::EMPTY;
        let parts = text.split('-').filter(|part| !part.is_empty());
        parts
            .map(|part| {
                let mut letters = part.chars();
                let piece = Piece::from_letter(letters.next()?)?;
                let cell = Cell::from_name(letters.as_str(), size)?;
                if seen.contains(cell) {
                    return None;
                }
                seen.insert(cell);
                Some((cell, piece))
            })
            .collect()
    }
}

impl Cell {
    /// The cell of an m×m board with this name.
    pub fn from_name(name: &str, m: u8) -> Option<Cell> {
        let mut letters = name.chars();
        let column = letters.next()?;
        let row: i8 = letters.as_str().parse().ok()?;
        let column = u32::from(column).checked_sub(u32::from('a'))?;
        Cell::from_ij(row.checked_sub(1)?, i8::try_from(column).ok()?, m)
    }
}
