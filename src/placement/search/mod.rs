//! Finding all fundamental solutions.

mod covering;
mod cross;
mod gaps;
mod independent;
mod plan;
mod rows;
mod seen;
mod sights;
mod walk;

use std::ops::ControlFlow;
use std::sync::Arc;

use super::alphabet::Alphabet;
use super::problem::{Problem, Task};
use super::solution::Solution;
use super::{Cell, CellSet};
use covering::Covering;
use independent::Independent;
use rows::Rows;
use walk::{Pause, Walk};

/// A search for all fundamental solutions, which can be interrupted and continued.
///
/// ```
/// use chesslings::placement::{Army, Problem, Search, State, Task};
/// use std::ops::ControlFlow;
///
/// let problem = Problem::one_color(Task::Domination, 5, "3Q".parse()?)?;
/// let mut search = Search::new(&problem);
/// let mut listed = Vec::new();
/// while search.progress().state == State::Running {
///     // A page would show the progress here and let the browser breathe.
///     search.run(1000, &mut |found| {
///         listed.push(found.solution());
///         ControlFlow::Continue(())
///     });
/// }
/// listed.sort_unstable();
/// assert_eq!((listed.len(), search.progress().total), (37, 186));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Search {
    alphabet: Arc<Alphabet>,
    walk: Box<dyn Walk>,
    progress: Progress,
}

/// How far a search is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The solutions found so far and those that are equivalent to them.
    pub total: u64,
    /// The fundamental solutions found so far.
    pub fundamental: u64,
    /// About how much of the search is done: from 0 to 1, never falling.
    pub fraction: f64,
    /// Whether there is more to do.
    pub state: State,
}

/// Whether a search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// There is more to search.
    Running,
    /// Everything was searched.
    Finished,
}

/// A fundamental solution when it is found.
pub struct Found<'a> {
    alphabet: &'a Alphabet,
    word: &'a dyn Fn() -> Vec<u8>,
    /// How many solutions are equivalent to it, itself included.
    pub orbit: u32,
    /// How many fundamental solutions were found, this included.
    pub fundamental: u64,
    /// How many solutions they stand for.
    pub total: u64,
}

impl Found<'_> {
    /// The solution: the least of those that are equivalent.
    pub fn solution(&self) -> Solution {
        self.alphabet.read(&self.alphabet.least(&(self.word)()))
    }
}

impl Search {
    /// A search that has not begun.
    pub fn new(problem: &Problem) -> Search {
        Search::with(Alphabet::new(problem), |alphabet| match problem.task() {
            Task::Independence => match Rows::new(alphabet) {
                Some(rows) => Box::new(rows),
                None => independent(alphabet, &[]),
            },
            Task::Domination => covering(alphabet, &[]),
        })
    }

    /// A search that finds the solutions in the order of listing, so that the first ones are
    /// known early. It may be slower. There is none for domination.
    pub fn ascending(problem: &Problem) -> Option<Search> {
        let independence = problem.task() == Task::Independence;
        independence.then(|| {
            Search::with(Alphabet::new(problem), |alphabet| {
                independent(alphabet, &[])
            })
        })
    }

    /// A search that finds every solution by itself, also those that are equivalent to others, in
    /// the order of listing. There is none for domination.
    pub fn of_each(problem: &Problem) -> Option<Search> {
        match problem.task() {
            Task::Independence => Search::containing(problem, &Solution::default()),
            Task::Domination => None,
        }
    }

    /// A search for solutions that contain what is placed. Every solution counts by itself.
    /// `None` if something is placed that the problem doesn't have, or beyond the board.
    pub fn containing(problem: &Problem, placed: &Solution) -> Option<Search> {
        let judgement = super::judge(problem, placed);
        let on_board = placed.occupied() & !problem.board() == CellSet::EMPTY;
        if !on_board || !judgement.surplus.is_empty() {
            return None;
        }
        let alphabet = Alphabet {
            group: super::symmetry::Group::default(),
            ..Alphabet::new(problem)
        };
        Some(Search::with(alphabet, |alphabet| {
            let fixed = coded(alphabet, placed);
            match problem.task() {
                Task::Independence => independent(alphabet, &fixed),
                Task::Domination => covering(alphabet, &fixed),
            }
        }))
    }

