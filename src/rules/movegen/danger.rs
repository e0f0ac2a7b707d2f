//! Where the king may not go.

use super::fill::rays;
use super::limits::Limits;
use crate::rules::attacks::{bishop_attacks, king_attacks, knight_attacks, rook_attacks};
use crate::rules::piece::Kind;
use crate::rules::player::Player;
use crate::rules::setup::Setup;
use crate::rules::squareset::SquareSet;

/// What the enemy attacks. Our king doesn't hide the squares behind him.
#[inline]
pub(super) fn danger<P: Player>(setup: &Setup, limits: &Limits) -> SquareSet {
    let them = setup.by_color(P::COLOR.other());
    let occupied = limits.occupied - limits.king;
    let mut danger = SquareSet::EMPTY;
    let pawns = setup.by_kind(Kind::Pawn) & them;
    for step in <P::Opponent as Player>::PAWN_TAKES {
        danger |= pawns.shifted(step);
    }
    for from in setup.by_kind(Kind::Knight) & them {
        danger |= knight_attacks(from);
    }
    for from in setup.by_kind(Kind::King) & them {
        danger |= king_attacks(from);
    }
    let queens = setup.by_kind(Kind::Queen);
    let straight = (setup.by_kind(Kind::Rook) | queens) & them;
    if straight.has_many() {
        danger |= filled::<0, 1>(straight, occupied);
    } else if let Some(from) = straight.first() {
        danger |= rook_attacks(from, occupied);
    }
    let diagonal = (setup.by_kind(Kind::Bishop) | queens) & them;
    if diagonal.has_many() {
        danger |= filled::<2, 3>(diagonal, occupied);
    } else if let Some(from) = diagonal.first() {
        danger |= bishop_attacks(from, occupied);
    }
    danger
}

#[inline]
fn filled<const A: usize, const B: usize>(sliders: SquareSet, occupied: SquareSet) -> SquareSet {
    let [a, b] = rays::<A>(sliders, !occupied);
    let [c, d] = rays::<B>(sliders, !occupied);
    a | b | c | d
}
