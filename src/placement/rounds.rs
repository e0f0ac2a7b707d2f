//! A search in rounds: each lasts a moment and ends in a report that can be sent away, so that
//! whoever waits for it, in another thread, sees how far it is.

use std::ops::ControlFlow;

use super::problem::Problem;
use super::search::{Search, State};

/// So many steps are made between two looks at the clock.
const STEPS: u64 = 20_000;
/// So many solutions are reported at once.
const AT_ONCE: usize = 2_000;

/// So many solutions are reported for looking at; all are counted.
pub const REPORTED: usize = 60_000;

/// A search for all solutions of a problem, round by round.
///
/// ```
/// use chesslings::placement::{Problem, Rounds};
///
/// let problem = Problem::from_text("task=independence&size=4&pieces=4Q").unwrap();
/// let report = Rounds::new(&problem).run(|| false);
/// assert_eq!((report.total, report.fundamental, report.finished), (2, 1, true));
/// assert_eq!(report.found.len(), 1);
/// ```
pub struct Rounds {
    size: u8,
    search: Search,
    reported: usize,
    steps: u64,
}

/// How far a search is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Solutions so far, with all their turned and mirrored forms.
    pub total: u64,
    /// Fundamental solutions so far.
    pub fundamental: u64,
    /// How much is done, in thousandths.
    pub done: u16,
    /// At least so many steps were made: this grows even where nothing is found for long.
    pub steps: u64,
    /// Whether that was all.
    pub finished: bool,
    /// The solutions of this round, as [`Solution::to_text`](super::Solution::to_text) writes them.
    pub found: Vec<String>,
}

impl Rounds {
    /// The search for all solutions of `problem`.
    pub fn new(problem: &Problem) -> Self {
        Self {
            size: problem.size(),
            search: Search::new(problem),
            reported: 0,
            steps: 0,
        }
    }

    /// Searches until there is much to report or `is_over` says that the round has lasted long
    /// enough.
    pub fn run(&mut self, is_over: impl Fn() -> bool) -> Report {
        let mut found = Vec::new();
        loop {
            let room = AT_ONCE.min(REPORTED.saturating_sub(self.reported));
            let progress = self.search.run(STEPS, &mut |solution| {
                if found.len() < room {
                    found.push(solution.solution().to_text(self.size));
                }
                // A full hand is brought home first.
                if room > 0 && found.len() == room {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            let finished = progress.state == State::Finished;
            let is_full = room > 0 && found.len() == room;
            if !finished && !is_full {
                self.steps += STEPS;
            }
            if finished || is_full || is_over() {
                self.reported += found.len();
                return Report {
                    total: progress.total,
                    fundamental: progress.fundamental,
                    done: (progress.fraction * 1000.0) as u16,
                    steps: self.steps,
                    finished,
                    found,
                };
            }
        }
    }
}

impl Report {
    /// The report as one text.
    pub fn to_text(&self) -> String {
        let Self {
            total,
            fundamental,
            done,
            steps,
            finished,
            found,
        } = self;
        let finished = u8::from(*finished);
        format!(
            "{total} {fundamental} {done} {steps} {finished}\n{}",
            found.join("\n")
        )
    }

    /// Reads such a text; `None` for anything else.
    pub fn from_text(text: &str) -> Option<Self> {
        let (head, found) = text.split_once('\n')?;
        let mut words = head.split(' ');
        let report = Self {
            total: words.next()?.parse().ok()?,
            fundamental: words.next()?.parse().ok()?,
            done: words.next()?.parse().ok()?,
            steps: words.next()?.parse().ok()?,
            finished: match words.next()? {
                "0" => false,
                "1" => true,
                _ => return None,
            },
            found: found.lines().map(str::to_owned).collect(),
        };
        words.next().is_none().then_some(report)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_comes_back_from_its_text() {
        for found in [Vec::new(), vec!["Qa1".to_owned(), "Qb2-Rc3".to_owned()]] {
            let report = Report {
                total: u64::MAX,
                fundamental: 12,
                done: 999,
                steps: 40_000,
                finished: found.is_empty(),
                found,
            };
            assert_eq!(Report::from_text(&report.to_text()), Some(report));
        }
    }

    #[test]
    fn anything_else_is_no_report() {
        for text in [
            "",
            "\n",
            "1 2 3 4 1",
            "1 2 3 4 2\n",
            "1 2 3 1\n",
            "1 2 3 4 1 5\n",
            "-1 2 3 4 0\n",
            "1 2 99999 4 0\n",
        ] {
            assert_eq!(Report::from_text(text), None, "{text:?}");
        }
    }

    #[test]
    fn rounds_report_every_solution_once_and_count_all() {
        let problem = Problem::from_text("task=independence&size=11&pieces=11Q").unwrap();
        let (mut rounds, mut found) = (Rounds::new(&problem), Vec::new());
        let last = loop {
            let report = rounds.run(|| true);
            found.extend(report.found.clone());
            if report.finished {
                break report;
            }
        };
        assert_eq!((last.total, last.fundamental), (2680, 341));
        assert_eq!(found.len(), 341);
        found.sort();
        found.dedup();
        assert_eq!(found.len(), 341);
    }
}
