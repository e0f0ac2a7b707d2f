//! Search for placements that cover the board.
//!
//! Some cell that is not covered yet must be covered by one of the pieces to come: the walk
//! branches over the ways to do it, on the cell with the fewest. What was tried is forbidden
//! further on, so no placement is found twice.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::super::alphabet::Alphabet;
use super::super::mask::Mask;
use super::sights::Sights;
use super::walk::{self, Pause, Visit, Walk};

pub(super) struct Covering<M> {
    alphabet: Arc<Alphabet>,
    sights: Arc<Sights<M>>,
    board: M,
    levels: Vec<Level>,
    /// The choices of all levels.
    choices: Vec<Choice>,
    /// By level and code: where the piece may still be put.
    open: Vec<M>,
    /// By level: what each piece covers that is placed there.
    covered: Vec<M>,
    placed: Vec<Choice>,
    left: Vec<u16>,
    pieces_left: usize,
    occupied: M,
    word: Vec<u8>,
    /// The first piece that was placed up to symmetry.
    root: Option<Choice>,
    base: usize,
}

#[derive(Clone, Copy)]
struct Choice {
    code: u8,
    cell: u8,
}

#[derive(Clone, Copy)]
struct Level {
    /// Where its choices begin, the next one, and where they end.
    first: usize,
    next: usize,
    end: usize,
    /// Where `covered` begins.
    covered: usize,
}

impl<M: Mask> Covering<M> {
    pub(super) fn new(alphabet: &Arc<Alphabet>, fixed: &[(usize, usize)]) -> Covering<M> {
        let problem = &alphabet.problem;
        let left = alphabet.pieces.iter().map(|&piece| problem.count(piece));
        let board = problem.board().mask();
        let mut search = Covering {
            alphabet: Arc::clone(alphabet),
            sights: Arc::new(Sights::new(alphabet)),
            board,
            levels: Vec::new(),
            choices: Vec::new(),
            open: vec![board; alphabet.pieces.len()],
            covered: Vec::new(),
            placed: Vec::new(),
            left: left.collect(),
            pieces_left: problem.pieces(),
            occupied: M::default(),
            word: vec![Alphabet::EMPTY; problem.cells()],
            root: None,
            base: 1,
        };
        search.enter(0);
        if !fixed.is_empty() {
            for &(cell, code) in fixed {
                search.put(Choice::new(code, cell));
            }
            search.base = search.levels.len();
        } else if !alphabet.group.sure.is_empty() {
            search.choose_up_to_symmetry();
        }
        search
    }

    /// Makes the choices of the root one cell of each orbit, for the piece that sees most.
    fn choose_up_to_symmetry(&mut self) {
        let most = |code: &usize| {
            let cells = 0..self.word.len();
            cells
                .map(|cell| self.sights.covered(*code, cell).count())
                .max()
        };
        let Some(code) = (0..self.left.len()).max_by_key(most) else {
            return;
        };
        let sure = &self.alphabet.group.sure;
        let is_first = |cell: &usize| {
            sure.iter()
                .all(|symmetry| usize::from(symmetry.source[*cell]) >= *cell)
        };
        let cells = (0..self.word.len()).filter(is_first);
        self.choices = cells.map(|cell| Choice::new(code, cell)).collect();
        self.root = self.choices.first().copied();
        self.levels[0].end = self.choices.len();
    }

    /// Begins a level whose open cells and covered cells are known: finds its choices.
    fn enter(&mut self, covered: usize) {
        let first = self.choices.len();
        self.levels.push(Level {
            first,
            next: first,
            end: first,
            covered,
        });
        if self.pieces_left > 0 {
            self.find_choices();
            let end = self.choices.len();
            if let Some(level) = self.levels.last_mut() {
                level.end = end;
            }
        }
    }

    fn uncovered(&self) -> M {
        let covered = &self.covered[self.levels[self.levels.len() - 1].covered..];
        let covered = covered
            .iter()
            .fold(self.occupied, |all, &cells| all | cells);
        self.board.minus(covered)
    }

