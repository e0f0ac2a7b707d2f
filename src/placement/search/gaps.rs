//! The rows that a cross leaves empty, and all ways to fill them.

use super::cross::Cross;
use super::seen::{self, Seen};

/// No board has more rows; a power of two makes the index checks cheap.
pub(super) const ROWS: usize = 16;

/// The rows in the order of the search: those with the least room first.
#[derive(Clone)]
pub(super) struct Gaps {
    size: usize,
    /// All ones if the pieces see along slanting lines too.
    slanting: u64,
    pub(super) rows: [u32; ROWS],
    pub(super) count: usize,
    /// How far each row is below the one before it.
    steps: [u32; ROWS],
    /// The piece of each row, as the bit of its column.
    pieces: [u32; ROWS],
    /// Pieces that fill all rows.
    pub(super) found: Vec<[u32; ROWS]>,
    /// How many rows were looked at.
    pub(super) nodes: u64,
}

impl Gaps {
    pub(super) fn new(size: usize, slanting: u64) -> Gaps {
        Gaps {
            size,
            slanting,
            rows: [0; ROWS],
            count: 0,
            steps: [0; ROWS],
            pieces: [0; ROWS],
            found: Vec::new(),
            nodes: 0,
        }
    }

    /// Finds the gaps that a cross leaves, and what is seen in the first. `None` if there is one
    /// without room for a piece.
    pub(super) fn find(&mut self, cross: &Cross) -> Option<Seen> {
        let mut seen = Seen::nothing(self.size);
        let mut taken = 0_u32;
        for [row, column] in cross.cells {
            taken |= 1 << row;
            seen = seen.put(row.into(), seen::bit(column.into()), self.slanting);
        }
        let mut room = [0; ROWS];
        self.count = 0;
        for row in (0..self.size as u32).filter(|row| taken >> row & 1 == 0) {
            let free = seen.down(row).free().count_ones();
            if free == 0 {
                return None;
            }
            let mut place = self.count;
            while place > 0 && room[place - 1] > free {
                room[place] = room[place - 1];
                self.rows[place] = self.rows[place - 1];
                place -= 1;
            }
            room[place] = free;
            self.rows[place] = row;
            self.count += 1;
        }
        let mut before = 0;
        for (step, &row) in self.steps.iter_mut().zip(&self.rows[..self.count]) {
            *step = row.wrapping_sub(before);
            before = row;
        }
        Some(seen.down(self.steps[0]))
    }

    /// Puts a piece into a gap. What is seen in the next.
    pub(super) fn put(&mut self, gap: usize, seen: Seen, piece: u64) -> Seen {
        self.pieces[gap] = piece as u32;
        seen.with(piece, self.slanting).down(self.steps[gap + 1])
    }

    /// Finds all ways to fill the gaps from this one on, which has these free columns.
    pub(super) fn fill(&mut self, gap: usize, seen: Seen, free: u64) {
        if gap + 2 <= self.count {
            self.search(gap, seen.columns, seen.falling, seen.rising, free);
        } else if gap == self.count || free != 0 {
            self.pieces[gap] = free as u32;
            self.found.push(self.pieces);
        }
    }

    /// Looks two gaps ahead. In the last one there is no choice. What is seen comes in pieces
    /// because they stay in registers then.
    fn search(&mut self, gap: usize, columns: u64, falling: u64, rising: u64, mut free: u64) {
        let seen = Seen {
            columns,
            falling,
            rising,
        };
        let step = self.steps[(gap + 1) % ROWS];
        self.nodes += 1;
        if gap + 2 >= self.count {
            while free != 0 {
                let piece = free & free.wrapping_neg();
                free ^= piece;
                let last = seen.with(piece, self.slanting).down(step).free();
                if last != 0 {
                    self.pieces[gap % ROWS] = piece as u32;
                    self.pieces[(gap + 1) % ROWS] = last as u32;
                    self.found.push(self.pieces);
                }
            }
            return;
        }
        let next_step = self.steps[(gap + 2) % ROWS];
        while free != 0 {
            let piece = free & free.wrapping_neg();
            free ^= piece;
            self.pieces[gap % ROWS] = piece as u32;
            let next = seen.with(piece, self.slanting).down(step);
            let room = next.free();
            if room != 0 && next.down(next_step).free() != 0 {
                self.search(gap + 1, next.columns, next.falling, next.rising, room);
            }
        }
    }
}
