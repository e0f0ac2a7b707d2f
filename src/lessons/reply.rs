//! How the other side answers in exercises and small games. Simple on purpose: a child should be
//! able to see why.

use super::exchange;
use super::random::Random;
use crate::rules::{Move, Position};

/// How the other side answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reply {
    /// Not at all: the child moves again. In a small game another child answers.
    #[default]
    Nobody,
    /// With any move.
    Random,
    /// Takes when that wins something, else any move.
    Greedy,
    /// Takes when that wins something, and leaves nothing hanging if it can.
    Careful,
    /// With the move that is hardest to meet.
    Best,
}

impl Reply {
    /// The move this side plays; `None` if it has none, or nobody answers. `Best` is a matter of
    /// the exercise's aim (see `solve`); without one it is as good as `Careful`.
    pub fn choose(self, position: &Position, random: &mut Random) -> Option<Move> {
        let moves: Vec<_> = position.legal_moves().collect();
        match self {
            Self::Nobody => None,
            Self::Random => random.pick(&moves),
            Self::Greedy => exchange::threat(position).or_else(|| random.pick(&moves)),
            Self::Careful | Self::Best => {
                if let Some(winning) = exchange::threat(position) {
                    return Some(winning);
                }
                let safe: Vec<_> = moves
                    .iter()
                    .copied()
                    .filter(|&played| exchange::threat(&position.play_unchecked(played)).is_none())
                    .collect();
                random.pick(&safe).or_else(|| random.pick(&moves))
            }
        }
    }
}
