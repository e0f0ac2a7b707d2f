//! Placing pieces on an m×m board: so that none attacks another, or so that together they see
//! every cell.
//!
//! - [`Problem`] is what is asked, [`Army`] reads lists of pieces such as `2R,1Q`.
//! - [`Search`] finds all fundamental solutions, in slices of any length: a page gives it a
//!   little time again and again, and can stop whenever it likes. [`solve`] and [`count`] run it
//!   to the end, `parallel::solve` on all cores, [`Rounds`] for somebody in another thread.
//! - [`judge()`] says what a placement made by hand achieves, [`hint()`] how it can go on,
//!   [`images()`] what it looks like turned over.
//!
//! Solutions are fundamental when none is got from another by a rotation, a reflection or the
//! exchange of colours. Of all that are equivalent the least is listed, and the others are only
//! counted. Everything is computed from the movement schemas of [`crate::rules`].

mod alphabet;
mod army;
mod attack;
mod cell;
mod challenge;
mod hint;
mod images;
mod judge;
mod leader;
mod mask;
#[cfg(feature = "terminal")]
pub mod parallel;
mod problem;
mod rounds;
mod search;
mod solution;
mod symmetry;
mod written;

pub use army::{Army, ArmyError};
pub use cell::{Cell, CellSet};
pub use challenge::{CHALLENGES, Challenge};
pub use hint::{Hint, hint};
pub use images::{fundamental, images};
pub use judge::{Conflict, Judgement, attacks, is_solution, judge};
pub use problem::{Problem, ProblemError, Task};
pub use rounds::{REPORTED, Report, Rounds};
pub use search::{Found, Progress, Search, State, count, solve};
pub use solution::Solution;
pub use written::BadProblem;