    fn with(alphabet: Alphabet, walk: impl FnOnce(&Arc<Alphabet>) -> Box<dyn Walk>) -> Search {
        let alphabet = Arc::new(alphabet);
        let walk = if alphabet.problem.is_overfull() {
            Box::new(walk::Nothing)
        } else {
            walk(&alphabet)
        };
        let progress = Progress {
            total: 0,
            fundamental: 0,
            fraction: 0.0,
            state: State::Running,
        };
        Search {
            alphabet,
            walk,
            progress,
        }
    }

    /// Searches on for about so many steps, each a piece that is tried. Tells
    /// `visit` of each fundamental solution; if it breaks, the search pauses after this one.
    ///
    /// The solutions come in any order; see [`Search::ascending`].
    pub fn run(
        &mut self,
        steps: u64,
        visit: &mut dyn FnMut(&Found<'_>) -> ControlFlow<()>,
    ) -> Progress {
        if self.progress.state == State::Finished {
            return self.progress;
        }
        let (alphabet, progress) = (&self.alphabet, &mut self.progress);
        let pause = self.walk.walk(steps, &mut |word, orbit| {
            progress.fundamental += 1;
            progress.total += u64::from(orbit);
            visit(&Found {
                alphabet,
                word,
                orbit,
                fundamental: progress.fundamental,
                total: progress.total,
            })
        });
        if pause == Pause::End {
            self.progress.state = State::Finished;
            self.progress.fraction = 1.0;
        } else {
            let fraction = self.walk.fraction();
            self.progress.fraction = self.progress.fraction.max(fraction.min(1.0));
        }
        self.progress
    }

    /// Whether the solutions come in the order of listing.
    pub fn is_ascending(&self) -> bool {
        self.walk.is_ascending()
    }

    /// How far the search is.
    pub const fn progress(&self) -> Progress {
        self.progress
    }

    /// Cuts a search that has not begun into parts, in the order of the whole; at least so many
    /// if the first choices allow it.
    pub fn split(self, parts: usize) -> Vec<Search> {
        let mut walks = vec![self.walk];
        while walks.len() < parts {
            let before = walks.len();
            let mut finer = Vec::new();
            for (index, walk) in walks.into_iter().enumerate() {
                // The first parts are the largest, and enough is enough.
                let many = finer.len() + before - index > 8 * parts;
                match if many { None } else { walk.branches() } {
                    Some(branches) => finer.extend(branches),
                    None => finer.push(walk),
                }
            }
            walks = finer;
            if walks.len() <= before {
                break;
            }
        }
        let part = |walk| Search {
            alphabet: Arc::clone(&self.alphabet),
            walk,
            progress: self.progress,
        };
        walks.into_iter().map(part).collect()
    }
}

/// Finds all fundamental solutions in one go, until `visit` breaks.
pub fn solve(problem: &Problem, visit: &mut dyn FnMut(&Found<'_>) -> ControlFlow<()>) -> Progress {
    Search::new(problem).run(u64::MAX, visit)
}

/// Counts all solutions.
pub fn count(problem: &Problem) -> Progress {
    solve(problem, &mut |_| ControlFlow::Continue(()))
}

fn coded(alphabet: &Alphabet, placed: &Solution) -> Vec<(usize, usize)> {
    let code = |piece| alphabet.pieces.iter().position(|&other| other == piece);
    let pieces = placed.pieces().iter();
    pieces
        .filter_map(|&(cell, piece): &(Cell, _)| Some((usize::from(cell.number()), code(piece)?)))
        .collect()
}

fn independent(alphabet: &Arc<Alphabet>, fixed: &[(usize, usize)]) -> Box<dyn Walk> {
    if alphabet.problem.cells() <= 64 {
        Box::new(Independent::<u64>::new(alphabet, fixed))
    } else {
        Box::new(Independent::<CellSet>::new(alphabet, fixed))
    }
}

fn covering(alphabet: &Arc<Alphabet>, fixed: &[(usize, usize)]) -> Box<dyn Walk> {
    if alphabet.problem.cells() <= 64 {
        Box::new(Covering::<u64>::new(alphabet, fixed))
    } else {
        Box::new(Covering::<CellSet>::new(alphabet, fixed))
    }
}
