//! What can't be done with a board, and that the attempt changes nothing.

use std::fmt::Debug;

use chesslings::rules::{Board, BoardError, Color, Kind, Piece, PieceId, Setup, Square};

use super::{agrees, board, piece};

/// Tries something on a board made of these words; `what` gets the ids of its pieces.
fn check<T: Debug>(
    words: &str,
    what: impl FnOnce(&mut Board, &[PieceId]) -> Result<T, BoardError>,
    expected: BoardError,
) {
    let (mut changed, ids) = board(words);
    let before = changed.clone();
    assert_eq!(what(&mut changed, &ids).unwrap_err(), expected);
    assert_eq!(changed, before, "a refused call changes nothing");
    agrees(&changed);
    assert!(!expected.to_string().is_empty());
}

#[test]
fn an_occupied_square_takes_no_second_piece() {
    let occupied = BoardError::Occupied {
        at: Square::G6,
        by: piece('q'),
    };
    check(
        "qg6",
        |board, _| board.put(piece('N'), Square::G6),
        occupied,
    );
    let (mut board, _) = board("qg6");
    let id = board.spawn(piece('N'));
    assert_eq!(board.place(id, Square::G6), Err(occupied));
}

#[test]
fn a_piece_on_the_board_is_not_placed_again() {
    let placed = BoardError::AlreadyPlaced { at: Square::B2 };
    check("Bb2", |board, ids| board.place(ids[0], Square::C3), placed);
    check("Bb2", |board, ids| board.place(ids[0], Square::B2), placed);
}

#[test]
fn a_colour_has_one_king() {
    let second = |color, at| BoardError::SecondKing { color, at };
    let white = second(Color::White, Square::E1);
    check("Ke1", |board, _| board.put(piece('K'), Square::A8), white);
    let black = second(Color::Black, Square::C5);
    check(
        "Ke1 kc5",
        |board, _| board.put(piece('k'), Square::A8),
        black,
    );
    let two: Setup = [(Square::A1, piece('k')), (Square::B1, piece('k'))]
        .into_iter()
        .collect();
    let first = second(Color::Black, Square::A1);
    assert_eq!(Board::from_setup(&two).unwrap_err(), first);
}

#[test]
fn a_replaced_king_does_not_come_back() {
    let (mut board, ids) = board("Ke1");
    board.remove(ids[0]).unwrap();
    board.put(piece('K'), Square::A1).unwrap();
    let second = BoardError::SecondKing {
        color: Color::White,
        at: Square::A1,
    };
    assert_eq!(board.step_back(ids[0]), Err(second));
}

#[test]
fn a_piece_off_the_board_neither_moves_nor_leaves() {
    let mut board = Board::new();
    let id = board.spawn(piece('R'));
    let before = board.clone();
    assert_eq!(board.relocate(id, Square::A1), Err(BoardError::NotPlaced));
    assert_eq!(board.remove(id), Err(BoardError::NotPlaced));
    let pawn = board.spawn(piece('P'));
    assert_eq!(board.promote(pawn, Kind::Queen), Err(BoardError::NotPlaced));
    assert_eq!(board.record(id), before.record(id));
}

#[test]
fn a_piece_does_not_move_to_where_it_stands() {
    let same = BoardError::SameSquare { at: Square::H8 };
    check("kh8", |board, ids| board.relocate(ids[0], Square::H8), same);
}

#[test]
fn a_piece_that_has_been_nowhere_does_not_step_back() {
    check(
        "kh8",
        |board, ids| board.step_back(ids[0]),
        BoardError::NoHistory,
    );
    let mut board = Board::new();
    let id = board.spawn(piece('k'));
    assert_eq!(board.step_back(id), Err(BoardError::NoHistory));
}

#[test]
fn a_piece_does_not_step_back_onto_another() {
    let (mut board, ids) = board("Ra1 ra8");
    board.relocate(ids[0], Square::A8).unwrap();
    let before = board.clone();
    let occupied = BoardError::Occupied {
        at: Square::A8,
        by: piece('R'),
    };
    assert_eq!(board.step_back(ids[1]), Err(occupied));
    assert_eq!(board, before);
}

#[test]
fn only_pawns_are_promoted_and_not_to_everything() {
    let check = |from: Kind, to: Kind, words: &str| {
        let refused = BoardError::NoPromotion { from, to };
        check(words, |board, ids| board.promote(ids[0], to), refused);
    };
    check(Kind::Pawn, Kind::King, "Pa8");
    check(Kind::Pawn, Kind::Pawn, "Pa8");
    check(Kind::Rook, Kind::Queen, "Ra8");
}

#[test]
fn another_boards_piece_is_unknown() {
    let (_, ids) = board("Ra1 ra8");
    let unknown = BoardError::UnknownPiece;
    // The first of both boards.
    let there = ids[0];
    check("Kb4", |board, _| board.relocate(there, Square::A1), unknown);
    check("Kb4", |board, _| board.place(there, Square::A1), unknown);
    check("Kb4", |board, _| board.remove(there), unknown);
    check("Kb4", |board, _| board.step_back(there), unknown);
    check("Kb4", |board, _| board.promote(there, Kind::Queen), unknown);
}

#[test]
fn a_cleared_board_knows_none_of_its_former_pieces() {
    let (mut board, ids) = board("Ra1");
    board.clear();
    let rook = Piece::new(Color::White, Kind::Rook);
    let new = board.put(rook, Square::A1).unwrap();
    assert_eq!(board.record(ids[0]), None);
    assert_eq!(board.remove(ids[0]), Err(BoardError::UnknownPiece));
    assert_eq!(board.remove(new), Ok(()));
}

#[test]
fn a_copy_of_a_board_knows_the_same_pieces() {
    let (board, ids) = board("Ra1");
    let mut copy = board.clone();
    assert_eq!(copy, board);
    assert_eq!(copy.remove(ids[0]), Ok(()));
    assert_ne!(copy, board);
}
