//! What a child at work is told, as values.

use crate::lessons::attempt::Verdict;
use crate::lessons::course::Place;
use crate::lessons::progress::Stars;

/// What came of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// What was right or wrong.
    pub verdict: Verdict,
    /// What the child gets, if everything is done now.
    pub reward: Option<Reward>,
}

/// What a child gets when everything is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    /// Stars of the course. The better result is kept.
    Stars {
        /// So many this time.
        earned: Stars,
        /// So many were kept before; 0 if it is done for the first time.
        before: Stars,
        /// Whether that was the last exercise of its unit without stars.
        finishes_unit: bool,
    },
    /// Practice earns no stars of the course.
    Practice {
        /// So many tasks of practice are solved since the child came to the exercise.
        solved: u32,
    },
}

/// What comes next in the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Another exercise of the same unit.
    Exercise(Place),
    /// The unit is over; another begins with this exercise.
    Unit(Place),
    /// That was the whole course.
    CourseOver,
}
