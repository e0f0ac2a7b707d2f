//! The course: its units and their exercises, read from the plain text files beside this one.
//!
//! A file is a unit; a paragraph is an exercise; `#` begins a comment. `lesson first` alone begins a
//! lesson: six to eight exercises for one sitting, with a heading in `www/locales/course/`. To add an
//! exercise, add a paragraph here and its sentence there. The first line names the exercise and its
//! task, the others say what else there is to say:
//!
//! ```text
//! lesson first
//!
//! corner stars a8 h8
//! at 8/8/8/8/8/8/8/R7 w
//! par 2
//! ```
//!
//! | task | what the child does |
//! |---|---|
//! | `walk d4` | watches and steps along the directions of the piece |
//! | `tap moves d4`, `attacks`, `captures`, `forbidden`, `guards`, `attackers`, `box` d4 | taps all these squares |
//! | `tap named e4`, `numbered e4`, `row e4`, `column e4`, `diagonal a1 h8`, `corners [light\|dark]` | taps squares of the board |
//! | `tap attacked`, `free`, `danger`, `checkers`, `pinned`, `misplaced` | taps all these pieces |
//! | `choose shade e4`, `name`, `numbers`, `reach c1 f5`, `far b1 c3`, `legal e2 e4`, `free e5`, `worth R B`, `exchange d4 e5`, `richer`, `check`, `checked`, `ended`, `wayout run\|block\|take`, `castle short\|long`, `passant`, `canmate`, `catches`, `motif d5 e7`, `threat`, `written g1 f3`, `mistake e2 e4 d1 h5 g1 f3`, `told 2 3` | chooses an answer; `told 2 3` has three answers of its own, the second is right |
//! | `stars a8 h8 [safely]` | takes the stars |
//! | `capture [safely] [always]` | takes all enemies; `always`: every move takes |
//! | `move AIM`, `moves 2 AIM` | reaches an aim: `check`, `safecheck`, `discovered`, `mate`, `stalemate`, `nostalemate`, `nothinghangs`, `run e4`, `guard e4`, `shield e4`, `takeattacker e4`, `takebest`, `fork`, `pin`, `skewer`, `discoveredattack`, `win 3` (so many points ahead), `promotesafely`, `promote N`, `castle [short\|long]`, `enpassant`, `escape run\|block\|take`, `stopmate`, `confine 12`, `keepwin`, `centre`, `develop`, `tempo`, `written g1f3` |
//! | `setup a1 h1` | puts the missing pieces of the first position on these squares |
//! | `peace Q 4 4` | places four queens on the 4×4 corner in peace |
//! | `write g1 f3` | writes the move down, sign by sign |
//! | `replay e2e4 e7e5` | repeats the moves |
//! | `game takeall promote` | plays a small game: White's goal, Black's goal of `mate`, `check`, `promote`, `takeall`, `farrow`, `opening` |
//!
//! Further lines: `at FEN` (the clocks may be missing, `- -` too), `par N` (in a game: as quickly as this for three stars), `reply
//! random|greedy|careful|best|flee`, `last d8 h4` (the other side's last move), `real` (a position of real games), `only` (one right first move), `numbers` (a walk
//! is shown with its formulas; a question, when it is answered, with those of its pieces), `shown` (a replay is shown and explained first), `written` (it is not shown, but read).

mod lesson;
mod place;
mod practice;
mod read;
mod renamed;
mod written;

pub use lesson::Lesson;
pub use place::Place;
pub use read::BadCourse;
pub(super) use renamed::name_today;

use super::exercise::Exercise;

/// Everything there is to learn, in order.
#[derive(Clone, Copy, Debug)]
pub struct Course;

/// A part of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its name in links and files.
    pub id: &'static str,
    /// Whether it is a side path: the course goes on without it.
    pub is_side: bool,
}