    fn find_choices(&mut self) {
        let uncovered = self.uncovered();
        let codes = self.left.len();
        let depth = self.levels.len() - 1;
        let open = &mut self.open[depth * codes..][..codes];
        for (cells, &left) in open.iter().zip(&self.left) {
            if cells.count() < u32::from(left) {
                return;
            }
        }
        if uncovered.none() {
            // Everybody else may stand anywhere.
            let Some(code) = self.left.iter().position(|&left| left > 0) else {
                return;
            };
            let cells = open[code].cells();
            self.choices
                .extend(cells.map(|cell| Choice::new(code, cell)));
        } else if self.pieces_left == 1 {
            let code = self.left.iter().position(|&left| left > 0).unwrap_or(0);
            let mut all = open[code];
            for cell in uncovered.cells() {
                all = all & self.sights.coverers(code, cell);
                if all.none() {
                    return;
                }
            }
            self.choices
                .extend(all.cells().map(|cell| Choice::new(code, cell)));
        } else if self.sights.keep_useful(&self.left, open, uncovered) {
            self.cover_hardest(uncovered);
        }
    }

    /// The choices are the ways to cover the cell that can be covered in the fewest ways.
    fn cover_hardest(&mut self, uncovered: M) {
        let codes = self.left.len();
        let depth = self.levels.len() - 1;
        let open = &self.open[depth * codes..][..codes];
        let ways = |cell: &usize| -> u32 {
            let of =
                |(code, &open): (usize, &M)| (open & self.sights.coverers(code, *cell)).count();
            open.iter().enumerate().map(of).sum()
        };
        let Some(hardest) = uncovered.cells().min_by_key(ways) else {
            return;
        };
        for (code, &open) in open.iter().enumerate() {
            for cell in (open & self.sights.coverers(code, hardest)).cells() {
                let covered = self.sights.covered_among(code, cell, self.occupied);
                // Somebody may stand between.
                if covered.has(hardest) {
                    self.choices.push(Choice::new(code, cell));
                }
            }
        }
    }

    /// The next choice of the current level; further choices are made without it.
    fn choose(&mut self) -> Option<Choice> {
        let codes = self.left.len();
        let depth = self.levels.len() - 1;
        let level = &mut self.levels[depth];
        if level.next == level.end {
            return None;
        }
        if level.next > level.first {
            let before = self.choices[level.next - 1];
            let open = &mut self.open[depth * codes + usize::from(before.code)];
            open.remove(usize::from(before.cell));
            if self.root.is_some() && depth == 0 {
                for symmetry in &self.alphabet.group.sure {
                    open.remove(usize::from(symmetry.source[usize::from(before.cell)]));
                }
            }
        }
        let choice = self.choices[level.next];
        level.next += 1;
        if self.root.is_some() && depth == 0 {
            self.root = Some(choice);
        }
        Some(choice)
    }

    fn put(&mut self, choice: Choice) {
        let (code, cell) = (usize::from(choice.code), usize::from(choice.cell));
        self.word[cell] = choice.code;
        self.left[code] -= 1;
        self.pieces_left -= 1;
        let codes = self.left.len();
        let depth = self.levels.len() - 1;
        self.open.truncate((depth + 1) * codes);
        for other in 0..codes {
            let mut open = self.open[depth * codes + other];
            open.remove(cell);
            if self.left[other] == 0 {
                open = M::default();
            }
            self.open.push(open);
        }
        let covered = self.levels[depth].covered;
        let below = covered + self.placed.len();
        self.covered.truncate(below);
        for (index, placed) in self.placed.iter().enumerate() {
            let (code, at) = (usize::from(placed.code), usize::from(placed.cell));
            let before = self.covered[covered + index];
            self.covered.push(self.sights.block(before, code, at, cell));
        }
        let own = self.sights.covered_among(code, cell, self.occupied);
        self.covered.push(own);
        self.placed.push(choice);
        self.occupied = self.occupied | M::of(cell);
        self.choices.truncate(self.levels[depth].end);
        self.enter(below);
    }

