//! Problems in addresses: `#/puzzles?task=independence&size=8&pieces=8Q`.

use crate::app::route::{Address, Route};
use crate::placement::{Army, ArmyError, Problem, ProblemError, Task};
use crate::rules::Color;

/// What is wrong with a problem that was typed or came by a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadProblem {
    /// There is no such task.
    Task,
    /// A list of pieces can't be read.
    Army(ArmyError),
    /// There can be no such problem.
    Problem(ProblemError),
}

/// The address of a problem.
pub(super) fn of(problem: &Problem) -> String {
    format!("{}?{}", Route::Puzzles.hash(), query(problem))
}

/// A problem as it stands in an address; the worker gets the same text.
pub(super) fn query(problem: &Problem) -> String {
    let task = match problem.task() {
        Task::Independence => "independence",
        Task::Domination => "domination",
    };
    let size = problem.size();
    let white = problem.army(Color::White);
    if problem.has_two_colors() {
        let black = problem.army(Color::Black);
        format!("task={task}&size={size}&white={white}&black={black}")
    } else {
        format!("task={task}&size={size}&pieces={white}")
    }
}

/// The problem in an address.
pub(super) fn read(address: &Address) -> Result<Problem, BadProblem> {
    let task = match address.get("task") {
        Some("domination") => Task::Domination,
        Some("independence") => Task::Independence,
        _ => return Err(BadProblem::Task),
    };
    let size = address.get("size").and_then(|size| size.parse().ok());
    let size = size.unwrap_or(0);
    let army = |key: &str| {
        let list = address
            .get(key)
            .unwrap_or_default()
            .replace("%2C", ",")
            .replace("%20", " ");
        Army::read(&list).map_err(BadProblem::Army)
    };
    let problem = if address.get("pieces").is_some() {
        Problem::one_color(task, size, army("pieces")?)
    } else {
        Problem::two_colors(task, size, army("white")?, army("black")?)
    };
    problem.map_err(BadProblem::Problem)
}

/// The problem in the part of an address after the question mark.
pub fn problem_from_query(query: &str) -> Option<Problem> {
    let address = Address {
        query: query.to_owned(),
        ..Address::from(Route::Puzzles)
    };
    read(&address).ok()
}
