//! Positions by their names.

use chesslings::rules::Position;

use crate::oracle::translate;

/// The position of a FEN.
pub(crate) fn position(fen: &str) -> Position {
    translate(&fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}")))
}
