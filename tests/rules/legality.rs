//! What may be played: castling, en passant, promotion, check and pins (S2.26-S2.57).

use chesslings::rules::{
    Castle, CastlingRights, Color, Kind, Position, PositionParts, Special, Square, SquareSet, Wing,
};

use crate::positions::{black_to_move, lesson, parts, position, square, squares, white_to_move};

/// The piece on a square may go to these squares and nowhere else.
fn check(position: &Position, from: &str, targets: &str) {
    assert_eq!(
        position.legal_targets(square(from)),
        squares(targets),
        "{from} in {position:?}"
    );
}

/// The position after a move that must be legal; `e7e8q` promotes.
fn play(position: &Position, uci: &str) -> Position {
    let promotion = uci[4..].chars().next().and_then(Kind::from_letter);
    let played = position.legal_move(square(&uci[..2]), square(&uci[2..4]), promotion);
    position.play_unchecked(played.unwrap_or_else(|| panic!("{uci} in {position:?}")))
}

fn play_all(position: &Position, moves: &str) -> Position {
    moves
        .split_whitespace()
        .fold(*position, |at, uci| play(&at, uci))
}

const BOTH_WAYS: &str = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1";

#[test]
fn the_king_castles_two_squares_towards_the_rook() {
    let start = position(BOTH_WAYS);
    check(&start, "e1", "d1 d2 e2 f1 f2 g1 c1");
    let short = play(&start, "e1g1");
    assert_eq!(short.setup().of(Color::White, Kind::Rook), squares("a1 f1"));
    assert_eq!(short.king(Color::White), Some(Square::G1));
    let long = play(&start, "e1c1");
    assert_eq!(long.setup().of(Color::White, Kind::Rook), squares("d1 h1"));
    assert_eq!(long.king(Color::White), Some(Square::C1));
    let black = play_all(&start, "a2a3 e8c8");
    assert_eq!(black.setup().of(Color::Black, Kind::Rook), squares("d8 h8"));
}

#[test]
fn castling_is_a_move_of_the_king_with_its_record() {
    let castling = position(BOTH_WAYS)
        .legal_move(Square::E1, Square::C1, None)
        .unwrap();
    assert_eq!(castling.special(), Special::Castling(Wing::QueenSide));
    assert_eq!(
        castling.castle(),
        Some(Castle::of(Color::White, Wing::QueenSide))
    );
    assert_eq!(
        (castling.piece().kind, castling.captured()),
        (Kind::King, None)
    );
    assert_eq!(castling.to_string(), "e1c1");
}

#[test]
fn each_right_is_lost_by_its_king_or_its_rook() {
    let rights = |moves: &str| play_all(&position(BOTH_WAYS), moves).castling().to_string();
    assert_eq!(rights(""), "KQkq");
    assert_eq!(rights("e1f1"), "kq");
    assert_eq!(rights("e1g1"), "kq");
    assert_eq!(rights("h1g1"), "Qkq");
    assert_eq!(rights("a1b1"), "Kkq");
    assert_eq!(rights("a2a3 e8d8"), "KQ");
    assert_eq!(rights("a2a3 h8g8"), "KQq");
    assert_eq!(rights("a2a3 a8b8"), "KQk");
    assert_eq!(rights("h1g1 h8g8 g1h1 g8h8"), "Qq");
    assert_eq!(rights("e1f1 e8f8 f1e1 f8e8"), "-");
}

#[test]
fn a_right_is_lost_when_the_rook_is_taken_at_home() {
    let open = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(play(&open, "h1h8").castling().to_string(), "Qq");
    assert_eq!(play(&open, "a1a8").castling().to_string(), "Kk");
    assert_eq!(play_all(&open, "h1h8 e8e7").castling().to_string(), "Q");
    let pawn = position("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1");
    assert_eq!(play(&pawn, "b7a8n").castling(), CastlingRights::NONE);
}

#[test]
fn nobody_castles_over_or_onto_a_piece() {
    for way in ["f1", "g1"] {
        for piece in ["N", "n"] {
            check_castling(&format!("Ke1 Ra1 Rh1 ke8 {piece}{way}"), "c1");
        }
    }
    check_castling("Ke1 Ra1 Rh1 ke8 Nb1", "g1");
    check_castling("Ke1 Ra1 Rh1 ke8 bb1", "g1");
    check_castling("Ke1 Ra1 Rh1 ke8 Nc1 Nf1", "");
}

