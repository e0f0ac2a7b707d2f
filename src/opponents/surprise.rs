//! What an answer can do that wins nothing at once: those whom it surprises don't look so far.

use super::attention::Mind;
use super::character::Overlooked;
use crate::rules::{Kind, Move, Position};
use crate::search::{exchange, points};

/// So many of a hundred forks are seen by whom they surprise,
const FORKS: u8 = 50;
/// and so many pins.
const PINS: u8 = 75;

impl Mind<'_> {
    /// Whether a move allows what surprises this character, and this time it is surprised.
    pub(super) fn is_surprised(&self, position: &Position, played: Move) -> bool {
        let weak = |kind| self.character.overlooks.contains(&kind);
        let (surprises, percent): (fn(&Position, Move) -> bool, u8) = if weak(Overlooked::Forks) {
            (forks, FORKS)
        } else if weak(Overlooked::Pins) {
            (pins, PINS)
        } else {
            return false;
        };
        let after = position.play_unchecked(played);
        !self.sees_surprise(played, percent)
            && after.legal_moves().any(|answer| surprises(&after, answer))
    }
}

/// A knight or a pawn attacks two that are dearer, and nobody can take it for less.
fn forks(position: &Position, answer: Move) -> bool {
    let kind = answer.piece().kind;
    if !matches!(kind, Kind::Knight | Kind::Pawn) || exchange(position, answer) < 0 {
        return false;
    }
    let next = position.play_unchecked(answer);
    let setup = next.setup();
    let attacked = setup.attacks(answer.to()) & setup.by_color(next.turn());
    let dear = |it: &Kind| *it == Kind::King || points(*it) > points(kind);
    let kinds = attacked.iter().filter_map(|square| setup.kind_at(square));
    kinds.filter(dear).count() >= 2
}

/// A piece from far away holds another one to its king, which is not of its own kind.
fn pins(position: &Position, answer: Move) -> bool {
    let kind = answer.piece().kind;
    if !matches!(kind, Kind::Bishop | Kind::Rook | Kind::Queen) || exchange(position, answer) < 0 {
        return false;
    }
    let next = position.play_unchecked(answer);
    let (setup, own) = (next.setup(), next.setup().by_color(next.turn()));
    let alike = setup.by_kind(kind) | setup.by_kind(Kind::Pawn);
    (own - alike)
        .iter()
        .any(|square| next.pinner(square) == Some(answer.to()))
}
