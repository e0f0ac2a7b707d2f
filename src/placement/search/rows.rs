//! Search row by row: m pieces that see their whole row and column, such as m queens.
//!
//! Every row and every column then has one piece. Those on the lines next to the middle come
//! first, of equivalent crosses one. Then the other rows are filled, and symmetry matters no
//! more: only what has a cross that is its own image needs another look when it is found.
//!
//! The placements don't come in the order of listing.

use std::cmp::Ordering;
use std::iter;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use super::super::alphabet::Alphabet;
use super::super::attack::{attack_steps, slides_along};
use super::cross::{Cross, crosses};
use super::gaps::{Gaps, ROWS};
use super::seen::{self, Seen};
use super::walk::{self, Pause, Visit, Walk};
use crate::rules::{Piece, Schema, Step};

/// The last gaps are filled in one go: so many if the pieces see along slanting lines too and
/// leave each other little room, else fewer.
const IN_ONE_GO: [usize; 2] = [3, 10];

/// The rotations and reflections of a board but the identity.
const SYMMETRIES: usize = 7;

#[derive(Clone)]
pub(super) struct Rows {
    alphabet: Arc<Alphabet>,
    crosses: Arc<Vec<Cross>>,
    /// The crosses of this walk, and the next of them.
    own: Range<usize>,
    next: usize,
    /// The gaps that are being filled one after another.
    levels: [Level; ROWS],
    /// How many of them there are.
    depth: usize,
    in_one_go: usize,
    gaps: Gaps,
    /// How many of the placements that were found there were looked at.
    looked_at: usize,
}

/// A row: what can be tried there, and where the pieces of other rows see.
#[derive(Clone, Copy, Default)]
struct Level {
    todo: u64,
    all: u64,
    seen: Seen,
}

impl Rows {
    /// `None` if the problem is not of this kind.
    pub(super) fn new(alphabet: &Arc<Alphabet>) -> Option<Rows> {
        let problem = &alphabet.problem;
        let &[piece] = alphabet.pieces.as_slice() else {
            return None;
        };
        let size = usize::from(problem.size());
        let slants = [1, -1].map(|dj| slides_along(piece, Step::new(-1, dj)));
        let fits = !problem.has_two_colors()
            && problem.pieces() == size
            && goes_by_rows(piece)
            && slants[0] == slants[1]
            && alphabet.group.sure.len() == SYMMETRIES;
        if !fits {
            return None;
        }
        let slanting = u64::from(slants[0]).wrapping_neg();
        let crosses = crosses(size, slanting);
        Some(Rows {
            alphabet: Arc::clone(alphabet),
            own: 0..crosses.len(),
            next: 0,
            crosses: Arc::new(crosses),
            levels: [Level::default(); ROWS],
            depth: 0,
            in_one_go: IN_ONE_GO[usize::from(slants[0])],
            gaps: Gaps::new(size, slanting),
            looked_at: 0,
        })
    }

    /// Fills the gaps from this one on, with what is seen in its row.
    fn descend(&mut self, gap: usize, seen: Seen) {
        let free = seen.free();
        if gap + self.in_one_go >= self.gaps.count {
            self.gaps.fill(gap, seen, free);
        } else if free != 0 {
            self.levels[gap] = Level {
                todo: free,
                all: free,
                seen,
            };
            self.depth = gap + 1;
        }
    }

    /// Looks at the placements that were found in one go.
    fn look(&mut self, visit: &mut Visit<'_>) -> ControlFlow<()> {
        while let Some(pieces) = self.gaps.found.get(self.looked_at) {
            self.looked_at += 1;
            let cross = &self.crosses[self.next - 1];
            let word = || self.word(cross, pieces);
            if let Some(images) = self.images(cross, &word) {
                visit(&word, images)?;
            }
        }
        self.gaps.found.clear();
        self.looked_at = 0;
        ControlFlow::Continue(())
    }

