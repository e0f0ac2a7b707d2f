//! White and Black have the same rules: a position seen from the other side has the same moves.

use std::collections::BTreeSet;

use chesslings::rules::{Kind, Move, Position, Square, SquareSet};
use proptest::prelude::*;

use crate::positions::lesson;
use crate::random::{Random, placement};

/// From, to and letter of the promotion.
type Key = (Square, Square, Option<char>);

proptest! {
    #[test]
    fn the_mirrored_position_has_the_mirrored_moves(seed: u64, kings: bool) {
        let position = lesson(placement(&mut Random::new(seed), kings));
        let mirrored = position.mirrored();
        prop_assert_eq!(mirrored.mirrored(), position);
        prop_assert_eq!(moves(&mirrored, key), moves(&position, mirrored_key));
        prop_assert_eq!(mirrored.checkers(), position.checkers().mirrored());
        prop_assert_eq!(mirrored.pinned(), position.pinned().mirrored());
        prop_assert_eq!(mirrored.count_legal_moves(), position.count_legal_moves());
    }

    #[test]
    fn the_lists_of_a_piece_are_mirrored_too(seed: u64) {
        let position = lesson(placement(&mut Random::new(seed), false));
        let mirrored = position.mirrored();
        for square in Square::all() {
            let other = square.mirrored();
            let lists = [position.setup().attacks(square), position.pseudo_targets(square)];
            let seen = [mirrored.setup().attacks(other), mirrored.pseudo_targets(other)];
            prop_assert_eq!(seen, lists.map(SquareSet::mirrored));
        }
    }

    #[test]
    fn playing_the_mirrored_move_gives_the_mirrored_position(seed: u64, chosen: usize) {
        let position = lesson(placement(&mut Random::new(seed), true));
        let all: Vec<Move> = position.legal_moves().collect();
        prop_assume!(!all.is_empty());
        let played = all[chosen % all.len()];
        let (from, to, promotion) = (played.from(), played.to(), played.promotion());
        let other = position.mirrored();
        let mirrored = other.legal_move(from.mirrored(), to.mirrored(), promotion).unwrap();
        let next = position.play_unchecked(played);
        let seen = other.play_unchecked(mirrored).mirrored();
        prop_assert_eq!(seen.setup(), next.setup());
        prop_assert_eq!(seen.castling(), next.castling());
        prop_assert_eq!(seen.en_passant(), next.en_passant());
    }
}

fn moves(position: &Position, key: fn(Move) -> Key) -> BTreeSet<Key> {
    position.legal_moves().map(key).collect()
}

fn key(played: Move) -> Key {
    (
        played.from(),
        played.to(),
        played.promotion().map(Kind::letter),
    )
}

fn mirrored_key(played: Move) -> Key {
    let (from, to, promotion) = key(played);
    (from.mirrored(), to.mirrored(), promotion)
}
