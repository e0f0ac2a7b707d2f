//! A position with what the search has to know of it, carried along from move to move.

use super::key;
use super::key::key as key_of;
use super::worth::Worth;
use crate::rules::{Kind, Move, Piece, Position};

/// A position, its key and what its pieces are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) position: Position,
    pub(super) key: u64,
    pub(super) worth: Worth,
}

impl Node {
    /// Computed from nothing.
    pub(super) fn of(position: &Position) -> Node {
        let mut worth = Worth::default();
        for (square, piece) in position.setup().pieces() {
            worth += Worth::of(piece, square);
        }
        Node {
            position: *position,
            key: key_of(position),
            worth,
        }
    }

    /// After a move: only what it changes is computed.
    #[inline]
    pub(super) fn after(&self, played: Move) -> Node {
        let position = self.position.play_unchecked(played);
        let (piece, from, to) = (played.piece(), played.from(), played.to());
        let (mut key, mut worth) = (self.key ^ key::TURN, self.worth);
        let stands = Piece::new(piece.color, played.promotion().unwrap_or(piece.kind));
        key ^= key::of_piece(piece, from) ^ key::of_piece(stands, to);
        worth -= Worth::of(piece, from);
        worth += Worth::of(stands, to);
        if let (Some(kind), Some(at)) = (played.captured(), played.captured_at()) {
            let taken = Piece::new(piece.color.other(), kind);
            key ^= key::of_piece(taken, at);
            worth -= Worth::of(taken, at);
        }
        if let Some(castle) = played.castle() {
            let rook = Piece::new(piece.color, Kind::Rook);
            key ^= key::of_piece(rook, castle.rook_from) ^ key::of_piece(rook, castle.rook_to());
            worth -= Worth::of(rook, castle.rook_from);
            worth += Worth::of(rook, castle.rook_to());
        }
        if position.castling() != self.position.castling() {
            key ^= key::of_castling(self.position.castling());
            key ^= key::of_castling(position.castling());
        }
        key ^= key::of_passed(&self.position) ^ key::of_passed(&position);
        Node {
            position,
            key,
            worth,
        }
    }

    /// As if the player to move passed.
    pub(super) fn passed(&self) -> Node {
        let position = self.position.passed();
        Node {
            position,
            key: self.key ^ key::TURN ^ key::of_passed(&self.position),
            worth: self.worth,
        }
    }
}
