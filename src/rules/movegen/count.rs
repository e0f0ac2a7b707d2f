//! Counting legal moves without making one.

use super::fill::rays;
use super::limits::Limits;
use super::targets;
use crate::rules::attacks::knight_attacks;
use crate::rules::lines::axis_of;
use crate::rules::piece::Kind;
use crate::rules::player::Player;
use crate::rules::position::Position;
use crate::rules::squareset::SquareSet;

/// How many legal moves there are.
pub(in crate::rules) fn count<P: Player>(position: &Position) -> usize {
    let limits = &Limits::of::<P>(position);
    let setup = position.setup();
    let own = |kind| setup.by_kind(kind) & limits.us;
    let queens = own(Kind::Queen);
    let mut total = slides::<P, 0, 1>(Kind::Rook, own(Kind::Rook) | queens, limits)
        + slides::<P, 2, 3>(Kind::Bishop, own(Kind::Bishop) | queens, limits);
    for from in own(Kind::Knight) - limits.pinned_any {
        total += (knight_attacks(from) & limits.allowed).len();
    }
    total += pawn_moves::<P>(own(Kind::Pawn), limits);
    if position.en_passant().is_some() {
        total += targets::en_passant_takers::<P>(position, limits).len();
    }
    total + targets::king::<P>(position, limits).len()
}

/// The moves of sliders along two axes. Several are counted at once, one alone by itself.
#[inline]
fn slides<P: Player, const A: usize, const B: usize>(
    kind: Kind,
    sliders: SquareSet,
    limits: &Limits,
) -> usize {
    if sliders.has_many() {
        let [a, b] = rays::<A>(limits.free_along(A, sliders), !limits.occupied);
        let [c, d] = rays::<B>(limits.free_along(B, sliders), !limits.occupied);
        [a, b, c, d]
            .into_iter()
            .map(|ray| (ray & limits.allowed).len())
            .sum()
    } else {
        sliders
            .first()
            .map_or(0, |from| targets::officer::<P>(kind, from, limits).len())
    }
}

/// The moves of pawns, without en passant; a promotion counts four times.
#[inline]
fn pawn_moves<P: Player>(pawns: SquareSet, limits: &Limits) -> usize {
    let ahead = limits.free_along(axis_of(P::PAWN_MOVE), pawns);
    let pushes = targets::pushes::<P>(ahead, !limits.occupied);
    let [first, second] = P::PAWN_TAKES
        .map(|step| limits.free_along(axis_of(step), pawns).shifted(step) & limits.occupied);
    // Pushes end on empty squares and captures don't, so these two can be counted together.
    let together = (pushes | first) & limits.allowed;
    let apart = second & limits.allowed;
    let last_row = SquareSet::row(P::COLOR.last_row());
    let mut total = together.len() + apart.len();
    if (together | apart).meets(last_row) {
        let further = Kind::PROMOTIONS.len() - 1;
        total += further * ((together & last_row).len() + (apart & last_row).len());
    }
    total
}
