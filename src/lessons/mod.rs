//! The course: what a child is asked to do, and whether it was right.
//!
//! An [`Exercise`] is data, read from the plain text files of `course/`. An [`Attempt`] is a child
//! at work on one: it takes [`Answer`]s, judges them by the rules of chess, and gives a
//! [`Verdict`] that says what was right or wrong as a value. A [`Study`] is that child in the
//! course: it opens exercises, awards stars and knows what comes next. Sentences are made of these
//! values in `text`; nothing here knows a language, a browser or a terminal.
//!
//! ```
//! use chesslings::lessons::{Answer, Attempt, Course, Verdict};
//! use chesslings::rules::Square;
//!
//! let exercise = Course::exercise("rook", 1).unwrap();
//! let mut attempt = Attempt::new(exercise);
//! while !attempt.is_done() {
//!     let next = attempt.solution().unwrap();
//!     assert!(!matches!(attempt.answer(next), Verdict::Wrong(_)));
//! }
//! assert_eq!(attempt.stars(), 3);
//! ```

mod aim;
mod asked;
mod attempt;
mod cage;
mod course;
mod demonstration;
mod exchange;
mod exercise;
mod fault;
mod flaw;
mod foresight;
mod hint;
mod match_game;
mod motif;
mod opening;
mod overlooked;
mod paper;
mod peace;
mod practice;
mod progress;
mod question;
mod random;
mod relations;
mod reply;
mod review;
mod solve;
mod study;
mod variant;
mod walk;
mod way;
mod writing;

pub use aim::Aim;
pub use asked::Asked;
pub use attempt::{Answer, Attempt, Praise, Verdict, Why, Wrong};
pub use course::{BadCourse, Course, Lesson, Place, Unit};
pub use demonstration::{Beat, Demonstration, Idea};
pub use exchange::{gain, value};
pub use exercise::{Exercise, Task};
pub use fault::Fault;
pub use flaw::{Flaw, flaw};
pub use hint::Help;
pub use match_game::{End, Goal, MatchGame};
pub use motif::Motif;
pub use opening::{Opening, ThreeMoves, mistake};
pub use overlooked::{in_between, meant_in_passing, takes_back};
pub use paper::{Key, Sheet};
pub use progress::{Animal, BadProgress, Egg, Ending, Profile, Profiles, Score, Stars, Trace};
pub use question::{Choice, Question, threat};
pub use random::Random;
pub use reply::Reply;
pub use review::{Round, RoundKind};
pub use solve::Collect;
pub use study::{Draft, Drafts, Next, Reward, Study, Told};
pub use variant::variant;
pub use walk::{Ray, Stop, Walk};
pub use way::Way;
pub use writing::Writing;
