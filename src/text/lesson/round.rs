//! Rounds: five for today, tests and their diplomas, the entry test.

use super::super::{Lang, Test};
use crate::lessons::{Profile, RoundKind};

/// What stands for a name that is to be written by hand.
const NO_NAME: &str = "____________";

impl Lang {
    /// What a round is called.
    pub fn round_title(self, kind: RoundKind) -> &'static str {
        match kind {
            RoundKind::Today => self.home_today(),
            RoundKind::Entry => self.learn_entry(),
            RoundKind::Test(test) => self.learn_test(named(test)),
        }
    }

    /// What stands on the diploma of a test: what it is, whose, for what and since when. `None` if the
    /// child has not passed.
    pub fn diploma(self, child: &Profile, test: usize) -> Option<[String; 4]> {
        let day = child.diploma(test)?;
        let name = match child.name.as_str() {
            "" => NO_NAME,
            name => name,
        };
        Some([
            self.learn_diploma().to_owned(),
            name.to_owned(),
            self.learn_diploma_for(named(test)).to_owned(),
            self.date(day),
        ])
    }
}

const fn named(test: usize) -> Test {
    match test {
        0 => Test::Pieces,
        1 => Test::Mate,
        _ => Test::Game,
    }
}
