//! Refusals that only a game can give exactly, because it has seen who moved.

use super::{game, play, refused};

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

fn check(moves: &str, tried: &str, expected: &str) {
    let mut game = game(CASTLING);
    play(&mut game, moves);
    assert_eq!(refused(&mut game, tried), expected, "{moves} {tried}");
}

#[test]
fn the_king_has_moved_and_come_back() {
    check("e1d1 a8b8 d1e1 b8a8", "e1g1", "castling-king-moved king=e1");
    check("e1d1 a8b8 d1e1 b8a8", "e1c1", "castling-king-moved king=e1");
}

#[test]
fn the_rook_has_moved_and_come_back() {
    check("h1g1 a8b8 g1h1 b8a8", "e1g1", "castling-rook-moved rook=h1");
    // Both rooks have moved: the position alone can't know that it was not the king.
    check(
        "h1g1 a8b8 g1h1 b8a8 a1b1 a8b8 b1a1 b8a8",
        "e1g1",
        "castling-rook-moved rook=h1",
    );
}

#[test]
fn another_rook_came_to_the_corner() {
    check(
        "h1h3 e8e7 a1a2 e7e6 a2h2 e6e5 h2h1 e5d5",
        "e1g1",
        "castling-rook-moved rook=h1",
    );
}

#[test]
fn the_rook_is_gone() {
    check("h1g1 a8b8", "e1g1", "castling-rook-gone rook=h1");
    check("a1a2 h8h1", "e1d1", "king-attacked at=d1 by=h1");
}

#[test]
fn the_king_comes_before_the_rook() {
    check(
        "e1d1 h8h1 d1e2 h1g1 e2f2 g1g8 f2e1 g8g7",
        "e1g1",
        "castling-king-moved king=e1",
    );
    check(
        "h1h2 a8b8 e1d1 b8a8 d1e1 a8b8",
        "e1g1",
        "castling-king-moved king=e1",
    );
}

#[test]
fn what_was_lost_before_this_game_is_not_known() {
    let mut game = game("4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
    let unknown = "castling-king-or-rook-moved king=e1 rook=h1";
    assert_eq!(refused(&mut game, "e1g1"), unknown);
    play(&mut game, "a1b1 e8e7");
    assert_eq!(refused(&mut game, "e1g1"), unknown);
    play(&mut game, "h1g1 e7e8 g1h1 e8e7");
    assert_eq!(refused(&mut game, "e1g1"), "castling-rook-moved rook=h1");
}

#[test]
fn taking_back_forgets_that_the_king_moved() {
    let mut game = game(CASTLING);
    play(&mut game, "e1d1 a8b8 d1e1 b8a8");
    for _ in 0..4 {
        game.undo().unwrap();
    }
    play(&mut game, "e1g1");
}
