//! Games and positions by chance.

use chesslings::rules::{Move, PgnGame, Position};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

/// A game of up to `longest` moves, each picked by a number among the legal ones.
pub(super) fn game(longest: usize) -> impl Strategy<Value = PgnGame> {
    game_from(Position::START, longest)
}

/// A game that starts somewhere in the middle of another one.
pub(super) fn game_from_anywhere(longest: usize) -> impl Strategy<Value = PgnGame> {
    position().prop_flat_map(move |start| game_from(start, longest))
}

/// A position of a game, from its start to far into the endgame.
pub(super) fn position() -> impl Strategy<Value = Position> {
    game(200).prop_map(|game| *game.end())
}

/// The same values in every run.
pub(super) fn sample<S: Strategy>(strategy: &S, count: usize) -> Vec<S::Value> {
    let mut runner = TestRunner::deterministic();
    let value = |_| strategy.new_tree(&mut runner).unwrap().current();
    (0..count).map(value).collect()
}

fn game_from(start: Position, longest: usize) -> impl Strategy<Value = PgnGame> {
    vec(any::<u16>(), 0..longest).prop_map(move |picks| {
        let mut game = PgnGame::new(start);
        for pick in picks {
            let moves: Vec<Move> = game.end().legal_moves().collect();
            if moves.is_empty() {
                break;
            }
            game.play(moves[usize::from(pick) % moves.len()]).unwrap();
        }
        game
    })
}