#[test]
fn nobody_castles_out_of_through_or_into_attack() {
    check_castling("Ke1 Ra1 Rh1 ka8 re8", "");
    check_castling("Ke1 Ra1 Rh1 ke8 rd8", "g1");
    check_castling("Ke1 Ra1 Rh1 ke8 rc8", "g1");
    check_castling("Ke1 Ra1 Rh1 ke8 rf8", "c1");
    check_castling("Ke1 Ra1 Rh1 ke8 rg8", "c1");
    check_castling("Ke1 Ra1 Rh1 ke8 pe2", "");
    check_castling("Ke1 Ra1 Rh1 kg2", "c1");
}

#[test]
fn the_rook_may_be_attacked_or_cross_an_attacked_square() {
    check_castling("Ke1 Ra1 Rh1 ke8 ra8 rh8", "c1 g1");
    check_castling("Ke1 Ra1 Rh1 ke8 rb8", "c1 g1");
}

#[test]
fn a_king_without_the_right_does_not_castle() {
    let one = PositionParts {
        castling: CastlingRights::NONE.with(Color::White, Wing::KingSide),
        ..parts("Ke1 Ra1 Rh1 ke8", Color::White)
    };
    check(&lesson(one), "e1", "d1 d2 e2 f1 f2 g1");
    check(&white_to_move("Ke1 Ra1 Rh1 ke8"), "e1", "d1 d2 e2 f1 f2");
}

/// With both of White's rights, the king may castle to these squares.
fn check_castling(pieces: &str, targets: &str) {
    let both = CastlingRights::NONE
        .with(Color::White, Wing::KingSide)
        .with(Color::White, Wing::QueenSide);
    let position = lesson(PositionParts {
        castling: both,
        ..parts(pieces, Color::White)
    });
    let castling: SquareSet = position
        .legal_moves()
        .filter_map(|m| Some(m.castle()?.king_to))
        .collect();
    assert_eq!(castling, squares(targets), "{pieces}");
}

#[test]
fn a_pawn_that_passes_another_can_be_taken_at_once() {
    let before = black_to_move("Ke1 Pe5 Pc5 ke8 pd7 pa7");
    let passed = play(&before, "d7d5");
    assert_eq!(passed.en_passant(), Some(Square::D6));
    check(&passed, "e5", "e6 d6");
    check(&passed, "c5", "c6 d6");
    let taking = passed.legal_move(Square::E5, Square::D6, None).unwrap();
    assert_eq!(taking.special(), Special::EnPassant { taken: Square::D5 });
    assert_eq!(
        (taking.captured(), taking.captured_at()),
        (Some(Kind::Pawn), Some(Square::D5))
    );
    let taken = passed.play_unchecked(taking);
    assert_eq!(taken.setup().of(Color::Black, Kind::Pawn), squares("a7"));
    assert_eq!(taken.setup().of(Color::White, Kind::Pawn), squares("c5 d6"));
}

#[test]
fn a_move_later_it_is_too_late() {
    let later = play_all(&black_to_move("Ke1 Pe5 ke8 pd7 pa7"), "d7d5 e1e2 a7a6");
    assert_eq!(later.en_passant(), None);
    check(&later, "e5", "e6");
}

#[test]
fn a_pawn_that_made_two_single_steps_cannot_be_taken_in_passing() {
    let steps = play_all(&black_to_move("Ke1 Pe5 ke8 pd7"), "d7d6 e1e2 d6d5");
    check(&steps, "e5", "e6");
}

#[test]
fn taking_in_passing_must_not_uncover_check_along_the_rank() {
    let passed = |pieces: &str| play(&black_to_move(pieces), "d7d5");
    check(&passed("Ka5 Pe5 rh5 ke8 pd7"), "e5", "e6");
    check(&passed("Ka5 Pe5 Pc5 rh5 ke8 pd7"), "e5", "e6 d6");
    check(&passed("Ka5 Pe5 rh4 ke8 pd7"), "e5", "e6 d6");
    check(&passed("Ke1 Pe5 re8 kh8 pd7"), "e5", "e6");
    check(&passed("Kg3 Pe5 bb8 kh8 pd7"), "e5", "d6");
}

#[test]
fn a_passing_pawn_that_gives_check_can_be_taken() {
    let passed = play(&black_to_move("Ke4 Pe5 ke8 pd7 rd8"), "d7d5");
    assert_eq!(passed.checkers(), squares("d5"));
    check(&passed, "e5", "d6");
}

#[test]
fn a_pawn_on_the_last_rank_must_become_one_of_four() {
    let position = white_to_move("Ke1 Pb7 nc8 kh8");
    let straight: Vec<String> = position
        .legal_moves_from(Square::B7)
        .map(|m| m.to_string())
        .collect();
    let all = [
        "b7b8q", "b7b8r", "b7b8b", "b7b8n", "b7c8q", "b7c8r", "b7c8b", "b7c8n",
    ];
    assert_eq!(straight, all);
    for promotion in [None, Some(Kind::Pawn), Some(Kind::King)] {
        assert_eq!(position.legal_move(Square::B7, Square::B8, promotion), None);
    }
    let knight = play(&position, "b7c8n");
    assert_eq!(knight.setup(), white_to_move("Ke1 Nc8 kh8").setup());
}

