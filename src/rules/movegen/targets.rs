//! The legal targets of a piece, legal by construction.

use super::danger::danger;
use super::limits::Limits;
use crate::rules::attacks::{attacks, king_attacks, pawn_attacks};
use crate::rules::castling::{Castle, Wing};
use crate::rules::piece::{Kind, Piece};
use crate::rules::player::Player;
use crate::rules::position::Position;
use crate::rules::square::Square;
use crate::rules::squareset::SquareSet;

/// The targets of a knight, bishop, rook or queen.
#[inline]
pub(super) fn officer<P: Player>(kind: Kind, from: Square, limits: &Limits) -> SquareSet {
    let reach = attacks(Piece::new(P::COLOR, kind), from, limits.occupied);
    reach & limits.allowed & limits.pin_line(from)
}

/// The targets of the king, castling included.
#[inline]
pub(super) fn king<P: Player>(position: &Position, limits: &Limits) -> SquareSet {
    let Some(king) = limits.king.first() else {
        return SquareSet::EMPTY;
    };
    let kings = position.setup().by_kind(Kind::King);
    let near = (king_attacks(king) - limits.us - kings) & limits.within;
    let open = open_castling::<P>(position, limits) & limits.within;
    if (near | open).is_empty() {
        return SquareSet::EMPTY;
    }
    let danger = danger::<P>(position.setup(), limits);
    let mut targets = near - danger;
    if !open.is_empty() {
        for wing in Wing::ALL {
            let castle = Castle::of(P::COLOR, wing);
            if open.contains(castle.king_to) && !castle.king_way().meets(danger) {
                targets.insert(castle.king_to);
            }
        }
    }
    targets
}

/// The targets of a pawn, without en passant.
#[inline]
pub(super) fn pawn<P: Player>(from: Square, limits: &Limits) -> SquareSet {
    let pushes = pushes::<P>(SquareSet::of(from), !limits.occupied);
    let takes = pawn_attacks(P::COLOR, from) & limits.occupied;
    (pushes | takes) & limits.allowed & limits.pin_line(from)
}

/// Where pawns can go straight ahead, as far as the schema lets them.
#[inline]
pub(super) fn pushes<P: Player>(pawns: SquareSet, empty: SquareSet) -> SquareSet {
    let once = pawns.shifted(P::PAWN_MOVE) & empty;
    let from_first_row = (pawns & P::PAWN_FIRST_ROW).shifted(P::PAWN_MOVE) & empty;
    once | from_first_row.shifted(P::PAWN_MOVE) & empty
}

/// The pawns that may take en passant.
///
/// That takes two pawns off a line at once, so king safety is tried on the board.
#[inline]
pub(super) fn en_passant_takers<P: Player>(position: &Position, limits: &Limits) -> SquareSet {
    let Some(passed) = position.en_passant() else {
        return SquareSet::EMPTY;
    };
    let setup = position.setup();
    let near = pawn_attacks(P::COLOR.other(), passed) & setup.of(P::COLOR, Kind::Pawn);
    let taken = SquareSet::of(passed).shifted(P::PAWN_MOVE.reversed());
    let safe = |&from: &Square| {
        let occupied = (limits.occupied - taken).without(from).with(passed);
        limits.king.first().is_none_or(|king| {
            let attackers = setup.attackers_through(king, P::COLOR.other(), occupied);
            attackers.is_within(taken)
        })
    };
    if limits.within.contains(passed) {
        near.iter().filter(safe).collect()
    } else {
        SquareSet::EMPTY
    }
}

/// Where the king could castle to if the enemy attacked nothing.
#[inline]
fn open_castling<P: Player>(position: &Position, limits: &Limits) -> SquareSet {
    let mut targets = SquareSet::EMPTY;
    for wing in Wing::ALL {
        let castle = Castle::of(P::COLOR, wing);
        let right = position.castling().has(P::COLOR, wing);
        if right && !castle.way().meets(limits.occupied) {
            targets.insert(castle.king_to);
        }
    }
    targets
}