    fn take_back(&mut self) {
        self.levels.pop();
        if let Some(Choice { code, cell }) = self.placed.pop() {
            self.word[usize::from(cell)] = Alphabet::EMPTY;
            self.left[usize::from(code)] += 1;
            self.pieces_left += 1;
            self.occupied.remove(usize::from(cell));
        }
    }

    /// All pieces are placed: exactly now it is known what they cover.
    fn leaf(&self, visit: &mut Visit<'_>) -> ControlFlow<()> {
        if !self.uncovered().none() {
            return ControlFlow::Continue(());
        }
        match self.orbit() {
            Some(orbit) => visit(&|| self.word.clone(), orbit),
            None => ControlFlow::Continue(()),
        }
    }

    /// How many solutions are equivalent, if no other image that is found is smaller: one that
    /// has the first piece on the same cell.
    fn orbit(&self) -> Option<u32> {
        let sure = &self.alphabet.group.sure;
        let mut equal = 0;
        if let Some(root) = self.root {
            for symmetry in sure {
                if symmetry.letter(&self.word, usize::from(root.cell)) == root.code {
                    match symmetry.image(&self.word).cmp(&self.word) {
                        std::cmp::Ordering::Less => return None,
                        std::cmp::Ordering::Equal => equal += 1,
                        std::cmp::Ordering::Greater => {}
                    }
                }
            }
        }
        let images = (sure.len() as u32 + 1) / (equal + 1);
        self.alphabet.orbit(&self.word, images)
    }
}

impl<M: Mask> Walk for Covering<M> {
    fn walk(&mut self, mut nodes: u64, visit: &mut Visit<'_>) -> Pause {
        if self.pieces_left == 0 && self.levels.len() == self.base {
            // Everything was fixed.
            return match self.leaf(visit) {
                ControlFlow::Continue(()) => Pause::End,
                ControlFlow::Break(()) => Pause::Visitor,
            };
        }
        loop {
            if nodes == 0 {
                return Pause::Budget;
            }
            nodes -= 1;
            let Some(choice) = self.choose() else {
                if self.levels.len() == self.base {
                    return Pause::End;
                }
                self.take_back();
                continue;
            };
            self.put(choice);
            if self.pieces_left == 0 {
                let flow = self.leaf(visit);
                self.take_back();
                if flow.is_break() {
                    return Pause::Visitor;
                }
            }
        }
    }

    fn is_ascending(&self) -> bool {
        false
    }

    fn fraction(&self) -> f64 {
        let levels = self.levels[self.base - 1..].iter();
        let choices = |level: &Level| {
            let begun = level.next - level.first;
            (begun as u32, (level.end - level.first) as u32)
        };
        walk::fraction(levels.map(choices))
    }

    fn branches(&self) -> Option<Vec<Box<dyn Walk>>> {
        if self.pieces_left < 3 {
            return None;
        }
        let mut root = self.clone();
        let mut branches: Vec<Box<dyn Walk>> = Vec::new();
        while let Some(choice) = root.choose() {
            root.put(choice);
            let mut branch = root.clone();
            branch.base = branch.levels.len();
            branches.push(Box::new(branch));
            root.take_back();
        }
        Some(branches)
    }
}

impl Choice {
    const fn new(code: usize, cell: usize) -> Choice {
        Choice {
            code: code as u8,
            cell: cell as u8,
        }
    }
}

impl<M: Copy> Clone for Covering<M> {
    fn clone(&self) -> Covering<M> {
        Covering {
            alphabet: Arc::clone(&self.alphabet),
            sights: Arc::clone(&self.sights),
            levels: self.levels.clone(),
            choices: self.choices.clone(),
            open: self.open.clone(),
            covered: self.covered.clone(),
            placed: self.placed.clone(),
            left: self.left.clone(),
            word: self.word.clone(),
            ..*self
        }
    }
}
