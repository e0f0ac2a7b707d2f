//! Search row by row: m pieces that see their whole row and column, such as m queens.
//!
//! Every row then has one piece, and where the pieces above see is a few shifted bits.
//!
//! Of equivalent placements one is found in which the piece of the first row stands nearer to
//! the middle than those of the other three edges: this ends many more branches early than if
//! it stood nearest to the corner. So the placements don't come in the order of listing, and
//! words here have the middle of each row first.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::super::attack::{attack_steps, slides_along};
use super::super::cell::CellSet;
use super::super::leader::Leader;
use super::super::word::Word;
use super::middle::MiddleFirst;
use super::walk::{self, Pause, Visit, Walk};
use crate::rules::{Piece, Schema, Step};

/// The cells of this many rows are compared with their images at once, to forbid cells below.
const COMPARED: usize = 2;

/// The last rows are searched in one go: so many if the pieces see along slanting lines too and
/// leave each other little room, else fewer.
const IN_ONE_GO: [usize; 2] = [3, 10];

/// More than any board has rows; a power of two makes the index checks cheap.
const ROWS: usize = 16;

#[derive(Clone)]
pub(super) struct Rows {
    levels: [Level; ROWS],
    bounds: Box<[Bounds; COMPARED + 1]>,
    row: usize,
    base: usize,
    /// The first row that is searched in one go with all below.
    lowest: usize,
    below: Below,
    /// How many of the placements below were looked at.
    looked_at: usize,
    /// The word with the middle of each row first.
    word: Vec<u8>,
    middle: Arc<MiddleFirst>,
}

/// A row: what can be tried there, and where the pieces above see.
#[derive(Clone, Copy, Default)]
struct Level {
    todo: u32,
    all: u32,
    seen: Seen,
}

/// Where the pieces above a row see, in this row.
#[derive(Clone, Copy, Default)]
struct Seen {
    columns: u32,
    falling: u32,
    rising: u32,
}

/// What the comparison with the images allows, when the rows above are known.
#[derive(Clone, Copy, Default)]
struct Bounds {
    leader: Leader,
    open: CellSet,
    rows: Allowed,
}

/// Where pieces may stand at all.
#[derive(Clone, Copy, Default)]
struct Allowed {
    /// The open columns of each row; all below the board, so that one may look there.
    open: [u32; 2 * ROWS],
    /// The columns that are not open below a row, so must be taken by then.
    taken: [u32; ROWS],
}

/// The search of the rows below, in one go.
#[derive(Clone)]
struct Below {
    size: usize,
    /// Which of the lines ↘ and ↙ the pieces see along: all ones or none.
    lines: [u32; 2],
    /// The piece of each row.
    pieces: [u32; ROWS],
    /// Whole placements.
    found: Vec<[u32; ROWS]>,
    nodes: u64,
}

impl Rows {
    /// `None` if the problem is not of this kind.
    pub(super) fn new(words: &Arc<Word>) -> Option<Rows> {
        let problem = &words.problem;
        let &[piece] = words.pieces.as_slice() else {
            return None;
        };
        let size = usize::from(problem.size());
        let fits = !problem.has_two_colors() && problem.pieces() == size && goes_by_rows(piece);
        if !fits {
            return None;
        }
        let lines = [1, -1].map(|dj| u32::from(slides_along(piece, Step::new(-1, dj))));
        let in_one_go = IN_ONE_GO[usize::from(lines == [1, 1])];
        let mut rows = Rows {
            levels: [Level::default(); ROWS],
            bounds: Box::default(),
            row: 0,
            base: 0,
            lowest: size.saturating_sub(in_one_go).max(COMPARED),
            below: Below {
                size,
                lines: lines.map(u32::wrapping_neg),
                pieces: [0; ROWS],
                found: Vec::new(),
                nodes: 0,
            },
            looked_at: 0,
            word: vec![Word::EMPTY; problem.cells()],
            middle: Arc::new(MiddleFirst::new(size, &words.group.sure)),
        };
        rows.bounds[0].open = problem.board();
        rows.bounds[0].rows.find(problem.board(), &rows.middle);
        rows.levels[0].enter(rows.bounds[0].rows.open[0]);
        Some(rows)
    }

    /// Compares the rows down to this one with their images. False if an image is smaller.
    fn compare(&mut self, row: usize) -> bool {
        let size = self.below.size;
        let cells = row * size..(row + 1) * size;
        self.word[cells.clone()].fill(Word::EMPTY);
        self.word[self.middle.cell(row, self.below.pieces[row])] = 0;
        let mut bounds = self.bounds[row];
        let open = std::slice::from_mut(&mut bounds.open);
        let least = bounds
            .leader
            .advance(&self.middle.symmetries, &self.word, cells.end, open);
        if bounds.open != self.bounds[row].open {
            bounds.rows.find(bounds.open, &self.middle);
        }
        self.bounds[row + 1] = bounds;
        least
    }

    /// Looks at the placements that were found below.
    fn look(&mut self, visit: &mut Visit<'_>) -> ControlFlow<()> {
        let size = self.below.size;
        let symmetries = &self.middle.symmetries;
        let leader = &self.bounds[COMPARED.min(size)].leader;
        while let Some(pieces) = self.below.found.get(self.looked_at) {
            self.looked_at += 1;
            let pieces = pieces[..size].iter().copied().enumerate();
            let below = pieces.clone().skip(COMPARED);
            for (row, piece) in below.clone() {
                self.word[self.middle.cell(row, piece)] = 0;
            }
            let equal = leader.finish(symmetries, &self.word);
            for (row, piece) in below {
                self.word[self.middle.cell(row, piece)] = Word::EMPTY;
            }
            if let Some(equal) = equal {
                let mut word = [Word::EMPTY; ROWS * ROWS];
                for (row, piece) in pieces {
                    word[row * size + piece.trailing_zeros() as usize] = 0;
                }
                let images = (symmetries.len() as u32 + 1) / (equal + 1);
                visit(&word[..size * size], images)?;
            }
        }
        self.below.found.clear();
        self.looked_at = 0;
        ControlFlow::Continue(())
    }
}

