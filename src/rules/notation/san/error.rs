//! What can be wrong with a move as people write it.

use std::fmt;

use super::San;
use crate::rules::moves::Move;
use crate::rules::refusal::Refusal;
use crate::rules::squareset::SquareSet;

/// A text that names no move, no legal one, or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SanError {
    /// The text can't be read as a move.
    Unreadable(String),
    /// The text can be read, but the position has no such move.
    Illegal {
        /// What was read.
        san: San,
        /// The pieces that could be meant; none if the player has no such piece.
        sources: SquareSet,
        /// Why it is refused, if only one piece could be meant.
        refusal: Option<Refusal>,
    },
    /// The text fits several legal moves.
    Ambiguous {
        /// What was read.
        san: San,
        /// All legal moves that fit.
        candidates: Vec<Move>,
    },
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Unreadable(text) => write!(f, "{text:?} can't be read as a move"),
            SanError::Illegal { san, .. } => write!(f, "{san} is not legal"),
            SanError::Ambiguous { san, candidates } => {
                write!(f, "{san} can mean")?;
                for (index, candidate) in candidates.iter().enumerate() {
                    write!(f, "{} {candidate}", if index == 0 { "" } else { "," })?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for SanError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            SanError::Illegal {
                refusal: Some(refusal),
                ..
            } => Some(refusal),
            _ => None,
        }
    }
}
