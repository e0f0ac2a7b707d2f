//! `chesslings place`: all ways to place pieces.

mod bar;
mod list;

use std::ops::ControlFlow;

use clap::{Args, ValueEnum};

use super::Tool;
use crate::console::{Console, Failure, Verdict, interrupt};
use crate::placement::{Army, Problem, Search, State, Task, parallel};
use crate::text::Lang;
use bar::Bar;
use list::{Counted, Ending, List, Order};

/// Places pieces so that none attacks another, or so that they see the whole board.
#[derive(Debug, Args)]
pub struct Place {
    task: TaskName,

    #[arg(long, value_name = "M")]
    size: usize,

    #[arg(
        long,
        conflicts_with_all = ["white_pieces", "black_pieces"],
        required_unless_present_any = ["white_pieces", "black_pieces"],
    )]
    pieces: Option<String>,

    #[arg(long = "white", value_name = "PIECES")]
    white_pieces: Option<String>,

    #[arg(long = "black", value_name = "PIECES")]
    black_pieces: Option<String>,

    #[arg(long, conflicts_with_all = ["limit", "all"])]
    count: bool,

    #[arg(long, value_name = "N")]
    limit: Option<usize>,

    #[arg(long)]
    all: bool,

    #[arg(long)]
    json: bool,

    // More would only be in each other's way.
    #[arg(long, value_name = "T", default_value_t = 0, hide_default_value = true,
          value_parser = clap::value_parser!(u16).range(..=256))]
    threads: u16,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum TaskName {
    Independence,
    Domination,
}

impl Tool for Place {
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure> {
        let lang = console.lang;
        let problem = self.problem(lang).map_err(Failure::Refused)?;
        interrupt::listen(|| {});
        let search = match self.limit {
            // The first solutions are known first.
            Some(_) if !self.all => Search::ascending(&problem),
            // There may be more of them than fit into memory.
            None if self.all => Search::of_each(&problem),
            _ => None,
        };
        let each = self.all && search.is_some();
        let search = search.unwrap_or_else(|| Search::new(&problem));
        let order = match (each, search.is_ascending()) {
            (true, _) => Order::Each,
            (false, true) if !self.all => Order::Ascending,
            _ => Order::Any,
        };
        let mut list = List::new(console.output, &problem, self, order);
        let mut bar = Bar::new(lang);
        let threads = usize::from(self.threads);
        let mut written = Ok(());
        let progress = parallel::solve(search, threads, !self.count, &mut |news| {
            if !news.solutions.is_empty() {
                // Both may stand on one terminal.
                bar.clear();
                written = list.add(news.solutions);
            }
            bar.show(&news.progress);
            if written.is_err() || list.is_full() || interrupt::heard() {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        bar.clear();
        written?;
        let progress =
            progress.map_err(|_| Failure::Refused(lang.console_place_no_threads().to_owned()))?;
        let reason = match progress.state {
            State::Finished if problem.is_overfull() => Some(lang.place_overfull()),
            State::Finished => None,
            State::Running if interrupt::heard() => Some(lang.console_place_stopped()),
            State::Running => Some(lang.console_place_limited()),
        };
        let counted = list.counted().unwrap_or(Counted {
            total: progress.total,
            fundamental: progress.fundamental,
        });
        let ending = Ending {
            total: counted.total,
            fundamental: counted.fundamental,
            partial: progress.state == State::Running,
            reason,
        };
        list.end(&ending)?;
        if interrupt::heard() {
            return Ok(Verdict::Interrupted);
        }
        Ok(Verdict::AllWell)
    }
}

impl Place {
    fn problem(&self, lang: Lang) -> Result<Problem, String> {
        let army = |text: Option<&String>| {
            let text = text.map(String::as_str).unwrap_or_default();
            Army::read(text).map_err(|error| lang.explain_army(&error))
        };
        let task = self.task.into();
        let problem = if self.pieces.is_some() {
            Problem::one_color(task, self.size, army(self.pieces.as_ref())?)
        } else {
            let white = army(self.white_pieces.as_ref())?;
            Problem::two_colors(task, self.size, white, army(self.black_pieces.as_ref())?)
        };
        problem.map_err(|error| lang.explain_problem(error))
    }
}

impl From<TaskName> for Task {
    fn from(name: TaskName) -> Task {
        match name {
            TaskName::Independence => Task::Independence,
            TaskName::Domination => Task::Domination,
        }
    }
}
