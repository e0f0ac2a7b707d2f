//! The story of each piece in a game.

use chesslings::rules::{Color, Game, Kind, Piece, Square};

use super::{game, play};

/// Where the piece on a square has been, and whether it has moved.
fn check(game: &Game, at: Square, former: &str, moved: bool) {
    let record = game.story(at).unwrap();
    let names: Vec<_> = record.former.iter().map(Square::to_string).collect();
    assert_eq!(names.join(" "), former, "former squares of {at}");
    assert_eq!(record.moved(), moved, "{at}");
}

#[test]
fn pieces_remember_their_way() {
    let mut game = game("");
    play(&mut game, "g1f3 e7e5 f3e5 b8c6 e5c6 d7c6");
    check(&game, Square::C6, "d7", true);
    check(&game, Square::A1, "", false);
    assert_eq!(game.story(Square::E4), None);
    let taken: Vec<_> = game.captured(Color::White).collect();
    assert_eq!(taken, [Piece::new(Color::White, Kind::Knight)]);
    let taken: Vec<_> = game
        .captured(Color::Black)
        .map(|piece| piece.kind)
        .collect();
    assert_eq!(taken, [Kind::Pawn, Kind::Knight]);

    let knight = game.plies()[0].piece;
    let record = game.board().record(knight).unwrap();
    let way = [Square::G1, Square::F3, Square::E5, Square::C6];
    assert_eq!((record.at, &record.former[..]), (None, &way[..]));
}

#[test]
fn castling_moves_king_and_rook() {
    let mut game = game("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
    play(&mut game, "e1g1 e8c8");
    check(&game, Square::G1, "e1", true);
    check(&game, Square::F1, "h1", true);
    check(&game, Square::C8, "e8", true);
    check(&game, Square::D8, "a8", true);
}

#[test]
fn a_pawn_taken_in_passing_leaves_from_where_it_stood() {
    let mut game = game("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    play(&mut game, "d7d5 e5d6");
    let ply = game.plies()[1];
    let taken = game.board().record(ply.captured.unwrap()).unwrap();
    assert_eq!(taken.former, [Square::D7, Square::D5]);
    assert!(taken.moved());
    assert_eq!(game.position().piece_at(Square::D5), None);
}

#[test]
fn a_queen_knows_the_pawn_she_was() {
    let mut game = game("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    play(&mut game, "a7b8q e8e7 b8b1");
    check(&game, Square::B1, "b8", true);
    let queen = game.story(Square::B1).unwrap();
    let pawn = game.board().record(queen.promoted_from.unwrap()).unwrap();
    assert_eq!(pawn.piece, Piece::new(Color::White, Kind::Pawn));
    assert_eq!(pawn.former, [Square::A7, Square::B8]);
    assert!(pawn.is_offboard());
    assert_eq!(game.plies()[0].promoted, game.board().id_at(Square::B1));
    // The pawn was not taken.
    assert_eq!(game.captured(Color::White).count(), 0);
}

#[test]
fn boards_without_kings_are_played_on() {
    let mut game = game("8/p7/8/8/8/8/8/1R6 w - - 0 1");
    play(&mut game, "b1b6 a7b6");
    check(&game, Square::B6, "a7", true);
    assert_eq!(game.captured(Color::White).count(), 1);
    game.undo().unwrap();
    play(&mut game, "a7a5 b6a6 a5a4 a6a4");
    check(&game, Square::A4, "b1 b6 a6", true);
}

#[test]
fn undo_and_redo_walk_the_history() {
    let mut game = game("");
    assert_eq!(game.undo(), None);
    play(&mut game, "e2e4 e7e5 g1f3");
    assert_eq!(game.undo().unwrap().played.to_string(), "g1f3");
    assert_eq!(game.undo().unwrap().played.to_string(), "e7e5");
    let undone: Vec<_> = game.undone().map(|played| played.to_string()).collect();
    assert_eq!(undone, ["e7e5", "g1f3"]);
    assert_eq!(game.redo().unwrap().played.to_string(), "e7e5");
    play(&mut game, "b1c3");
    assert_eq!(game.redo(), None, "a new move replaces what was taken back");
    let moves: Vec<_> = game
        .plies()
        .iter()
        .map(|ply| ply.played.to_string())
        .collect();
    assert_eq!(moves, ["e2e4", "e7e5", "b1c3"]);
}
