//! Which positions can be put together, for a lesson and for a game.

use chesslings::rules::{
    CastlingRights, Color, Kind, Piece, Position, PositionError, PositionParts, Square, Strictness,
    Wing,
};

use crate::positions::{parts, squares};

/// A position that neither lesson nor game accepts, and why.
fn check_nowhere(parts: PositionParts, error: PositionError) {
    assert_eq!(Position::new(parts, Strictness::Teaching), Err(error));
    assert_eq!(Position::new(parts, Strictness::Game), Err(error));
}

/// A position that is good for a lesson but can't come about in a game, and why.
fn check_lesson_only(parts: PositionParts, error: PositionError) {
    assert_eq!(
        Position::new(parts, Strictness::Teaching).map(|at| at.parts()),
        Ok(parts)
    );
    assert_eq!(Position::new(parts, Strictness::Game), Err(error));
}

fn check_everywhere(parts: PositionParts) {
    assert_eq!(
        Position::new(parts, Strictness::Game).map(|at| at.parts()),
        Ok(parts)
    );
}

fn white(pieces: &str) -> PositionParts {
    parts(pieces, Color::White)
}

fn passed(pieces: &str, en_passant: Square) -> PositionParts {
    PositionParts {
        en_passant: Some(en_passant),
        ..white(pieces)
    }
}

#[test]
fn the_start_is_good_for_everything() {
    check_everywhere(PositionParts::default());
}

#[test]
fn a_game_has_one_king_of_each_colour() {
    check_lesson_only(white("Ke1"), PositionError::NoKing(Color::Black));
    check_lesson_only(white("ke8"), PositionError::NoKing(Color::White));
    check_lesson_only(white(""), PositionError::NoKing(Color::White));
    check_nowhere(
        white("Ke1 Kd1 ke8"),
        PositionError::TooManyKings(Color::White),
    );
    check_nowhere(white("ke8 ka8"), PositionError::TooManyKings(Color::Black));
}

#[test]
fn no_pawn_stands_on_the_first_or_last_rank() {
    check_lesson_only(white("Ke1 ke8 Pa8"), PositionError::PawnOnEdge(Square::A8));
    check_lesson_only(white("Ke1 ke8 Ph1"), PositionError::PawnOnEdge(Square::H1));
    check_lesson_only(white("Ke1 ke8 pc1"), PositionError::PawnOnEdge(Square::C1));
}

#[test]
fn promotion_makes_no_more_pieces_than_there_were_pawns() {
    let pawns = "Ke1 ke8 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2";
    check_everywhere(white(pawns));
    check_everywhere(white("Ke1 ke8 Qa3 Qb3 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2"));
    check_everywhere(white("Ke1 ke8 Qa3 Qb3 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2"));
    check_lesson_only(
        white(&format!("{pawns} Pa3")),
        PositionError::TooManyPawns(Color::White),
    );
    check_lesson_only(
        white(&format!("{pawns} Qa3 Qb3")),
        PositionError::TooManyPieces(Color::White),
    );
    check_lesson_only(
        white("Ke1 ke8 na8 nb8 nc8 pa7 pb7 pc7 pd7 pe7 pf7 pg7 ph7"),
        PositionError::TooManyPieces(Color::Black),
    );
}

#[test]
fn castling_needs_king_and_rook_at_home() {
    let rights = |pieces: &str| PositionParts {
        castling: CastlingRights::ALL,
        ..white(pieces)
    };
    let misfit = |color, wing, kind, at| PositionError::CastlingMisfit {
        color,
        wing,
        missing: Piece::new(color, kind),
        at,
    };
    check_everywhere(rights("Ke1 Ra1 Rh1 ke8 ra8 rh8"));
    check_nowhere(
        rights("Ke1 Ra1 ke8 ra8 rh8"),
        misfit(Color::White, Wing::KingSide, Kind::Rook, Square::H1),
    );
    check_nowhere(
        rights("Ke1 Ra1 Rh1 kd8 ra8 rh8"),
        misfit(Color::Black, Wing::KingSide, Kind::King, Square::E8),
    );
    check_nowhere(
        rights("Ke1 Ra1 Rh1 ke8 Ra8 rh8"),
        misfit(Color::Black, Wing::QueenSide, Kind::Rook, Square::A8),
    );
    check_nowhere(
        rights(""),
        misfit(Color::White, Wing::KingSide, Kind::King, Square::E1),
    );
}

