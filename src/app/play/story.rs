//! Where a piece has been.

use crate::rules::{Game, Piece, Square};

/// Where a piece has been since the game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Story {
    pub(super) piece: Piece,
    /// Every square it stood on, the present one last; those of the pawn it was, too.
    pub(super) way: Vec<Square>,
    pub(super) was_pawn: bool,
}

impl Story {
    /// The story of the piece on `square`.
    pub(super) fn of(game: &Game, square: Square) -> Option<Self> {
        let record = game.story(square)?;
        let pawn = record
            .promoted_from
            .and_then(|pawn| game.board().record(pawn));
        let mut way: Vec<_> = pawn.map(|pawn| pawn.former.clone()).unwrap_or_default();
        way.extend(&record.former);
        way.push(square);
        // The pawn's last square is the first of the piece it became.
        way.dedup();
        Some(Self {
            piece: record.piece,
            way,
            was_pawn: pawn.is_some(),
        })
    }
}