impl Walk for Rows {
    fn walk(&mut self, mut nodes: u64, visit: &mut Visit<'_>) -> Pause {
        loop {
            if self.look(visit).is_break() {
                return Pause::Visitor;
            }
            let row = self.row;
            let level = &mut self.levels[row];
            if level.todo == 0 {
                if row == self.base {
                    return Pause::End;
                }
                self.row -= 1;
                continue;
            }
            if nodes == 0 {
                return Pause::Budget;
            }
            let piece = level.todo & level.todo.wrapping_neg();
            level.todo ^= piece;
            let seen = level.seen.below(piece, self.below.lines);
            self.below.pieces[row] = piece;
            self.below.nodes = 1;
            if row >= COMPARED || self.compare(row) {
                let allowed = &self.bounds[(row + 1).min(COMPARED)].rows;
                let free = allowed.open[row + 1] & !seen.all();
                let late = allowed.taken[row] & !seen.columns;
                if row + 1 == self.below.size {
                    self.below.found.push(self.below.pieces);
                } else if free == 0 || late != 0 {
                    // A row or a column would stay without a piece.
                } else if row + 1 >= self.lowest {
                    self.below.search(allowed, row + 1, seen, free);
                } else {
                    self.row += 1;
                    self.levels[row + 1].seen = seen;
                    self.levels[row + 1].enter(free);
                }
            }
            nodes = nodes.saturating_sub(self.below.nodes);
        }
    }

    fn is_ascending(&self) -> bool {
        false
    }

    fn fraction(&self) -> f64 {
        let levels = &self.levels[self.base..=self.row];
        let begun = |level: &Level| (level.all & !level.todo).count_ones();
        walk::fraction(
            levels
                .iter()
                .map(|level| (begun(level), level.all.count_ones())),
        )
    }

    fn branches(&self) -> Option<Vec<Box<dyn Walk>>> {
        let row = self.base;
        if row + 1 >= self.lowest.min(self.below.size) {
            return None;
        }
        let mut all = self.levels[row].todo;
        let mut branches: Vec<Box<dyn Walk>> = Vec::new();
        while all != 0 {
            let piece = all & all.wrapping_neg();
            all ^= piece;
            let mut branch = self.clone();
            branch.levels[row].enter(piece);
            // One node: the piece of this branch. Below it lies everything else.
            branch.walk(1, &mut |_, _| ControlFlow::Continue(()));
            if branch.row > row {
                branch.base = branch.row;
                branches.push(Box::new(branch));
            }
        }
        Some(branches)
    }
}

impl Below {
    /// Finds all ways to fill the rows from this one on, which has these free columns.
    ///
    /// Looks two rows ahead. One branch on all that may be wrong is faster than three.
    fn search(&mut self, allowed: &Allowed, row: usize, seen: Seen, mut free: u32) {
        let [falls, rises] = self.lines;
        let next = allowed.open[(row + 1) % (2 * ROWS)];
        let after = allowed.open[(row + 2) % (2 * ROWS)];
        let must = allowed.taken[row % ROWS];
        self.nodes += 1;
        while free != 0 {
            let piece = free & free.wrapping_neg();
            free ^= piece;
            self.pieces[row % ROWS] = piece;
            let below = seen.below(piece, self.lines);
            let free_next = next & !below.all();
            let slanting = below.falling << 1 & falls | below.rising >> 1 & rises;
            let free_after = after & !(below.columns | slanting);
            let late = must & !below.columns;
            if is_zero(free_next) | is_zero(free_after) | (is_zero(late) ^ 1) == 1 {
                continue;
            }
            if row + 1 == self.size {
                self.found.push(self.pieces);
            } else {
                self.search(allowed, row + 1, below, free_next);
            }
        }
    }
}

impl Seen {
    #[inline]
    const fn all(self) -> u32 {
        self.columns | self.falling | self.rising
    }

    /// What is seen in the next row with this piece too.
    #[inline]
    const fn below(self, piece: u32, lines: [u32; 2]) -> Seen {
        Seen {
            columns: self.columns | piece,
            falling: (self.falling | piece) << 1 & lines[0],
            rising: (self.rising | piece) >> 1 & lines[1],
        }
    }
}

impl Level {
    const fn enter(&mut self, todo: u32) {
        self.todo = todo;
        self.all = todo;
    }
}

impl Allowed {
    fn find(&mut self, open: CellSet, middle: &MiddleFirst) {
        let size = middle.columns.len();
        let all = (1 << size) - 1;
        self.open = [u32::MAX; 2 * ROWS];
        let mut below = 0;
        for row in (0..size).rev() {
            self.taken[row] = all & !below;
            let places = open.bits(row * size);
            let columns = middle.columns.iter().enumerate();
            self.open[row] = columns.fold(0, |open, (place, column)| {
                open | (places >> place & 1) << column
            });
            below |= self.open[row];
        }
    }
}

/// 1 for 0, 0 for all else, without a branch.
#[inline]
const fn is_zero(bits: u32) -> u32 {
    (bits == 0) as u32
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
