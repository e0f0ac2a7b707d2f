//! Who plays: a character, or a model that nobody meets.

use chesslings::lessons::Random;
use chesslings::opponents::{Character, Child, reply};
use chesslings::rules::{Move, Position};
use chesslings::search::{exchange, key};

use super::engine::Engine;

/// A player of the tournament.
#[derive(Clone, Copy)]
pub(crate) enum Player {
    Character(&'static Character),
    /// Any move.
    Random,
    /// Takes what wins most, else any move.
    Greedy,
    /// Mates in one, takes what wins most, leaves nothing to be taken, else any move.
    Naive,
    /// Another program.
    Engine(&'static Engine),
}

impl Player {
    /// One of ours.
    pub(crate) fn character(self) -> Option<&'static Character> {
        match self {
            Player::Character(character) => Some(character),
            _ => None,
        }
    }

    pub(crate) fn choose(
        self,
        position: &Position,
        before: &[Position],
        seed: u64,
    ) -> Option<Move> {
        let mut random = Random::new(seed ^ key(position) ^ u64::from(position.fullmove_number()));
        let moves: Vec<Move> = position.legal_moves().collect();
        match self {
            Player::Character(character) => {
                reply(position, before, character, seed, Child::TRAINED)
            }
            Player::Engine(engine) => engine.choose(position),
            Player::Random => random.pick(&moves),
            Player::Greedy => winning(position).or_else(|| random.pick(&moves)),
            Player::Naive => {
                let mates = |played: &&Move| position.play_unchecked(**played).is_checkmate();
                if let Some(mate) = moves.iter().find(mates) {
                    return Some(*mate);
                }
                winning(position).or_else(|| {
                    let is_safe = |played: &Move| hung(&position.play_unchecked(*played)) == 0;
                    let safe: Vec<Move> = moves.iter().copied().filter(is_safe).collect();
                    random.pick(&safe).or_else(|| random.pick(&moves))
                })
            }
        }
    }
}

/// The capture that wins most, if one wins something.
fn winning(position: &Position) -> Option<Move> {
    let takes = position.legal_moves().filter(|played| played.is_capture());
    let (gain, played) = takes
        .map(|played| (exchange(position, played), played))
        .max()?;
    (gain > 0).then_some(played)
}

/// What the player to move can win by taking.
fn hung(position: &Position) -> i32 {
    winning(position).map_or(0, |played| exchange(position, played))
}
