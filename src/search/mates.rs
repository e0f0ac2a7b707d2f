//! Mate in one.

use crate::rules::{Move, Position};

/// Every move that mates at once.
///
/// ```
/// use chesslings::rules::Position;
/// use chesslings::search::mates;
///
/// let corridor: Position = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1".parse()?;
/// let found: Vec<String> = mates(&corridor).map(|played| played.to_string()).collect();
/// assert_eq!(found, ["a1a8"]);
/// # Ok::<(), chesslings::rules::FenError>(())
/// ```
pub fn mates(position: &Position) -> impl Iterator<Item = Move> {
    position.legal_moves().filter(|&played| {
        let after = position.play_unchecked(played);
        after.in_check() && !after.has_legal_move()
    })
}
