//! Between a PGN and a game that is played.

use super::game::{PgnGame, PgnResult};
use crate::rules::game::{AutomaticDraws, Game};
use crate::rules::outcome::Outcome;
use crate::rules::piece::Color;

impl PgnGame {
    /// The game, ready to be played on.
    ///
    /// What the moves don't decide the result does: a win without checkmate is a resignation,
    /// a draw that no rule gives was agreed. A result that contradicts checkmate or stalemate
    /// doesn't count. Draws that players must claim did not stop the moves.
    ///
    /// ```
    /// use chesslings::rules::{PgnReader, Strictness};
    ///
    /// let text = "1. f3 e5 2. g4 Qh4# *";
    /// let read = PgnReader::new(text, Strictness::Game).next().unwrap().unwrap();
    /// let outcome = read.to_game().outcome().unwrap();
    /// assert_eq!((outcome.result(), outcome.code()), ("0-1", "checkmate"));
    /// ```
    pub fn to_game(&self) -> Game {
        let mut game = Game::from(*self.start()).with_draws(AutomaticDraws::NONE);
        for step in self.moves() {
            let played = step.played();
            let replayed = game.play_move(played);
            debug_assert!(replayed.is_ok(), "only legal moves get into a PGN game");
        }
        // What is refused here contradicts the end that the moves have brought.
        let _ = match self.result {
            PgnResult::WhiteWins => game.resign(Color::Black).map(|_| ()),
            PgnResult::BlackWins => game.resign(Color::White).map(|_| ()),
            PgnResult::Draw => {
                game = game.with_draws(AutomaticDraws::ALL);
                let offer = game.offer_draw(Color::White);
                offer.and_then(|()| game.accept_draw(Color::Black).map(|_| ()))
            }
            PgnResult::Unknown => Ok(()),
        };
        game.with_draws(AutomaticDraws::ALL)
    }
}

impl From<&Game> for PgnGame {
    /// The moves and the result, without tags or comments.
    fn from(game: &Game) -> PgnGame {
        let mut written = PgnGame::new(*game.start());
        for ply in game.plies() {
            written.push(ply.played);
        }
        written.result = game.outcome().into();
        written
    }
}

impl From<Option<Outcome>> for PgnResult {
    fn from(outcome: Option<Outcome>) -> PgnResult {
        match outcome.map(Outcome::winner) {
            Some(Some(Color::White)) => PgnResult::WhiteWins,
            Some(Some(Color::Black)) => PgnResult::BlackWins,
            Some(None) => PgnResult::Draw,
            None => PgnResult::Unknown,
        }
    }
}