#[test]
fn check_is_answered_by_moving_taking_or_blocking() {
    let position = white_to_move("Ke1 Rc5 Nd1 Bg4 pa7 re8 ka8");
    assert!(position.in_check());
    assert_eq!(position.checkers(), squares("e8"));
    check(&position, "e1", "d2 f1 f2");
    check(&position, "c5", "e5");
    check(&position, "d1", "e3");
    check(&position, "g4", "e2 e6");
}

#[test]
fn the_check_of_a_knight_cannot_be_blocked() {
    let position = white_to_move("Ka1 Qd1 Rh2 nb3 kh8");
    check(&position, "d1", "b3");
    check(&position, "h2", "");
    check(&position, "a1", "b1 b2 a2");
}

#[test]
fn in_double_check_only_the_king_moves() {
    let position = white_to_move("Ke1 Qd3 Ra2 re8 nf3 kh8");
    assert_eq!(position.checkers(), squares("e8 f3"));
    check(&position, "d3", "");
    check(&position, "a2", "");
    check(&position, "e1", "d1 f1 f2");
}

#[test]
fn the_king_may_take_an_unguarded_checker_but_no_guarded_one() {
    check(&white_to_move("Ke1 qe2 kh8"), "e1", "e2");
    check(&white_to_move("Ke1 qe2 re8 kh8"), "e1", "");
}

#[test]
fn the_king_does_not_hide_squares_behind_himself() {
    check(&white_to_move("Kd4 rd8 kh8"), "d4", "c3 c4 c5 e3 e4 e5");
    check(&white_to_move("Kd4 bh8 ka8"), "d4", "c4 c5 d3 d5 e3 e4");
}

#[test]
fn kings_keep_a_square_between_them() {
    check(&white_to_move("Kd4 kd6"), "d4", "c4 c3 d3 e3 e4");
}

#[test]
fn a_pinned_piece_moves_along_the_pin_only() {
    let position = white_to_move("Ke1 Re3 Bd2 Ng1 re8 ba5 rh1 kh8");
    assert_eq!(position.pinned(), squares("d2 e3 g1"));
    assert_eq!(position.pinner(Square::D2), Some(Square::A5));
    assert_eq!(position.pinner(Square::E3), Some(Square::E8));
    assert_eq!(position.pinner(Square::E1), None);
    assert_eq!(position.pinner(Square::E8), None);
    check(&position, "e3", "e2 e4 e5 e6 e7 e8");
    check(&position, "d2", "c3 b4 a5");
    check(&position, "g1", "");
}

#[test]
fn two_pieces_in_the_line_are_not_pinned() {
    assert_eq!(white_to_move("Ke1 Re3 Ne5 re8 kh8").pinned(), squares(""));
    assert_eq!(white_to_move("Ke1 Re3 ne5 re8 kh8").pinned(), squares(""));
    assert_eq!(
        white_to_move("Ke1 Re3 Ne7 bh8 re8 ka8").pinned(),
        squares("")
    );
}

#[test]
fn a_lesson_needs_no_kings() {
    let position = white_to_move("Ra1 Pa2 pa7 qh8");
    assert_eq!(position.checkers(), squares(""));
    assert_eq!(position.pinned(), squares(""));
    check(&position, "a1", "b1 c1 d1 e1 f1 g1 h1");
    check(&position, "a2", "a3 a4");
}

#[test]
fn nobody_moves_for_the_other_player() {
    let position = white_to_move("Ke1 ke8 pe7");
    check(&position, "e7", "");
    check(&position, "e8", "");
    check(&position, "a4", "");
    assert_eq!(position.legal_moves_from(Square::E7).count(), 0);
    check(&position.passed(), "e7", "e6 e5");
}

#[test]
fn clocks_count_moves_and_start_anew() {
    let clocks = |moves: &str| {
        let at = play_all(&Position::START, moves);
        (at.halfmove_clock(), at.fullmove_number())
    };
    assert_eq!(clocks(""), (0, 1));
    assert_eq!(clocks("g1f3"), (1, 1));
    assert_eq!(clocks("g1f3 b8c6"), (2, 2));
    assert_eq!(clocks("g1f3 b8c6 e2e4"), (0, 2));
    assert_eq!(clocks("g1f3 b8c6 f3e5 c6e5"), (0, 3));
}
