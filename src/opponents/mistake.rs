//! The mistakes of children that presents are made of.

use super::character::Overlooked;
use super::dice::{Dice, For};
use crate::rules::{Kind, Move, Position, Square, SquareSet};
use crate::search::{exchange, points};

/// A mistake that children make. The queen that flies out too early, the piece that moves again and
/// again and the pawns of the edge are habits (`habits.rs`): nobody wins something by them at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mistake {
    /// Leaves a piece where it can be taken.
    Leaves,
    /// Takes what is guarded.
    TakesGuarded,
    /// Takes back with a piece that is worth more than need be.
    TakesBackDearly,
    /// Gives check for the sake of check.
    IdleCheck,
    /// Goes where something from far away or from behind takes it.
    Overlooks,
    /// Moves a pawn that the own king needs.
    Bares,
    /// Lets a knight or a pawn attack two at once.
    Fork,
    /// Lets a pawn run.
    Runner,
    /// Forgets that a piece is pinned.
    Pinned,
}

/// How often a present is of a kind: up to level 5, and from 6 on.
const SHARES: [(Mistake, [u32; 2]); 9] = [
    (Mistake::Leaves, [25, 10]),
    (Mistake::TakesGuarded, [15, 5]),
    (Mistake::TakesBackDearly, [5, 5]),
    (Mistake::IdleCheck, [10, 5]),
    (Mistake::Overlooks, [10, 10]),
    (Mistake::Bares, [5, 10]),
    (Mistake::Fork, [0, 20]),
    (Mistake::Runner, [0, 10]),
    (Mistake::Pinned, [5, 10]),
];
/// The last level of the first column.
const YOUNG: u8 = 5;

impl Mistake {
    /// Which kind it is to be this time.
    pub(super) fn thrown(level: u8, dice: Dice) -> Mistake {
        let column = usize::from(level > YOUNG);
        let all: u32 = SHARES.iter().map(|(_, shares)| shares[column]).sum();
        let mut left = dice.below(For::Choice, Square::A1, Square::A1, all);
        for (kind, shares) in SHARES {
            if left < shares[column] {
                return kind;
            }
            left -= shares[column];
        }
        Mistake::Leaves
    }
}

/// What kind of mistake a move is, if it is one of the list and punished by this answer. `back` is
/// where something was just taken.
pub(super) fn kind_of(
    position: &Position,
    back: SquareSet,
    played: Move,
    answer: Move,
) -> Option<Mistake> {
    let after = position.play_unchecked(played);
    let same = answer.to() == played.to();
    if back.contains(played.to()) {
        return cheaper(position, played).then_some(Mistake::TakesBackDearly);
    }
    if same && played.is_capture() {
        return Some(Mistake::TakesGuarded);
    }
    if same && after.in_check() {
        return Some(Mistake::IdleCheck);
    }
    if !answer.is_capture() {
        return match answer.piece().kind {
            Kind::Pawn if is_running(answer) => Some(Mistake::Runner),
            Kind::Pawn | Kind::Knight => Some(Mistake::Fork),
            _ => None,
        };
    }
    if position.pinner(answer.to()).is_some() {
        return Some(Mistake::Pinned);
    }
    if bares(position, played) {
        return Some(Mistake::Bares);
    }
    if [Overlooked::Backwards, Overlooked::FarAway].map(|it| it.concerns(answer)) != [false; 2] {
        return Some(Mistake::Overlooks);
    }
    (!same).then_some(Mistake::Leaves)
}

/// Whether a piece that is worth less could take there and win more.
fn cheaper(position: &Position, played: Move) -> bool {
    let (worth, gain) = (points(played.piece().kind), exchange(position, played));
    position
        .legal_moves_onto(SquareSet::of(played.to()))
        .any(|other| points(other.piece().kind) < worth && exchange(position, other) > gain)
}

/// A pawn that becomes a queen soon.
fn is_running(played: Move) -> bool {
    let end = played.piece().color.other().home_row();
    (played.to().i() - end).abs() <= 2
}

/// The pawn of f or g beside its king.
fn bares(position: &Position, played: Move) -> bool {
    let king = position.king(position.turn());
    let from = played.from();
    played.piece().is_pawn()
        && matches!(from.j(), 5 | 6)
        && king.is_some_and(|king| (king.j() - from.j()).abs() <= 1 && king.i() != from.i())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Strictness;

    /// The kind of a move that is punished by an answer, something having been taken at a square.
    fn kind(fen: &str, moves: &str, back: Option<Square>) -> Option<Mistake> {
        let position = Position::from_fen(fen, Strictness::Game).expect("a position");
        let (played, answer) = moves.split_once(' ').expect("two moves");
        let played = position.read_uci(played).expect("a move");
        let answer = position.play_unchecked(played).read_uci(answer);
        let back = back.map_or(SquareSet::EMPTY, SquareSet::of);
        kind_of(&position, back, played, answer.expect("an answer"))
    }

    #[test]
    fn every_mistake_is_known_by_its_answer() {
        let facts = [
            (
                "4k3/8/8/3p4/4N3/8/8/4K3 w - - 0 1",
                "e1e2 d5e4",
                Mistake::Leaves,
            ),
            (
                "4k3/8/4p3/3p4/8/4N3/8/4K3 w - - 0 1",
                "e3d5 e6d5",
                Mistake::TakesGuarded,
            ),
            (
                "4k3/1p6/8/8/8/5B2/8/4K3 w - - 0 1",
                "f3c6 b7c6",
                Mistake::IdleCheck,
            ),
            (
                "4k3/8/2b5/8/8/8/3PPPP1/6KN w - - 0 1",
                "g2g4 c6h1",
                Mistake::Bares,
            ),
            (
                "4k3/8/8/8/8/n6P/8/R3K3 w - - 0 1",
                "h3h4 a3c2",
                Mistake::Fork,
            ),
            (
                "4k3/8/8/8/8/p6P/8/4K3 w - - 0 1",
                "h3h4 a3a2",
                Mistake::Runner,
            ),
            (
                "r3k3/8/8/8/8/7P/N7/K7 w - - 0 1",
                "h3h4 a8a2",
                Mistake::Pinned,
            ),
            (
                "r3k3/8/8/8/8/7P/8/N3K3 w - - 0 1",
                "h3h4 a8a1",
                Mistake::Overlooks,
            ),
        ];
        for (fen, moves, expected) in facts {
            assert_eq!(kind(fen, moves, None), Some(expected), "{fen} {moves}");
        }
    }

    #[test]
    fn taking_back_with_the_queen_what_a_pawn_can_take_is_dear() {
        let fen = "4k3/8/4p3/3n4/2P5/8/8/3QK3 w - - 0 1";
        let back = Some(Square::D5);
        let found = kind(fen, "d1d5 e6d5", back);
        assert_eq!(found, Some(Mistake::TakesBackDearly));
        assert_eq!(kind(fen, "c4d5 e6d5", back), None);
    }

    #[test]
    fn what_the_young_do_not_do_is_never_thrown_for_them() {
        for seed in 0..200 {
            let dice = Dice::of_game(seed);
            let young = Mistake::thrown(YOUNG, dice);
            assert!(!matches!(young, Mistake::Fork | Mistake::Runner));
        }
    }
}
