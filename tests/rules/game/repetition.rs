//! When a position is the same as before.

use chesslings::rules::{Draw, Game, Outcome};

use super::{game, play};

/// Plays until the moves are used up, and checks how often the last position has been there.
fn check(fen: &str, moves: &str, times: usize) -> Game {
    let mut game = game(fen);
    play(&mut game, moves);
    assert_eq!(game.repetitions(), times, "{moves}");
    assert_eq!(game.is_threefold(), times >= 3);
    let drawn = Some(Outcome::Drawn(Draw::Repetition));
    assert_eq!(game.outcome(), drawn.filter(|_| times >= 3));
    game
}

#[test]
fn the_third_time_is_a_draw() {
    check("", "", 1);
    check("", "g1f3 g8f6 f3g1 f6g8", 2);
    check("", "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1", 2);
    check("", "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", 3);
}

#[test]
fn it_need_not_be_three_times_in_a_row() {
    check("", "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8", 3);
}

#[test]
fn equal_pieces_may_have_changed_places() {
    // Both knights go round; only what stands where counts.
    let start = "4k3/8/8/8/8/8/8/N3K2N w - - 0 1";
    let swapped = "a1b3 e8e7 h1g3 e7e8 b3d4 e8e7 g3e4 e7e8 d4f3 e8e7 e4c3 e7e8 \
                   f3g5 e8e7 c3a2 e7e8 g5f7 e8e7 a2c1 e7e8 c1b3 e8d7 f7h8 d7e8 b3a1 e8e7 h8g6 e7e8 \
                   g6f4 e8e7 f4g2 e7e8 g2e3 e8e7 e3g4 e7e8 g4f2 e8e7 f2h1 e7e8";
    check(start, swapped, 2);
}

#[test]
fn the_same_pieces_with_the_other_player_to_move_are_another_position() {
    // The white king loses a move by going round a triangle.
    let start = "7k/8/8/8/8/8/R7/K7 w - - 0 1";
    check(start, "a1b1 h8g8 b1b2 g8h8 b2a1", 1);
}

#[test]
fn a_lost_castling_right_makes_another_position() {
    let start = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    // After the first round the rook has moved: the start never comes again.
    check(start, "h1g1 e8e7 g1h1 e7e8", 1);
    check(start, "h1g1 e8e7 g1h1 e7e8 h1g1 e8e7 g1h1 e7e8", 2);
    check(start, "h1g1 e8e7 g1h1 e7e8 h1g1 e8e7 g1h1 e7e8 h1g1", 3);
}

#[test]
fn a_right_to_castle_counts_even_while_castling_is_impossible() {
    let start = "4k3/8/8/8/8/8/8/4KB1R w K - 0 1";
    check(start, "h1g1 e8e7 g1h1 e7e8", 1);
    check(start, "f1e2 e8e7 e2f1 e7e8", 2);
}

#[test]
fn a_possible_en_passant_makes_another_position() {
    let start = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    check(start, "e2e4 e8e7 e1e2 e7e8 e2e1", 1);
    check(start, "e2e4 e8e7 e1e2 e7e8 e2e1 e8e7 e1e2 e7e8 e2e1", 2);
}

#[test]
fn an_en_passant_nobody_can_make_makes_no_difference() {
    let start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    check(start, "e2e4 e8e7 e1e2 e7e8 e2e1", 2);
}

#[test]
fn an_en_passant_that_would_be_illegal_makes_no_difference() {
    // The taker is pinned to its king.
    let pinned = "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1";
    check(pinned, "e2e4 d8c8 e1f1 c8d8 f1e1", 2);
    // Both pawns would leave the row, and the rook would attack the king.
    let row = "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1";
    check(row, "e2e4 a4a3 e1f1 a3a4 f1e1", 2);
}

#[test]
fn a_capture_or_pawn_move_leaves_the_past_behind() {
    let shuffle = "g1f3 g8f6 f3g1 f6g8";
    check("", &format!("{shuffle} e2e4 e7e5 {shuffle}"), 2);
}

#[test]
fn a_game_from_the_middle_counts_from_there() {
    // The clock says forty half-moves, but this game has not seen them.
    let start = "7k/8/8/8/8/8/R7/K7 w - - 40 60";
    check(start, "a1b1 h8g8 b1a1 g8h8", 2);
}
