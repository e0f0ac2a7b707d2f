//! What a board remembers of each piece.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::rules::piece::Piece;
use crate::rules::square::Square;

/// A piece of one [`Board`](super::Board), for as long as that board knows it. To any other board
/// it means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceId {
    pub(super) board: BoardId,
    index: u32,
}

/// What tells a board from all others of the program. A copy of a board knows the same pieces, so
/// it has the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct BoardId(u64);

impl BoardId {
    /// One that no board has had yet.
    pub(super) fn new() -> BoardId {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        BoardId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// The story of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceRecord {
    /// What it is. A promoted pawn stays a pawn, off the board; the new piece has a record of
    /// its own.
    pub piece: Piece,
    /// Where it stands; `None` off the board.
    pub at: Option<Square>,
    /// Where it stood before, the last one last, without where it stands now. For a piece
    /// taken off the board the last one is where that happened.
    pub former: Vec<Square>,
    /// The pawn it was.
    pub promoted_from: Option<PieceId>,
    /// Counted apart from `former`, because being taken is not a move.
    pub(super) moves: u32,
}

impl PieceRecord {
    /// Whether it has moved since it was placed.
    pub const fn moved(&self) -> bool {
        self.moves > 0
    }

    /// Whether it stands on the board.
    pub const fn is_onboard(&self) -> bool {
        self.at.is_some()
    }

    /// Whether it is off the board.
    pub const fn is_offboard(&self) -> bool {
        self.at.is_none()
    }

    pub(super) const fn new(piece: Piece, promoted_from: Option<PieceId>) -> PieceRecord {
        PieceRecord {
            piece,
            at: None,
            former: Vec::new(),
            promoted_from,
            moves: 0,
        }
    }

    pub(super) fn start_anew(&mut self) {
        self.former.clear();
        self.moves = 0;
    }

    pub(super) fn leave(&mut self, square: Square) {
        self.at = None;
        self.former.push(square);
    }
}

impl PieceId {
    pub(super) const fn new(board: BoardId, index: usize) -> PieceId {
        let index = index as u32;
        PieceId { board, index }
    }

    pub(super) const fn index(self) -> usize {
        self.index as usize
    }
}
