//! What happens to pieces, and what they remember of it.

use chesslings::rules::{Board, Color, Kind, Piece, Setup, Square};

use super::{agrees, board, piece, square, story};

#[test]
fn a_new_board_is_empty() {
    let board = Board::new();
    assert!(board.is_empty());
    assert!(Square::all().all(|square| board[square].is_none()));
    assert_eq!(board.king(Color::White), None);
    assert_eq!(board.pieces(Color::Black).count(), 0);
}

#[test]
fn a_board_shows_its_kings() {
    let (board, ids) = board("Ke1 Qd1 kd8");
    assert_eq!(board.king(Color::White), Some(ids[0]));
    assert_eq!(board.king(Color::Black), Some(ids[2]));
}

#[test]
fn a_board_lists_the_pieces_of_each_colour() {
    let (board, ids) = board("Pa2 pb7 Rh1 ke8 Pc2");
    let mut white: Vec<_> = board.pieces(Color::White).collect();
    white.sort();
    assert_eq!(white, [ids[0], ids[2], ids[4]]);
    let black: Vec<_> = board.pieces(Color::Black).collect();
    assert_eq!(black, [ids[1], ids[3]]);
}

#[test]
fn a_taken_piece_leaves_its_list() {
    let mut board = Board::from_setup(&Setup::START).unwrap();
    assert_eq!(board.pieces(Color::Black).count(), 16);
    let rook = board.id_at(Square::A1).unwrap();
    let taken = board.relocate(rook, Square::A7).unwrap();
    assert_eq!(board.pieces(Color::Black).count(), 15);
    assert!(board.pieces(Color::Black).all(|id| Some(id) != taken));
    assert_eq!(board.pieces(Color::White).count(), 16);
    agrees(&board);
}

#[test]
fn each_of_the_twelve_pieces_can_be_put_anywhere() {
    for piece in Piece::all() {
        for square in Square::all() {
            let mut board = Board::new();
            let id = board.put(piece, square).unwrap();
            assert_eq!(board[square], Some(piece));
            assert_eq!(board.record(id).unwrap().piece, piece);
            agrees(&board);
        }
    }
}

#[test]
fn names_of_squares_are_good_in_either_letter_case() {
    let (board, _) = board("Nc7 nG5");
    assert_eq!(board[Square::C7], Some(piece('N')));
    assert_eq!(board[Square::G5], Some(piece('n')));
}

#[test]
fn clearing_takes_and_forgets_every_piece() {
    let (mut board, ids) = board("Ke1 ke8 Pa2");
    board.clear();
    assert_eq!(board, Board::new());
    assert_eq!(board.record(ids[0]), None);
}

#[test]
fn a_spawned_piece_is_off_the_board() {
    let mut board = Board::new();
    let id = board.spawn(piece('Q'));
    assert!(board.record(id).unwrap().is_offboard());
    assert!(board.is_empty());
    assert_eq!(story(&board, id), "off <> unmoved");
}

#[test]
fn a_placed_piece_has_no_past() {
    let (board, ids) = board("Qd1");
    assert_eq!(story(&board, ids[0]), "d1 <> unmoved");
    assert_eq!(board.record(ids[0]).unwrap().promoted_from, None);
}

#[test]
fn a_moved_piece_remembers_where_it_stood() {
    let (mut board, ids) = board("Qd1");
    board.relocate(ids[0], Square::D4).unwrap();
    board.relocate(ids[0], Square::A1).unwrap();
    assert_eq!(story(&board, ids[0]), "a1 <d1 d4> moved");
    assert_eq!(board[Square::D4], None);
    assert_eq!(board[Square::A1], Some(piece('Q')));
}

#[test]
fn a_piece_goes_anywhere_without_a_look_at_the_rules() {
    for target in Square::all().filter(|&target| target != Square::B3) {
        let (mut board, ids) = board("Pb3");
        assert_eq!(board.relocate(ids[0], target), Ok(None));
        assert_eq!(story(&board, ids[0]), format!("{target} <b3> moved"));
    }
}

#[test]
fn a_piece_takes_what_stands_there_friend_or_enemy() {
    for target in ["pb8", "Pb8", "Kb8"] {
        let (mut board, ids) = board(&format!("Rb1 {target}"));
        assert_eq!(board.relocate(ids[0], Square::B8), Ok(Some(ids[1])));
        assert_eq!(board[Square::B8], Some(piece('R')));
        assert_eq!(story(&board, ids[1]), "off <b8> unmoved");
    }
}

#[test]
fn a_removed_piece_remembers_its_last_square_but_has_not_moved() {
    let (mut board, ids) = board("Ng1");
    board.remove(ids[0]).unwrap();
    assert_eq!(board[Square::G1], None);
    assert_eq!(story(&board, ids[0]), "off <g1> unmoved");
}

#[test]
fn a_piece_placed_again_starts_anew() {
    let (mut board, ids) = board("Ng1");
    board.relocate(ids[0], Square::F3).unwrap();
    board.remove(ids[0]).unwrap();
    board.place(ids[0], square("C3")).unwrap();
    assert_eq!(story(&board, ids[0]), "c3 <> unmoved");
}

#[test]
fn stepping_back_returns_a_piece_to_its_former_square() {
    let (mut board, ids) = board("Ng1");
    board.relocate(ids[0], Square::F3).unwrap();
    board.relocate(ids[0], Square::E5).unwrap();
    board.step_back(ids[0]).unwrap();
    assert_eq!(story(&board, ids[0]), "f3 <g1> moved");
    assert_eq!(board[Square::E5], None);
    board.step_back(ids[0]).unwrap();
    assert_eq!(story(&board, ids[0]), "g1 <> unmoved");
}

#[test]
fn stepping_back_brings_a_removed_piece_back() {
    let (mut board, ids) = board("Ng1");
    board.relocate(ids[0], Square::F3).unwrap();
    board.remove(ids[0]).unwrap();
    board.step_back(ids[0]).unwrap();
    assert_eq!(story(&board, ids[0]), "f3 <g1> moved");
}

#[test]
fn a_capture_is_taken_back_by_the_taker_first() {
    let (before, ids) = board("Ra1 ra8");
    let mut board = before.clone();
    board.relocate(ids[0], Square::A8).unwrap();
    board.step_back(ids[0]).unwrap();
    board.step_back(ids[1]).unwrap();
    assert_eq!(board, before);
}

#[test]
fn a_promoted_piece_knows_the_pawn_it_was() {
    let (mut board, ids) = board("Pb7");
    board.relocate(ids[0], Square::B8).unwrap();
    let queen = board.promote(ids[0], Kind::Queen).unwrap();
    assert_eq!(board[Square::B8], Some(piece('Q')));
    assert_eq!(board.record(queen).unwrap().promoted_from, Some(ids[0]));
    assert_eq!(story(&board, queen), "b8 <> unmoved");
    assert_eq!(story(&board, ids[0]), "off <b7 b8> moved");
    assert_eq!(board.record(ids[0]).unwrap().piece, piece('P'));
}
