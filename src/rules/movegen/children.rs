//! Every position one legal move away.

use super::limits::Limits;
use super::targets;
use crate::rules::castling::{Castle, Wing};
use crate::rules::piece::Kind;
use crate::rules::player::Player;
use crate::rules::position::Position;
use crate::rules::squareset::SquareSet;

/// Calls `visit` with the position after each legal move.
#[inline]
pub(in crate::rules) fn children<P: Player>(position: &Position, mut visit: impl FnMut(&Position)) {
    let limits = &Limits::of::<P>(position);
    let own = |kind| position.setup().by_kind(kind) & limits.us;
    officers::<P, { Kind::Knight as usize }>(position, limits, &mut visit);
    officers::<P, { Kind::Bishop as usize }>(position, limits, &mut visit);
    officers::<P, { Kind::Rook as usize }>(position, limits, &mut visit);
    officers::<P, { Kind::Queen as usize }>(position, limits, &mut visit);
    let last_row = SquareSet::row(P::COLOR.last_row());
    for from in own(Kind::Pawn) {
        for to in targets::pawn::<P>(from, limits) {
            if last_row.contains(to) {
                for kind in Kind::PROMOTIONS {
                    visit(&position.after_promotion::<P>(kind, from, to));
                }
            } else {
                visit(&position.after_step::<P>(Kind::Pawn, from, to));
            }
        }
    }
    if let Some(to) = position.en_passant() {
        for from in targets::en_passant_takers::<P>(position, limits) {
            visit(&position.after_en_passant::<P>(from, to));
        }
    }
    let targets = targets::king::<P>(position, limits);
    for from in limits.king {
        for to in targets {
            match Wing::ALL
                .into_iter()
                .find(|&wing| Castle::of(P::COLOR, wing).is_step(from, to))
            {
                Some(wing) => visit(&position.after_castling::<P>(wing)),
                None => visit(&position.after_step::<P>(Kind::King, from, to)),
            }
        }
    }
}

/// The kind is known when compiling: that makes much faster code.
#[inline]
fn officers<P: Player, const KIND: usize>(
    position: &Position,
    limits: &Limits,
    visit: &mut impl FnMut(&Position),
) {
    let kind = const { Kind::ALL[KIND] };
    for from in position.setup().by_kind(kind) & limits.us {
        for to in targets::officer::<P>(kind, from, limits) {
            visit(&position.after_step::<P>(kind, from, to));
        }
    }
}
