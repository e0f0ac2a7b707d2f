//! What pieces are worth, and who gains by an exchange.

use crate::rules::{Kind, Move, Position, Square};

pub use crate::search::points as value;

/// What the mover has gained in the end, in pawns, if both sides go on taking on the square that
/// the move goes to for as long as it pays.
///
/// ```
/// use chesslings::lessons::gain;
/// use chesslings::rules::{Position, Square, Strictness};
///
/// // The rook takes a pawn that a pawn guards: one won, five lost.
/// let position = Position::from_fen("8/8/4p3/3p4/8/8/8/3R4 w - -", Strictness::Teaching).unwrap();
/// let takes = position.legal_move(Square::D1, Square::D5, None).unwrap();
/// assert_eq!(gain(&position, takes), -4);
/// ```
pub fn gain(position: &Position, played: Move) -> i32 {
    let after = position.play_unchecked(played);
    let lost = best_taking_on(&after, played.to()).map_or(0, |(_, gain)| gain.max(0));
    taken(played) - lost
}

/// What a move gains at once, in pawns, by taking or by promotion.
pub(super) fn taken(played: Move) -> i32 {
    let grown = played
        .promotion()
        .map_or(0, |kind| value(kind) - value(Kind::Pawn));
    played.captured().map_or(0, value) + grown
}

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
