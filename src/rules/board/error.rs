//! What can't be done with a board.

use std::fmt;

use crate::rules::piece::{Color, Kind, Piece};
use crate::rules::square::Square;

/// What can't be done with a [`Board`](super::Board). The board is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// The board has no such piece: the id is another board's, or older than a `clear`.
    UnknownPiece,
    /// The piece is off the board.
    NotPlaced,
    /// The piece is on the board already.
    AlreadyPlaced {
        /// Where it stands.
        at: Square,
    },
    /// Another piece stands there.
    Occupied {
        /// Where.
        at: Square,
        /// Which.
        by: Piece,
    },
    /// The piece stands there already.
    SameSquare {
        /// Where.
        at: Square,
    },
    /// The piece has no former square to go back to.
    NoHistory,
    /// The colour has a king on the board already.
    SecondKing {
        /// Whose.
        color: Color,
        /// Where the first one stands.
        at: Square,
    },
    /// Only pawns are promoted, and not to everything.
    NoPromotion {
        /// What should be promoted.
        from: Kind,
        /// What it should become.
        to: Kind,
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            BoardError::UnknownPiece => f.write_str("the board has no such piece"),
            BoardError::NotPlaced => f.write_str("the piece is off the board"),
            BoardError::AlreadyPlaced { at } => {
                write!(f, "the piece is on the board already, on {at}")
            }
            BoardError::Occupied { at, by } => {
                write!(f, "{at} is occupied: {:?} {:?}", by.color, by.kind)
            }
            BoardError::SameSquare { at } => write!(f, "the piece stands on {at} already"),
            BoardError::NoHistory => f.write_str("the piece has no former square to go back to"),
            BoardError::SecondKing { color, at } => {
                write!(f, "{color:?} has a king already, on {at}")
            }
            BoardError::NoPromotion { from, to } => {
                write!(f, "a {from:?} can't be promoted to a {to:?}")
            }
        }
    }
}

impl std::error::Error for BoardError {}
