//! The laboratory: any problem, every solution. The search itself runs elsewhere, in a worker,
//! and tells from time to time how far it is.

use super::gallery::Gallery;
use super::{LabMsg, PuzzlesMsg};
use crate::app::errand::Errand;
use crate::app::model::{Effect, Msg};
use crate::app::route::{Address, Route};
use crate::placement::{Army, BadProblem, Problem, Task};
use crate::rules::{ByColor, Kind};

/// What the laboratory remembers.
#[derive(Clone, Debug, PartialEq)]
pub struct Lab {
    /// What is to be achieved.
    pub task: Task,
    /// The board has size×size cells.
    pub size: u8,
    /// Whether there are two armies that leave each other in peace.
    pub two_colors: bool,
    /// The pieces, White's and Black's.
    pub armies: ByColor<Army>,
    /// What is wrong with the problem.
    pub trouble: Option<BadProblem>,
    /// The search that runs or has run.
    pub run: Option<Run>,
    /// Whether the link was copied, if that was wanted.
    pub copied: Option<bool>,
}

/// A search, as far as the page knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// What is searched.
    pub problem: Problem,
    /// Whether it still goes on.
    pub state: RunState,
    /// Solutions found so far, with all their turned and mirrored forms.
    pub total: u64,
    /// Fundamental solutions found so far.
    pub fundamental: u64,
    /// How much is done, in thousandths.
    pub done: u16,
    /// How many steps were made at least.
    pub steps: u64,
    /// The solutions to look at.
    pub gallery: Gallery,
}

/// How a search stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunState {
    /// It goes on.
    Running,
    /// Everything is found.
    Finished,
    /// The reader stopped it.
    Stopped,
    /// The browser could not do it.
    Failed,
}

impl Default for Lab {
    /// Eight queens.
    fn default() -> Self {
        Self {
            task: Task::Independence,
            size: 8,
            two_colors: false,
            armies: ByColor::new(Army::default().with(Kind::Queen, 8), Army::default()),
            trouble: None,
            run: None,
            copied: None,
        }
    }
}

impl Lab {
    /// The problem that is set up.
    ///
    /// # Errors
    ///
    /// Says why there can be no such problem.
    pub fn problem(&self) -> Result<Problem, BadProblem> {
        let size = usize::from(self.size);
        let [white, black] = self.armies.into();
        let problem = if self.two_colors {
            Problem::two_colors(self.task, size, white, black)
        } else {
            Problem::one_color(self.task, size, white)
        };
        problem.map_err(BadProblem::Problem)
    }

    /// The reader came by a link: its problem is set up, but not yet searched.
    pub(super) fn arrive(&mut self, address: &Address) -> Vec<Effect> {
        if address.get("task").is_none() {
            return Vec::new();
        }
        match Problem::from_text(&address.query) {
            Ok(problem) => {
                let same = self.run.as_ref().is_some_and(|run| run.problem == problem);
                if same {
                    return Vec::new();
                }
                self.set_up(&problem);
                vec![Effect::Stop(Errand::Search)]
            }
            Err(trouble) => {
                self.trouble = Some(trouble);
                Vec::new()
            }
        }
    }

    fn set_up(&mut self, problem: &Problem) {
        self.task = problem.task();
        self.size = problem.size();
        self.two_colors = problem.has_two_colors();
        self.armies = ByColor::from_fn(|color| *problem.army(color));
        self.trouble = None;
        self.run = None;
    }

    pub(super) fn update(&mut self, msg: LabMsg) -> Vec<Effect> {
        if !matches!(msg, LabMsg::Told(_)) {
            self.copied = None;
        }
        match msg {
            LabMsg::Task(task) => {
                self.task = task;
                self.two_colors &= task == Task::Independence;
                return self.changed();
            }
            LabMsg::Size(text) => {
                let size = text.parse().unwrap_or(self.size);
                self.size = size.clamp(1, Problem::LARGEST as u8);
                return self.changed();
            }
            LabMsg::TwoColors(two) => {
                self.task = Task::Independence;
                self.two_colors = two;
                return self.changed();
            }
            LabMsg::Add(piece, more) => {
                let army = &mut self.armies[piece.color];
                let count = army
                    .count(piece.kind)
                    .saturating_add_signed(i16::from(more));
                *army = army.with(piece.kind, count.min(256));
                return self.changed();
            }
            LabMsg::Start => return self.start(),
            LabMsg::Stop => {
                if let Some(run) = self.run.as_mut().filter(|run| run.is_running()) {
                    run.state = RunState::Stopped;
                }
                return vec![Effect::Stop(Errand::Search)];
            }
            LabMsg::Told(report) => {
                // What a stopped worker has still sent is of no interest.
                if let Some(run) = self.run.as_mut().filter(|run| run.is_running()) {
                    run.total = report.total;
                    run.fundamental = report.fundamental;
                    run.done = report.done;
                    run.steps = report.steps;
                    run.gallery.add(report.found);
                    if report.finished {
                        run.state = RunState::Finished;
                    }
                }
            }
            LabMsg::Failed => {
                if let Some(run) = self.run.as_mut().filter(|run| run.is_running()) {
                    run.state = RunState::Failed;
                }
            }
            LabMsg::Copy => {
                let told = |done| Msg::Puzzles(PuzzlesMsg::Lab(LabMsg::Copied(done)));
                return vec![Effect::CopyAddress {
                    done: told(true),
                    failed: told(false),
                }];
            }
            LabMsg::Copied(done) => self.copied = Some(done),
            looking => {
                if let Some(run) = &mut self.run {
                    return run.gallery.update(&looking, &run.problem);
                }
            }
        }
        Vec::new()
    }

    /// Another problem is set up: what was found for the last one is gone, and its search too.
    fn changed(&mut self) -> Vec<Effect> {
        self.run = None;
        match self.problem() {
            Ok(problem) => {
                self.trouble = None;
                vec![
                    Effect::Stop(Errand::Search),
                    Effect::ShowAddress(link_to(&problem)),
                ]
            }
            Err(trouble) => {
                self.trouble = Some(trouble);
                vec![Effect::Stop(Errand::Search)]
            }
        }
    }

    fn start(&mut self) -> Vec<Effect> {
        match self.problem() {
            Ok(problem) => {
                self.trouble = None;
                self.run = Some(Run {
                    problem,
                    state: RunState::Running,
                    total: 0,
                    fundamental: 0,
                    done: 0,
                    steps: 0,
                    gallery: Gallery::default(),
                });
                vec![
                    Effect::ShowAddress(link_to(&problem)),
                    Effect::Ask(Errand::Search, problem.to_text()),
                ]
            }
            Err(trouble) => {
                self.trouble = Some(trouble);
                Vec::new()
            }
        }
    }
}

impl Run {
    /// Whether the search goes on.
    pub fn is_running(&self) -> bool {
        self.state == RunState::Running
    }
}

/// The address of a problem.
pub(super) fn link_to(problem: &Problem) -> String {
    [Route::Puzzles.hash(), "?", &problem.to_text()].concat()
}

/// The address of the same to be solved by hand.
pub(super) fn by_hand(problem: &Problem) -> String {
    [Route::Puzzles.hash(), "?at=&", &problem.to_text()].concat()
}
