//! A search asks no clock: it ends after so many positions, and always in the same way.

use chesslings::search::{Limits, Search};

use super::{position, random_positions};

#[test]
fn the_same_question_has_the_same_answer() {
    for position in random_positions(20) {
        let ask = || Search::new(Limits::nodes(3_000)).best(&position, &[]);
        assert_eq!(ask(), ask(), "{position}");
    }
}

#[test]
fn the_budget_is_kept() {
    let most_moves = position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    for start in random_positions(20).chain([most_moves]) {
        let first_look = Search::new(Limits::deep(1))
            .best(&start, &[])
            .expect("a move")
            .nodes;
        for bold in [false, true] {
            let limits = Limits {
                bold,
                ..Limits::nodes(2_000)
            };
            let found = Search::new(limits).best(&start, &[]).expect("a move");
            assert!(
                found.nodes <= 2_100.max(3 * first_look),
                "{start}: {found:?}"
            );
        }
    }
}

#[test]
fn even_without_a_budget_there_is_a_move() {
    for start in random_positions(20) {
        assert!(
            Search::new(Limits::nodes(0)).best(&start, &[]).is_some(),
            "{start}"
        );
    }
}

#[test]
fn nobody_has_a_best_move_who_has_none() {
    for fen in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
    ] {
        assert_eq!(
            Search::new(Limits::deep(3)).best(&position(fen), &[]),
            None,
            "{fen}"
        );
    }
}

#[test]
fn boards_without_kings_are_fine() {
    // Nobody can be mated, but a pawn is a pawn.
    let start = position("8/7p/8/3p4/8/8/8/3R4 w - - 0 1");
    let found = Search::new(Limits::deep(3))
        .best(&start, &[])
        .expect("a move");
    assert_eq!(found.line[0].to_string(), "d1d5");
}
