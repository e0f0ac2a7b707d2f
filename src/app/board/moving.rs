//! Moving pieces by the rules: what a table with a game and an exercise have in common.

use super::{BoardState, Choosing, Hands, Point};
use crate::rules::{Position, Setup, Square};

/// The pieces of the player to move can be picked up; a king is also taken to his rook to castle.
pub(in crate::app) struct Players<'a>(pub &'a Position);

impl Hands for Players<'_> {
    fn can_pick(&self, square: Square) -> bool {
        let piece = self.0.piece_at(square);
        piece.is_some_and(|piece| piece.color == self.0.turn())
    }

    fn is_target(&self, from: Square, to: Square) -> bool {
        self.0.castling_by_rook(from, to).is_some()
    }
}

/// Where a piece is meant to go that is taken to a square: a king that is taken to his rook castles.
pub(in crate::app) fn meant(position: &Position, from: Square, to: Square) -> Square {
    let castle = position.castling_by_rook(from, to);
    castle.map_or(to, |castle| castle.king_to)
}

/// Something whose pieces are moved on a board.
pub(in crate::app) trait Moving: Sized {
    /// The board.
    fn board(&self) -> &BoardState;

    /// The board, to be changed.
    fn board_mut(&mut self) -> &mut BoardState;

    /// The pieces as they stand.
    fn standing(&self) -> Setup;

    /// The pieces that are seen; a pawn that waits for its choice stands where it will change.
    fn seen_setup(&self) -> Setup {
        let setup = self.standing();
        let choosing = self.board().choosing;
        choosing.map_or(setup, |choosing| choosing.arrived(setup))
    }

    /// Changes what is seen, and lets the pieces travel there. `dropped` says where a dragged piece
    /// that now stands on a square was let go.
    fn travel(&mut self, dropped: Option<(Square, Point)>, change: impl FnOnce(&mut Self)) {
        let before = self.seen_setup();
        change(self);
        let after = self.seen_setup();
        self.board_mut().change(&before, &after, dropped);
    }

    /// A pawn comes to the last row and waits there to be told what it becomes.
    fn wait_for_choice(&mut self, choosing: Choosing, dropped: Option<Point>) {
        let landed = dropped.map(|point| (choosing.to, point));
        self.travel(landed, |this| this.board_mut().choosing = Some(choosing));
        self.board_mut().focused = choosing.to;
    }

    /// Lets the waiting pawn go back. `false` if there is none.
    fn keep_pawn(&mut self) -> bool {
        let waits = self.board().choosing.is_some();
        if waits {
            self.travel(None, |this| this.board_mut().choosing = None);
        }
        waits
    }

    /// A piece that was let go where it can't be glides home.
    fn glide_home(&mut self, position: &Position, from: Square, dropped: Option<Point>) {
        if let (Some(point), Some(piece)) = (dropped, position.piece_at(from)) {
            self.board_mut().motion.glide_back(piece, point, from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rook_means_castling_only_for_its_own_king() {
        let position: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse().unwrap();
        let meant = |from, to| meant(&position, from, to);
        assert_eq!(meant(Square::E1, Square::H1), Square::G1);
        assert_eq!(meant(Square::E1, Square::A1), Square::C1);
        assert_eq!(meant(Square::E8, Square::H1), Square::H1);
        assert_eq!(meant(Square::H1, Square::E1), Square::E1);
    }
}
