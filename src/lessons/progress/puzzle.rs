//! Placements that a child has found, and the stars for them.

use super::profile::Profile;
use super::record::Stars;
use crate::placement::{self, Challenge, Solution};

/// Three stars are for all solutions, or for so many.
const MANY: usize = 10;

impl Profile {
    /// The stars of a challenge, 0 if it was never solved.
    pub fn puzzle_stars(&self, challenge: &Challenge) -> Stars {
        self.stars(&name(challenge))
    }

    /// The child has solved a challenge like this: one star with help, two without, three for
    /// whoever has found all solutions or many. Whether this one is new.
    ///
    /// ```
    /// use chesslings::lessons::Profile;
    /// use chesslings::placement::{Challenge, Solution};
    ///
    /// let challenge = Challenge::named("king-3").unwrap();
    /// let king = Solution::from_text("Kb2", 3).unwrap();
    /// let mut anna = Profile::default();
    /// assert!(anna.solve_puzzle(challenge, &king, true));
    /// assert_eq!(anna.puzzle_stars(challenge), 1);
    /// assert!(!anna.solve_puzzle(challenge, &king, false));
    /// assert_eq!(anna.puzzle_stars(challenge), 3);
    /// ```
    pub fn solve_puzzle(&mut self, challenge: &Challenge, placed: &Solution, helped: bool) -> bool {
        let problem = challenge.problem();
        let size = problem.size();
        let first = placement::fundamental(&problem, placed);
        let is_new = self.find(challenge.id, &first.to_text(size), &placed.to_text(size));
        let all = self.found(challenge.id) >= MANY.min(challenge.fundamental as usize);
        let stars = match (helped, all) {
            (true, _) => 1,
            (false, false) => 2,
            (false, true) => 3,
        };
        self.earn(&name(challenge), stars);
        is_new
    }
}

/// What the stars of a challenge are stored under.
fn name(challenge: &Challenge) -> String {
    ["puzzle-", challenge.id].concat()
}