    fn word(&self, cross: &Cross, pieces: &[u32]) -> Vec<u8> {
        let mut word = vec![Alphabet::EMPTY; self.alphabet.problem.cells()];
        for cell in cross.cells {
            word[self.cell(cell)] = 0;
        }
        let rows = &self.gaps.rows[..self.gaps.count];
        for (&row, &piece) in rows.iter().zip(pieces) {
            word[self.cell([row as u8, seen::column(piece) as u8])] = 0;
        }
        word
    }

    fn cell(&self, [row, column]: [u8; 2]) -> usize {
        usize::from(row) * usize::from(self.alphabet.problem.size()) + usize::from(column)
    }

    /// How many different images a placement has. `None` if it is not the least of those with
    /// the same cross.
    fn images(&self, cross: &Cross, word: &dyn Fn() -> Vec<u8>) -> Option<u32> {
        let symmetries = &self.alphabet.group.sure;
        let all = symmetries.len() as u32 + 1;
        if cross.is_alone {
            return Some(all);
        }
        let word = word();
        let cells = cross.cells.map(|cell| self.cell(cell));
        let mut equal = 1;
        for symmetry in symmetries {
            let source = |cell: usize| usize::from(symmetry.source[cell]);
            if cells.iter().any(|&cell| !cells.contains(&source(cell))) {
                continue;
            }
            let image = (0..word.len()).map(|cell| symmetry.letter(&word, cell));
            match image.cmp(word.iter().copied()) {
                Ordering::Less => return None,
                Ordering::Equal => equal += 1,
                Ordering::Greater => {}
            }
        }
        Some(all / equal)
    }
}

impl Walk for Rows {
    fn walk(&mut self, mut nodes: u64, visit: &mut Visit<'_>) -> Pause {
        loop {
            if self.look(visit).is_break() {
                return Pause::Visitor;
            }
            if self.depth == 0 && self.next == self.own.end {
                return Pause::End;
            }
            if nodes == 0 {
                return Pause::Budget;
            }
            self.gaps.nodes = 1;
            if self.depth == 0 {
                let cross = self.crosses[self.next];
                self.next += 1;
                if let Some(seen) = self.gaps.find(&cross) {
                    self.descend(0, seen);
                }
            } else {
                let level = &mut self.levels[self.depth - 1];
                if level.todo == 0 {
                    self.depth -= 1;
                    continue;
                }
                let piece = level.todo & level.todo.wrapping_neg();
                level.todo ^= piece;
                let seen = self.gaps.put(self.depth - 1, level.seen, piece);
                self.descend(self.depth, seen);
            }
            nodes = nodes.saturating_sub(self.gaps.nodes);
        }
    }

    fn is_ascending(&self) -> bool {
        false
    }

    fn fraction(&self) -> f64 {
        let begun = |level: &Level| (level.all & !level.todo).count_ones();
        let levels = self.levels[..self.depth].iter();
        let levels = levels.map(|level| (begun(level), level.all.count_ones()));
        let crosses = ((self.next - self.own.start) as u32, self.own.len() as u32);
        walk::fraction(iter::once(crosses).chain(levels))
    }

    fn branches(&self) -> Option<Vec<Box<dyn Walk>>> {
        if self.own.len() < 2 {
            return None;
        }
        let branch = |next: usize| -> Box<dyn Walk> {
            Box::new(Rows {
                own: next..next + 1,
                next,
                ..self.clone()
            })
        };
        Some(self.own.clone().map(branch).collect())
    }
}

/// Whether a piece sees its whole row and column, and in other rows only along lines that move
/// by at most one column a row.
fn goes_by_rows(piece: Piece) -> bool {
    let straight = [(0, 1), (0, -1), (1, 0), (-1, 0)];
    let sees = |(di, dj)| slides_along(piece, Step::new(di, dj));
    let short = |step: Step| step.di.abs() <= 1 && step.dj.abs() <= 1;
    Schema::of(piece.kind).is_slider()
        && straight.into_iter().all(sees)
        && attack_steps(piece).all(short)
}
