//! Whether a game has ended.

use super::Game;
use crate::rules::outcome::{Draw, Outcome, Status};

/// Which draws end a game by themselves.
///
/// Whether the condition of a draw holds can be asked at any time; a learner who practises an
/// endgame may not want the game to stop there. Checkmate and stalemate always end it, as no
/// move is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomaticDraws {
    /// Nobody can give checkmate any more.
    pub dead_position: bool,
    /// The same position for the third time.
    pub repetition: bool,
    /// Fifty moves of each side without a capture or a pawn move.
    pub fifty_moves: bool,
}

impl AutomaticDraws {
    /// All of them.
    pub const ALL: AutomaticDraws = AutomaticDraws {
        dead_position: true,
        repetition: true,
        fifty_moves: true,
    };

    /// None of them.
    pub const NONE: AutomaticDraws = AutomaticDraws {
        dead_position: false,
        repetition: false,
        fifty_moves: false,
    };
}

impl Default for AutomaticDraws {
    fn default() -> AutomaticDraws {
        AutomaticDraws::ALL
    }
}

impl Game {
    /// How things stand. The first that holds is the answer: resignation or agreement,
    /// checkmate, stalemate, dead position, repetition, fifty moves.
    pub fn status(&self) -> Status {
        match self.outcome() {
            Some(outcome) => Status::Over(outcome),
            None => Status::Ongoing {
                check: self.position.in_check(),
            },
        }
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.dealt
            .or_else(|| self.position.ended_by_moves())
            .or_else(|| self.automatic_draw().map(Outcome::Drawn))
    }

    /// How often the present position has occurred in this game, now included; see
    /// [`RepetitionKey`](crate::rules::RepetitionKey).
    pub fn repetitions(&self) -> usize {
        let key = self.position.repetition_key();
        // Nothing from before the last capture or pawn move can come again.
        let since = self.position.halfmove_clock().into();
        let before = self.plies.iter().rev().take(since);
        1 + before
            .filter(|ply| ply.before.repetition_key() == key)
            .count()
    }

    /// Whether the present position has occurred at least three times.
    pub fn is_threefold(&self) -> bool {
        self.repetitions() >= 3
    }

    fn automatic_draw(&self) -> Option<Draw> {
        let AutomaticDraws {
            dead_position,
            repetition,
            fifty_moves,
        } = self.draws;
        if dead_position && self.position.is_dead() {
            Some(Draw::DeadPosition)
        } else if repetition && self.is_threefold() {
            Some(Draw::Repetition)
        } else if fifty_moves && self.position.is_fifty_moves() {
            Some(Draw::FiftyMoves)
        } else {
            None
        }
    }
}
