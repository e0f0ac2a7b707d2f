//! Squares and pieces that a child is asked to tap.

use super::cage::cage;
use super::exchange;
use crate::rules::{Color, Position, Square, SquareSet, line_through};

/// What is to be tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Every square the piece here can go to.
    Moves(Square),
    /// Every square the piece here attacks.
    Attacks(Square),
    /// Every enemy the piece here can take.
    Captures(Square),
    /// Every square beside the king here where he may not go because it is attacked.
    Forbidden(Square),
    /// This square, which is asked for by its name.
    Named(Square),
    /// The square with these numbers (i, j).
    Numbered(Square),
    /// The whole row of this square.
    Row(Square),
    /// The whole column of this square.
    Column(Square),
    /// The whole diagonal through these two squares.
    Diagonal(Square, Square),
    /// The four corners of one colour, or of both.
    Corners(Option<Color>),
    /// Every enemy that is attacked.
    Attacked,
    /// Every enemy that can be taken for nothing or with gain.
    Free,
    /// Every own piece that the other side could win now.
    InDanger,
    /// Every piece that gives check.
    Checkers,
    /// Every own piece that is pinned to its king.
    Pinned,
    /// Every own piece that guards the piece here.
    Guards(Square),
    /// Every piece of the other side that attacks this square.
    Attackers(Square),
    /// Every piece that stands wrong in the first position.
    Misplaced,
    /// Every square that the king here can walk to, step by step, while the others stand still.
    Box(Square),
}

impl Asked {
    /// The squares to be tapped.
    pub fn squares(self, position: &Position) -> SquareSet {
        let setup = position.setup();
        let (us, them) = (position.turn(), position.turn().other());
        match self {
            Self::Moves(from) => position.legal_targets(from),
            Self::Attacks(from) => setup.attacks(from),
            Self::Captures(from) => position.legal_targets(from) & position.capture_targets(from),
            Self::Forbidden(king) => setup.targets(king) - position.legal_targets(king),
            Self::Named(square) | Self::Numbered(square) => SquareSet::of(square),
            Self::Row(square) => SquareSet::row(square.i()),
            Self::Column(square) => SquareSet::column(square.j()),
            Self::Diagonal(a, b) => line_through(a, b),
            Self::Corners(shade) => [Square::A1, Square::H1, Square::A8, Square::H8]
                .into_iter()
                .filter(|corner| shade.is_none_or(|shade| corner.color() == shade))
                .collect(),
            Self::Attacked => on_squares(setup.by_color(them), |at| setup.is_attacked(at, us)),
            Self::Free => on_squares(setup.by_color(them), |at| {
                exchange::best_taking_on(position, at).is_some_and(|(_, gain)| gain > 0)
            }),
            Self::InDanger => {
                let theirs = position.passed();
                on_squares(setup.by_color(us), |at| {
                    exchange::best_taking_on(&theirs, at).is_some_and(|(_, gain)| gain > 0)
                })
            }
            Self::Checkers => position.checkers(),
            Self::Pinned => position.pinned(),
            Self::Guards(at) => setup.attackers(at, us).without(at),
            Self::Attackers(at) => setup.attackers(at, them),
            Self::Misplaced => {
                let home = Position::START;
                on_squares(setup.occupied(), |at| {
                    setup.piece_at(at) != home.piece_at(at)
                })
            }
            Self::Box(king) => cage(setup, king).without(king),
        }
    }

    /// The square that the question is about, if it is about one that the child sees.
    pub const fn about(self) -> Option<Square> {
        match self {
            Self::Moves(at)
            | Self::Attacks(at)
            | Self::Captures(at)
            | Self::Forbidden(at)
            | Self::Guards(at)
            | Self::Box(at)
            | Self::Attackers(at) => Some(at),
            _ => None,
        }
    }
}

fn on_squares(all: SquareSet, holds: impl Fn(Square) -> bool) -> SquareSet {
    all.iter().filter(|&at| holds(at)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Strictness;

    #[test]
    fn only_a_pawn_takes_on_the_square_that_was_passed() {
        let fen = "4k3/8/8/3pP3/1B6/8/8/4K3 w - d6 0 1";
        let position = Position::from_fen(fen, Strictness::Game).unwrap();
        assert!(position.legal_targets(Square::B4).contains(Square::D6));
        let takes = |from| Asked::Captures(from).squares(&position);
        assert_eq!(takes(Square::B4), SquareSet::EMPTY);
        assert_eq!(takes(Square::E5), SquareSet::of(Square::D6));
    }
}