static UNITS: [Unit; 24] = [
    Unit::of_path("rook"),
    Unit::of_path("bishop"),
    Unit::of_path("queen"),
    Unit::of_path("king"),
    Unit::of_path("knight"),
    Unit::of_path("pawn"),
    Unit::beside("secret"),
    Unit::of_path("attack"),
    Unit::of_path("value"),
    Unit::of_path("protect"),
    Unit::of_path("check"),
    Unit::of_path("escape"),
    Unit::of_path("mate"),
    Unit::of_path("draw"),
    Unit::of_path("setup"),
    Unit::of_path("castling"),
    Unit::of_path("passing"),
    Unit::of_path("ladder"),
    Unit::of_path("games"),
    Unit::of_path("threat"),
    Unit::of_path("opening"),
    Unit::of_path("tactics"),
    Unit::of_path("endings"),
    Unit::of_path("notation"),
];

impl Course {
    /// The units in their order.
    pub fn units() -> &'static [Unit] {
        &UNITS
    }

    /// The units that everybody goes through.
    pub fn path() -> impl DoubleEndedIterator<Item = &'static Unit> {
        UNITS.iter().filter(|unit| !unit.is_side)
    }

    /// The unit with this name.
    pub fn unit(id: &str) -> Option<&'static Unit> {
        UNITS.iter().find(|unit| unit.id == id)
    }

    /// The exercise of a unit with this number, counted from 1.
    pub fn exercise(unit: &str, number: usize) -> Option<Exercise> {
        Self::unit(unit)?.exercise(number)
    }

    /// The exercise with this name.
    pub fn find(id: &str) -> Option<Exercise> {
        Place::named(id)?.exercise()
    }
}

impl Unit {
    const fn of_path(id: &'static str) -> Self {
        Self { id, is_side: false }
    }

    const fn beside(id: &'static str) -> Self {
        Self { id, is_side: true }
    }

    /// How many exercises it has.
    pub fn count(&self) -> usize {
        self.slugs().count()
    }

    /// The names of its exercises, under which progress is kept: `rook-corner`.
    pub fn ids(&self) -> impl Iterator<Item = String> {
        self.slugs().map(|slug| format!("{}-{slug}", self.id))
    }

    /// The exercise with this number, counted from 1; `None` if there is none.
    pub fn exercise(&self, number: usize) -> Option<Exercise> {
        let paragraph = self.paragraphs().nth(number.checked_sub(1)?)?;
        read::exercise(self.id, paragraph).ok()
    }

    /// Whether the exercise with this number is a game for two, as it is written in the file: without a
    /// line that says who answers.
    pub fn is_for_two(&self, number: usize) -> bool {
        let place = number.checked_sub(1);
        place.is_some_and(|place| self.for_two().nth(place) == Some(true))
    }

    /// Whether each of its exercises is a game for two, in their order.
    pub(super) fn for_two(&self) -> impl Iterator<Item = bool> {
        self.paragraphs().map(|paragraph| {
            let mut lines = paragraph.lines();
            let task = lines.next().and_then(|line| line.split_whitespace().nth(1));
            task == Some("game") && !lines.any(|line| line.starts_with("reply"))
        })
    }

    /// All its exercises.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the first one that can't be read. A test proves that there is none.
    pub fn exercises(&self) -> Result<Vec<Exercise>, BadCourse> {
        self.paragraphs()
            .map(|paragraph| read::exercise(self.id, paragraph))
            .collect()
    }

    fn paragraphs(&self) -> impl Iterator<Item = &'static str> {
        self.parts().filter(|part| lesson::begins(part).is_none())
    }

    /// Its exercises and where its lessons begin.
    fn parts(&self) -> impl Iterator<Item = &'static str> {
        read::paragraphs(written::of(self.id))
    }

    fn slugs(&self) -> impl Iterator<Item = &'static str> {
        self.paragraphs()
            .filter_map(|paragraph| paragraph.split_whitespace().next())
    }
}
