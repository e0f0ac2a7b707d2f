//! What is to be tapped.

use chesslings::lessons::{Answer, Asked, Attempt, Praise, Task, Verdict, Wrong};
use chesslings::rules::{Color, Square, SquareSet};

use crate::{exercise, position};

#[track_caller]
fn check(asked: Asked, fen: &str, squares: &str) {
    let expected: SquareSet = squares
        .split_whitespace()
        .map(|square| square.parse::<Square>().expect("a square"))
        .collect();
    assert_eq!(asked.squares(&position(fen)), expected, "{asked:?}");
}

#[test]
fn squares_of_a_piece() {
    let fen = "8/8/3p4/8/3R1P2/8/8/8 w";
    check(Asked::Moves(Square::D4), fen, "d1 d2 d3 d5 d6 a4 b4 c4 e4");
    check(
        Asked::Attacks(Square::D4),
        fen,
        "d1 d2 d3 d5 d6 a4 b4 c4 e4 f4",
    );
    check(Asked::Captures(Square::D4), fen, "d6");
}

#[test]
fn squares_where_a_king_may_not_go() {
    check(
        Asked::Forbidden(Square::E1),
        "8/8/8/8/8/3r4/8/4K3 w",
        "d1 d2",
    );
}

#[test]
fn squares_of_a_cage() {
    let corridor = "6k1/R7/8/8/8/8/8/6K1 w";
    check(Asked::Box(Square::G8), corridor, "b8 c8 d8 e8 f8 h8");
    // A rook closes its row and its column.
    let corner = "7k/8/8/8/5R2/8/8/K7 w";
    check(Asked::Box(Square::H8), corner, "g8 g7 h7 g6 h6 g5 h5");
}

#[test]
fn squares_of_the_board() {
    check(
        Asked::Row(Square::E4),
        "8/8/8/8/8/8/8/8 w",
        "a4 b4 c4 d4 e4 f4 g4 h4",
    );
    check(
        Asked::Column(Square::A1),
        "8/8/8/8/8/8/8/8 w",
        "a1 a2 a3 a4 a5 a6 a7 a8",
    );
    check(
        Asked::Diagonal(Square::C1, Square::D2),
        "8/8/8/8/8/8/8/8 w",
        "c1 d2 e3 f4 g5 h6",
    );
    check(Asked::Corners(None), "8/8/8/8/8/8/8/8 w", "a1 a8 h1 h8");
    check(
        Asked::Corners(Some(Color::Black)),
        "8/8/8/8/8/8/8/8 w",
        "a1 h8",
    );
}

#[test]
fn pieces_with_something_in_common() {
    // The rook attacks both pawns; the one on a7 is guarded.
    let fen = "8/p7/1p6/8/8/8/8/RR6 w";
    check(Asked::Attacked, fen, "a7 b6");
    check(Asked::Free, fen, "a7");
    check(Asked::InDanger, "8/8/8/8/3r4/8/3N4/3R3b w", "");
    check(Asked::Checkers, "4r3/8/8/8/7b/8/8/4K3 w", "e8 h4");
    check(Asked::Pinned, "4r3/8/8/8/8/8/4N3/4K3 w", "e2");
    check(
        Asked::Guards(Square::D4),
        "8/8/8/8/3P4/2P5/8/3R4 w",
        "c3 d1",
    );
    check(
        Asked::Attackers(Square::D4),
        "8/8/1b6/4p3/3P4/8/8/8 w",
        "b6 e5",
    );
}

#[test]
fn pieces_that_stand_wrong() {
    let swapped = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w";
    check(Asked::Misplaced, swapped, "d1 e1");
}

#[test]
fn every_tap_is_judged_at_once() {
    let mut attempt = Attempt::new(exercise(
        Task::Tap(Asked::Moves(Square::A1)),
        "8/8/8/8/8/8/P7/RN6 w",
    ));
    // No square is asked for here, so every tap is wrong.
    let Verdict::Wrong(Wrong::NotAsked { why, .. }) = attempt.answer(Answer::Tap(Square::A3))
    else {
        panic!("the way is blocked");
    };
    assert_eq!(why.unwrap().code(), "way-blocked");

    let mut attempt = Attempt::new(exercise(
        Task::Tap(Asked::Moves(Square::A1)),
        "8/8/8/8/8/8/8/K7 w",
    ));
    let found = |at, left| Verdict::Right(Praise::Found { at, left });
    assert_eq!(
        attempt.answer(Answer::Tap(Square::A2)),
        found(Square::A2, 2)
    );
    let before = Verdict::Wrong(Wrong::FoundBefore(Square::A2));
    assert_eq!(attempt.answer(Answer::Tap(Square::A2)), before);
    attempt.answer(Answer::Tap(Square::B1));
    let done = Praise::Found {
        at: Square::B2,
        left: 0,
    };
    assert_eq!(attempt.answer(Answer::Tap(Square::B2)), Verdict::Done(done));
    assert_eq!(attempt.stars(), 3, "a square tapped twice is no mistake");
}
