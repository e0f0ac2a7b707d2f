//! Tables for the search of dominating placements: who sees what.

use super::super::alphabet::Alphabet;
use super::super::attack::{along, attack_directions};
use super::super::cell::{Cell, CellSet};
use super::super::mask::Mask;
use crate::rules::Schema;

/// What each piece covers from each cell: what it attacks and where it stands.
pub(super) struct Sights<M> {
    cells: usize,
    /// By code and cell: what is covered on an empty board.
    covered: Vec<M>,
    /// By code and cell: from where the cell is covered on an empty board.
    coverers: Vec<M>,
    /// By code and cell: the lines of a slider; none for others, whom nobody blocks.
    lines: Vec<Vec<M>>,
    /// By cell: the cells with higher numbers.
    above: Vec<M>,
}

impl<M: Mask> Sights<M> {
    pub(super) fn new(alphabet: &Alphabet) -> Sights<M> {
        let m = alphabet.problem.size();
        let cells = alphabet.problem.cells();
        let mut sights = Sights {
            cells,
            covered: Vec::<M>::new(),
            coverers: Vec::new(),
            lines: Vec::new(),
            above: Vec::new(),
        };
        for cell in 0..cells {
            let above = (cell + 1..cells).map(|above| Cell::new(above as u8));
            sights.above.push(above.collect::<CellSet>().mask());
        }
        for &piece in &alphabet.pieces {
            let covered = sights.covered.len();
            for cell in 0..cells {
                let ways = attack_directions(piece, Cell::new(cell as u8), m);
                let lines: Vec<CellSet> = ways.map(|way| along(way, m).collect()).collect();
                let all = lines
                    .iter()
                    .fold(CellSet::of(cell), |all, &line| all | line);
                sights.covered.push(all.mask());
                let slides = Schema::of(piece.kind).is_slider();
                let lines = lines.into_iter().filter(|_| slides).map(CellSet::mask);
                sights.lines.push(lines.collect());
            }
            let covered = &sights.covered[covered..];
            for cell in 0..cells {
                let from = (0..cells).filter(|&from| covered[from].has(cell));
                let from: CellSet = from.map(|from| Cell::new(from as u8)).collect();
                sights.coverers.push(from.mask());
            }
        }
        sights
    }

    /// What a piece covers if nobody stands in its way.
    #[inline]
    pub(super) fn covered(&self, code: usize, cell: usize) -> M {
        self.covered[code * self.cells + cell]
    }

    /// From where a cell can be covered.
    #[inline]
    pub(super) fn coverers(&self, code: usize, cell: usize) -> M {
        self.coverers[code * self.cells + cell]
    }

    /// What a piece covers among others.
    pub(super) fn covered_among(&self, code: usize, cell: usize, occupied: M) -> M {
        let mut covered = self.covered(code, cell);
        for &line in &self.lines[code * self.cells + cell] {
            let met = line & occupied;
            let up = (line & self.above[cell]).none();
            if let Some(blocker) = if up { met.last() } else { met.first() } {
                covered = covered.minus(self.behind(line, cell, blocker));
            }
        }
        covered
    }

    /// Keeps those open cells from which a piece covers so much that the others could cover the
    /// rest. False if all together can't.
    pub(super) fn keep_useful(&self, left: &[u16], open: &mut [M], uncovered: M) -> bool {
        let gain = |code, cell| (self.covered(code, cell) & uncovered).count();
        let mut sum = 0;
        let mut best = [0; 12];
        for (code, cells) in open.iter().enumerate() {
            best[code] = cells
                .cells()
                .map(|cell| gain(code, cell))
                .max()
                .unwrap_or(0);
            sum += best[code] * u32::from(left[code]);
        }
        let Some(spare) = sum.checked_sub(uncovered.count()) else {
            return false;
        };
        for (code, cells) in open.iter_mut().enumerate() {
            if best[code] > spare {
                for cell in cells.cells() {
                    if gain(code, cell) + spare < best[code] {
                        cells.remove(cell);
                    }
                }
            }
        }
        true
    }

    /// What is left of what a piece covers when somebody comes to stand on `blocker`.
    #[inline]
    pub(super) fn block(&self, covered: M, code: usize, cell: usize, blocker: usize) -> M {
        if !covered.has(blocker) {
            return covered;
        }
        let mut lines = self.lines[code * self.cells + cell].iter();
        match lines.find(|line| line.has(blocker)) {
            Some(&line) => covered.minus(self.behind(line, cell, blocker)),
            None => covered,
        }
    }

    #[inline]
    fn behind(&self, line: M, cell: usize, blocker: usize) -> M {
        let above = self.above[blocker];
        if blocker > cell {
            line & above
        } else {
            line.minus(above | M::of(blocker))
        }
    }
}
