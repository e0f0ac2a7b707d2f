//! FEN.

use chesslings::rules::{
    CastlingRights, FenError, Kind, Piece, Position, PositionParts, Setup, Square, Strictness,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::{cases, random};

#[test]
fn each_slip_is_named() {
    for case in cases(include_str!("fen_bad.txt")) {
        let [strictness, fen, expected] = case[..] else {
            panic!("{case:?}")
        };
        let strictness = match strictness {
            "teaching" => Strictness::Teaching,
            "game" => Strictness::Game,
            _ => panic!("{strictness}"),
        };
        // Spaces at the ends are cut off above; a dot stands for an empty text.
        let fen = if fen == "." { "" } else { fen };
        let error = Position::from_fen(fen, strictness).expect_err(fen);
        assert_eq!(error.to_string(), expected, "{fen}");
        check_kind(fen, &error);
    }
}

/// A matter of spelling is found without asking whether the position can be, another is not.
fn check_kind(fen: &str, error: &FenError) {
    match PositionParts::from_fen(fen) {
        Ok(_) => assert!(!error.is_syntax(), "{fen}"),
        Err(same) => assert_eq!((&same, same.is_syntax()), (error, true), "{fen}"),
    }
}

#[test]
fn what_can_be_read_is_written_well() {
    for case in cases(include_str!("fen_good.txt")) {
        let (fen, expected) = match case[..] {
            [fen] => (fen, fen),
            [fen, expected] => (fen, expected),
            _ => panic!("{case:?}"),
        };
        let position = Position::from_fen(fen, Strictness::Teaching);
        let position = position.unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(position.to_fen(), expected, "{fen}");
    }
}

#[test]
fn a_missing_clock_is_at_its_beginning() {
    let bare = "4k3/8/8/8/8/8/8/4K3 b - -";
    for (fen, expected) in [(bare.to_owned(), (0, 1)), (format!("{bare} 7"), (7, 1))] {
        let position = Position::from_fen(&fen, Strictness::Game).unwrap();
        let clocks = (position.halfmove_clock(), position.fullmove_number());
        assert_eq!(clocks, expected);
    }
}

/// All but an en passant square that nobody can use.
fn check_round_trip(position: &Position) {
    let fen = position.to_fen();
    let read = Position::from_fen(&fen, Strictness::Teaching);
    let read = read.unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert_eq!(read.to_fen(), fen);
    let expected = PositionParts {
        en_passant: read.en_passant(),
        ..position.parts()
    };
    assert_eq!(read.parts(), expected, "{fen}");
    let moves = |position: &Position| position.legal_moves().collect::<Vec<_>>();
    assert_eq!(moves(&read), moves(position), "{fen}");
    let usable = moves(position)
        .iter()
        .any(|m| m.captured_at() != Some(m.to()) && m.is_capture());
    assert_eq!(read.en_passant().is_some(), usable, "{fen}");
}

proptest! {
    #[test]
    fn positions_of_games_come_back(position in random::position()) {
        check_round_trip(&position);
    }

    #[test]
    fn positions_of_lessons_come_back(
        pieces in vec(option::weighted(0.4, 0..12_usize), 64),
        black in any::<bool>(),
        en_passant in option::of(0..64_usize),
        halfmove_clock in any::<u16>(),
        fullmove_number in 1..=u16::MAX,
    ) {
        let all: Vec<Piece> = Piece::all().collect();
        let mut setup = Setup::EMPTY;
        for (square, piece) in Square::all().zip(pieces) {
            let piece = piece.map(|index| all[index]);
            if let Some(piece) = piece.filter(|piece| setup.by_piece(*piece).is_empty() || piece.kind != Kind::King) {
                setup.put(square, piece);
            }
        }
        let parts = PositionParts {
            setup,
            turn: all[usize::from(black) * 6].color,
            castling: CastlingRights::NONE,
            en_passant: en_passant.and_then(Square::from_index),
            halfmove_clock,
            fullmove_number,
        };
        let without = PositionParts { en_passant: None, ..parts };
        let position = Position::new(parts, Strictness::Teaching)
            .or_else(|_| Position::new(without, Strictness::Teaching))
            .unwrap();
        check_round_trip(&position);
    }
}
