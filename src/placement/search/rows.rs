//! Search row by row: m pieces that see their whole row and column, such as m queens.
//!
//! Every row then has one piece, and where the pieces above see is a few shifted bits.

use std::sync::Arc;

use super::super::attack::{attack_steps, slides_along};
use super::super::cell::CellSet;
use super::super::leader::Leader;
use super::super::mask::Mask;
use super::super::word::Word;
use super::walk::{self, Pause, Visit, Walk};
use crate::rules::{Piece, Schema, Step};

/// The cells of this many rows are compared with their images at once, to forbid cells below.
const COMPARED: usize = 3;

/// More than any board has rows; a power of two makes the index checks cheap.
const ROWS: usize = 16;

#[derive(Clone)]
pub(super) struct Rows {
    words: Arc<Word>,
    size: usize,
    /// Which of the lines ↘ and ↙ the pieces see along: all ones or none.
    lines: [u32; 2],
    levels: [Level; ROWS],
    bounds: Box<[Bounds; COMPARED + 1]>,
    row: usize,
    base: usize,
    word: Vec<u8>,
}

/// A row: what can be tried there, and where the pieces above see.
#[derive(Clone, Copy, Default)]
struct Level {
    todo: u32,
    begun: u32,
    all: u32,
    columns: u32,
    falling: u32,
    rising: u32,
    /// The piece that is tried.
    piece: u32,
}

/// What the comparison with the images allows, when the rows above are known.
#[derive(Clone, Copy, Default)]
struct Bounds {
    leader: Leader,
    open: CellSet,
    /// The open columns of each row.
    allowed: [u32; ROWS],
    /// The columns that are not open below a row, so must be taken by then.
    taken: [u32; ROWS],
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
        let mut rows = Rows {
            words: Arc::clone(words),
            size,
            lines: lines.map(u32::wrapping_neg),
            levels: [Level::default(); ROWS],
            bounds: Box::default(),
            row: 0,
            base: 0,
            word: vec![Word::EMPTY; problem.cells()],
        };
        rows.bounds[0].open = problem.board();
        rows.bounds[0].find_columns(size);
        rows.levels[0].enter(rows.bounds[0].allowed[0]);
        Some(rows)
    }

    /// Compares the rows down to this one with their images. False if an image is smaller.
    fn compare(&mut self, row: usize) -> bool {
        let size = self.size;
        let cells = row * size..(row + 1) * size;
        self.word[cells.clone()].fill(Word::EMPTY);
        self.word[cells.start + self.levels[row].piece.trailing_zeros() as usize] = 0;
        let mut bounds = self.bounds[row];
        let open = std::slice::from_mut(&mut bounds.open);
        let least = bounds
            .leader
            .advance(&self.words.group.sure, &self.word, cells.end, open);
        bounds.find_columns(size);
        self.bounds[row + 1] = bounds;
        least
    }

    /// The last row is placed.
    fn leaf(&mut self, visit: &mut Visit<'_>) -> std::ops::ControlFlow<()> {
        let size = self.size;
        let below = COMPARED.min(size)..size;
        let cell = |levels: &[Level; ROWS], row: usize| {
            row * size + levels[row].piece.trailing_zeros() as usize
        };
        for row in below.clone() {
            self.word[cell(&self.levels, row)] = 0;
        }
        let sure = &self.words.group.sure;
        let leader = &self.bounds[COMPARED.min(size)].leader;
        let orbit = leader.finish(sure, &self.word).and_then(|equal| {
            let images = (sure.len() as u32 + 1) / (equal + 1);
            self.words.orbit(&self.word, images)
        });
        let flow = match orbit {
            Some(orbit) => visit(&self.word, orbit),
            None => std::ops::ControlFlow::Continue(()),
        };
        for row in below {
            self.word[cell(&self.levels, row)] = Word::EMPTY;
        }
        flow
    }
}

impl Walk for Rows {
    fn walk(&mut self, mut nodes: u64, visit: &mut Visit<'_>) -> Pause {
        let last = self.size - 1;
        let [falls, rises] = self.lines;
        let mut row = self.row;
        loop {
            let level = &mut self.levels[row % ROWS];
            if level.todo == 0 {
                if row == self.base {
                    return Pause::End;
                }
                row -= 1;
                continue;
            }
            if nodes == 0 {
                self.row = row;
                return Pause::Budget;
            }
            nodes -= 1;
            let piece = level.todo & level.todo.wrapping_neg();
            level.todo ^= piece;
            level.piece = piece;
            level.begun += 1;
            let columns = level.columns | piece;
            let falling = (level.falling | piece) << 1 & falls;
            let rising = (level.rising | piece) >> 1 & rises;
            if row < COMPARED && !self.compare(row) {
                continue;
            }
            if row == last {
                self.row = row;
                if self.leaf(visit).is_break() {
                    return Pause::Visitor;
                }
                continue;
            }
            let bounds = &self.bounds[(row + 1).min(COMPARED)];
            let free = bounds.allowed[(row + 1) % ROWS] & !(columns | falling | rising);
            if free == 0 || bounds.taken[row % ROWS] & !columns != 0 {
                continue;
            }
            row += 1;
            let level = &mut self.levels[row % ROWS];
            level.columns = columns;
            level.falling = falling;
            level.rising = rising;
            level.enter(free);
        }
    }

    fn fraction(&self) -> f64 {
        let levels = &self.levels[self.base..=self.row];
        walk::fraction(
            levels
                .iter()
                .map(|level| (level.begun, level.all.count_ones())),
        )
    }

    fn branches(&self) -> Option<Vec<Box<dyn Walk>>> {
        let row = self.base;
        if row + 2 >= self.size {
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
            branch.walk(1, &mut |_, _| std::ops::ControlFlow::Continue(()));
            if branch.row > row {
                branch.base = branch.row;
                branches.push(Box::new(branch));
            }
        }
        Some(branches)
    }
}

impl Level {
    #[inline]
    const fn enter(&mut self, todo: u32) {
        self.todo = todo;
        self.begun = 0;
        self.all = todo;
    }
}

impl Bounds {
    fn find_columns(&mut self, size: usize) {
        let mut below = 0;
        for row in (0..size).rev() {
            let all = (1 << size) - 1;
            self.taken[row] = all & !below;
            let open = (0..size).filter(|column| self.open.has(row * size + column));
            self.allowed[row] = open.fold(0, |columns, column| columns | 1 << column);
            below |= self.allowed[row];
        }
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
