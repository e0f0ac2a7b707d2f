//! Search cell by cell for placements in which nobody attacks an enemy.
//!
//! Pieces are put on ascending cells, so solutions come in the order in which they are listed,
//! and when a piece is put down everything on lower cells is known: the first piece that it sees
//! there and that sees it.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::super::alphabet::Alphabet;
use super::super::leader::Leader;
use super::super::mask::Mask;
use super::plan::Plan;
use super::walk::{self, Pause, Visit, Walk};

pub(super) struct Independent<M> {
    alphabet: Arc<Alphabet>,
    plan: Arc<Plan<M>>,
    /// Cells that must get what stands there in `open` alone.
    fixed: M,
    levels: Vec<Level<M>>,
    /// By level and code: where the piece may still be put.
    open: Vec<M>,
    /// By code: how many are not placed.
    left: Vec<u16>,
    pieces_left: usize,
    occupied: M,
    word: Vec<u8>,
    /// The number of levels that belong to the root.
    base: usize,
}

#[derive(Clone, Copy)]
struct Level<M> {
    todo: M,
    /// What is tried: a code on a cell.
    cell: usize,
    code: usize,
    begun: u32,
    all: u32,
    leader: Leader,
}

impl<M: Mask> Independent<M> {
    pub(super) fn new(alphabet: &Arc<Alphabet>, fixed: &[(usize, usize)]) -> Independent<M> {
        let problem = &alphabet.problem;
        let plan = Plan::new(alphabet);
        let codes = alphabet.pieces.len();
        let mut open: Vec<M> = vec![problem.board().mask(); codes];
        for &(cell, code) in fixed {
            for (other, open) in open.iter_mut().enumerate() {
                *open = open.minus(plan.forbidden(code, cell, other));
            }
        }
        // Pieces that attack each other are found when they are placed.
        let mut cells = M::default();
        for &(cell, code) in fixed {
            open[code] = open[code] | M::of(cell);
            cells = cells | M::of(cell);
        }
        let left = alphabet.pieces.iter().map(|&piece| problem.count(piece));
        let mut search = Independent {
            alphabet: Arc::clone(alphabet),
            plan: Arc::new(plan),
            fixed: cells,
            levels: Vec::new(),
            open,
            left: left.collect(),
            pieces_left: problem.pieces(),
            occupied: M::default(),
            word: vec![Alphabet::EMPTY; problem.cells()],
            base: 1,
        };
        search.enter(Leader::default());
        search
    }

    /// Begins a level whose open cells are known.
    fn enter(&mut self, leader: Leader) {
        let codes = self.left.len();
        let open = &self.open[self.levels.len() * codes..];
        let todo = open.iter().fold(M::default(), |all, &cells| all | cells);
        self.levels.push(Level {
            todo,
            cell: usize::MAX,
            code: codes,
            begun: 0,
            all: todo.count(),
            leader,
        });
    }

    /// The next piece and cell to try on the current level.
    #[inline]
    fn choose(&mut self) -> Option<(usize, usize)> {
        let codes = self.left.len();
        let depth = self.levels.len() - 1;
        let level = &mut self.levels[depth];
        let open = &mut self.open[depth * codes..][..codes];
        loop {
            while level.code < codes {
                let code = level.code;
                level.code += 1;
                if open[code].has(level.cell) {
                    return Some((code, level.cell));
                }
            }
            if level.cell != usize::MAX {
                for cells in &mut *open {
                    cells.remove(level.cell);
                }
            }
            let cell = level.todo.first()?;
            if self
                .fixed
                .minus(self.occupied)
                .first()
                .is_some_and(|due| due < cell)
            {
                return None;
            }
            // Counts this cell too, so that it must be asked only when the cell changes.
            if level.todo.count() < self.pieces_left as u32 {
                return None;
            }
            for (code, &wanted) in self.left.iter().enumerate() {
                if wanted > 0 && !self.plan.may_hold(code, open[code], wanted) {
                    return None;
                }
            }
            level.todo.remove(cell);
            level.begun += 1;
            level.cell = cell;
            level.code = 0;
        }
    }

