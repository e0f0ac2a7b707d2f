//! What pieces are worth, and who gains by an exchange.

use crate::rules::{Move, Position, Square};

pub(super) use crate::search::taken;
pub use crate::search::{exchange as gain, points as value};

/// The best way to take on a square, and what it gains.
pub(super) fn best_taking_on(position: &Position, square: Square) -> Option<(Move, i32)> {
    let takes = position
        .legal_moves()
        .filter(|played| played.captured_at() == Some(square) && played.to() == square);
    best(position, takes)
}

/// The taking anywhere that gains most, and what it gains.
pub(super) fn best_taking(position: &Position) -> Option<(Move, i32)> {
    best(
        position,
        position.legal_moves().filter(|played| played.is_capture()),
    )
}

/// What the player to move can win by taking, and by which move: what the other side left
/// hanging.
pub(super) fn threat(position: &Position) -> Option<Move> {
    let (played, gain) = best_taking(position)?;
    (gain > 0).then_some(played)
}

/// Of all pieces of a side in pawns.
pub(super) fn material(position: &Position, color: crate::rules::Color) -> i32 {
    let pieces = position.setup().pieces();
    pieces
        .filter(|(_, piece)| piece.color == color)
        .map(|(_, piece)| value(piece.kind))
        .sum()
}

/// The first of the best.
fn best(position: &Position, moves: impl Iterator<Item = Move>) -> Option<(Move, i32)> {
    let mut best = None;
    for played in moves {
        let gain = gain(position, played);
        if best.is_none_or(|(_, most)| gain > most) {
            best = Some((played, gain));
        }
    }
    best
}
