//! The ways out of check.

use crate::rules::{Move, Position, between};

/// A way out of check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The king goes away.
    Run,
    /// Another piece goes between.
    Block,
    /// The checker is taken.
    Take,
}

impl Way {
    /// Whether a legal move answers a check in this way.
    pub fn is(self, position: &Position, played: Move) -> bool {
        let Some(king) = position.king(position.turn()) else {
            return false;
        };
        let takes = played
            .captured_at()
            .is_some_and(|at| position.checkers().contains(at));
        match self {
            Self::Take => takes,
            Self::Run => played.piece().is_king() && !takes,
            Self::Block => {
                !played.piece().is_king()
                    && !takes
                    && position
                        .checkers()
                        .iter()
                        .any(|checker| between(king, checker).contains(played.to()))
            }
        }
    }
}
