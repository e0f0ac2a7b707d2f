//! Placement problems for children, from easy to famous.

use super::army::Army;
use super::problem::{Problem, Task};

/// A problem to be solved by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its name in links and in stored progress.
    pub id: &'static str,
    /// How many fundamental solutions there are to collect.
    pub fundamental: u32,
    task: Task,
    size: u8,
    white: &'static str,
    black: &'static str,
}

/// All of them, from easy to hard.
pub static CHALLENGES: [Challenge; 22] = [
    peace("rooks-3", 3, "3R", 2),
    guard("king-3", 3, "1K", 1),
    peace("kings-3", 3, "4K", 1),
    peace("rooks-4", 4, "4R", 7),
    peace("queens-4", 4, "4Q", 1),
    guard("rooks-guard-4", 4, "4R", 71),
    peace("knights-4", 4, "8N", 3),
    peace("bishops-4", 4, "6B", 3),
    armies("armies-4", 4, "2Q", "2Q", 10),
    peace("queens-5", 5, "5Q", 2),
    guard("queens-guard-5", 5, "3Q", 37),
    peace("knights-5", 5, "13N", 1),
    peace("mixed-4", 4, "2R,4N", 2),
    guard("kings-6", 6, "4K", 1),
    peace("queens-6", 6, "6Q", 1),
    armies("armies-5", 5, "4Q", "4Q", 3),
    guard("knights-guard-6", 6, "8N", 23),
    peace("queens-7", 7, "7Q", 6),
    peace("queens-8", 8, "8Q", 12),
    peace("bishops-8", 8, "14B", 36),
    guard("queens-guard-8", 8, "5Q", 638),
    armies("armies-8", 8, "9Q", "9Q", 71),
];

impl Challenge {
    /// The challenge with this name.
    pub fn named(id: &str) -> Option<&'static Challenge> {
        CHALLENGES.iter().find(|challenge| challenge.id == id)
    }

    /// What is to be done.
    ///
    /// # Panics
    ///
    /// Never: a test makes a problem of every challenge.
    pub fn problem(&self) -> Problem {
        let army = |list: &str| Army::read(list).unwrap_or_default();
        let (size, white) = (usize::from(self.size), army(self.white));
        let problem = if self.black.is_empty() {
            Problem::one_color(self.task, size, white)
        } else {
            Problem::two_colors(self.task, size, white, army(self.black))
        };
        let Ok(problem) = problem else {
            unreachable!("a test makes a problem of every challenge");
        };
        problem
    }
}

const fn peace(id: &'static str, size: u8, pieces: &'static str, fundamental: u32) -> Challenge {
    challenge(id, Task::Independence, size, [pieces, ""], fundamental)
}

const fn guard(id: &'static str, size: u8, pieces: &'static str, fundamental: u32) -> Challenge {
    challenge(id, Task::Domination, size, [pieces, ""], fundamental)
}

const fn armies(
    id: &'static str,
    size: u8,
    white: &'static str,
    black: &'static str,
    fundamental: u32,
) -> Challenge {
    challenge(id, Task::Independence, size, [white, black], fundamental)
}

const fn challenge(
    id: &'static str,
    task: Task,
    size: u8,
    [white, black]: [&'static str; 2],
    fundamental: u32,
) -> Challenge {
    Challenge {
        id,
        fundamental,
        task,
        size,
        white,
        black,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::placement::count;

    #[test]
    fn every_challenge_can_be_solved_in_as_many_ways_as_it_says() {
        let told = CHALLENGES.map(|challenge| (challenge.id, u64::from(challenge.fundamental)));
        let counted =
            CHALLENGES.map(|challenge| (challenge.id, count(&challenge.problem()).fundamental));
        assert_eq!(told, counted);
    }

    #[test]
    fn names_are_unique() {
        for challenge in &CHALLENGES {
            assert_eq!(Challenge::named(challenge.id), Some(challenge));
        }
        assert_eq!(Challenge::named("queens-9"), None);
    }
}
