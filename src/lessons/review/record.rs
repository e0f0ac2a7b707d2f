//! A test as text, so that a reload in the middle of it loses nothing. Which tasks it has follows
//! from its seed.
//!
//! ```text
//! chesslings attempt 1
//! Anna
//! mate 42 0 :+-+
//! 8/8/8/8/8/8/8/R7 w - - 0 1
//! a1a4 undo a1a8
//! ```
//!
//! The third line has the test, the seed, mistakes in earlier tries of the task on the table, and how
//! the tasks before it ended. The other lines are those of an [`Attempt`] at it.

use super::{Round, RoundKind};
use crate::lessons::attempt::Attempt;
use crate::lessons::course::Place;
use crate::lessons::progress::Profiles;

impl RoundKind {
    /// What it is called there: a test like its last unit.
    fn name(self) -> &'static str {
        match self {
            Self::Today => "today",
            Self::Entry => "entry",
            Self::Test(test) => Self::TESTS.get(test).unwrap_or(&""),
        }
    }
}

impl Round {
    /// Whether there is something of it to be gone on with later.
    pub(in crate::lessons) const fn is_begun(&self, attempt: &Attempt) -> bool {
        self.kind.is_test() && (self.now > 0 || !attempt.is_untouched())
    }

    /// What this child has done in a test so far; empty if it is over.
    pub(in crate::lessons) fn to_text(
        &self,
        child: &str,
        attempt: &Attempt,
        errors: u32,
    ) -> String {
        if self.is_over() {
            return String::new();
        }
        let mut results = String::new();
        for &right in self.results.iter().take(self.now) {
            results.push(if right { '+' } else { '-' });
        }
        let fen = attempt.exercise.position.to_fen();
        [
            Attempt::HEAD,
            "\n",
            child,
            "\n",
            self.kind.name(),
            " ",
            &self.seed.to_string(),
            " ",
            &errors.to_string(),
            " :",
            &results,
            "\n",
            &fen,
            "\n",
            &attempt.told_deeds(),
        ]
        .concat()
    }

    /// The round that this child left in the middle, with the task on the table, and mistakes in its
    /// earlier tries; `None` if the text is about something else.
    pub(in crate::lessons) fn resume(
        kind: RoundKind,
        profiles: &Profiles,
        text: &str,
    ) -> Option<(Self, Place, Attempt, u32)> {
        let mut lines = Attempt::opened(&profiles.current().name, text)?;
        let mut words = lines.next()?.split(' ');
        if !kind.is_test() || words.next()? != kind.name() {
            return None;
        }
        let (seed, errors) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let mut round = Self::new(kind, profiles, seed);
        for result in words.next()?.chars().skip(1) {
            round.tell(result == '+');
            round.go_on();
        }
        let (place, mut attempt) = round.attempt()?;
        if lines.next()? != attempt.exercise.position.to_fen() {
            return None;
        }
        attempt.redo_all(lines.next()?)?;
        if attempt.is_done() {
            round.tell(errors == 0 && attempt.mistakes == 0);
        }
        Some((round, place, attempt, errors))
    }
}