    /// Puts a piece down and begins a level below it, if all can still go well.
    #[inline]
    fn put(&mut self, code: usize, cell: usize) -> bool {
        if let Some(sight) = &self.plan.sight
            && sight.meets_enemy(&self.alphabet, &self.word, self.occupied, code, cell)
        {
            return false;
        }
        self.word[cell] = code as u8;
        self.left[code] -= 1;
        let codes = self.left.len();
        let depth = self.levels.len() - 1;
        self.open.truncate((depth + 1) * codes);
        for other in 0..codes {
            let open = match self.left[other] {
                0 => M::default(),
                _ => self.open[depth * codes + other].minus(self.plan.forbidden(code, cell, other)),
            };
            self.open.push(open);
        }
        let mut leader = self.levels[depth].leader;
        let below = &mut self.open[(depth + 1) * codes..];
        if !leader.advance(&self.alphabet.group.sure, &self.word, cell + 1, below) {
            self.word[cell] = Alphabet::EMPTY;
            self.left[code] += 1;
            return false;
        }
        self.pieces_left -= 1;
        self.occupied = self.occupied | M::of(cell);
        self.enter(leader);
        true
    }

    /// Leaves the current level and takes away the piece above it.
    fn take_back(&mut self) {
        self.levels.pop();
        let cell = self.levels[self.levels.len() - 1].cell;
        let code = usize::from(self.word[cell]);
        self.word[cell] = Alphabet::EMPTY;
        self.left[code] += 1;
        self.pieces_left += 1;
        self.occupied.remove(cell);
    }

    /// All pieces are placed.
    fn leaf(&self, visit: &mut Visit<'_>) -> ControlFlow<()> {
        if !self.fixed.minus(self.occupied).none() {
            return ControlFlow::Continue(());
        }
        let sure = &self.alphabet.group.sure;
        let leader = &self.levels[self.levels.len() - 1].leader;
        let orbit = leader.finish(sure, &self.word).and_then(|equal| {
            let images = (sure.len() as u32 + 1) / (equal + 1);
            self.alphabet.orbit(&self.word, images)
        });
        match orbit {
            Some(orbit) => visit(&|| self.word.clone(), orbit),
            None => ControlFlow::Continue(()),
        }
    }
}

impl<M: Mask> Walk for Independent<M> {
    fn walk(&mut self, mut nodes: u64, visit: &mut Visit<'_>) -> Pause {
        loop {
            if nodes == 0 {
                return Pause::Budget;
            }
            nodes -= 1;
            let Some((code, cell)) = self.choose() else {
                if self.levels.len() == self.base {
                    return Pause::End;
                }
                self.take_back();
                continue;
            };
            if self.put(code, cell) && self.pieces_left == 0 {
                let flow = self.leaf(visit);
                self.take_back();
                if flow.is_break() {
                    return Pause::Visitor;
                }
            }
        }
    }

    fn is_ascending(&self) -> bool {
        true
    }

    fn fraction(&self) -> f64 {
        let levels = self.levels[self.base - 1..].iter();
        walk::fraction(levels.map(|level| (level.begun, level.all)))
    }

    fn branches(&self) -> Option<Vec<Box<dyn Walk>>> {
        if self.pieces_left < 3 {
            return None;
        }
        let mut root = self.clone();
        let mut branches: Vec<Box<dyn Walk>> = Vec::new();
        while let Some((code, cell)) = root.choose() {
            if root.put(code, cell) {
                let mut branch = root.clone();
                branch.base = branch.levels.len();
                branches.push(Box::new(branch));
                root.take_back();
            }
        }
        Some(branches)
    }
}

impl<M: Copy> Clone for Independent<M> {
    fn clone(&self) -> Independent<M> {
        Independent {
            alphabet: Arc::clone(&self.alphabet),
            plan: Arc::clone(&self.plan),
            levels: self.levels.clone(),
            open: self.open.clone(),
            left: self.left.clone(),
            word: self.word.clone(),
            ..*self
        }
    }
}
