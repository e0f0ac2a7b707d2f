//! Why king and rook can't castle.

use super::{Attackers, PieceAt};
use crate::rules::castling::{Castle, Wing};
use crate::rules::lines::between;
use crate::rules::piece::{Kind, Piece};
use crate::rules::position::Position;
use crate::rules::square::Square;

/// Why king and rook can't castle: the first of these that holds.
///
/// A [`Position`] knows which castling rights are lost, but not always how; then it says what
/// it knows for sure. A [`Game`](crate::rules::Game) that has seen it happen says it exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCastling {
    /// The king has moved.
    KingMoved,
    /// The rook has moved.
    RookMoved,
    /// Both stand at home, but one of them has moved: which one is not known.
    KingOrRookMoved,
    /// No own rook stands in the corner.
    RookGone,
    /// A piece stands between king and rook.
    WayBlocked {
        /// The one nearest to the king.
        by: PieceAt,
    },
    /// The king is in check.
    InCheck {
        /// Who gives check.
        by: Attackers,
    },
    /// The king would cross an attacked square.
    ThroughAttack {
        /// Who attacks the square he crosses.
        by: Attackers,
    },
    /// The king would land on an attacked square.
    IntoAttack {
        /// Who attacks the square he lands on.
        by: Attackers,
    },
}

impl Position {
    /// The castling that is meant when a king is taken from home to his own rook, whether he may
    /// castle or not.
    pub fn castling_by_rook(&self, king: Square, rook: Square) -> Option<&'static Castle> {
        let color = self.setup().color_at(king)?;
        let both = [Kind::King, Kind::Rook].map(|kind| Some(Piece::new(color, kind)));
        Castle::by_rook(color, king, rook)
            .filter(|_| [king, rook].map(|at| self.piece_at(at)) == both)
    }
}

/// The castling that a king's move asks for: by its two squares or by going to his own rook.
pub(super) fn asked_for(position: &Position, king: PieceAt, to: Square) -> Option<Castle> {
    let PieceAt { piece, at } = king;
    let by_step = Castle::by_step(piece.color, at, to).filter(|_| piece.is_king());
    by_step
        .or_else(|| position.castling_by_rook(at, to))
        .copied()
}

/// The castling that a king can have who wants to go past its square, as far as the rook.
pub(super) fn passed_by(position: &Position, king: PieceAt, to: Square) -> Option<Castle> {
    let PieceAt { piece, at } = king;
    let past = |castle: &Castle| {
        let beyond = between(castle.king_to, castle.rook_from).with(castle.rook_from);
        castle.king_from == at && beyond.contains(to)
    };
    let castles = Wing::ALL.map(|wing| *Castle::of(piece.color, wing));
    castles
        .into_iter()
        .find(past)
        .filter(|&castle| piece.is_king() && allowed(position, castle).is_ok())
}

pub(super) fn allowed(position: &Position, castle: Castle) -> Result<(), NoCastling> {
    if !position.castling().has(castle.color, castle.wing) {
        return Err(lost(position, castle));
    }
    if let Some(by) = PieceAt::nearest(position, castle.king_from, castle.way()) {
        return Err(NoCastling::WayBlocked { by });
    }
    let enemy = castle.color.other();
    let on = |square| position.attackers_named(square, enemy);
    if let Some(by) = on(castle.king_from) {
        return Err(NoCastling::InCheck { by });
    }
    if let Some(by) = on(castle.king_via) {
        return Err(NoCastling::ThroughAttack { by });
    }
    match on(castle.king_to) {
        Some(by) => Err(NoCastling::IntoAttack { by }),
        None => Ok(()),
    }
}

/// Why the right is lost, as far as the position alone can tell.
fn lost(position: &Position, castle: Castle) -> NoCastling {
    let rook = Piece::new(castle.color, Kind::Rook);
    let king_has_a_right = Wing::ALL
        .into_iter()
        .any(|wing| position.castling().has(castle.color, wing));
    if position.piece_at(castle.rook_from) != Some(rook) {
        NoCastling::RookGone
    } else if king_has_a_right {
        NoCastling::RookMoved
    } else {
        NoCastling::KingOrRookMoved
    }
}
