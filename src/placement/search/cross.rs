//! Pieces on the four lines next to the middle: two rows and two columns.
//!
//! Rotations and reflections exchange these lines, so what stands there nearly always tells
//! equivalent placements apart, and one of them can be chosen before anything else is placed.
//! Any four such lines would do. Pieces near the middle see most and leave the least to try.

use super::seen::{Seen, bit, column};

/// A way to have one piece on each of the four lines.
#[derive(Clone, Copy)]
pub(super) struct Cross {
    /// Row and column, clockwise. A piece where two lines meet is there twice.
    pub(super) cells: [[u8; 2]; 4],
    /// Whether all its images are different.
    pub(super) is_alone: bool,
}

/// Finds all of which none is an image of another.
pub(super) fn crosses(size: usize, slanting: u64) -> Vec<Cross> {
    let near = size.saturating_sub(2) / 2;
    let far = size - 1 - near;
    let mut finder = Finder {
        last: size - 1,
        lines: [near, far, far, near],
        slanting,
        places: [0; 4],
        cells: [[0; 2]; 4],
        found: Vec::new(),
    };
    finder.fill(0, [Seen::nothing(size); 2]);
    finder.found
}

struct Finder {
    last: usize,
    /// A row, a column, a row and a column, clockwise.
    lines: [usize; 4],
    slanting: u64,
    /// Counted clockwise on each line.
    places: [u8; 4],
    cells: [[u8; 2]; 4],
    found: Vec<Cross>,
}

impl Finder {
    /// Puts pieces on the lines from this one on. Those before it see by rows, and by columns.
    ///
    /// The first piece is nearest to an end of its line: else a smaller image begins elsewhere.
    fn fill(&mut self, line: usize, seen: [Seen; 2]) {
        let Some(&index) = self.lines.get(line) else {
            self.keep();
            return;
        };
        let along = line % 2;
        let first = usize::from(self.places[0]);
        let allowed = match line {
            0 => 2 * bit(self.last / 2) - bit(0),
            _ => 2 * bit(self.last - first) - bit(first),
        };
        if seen[1 - along].columns & bit(index) != 0 {
            // Another line has its piece where it meets this one.
            let standing = self.cells[..line]
                .iter()
                .find(|cell| usize::from(cell[along]) == index);
            if let Some(&cell) = standing
                && allowed & bit(cell[1 - along].into()) != 0
            {
                self.put(line, cell);
                self.fill(line + 1, seen);
            }
            return;
        }
        let mut free = seen[along].down(index as u32).free() & allowed;
        while free != 0 {
            let at = column(free as u32);
            free &= free - 1;
            let mut cell = [index as u8, at as u8];
            let mut seen = seen;
            seen[along] = seen[along].put(index as u32, bit(at), self.slanting);
            seen[1 - along] = seen[1 - along].put(at as u32, bit(index), self.slanting);
            if along == 1 {
                cell.reverse();
            }
            self.put(line, cell);
            self.fill(line + 1, seen);
        }
    }

    fn put(&mut self, line: usize, cell: [u8; 2]) {
        let at = cell[1 - line % 2];
        self.places[line] = if line < 2 { at } else { self.last as u8 - at };
        self.cells[line] = cell;
    }

    /// Keeps the pieces if no image of them is smaller.
    fn keep(&mut self) {
        let word = u32::from_be_bytes(self.places);
        let mirrored = u32::from_le_bytes(self.places.map(|place| self.last as u8 - place));
        let mut equal = 0;
        for turn in [0, 8, 16, 24] {
            for image in [word.rotate_left(turn), mirrored.rotate_left(turn)] {
                if image < word {
                    return;
                }
                equal += u32::from(image == word);
            }
        }
        self.found.push(Cross {
            cells: self.cells,
            is_alone: equal == 1,
        });
    }
}
