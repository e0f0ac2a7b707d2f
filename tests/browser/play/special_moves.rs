//! Castling and taking en passant, by every kind of hand.

use crate::harness::{Options, Page};

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// These steps at this position lead to another one, and the page tells what happened.
fn check(options: Options, fen: &str, steps: &str, placement: &str, told: &str) {
    let page = Page::game(options, fen, "");
    page.does(steps);
    page.shows(placement);
    page.tells(told);
}

#[test]
fn the_king_castles_by_going_two_squares() {
    check(
        Options::phone(),
        CASTLING,
        "tap e1; tap g1",
        "r3k2r/8/8/8/8/8/8/R4RK1",
        "White castles: king to G1, rook to F1. Ben, your move!",
    );
    check(
        Options::desktop(),
        CASTLING,
        "drag e1 c1",
        "r3k2r/8/8/8/8/8/8/2KR3R",
        "White castles: king to C1, rook to D1. Ben, your move!",
    );
}

#[test]
fn the_king_castles_by_being_taken_to_his_rook() {
    check(
        Options::phone(),
        CASTLING,
        "tap e1; tap h1",
        "r3k2r/8/8/8/8/8/8/R4RK1",
        "White castles: king to G1, rook to F1. Ben, your move!",
    );
    let black = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    check(
        Options::desktop(),
        black,
        "drag e8 a8",
        "2kr3r/8/8/8/8/8/8/R3K2R",
        "Black castles: king to C8, rook to D8. Anna, your move!",
    );
}

#[test]
fn castling_has_a_mark_of_its_own() {
    let page = Page::game(Options::phone(), CASTLING, "");
    page.tap("e1");
    page.marks(&[
        "c1 castling",
        "d1 can go here",
        "d2 can go here",
        "e1 selected",
        "e2 can go here",
        "f1 can go here",
        "f2 can go here",
        "g1 castling",
    ]);
}

#[test]
fn a_pawn_takes_in_passing() {
    let fen = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    let page = Page::game(Options::phone(), fen, "");
    page.does("tap d7; tap d5; tap e5");
    page.marks(&[
        "d5 last move",
        "d6 can be taken en passant",
        "d7 last move",
        "e5 selected",
        "e6 can go here",
    ]);
    page.tap("d6");
    page.shows("4k3/8/3P4/8/8/8/8/4K3");
    page.tells("White pawn from E5 takes black pawn en passant and stands on D6. Ben, your move!");
}