#[test]
fn en_passant_needs_a_pawn_that_has_just_passed() {
    check_everywhere(passed("Ke1 ke8 pd5 Pe5", Square::D6));
    check_everywhere(passed("Ke1 ke8 pd5", Square::D6));
    for pieces in [
        "Ke1 ke8 Pe5",
        "Ke1 ke8 Pd5",
        "Ke1 ke8 pd5 Nd6",
        "Ke1 ke8 pd5 nd7",
    ] {
        check_nowhere(
            passed(pieces, Square::D6),
            PositionError::EnPassantMisfit(Square::D6),
        );
    }
    check_nowhere(
        passed("Ke1 ke8 pd4", Square::D5),
        PositionError::EnPassantMisfit(Square::D5),
    );
    check_nowhere(
        passed("Ke1 ke8 Pd4", Square::D3),
        PositionError::EnPassantMisfit(Square::D3),
    );
    check_nowhere(
        passed("Ke1 ke8 pd7", Square::D8),
        PositionError::EnPassantMisfit(Square::D8),
    );
    let black = PositionParts {
        turn: Color::Black,
        ..passed("Ke1 ke8 Pd4", Square::D3)
    };
    check_everywhere(black);
}

#[test]
fn nobody_leaves_the_own_king_to_be_taken() {
    check_lesson_only(
        white("Ke1 ke8 Re5"),
        PositionError::KingCanBeTaken {
            king: Square::E8,
            by: Square::E5,
        },
    );
    check_lesson_only(
        white("Ke4 ke5"),
        PositionError::KingCanBeTaken {
            king: Square::E5,
            by: Square::E4,
        },
    );
    check_everywhere(parts("Ke1 ke8 Re5", Color::Black));
}

#[test]
fn one_move_gives_one_check_or_uncovers_another() {
    check_everywhere(white("Ke1 ke8 qe7"));
    check_everywhere(white("Ke1 kh8 re8 nf3"));
    check_everywhere(white("Ke1 kh8 re8 bh4"));
    check_impossible("Ke1 kh8 nf3 nd3", Square::E1, "d3 f3");
    check_impossible("Ke1 kh8 nf3 pd2", Square::E1, "d2 f3");
    check_impossible("Ke1 kh8 re8 bh4 nd3", Square::E1, "d3 e8 h4");
    check_impossible("Kd4 kh1 ra4 rh4", Square::D4, "a4 h4");
}

#[test]
fn a_passing_pawn_gives_check_itself_or_uncovers_one() {
    check_everywhere(passed("Ke4 ke8 pd5", Square::D6));
    check_everywhere(passed("Ka4 be8 kg8 pd5", Square::D6));
    let knight = passed("Ke4 ke8 ph5 nf6", Square::H6);
    let error = PositionError::ImpossibleCheck {
        king: Square::E4,
        checkers: squares("f6"),
    };
    check_lesson_only(knight, error);
}

fn check_impossible(pieces: &str, king: Square, checkers: &str) {
    let checkers = squares(checkers);
    check_lesson_only(
        white(pieces),
        PositionError::ImpossibleCheck { king, checkers },
    );
}

#[test]
fn an_error_says_what_is_wrong_and_where() {
    let text = |pieces: &str| {
        Position::new(white(pieces), Strictness::Game)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(text("Ke1"), "Black has no king");
    assert_eq!(
        text("Ke1 ke8 Pa8"),
        "a pawn on a8: no pawn can stand on the first or last rank"
    );
    assert_eq!(
        text("Ke1 ke8 Re5"),
        "the king on e8 could be taken from e5, but it is the other player's turn"
    );
    assert_eq!(
        text("Ke1 kh8 nf3 nd3"),
        "no move can have given check to e1 from {d3, f3}"
    );
}
