//! The solutions as a list.

use std::io::{self, Write};

use serde::Serialize;

use super::super::json_line;
use super::Place;
use crate::placement::{Cell, Problem, Solution, images};
use crate::rules::Piece;

/// Writes solutions in ascending order.
pub(super) struct List<'a> {
    output: &'a mut dyn Write,
    problem: &'a Problem,
    place: &'a Place,
    limit: usize,
    order: Order,
    /// Of solutions that come by themselves all, and those that are the least of their images.
    counted: Counted,
    waiting: Vec<(Solution, u32)>,
    written: usize,
    /// Whether there was one more than may be written.
    full: bool,
}

/// How solutions come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// One for all that are equivalent, ascending.
    Ascending,
    /// Every one, ascending.
    Each,
    /// One for all that are equivalent, in any order: they wait until the end.
    Any,
}

/// How many solutions there are.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counted {
    pub(super) total: u64,
    pub(super) fundamental: u64,
}

/// What is said after the solutions.
#[derive(Serialize)]
pub(super) struct Ending {
    pub(super) total: u64,
    pub(super) fundamental: u64,
    pub(super) partial: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) reason: Option<&'static str>,
}

#[derive(Serialize)]
struct Answer {
    solution: usize,
    orbit: u32,
    pieces: Vec<Placed>,
}

#[derive(Serialize)]
struct Placed {
    cell: u8,
    square: String,
    piece: char,
}

impl<'a> List<'a> {
    pub(super) fn new(
        output: &'a mut dyn Write,
        problem: &'a Problem,
        place: &'a Place,
        order: Order,
    ) -> List<'a> {
        List {
            output,
            problem,
            place,
            limit: place.limit.unwrap_or(usize::MAX),
            order,
            counted: Counted::default(),
            waiting: Vec::new(),
            written: 0,
            full: false,
        }
    }

    /// Takes new solutions, and writes them if it is their turn.
    pub(super) fn add(&mut self, solutions: Vec<(Solution, u32)>) -> io::Result<()> {
        match self.order {
            Order::Any => {
                self.remember(solutions);
                return Ok(());
            }
            Order::Ascending => {
                for (solution, orbit) in solutions {
                    self.write(&solution, orbit)?;
                }
            }
            Order::Each => {
                for (solution, _) in solutions {
                    let images = images(self.problem, &solution);
                    self.counted.total += 1;
                    self.counted.fundamental += u64::from(images.first() == Some(&solution));
                    self.write(&solution, images.len() as u32)?;
                }
            }
        }
        self.output.flush()
    }

    /// How many came, if every one came by itself.
    pub(super) fn counted(&self) -> Option<Counted> {
        (self.order == Order::Each).then_some(self.counted)
    }

    fn remember(&mut self, solutions: Vec<(Solution, u32)>) {
        for (solution, orbit) in solutions {
            if self.place.all {
                let images = images(self.problem, &solution).into_iter();
                self.waiting.extend(images.map(|image| (image, orbit)));
            } else {
                self.waiting.push((solution, orbit));
            }
        }
        // No more than twice of what is wanted has to be remembered.
        if self.waiting.len() / 2 > self.limit {
            self.waiting.sort_unstable();
            self.waiting.truncate(self.limit);
        }
    }

    /// Whether nothing more will be written, though there is more.
    pub(super) const fn is_full(&self) -> bool {
        self.full
    }

    /// Writes what is left.
    pub(super) fn end(mut self, ending: &Ending) -> io::Result<()> {
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.sort_unstable();
        for (solution, orbit) in waiting {
            self.write(&solution, orbit)?;
        }
        if self.place.json {
            return json_line(self.output, ending);
        }
        writeln!(self.output, "total: {}", ending.total)?;
        writeln!(self.output, "fundamental: {}", ending.fundamental)?;
        match ending.reason {
            Some(reason) if ending.partial => writeln!(self.output, "partial: {reason}"),
            Some(reason) => {
                self.output.flush()?;
                writeln!(io::stderr(), "{reason}")
            }
            None => Ok(()),
        }
    }

    fn write(&mut self, solution: &Solution, orbit: u32) -> io::Result<()> {
        if self.written == self.limit {
            self.full = true;
            return Ok(());
        }
        self.written += 1;
        if !self.place.json {
            return self.draw(solution);
        }
        let size = self.problem.size();
        let pieces = solution.pieces().iter().map(|&(cell, piece)| Placed {
            cell: cell.number(),
            square: cell.name(size),
            piece: piece.letter(),
        });
        let answer = Answer {
            solution: self.written,
            orbit,
            pieces: pieces.collect(),
        };
        json_line(self.output, &answer)
    }

    fn draw(&mut self, solution: &Solution) -> io::Result<()> {
        let size = usize::from(self.problem.size());
        for cell in 0..self.problem.cells() {
            let piece = solution.get(Cell::new(cell as u8));
            let letter = piece.map_or('.', Piece::letter);
            let after = if (cell + 1) % size == 0 { '\n' } else { ' ' };
            write!(self.output, "{letter}{after}")?;
        }
        writeln!(self.output)
    }
}
