//! How a game ended, in a sentence or two.

use super::Lang;
use crate::rules::{Draw, Outcome, Win};

impl Lang {
    /// Says how a game ended.
    ///
    /// ```
    /// use chesslings::rules::{Draw, Outcome};
    /// use chesslings::text::Lang;
    ///
    /// let drawn = Outcome::Drawn(Draw::Agreement);
    /// assert_eq!(Lang::En.how_it_ended(drawn), "You both agreed to a draw.");
    /// ```
    pub fn how_it_ended(self, outcome: Outcome) -> String {
        let why = self.why_it_ended(outcome);
        match outcome {
            Outcome::Won { .. } | Outcome::Drawn(Draw::Agreement) => why,
            Outcome::Drawn(_) => format!("{why} {}", self.outcome_drawn()),
        }
    }

    /// Says the reason of it, for whoever knows whether somebody has won.
    pub fn why_it_ended(self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Won { winner, by } => match by {
                Win::Checkmate => self.outcome_checkmate(winner.into()),
                Win::Resignation => self.outcome_resignation(winner.into()).to_owned(),
            },
            Outcome::Drawn(draw) => match draw {
                Draw::Stalemate => self.outcome_stalemate(),
                Draw::DeadPosition => self.outcome_dead_position(),
                Draw::Repetition => self.outcome_repetition(),
                Draw::FiftyMoves => self.outcome_fifty_moves(),
                Draw::Agreement => self.outcome_agreement(),
            }
            .to_owned(),
        }
    }
}
