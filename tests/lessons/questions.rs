//! The right answers are worked out.

use chesslings::lessons::{Choice, Question, Way};
use chesslings::rules::{Color, Kind, Square, Wing};

use crate::position;

#[track_caller]
fn check(question: Question, fen: &str, right: Choice) {
    let position = position(fen);
    assert_eq!(question.right(&position), right, "{question:?} in {fen}");
    let same = question
        .choices(&position)
        .into_iter()
        .filter(|choice| *choice == right);
    assert_eq!(same.count(), 1, "{question:?}");
}

const EMPTY: &str = "8/8/8/8/8/8/8/8 w";

#[test]
fn about_squares() {
    check(
        Question::Shade(Square::A1),
        EMPTY,
        Choice::Shade(Color::Black),
    );
    check(
        Question::Shade(Square::H1),
        EMPTY,
        Choice::Shade(Color::White),
    );
    for square in Square::all() {
        check(Question::Name(square), EMPTY, Choice::Name(square));
        check(Question::Numbers(square), EMPTY, Choice::Numbers(square));
    }
}

#[test]
fn about_ways() {
    let bishop = "8/8/8/8/8/8/8/2B5 w";
    check(
        Question::CanReach(Square::C1, Square::F8),
        bishop,
        Choice::Yes,
    );
    check(
        Question::CanReach(Square::C1, Square::C2),
        bishop,
        Choice::No,
    );
    check(
        Question::HowFar(Square::C1, Square::A7),
        bishop,
        Choice::Moves(2),
    );
    let knight = "8/8/8/8/8/8/8/N7 w";
    check(
        Question::HowFar(Square::A1, Square::B2),
        knight,
        Choice::Moves(4),
    );
    check(
        Question::IsLegal(Square::A1, Square::B3),
        knight,
        Choice::Yes,
    );
    check(
        Question::IsLegal(Square::A1, Square::B2),
        knight,
        Choice::No,
    );
}

#[test]
fn about_worth() {
    check(
        Question::WorthMore(Kind::Rook, Kind::Bishop),
        EMPTY,
        Choice::Kind(Kind::Rook),
    );
    check(
        Question::WorthMore(Kind::Knight, Kind::Bishop),
        EMPTY,
        Choice::Same,
    );
    let guarded = "8/8/4p3/3p4/8/8/8/3R4 w";
    check(Question::IsFree(Square::D5), guarded, Choice::Guarded);
    check(
        Question::Exchange(Square::D1, Square::D5),
        guarded,
        Choice::Loses,
    );
    check(Question::Richer, guarded, Choice::Side(Color::White));
    let even = "8/8/4p3/3r4/8/8/8/3R4 w";
    check(
        Question::Exchange(Square::D1, Square::D5),
        even,
        Choice::Same,
    );
}

#[test]
fn about_check_and_the_end() {
    let mate = "R5k1/5ppp/8/8/8/8/8/4K3 b";
    check(Question::Checked, mate, Choice::Mate);
    check(Question::Ended, mate, Choice::Mate);
    let check_only = "R5k1/5pp1/8/8/8/8/8/4K3 b";
    check(Question::IsCheck, check_only, Choice::Yes);
    check(Question::Checked, check_only, Choice::Check);
    check(Question::WayOut(Way::Run), check_only, Choice::Yes);
    check(Question::WayOut(Way::Take), check_only, Choice::No);
    let stalemate = "7k/8/6Q1/8/8/8/8/K7 b";
    check(Question::Checked, stalemate, Choice::NoCheck);
    check(Question::Ended, stalemate, Choice::Stalemate);
    check(Question::CanMate, "7k/8/8/8/8/8/8/KN6 w", Choice::No);
    check(Question::CanMate, "7k/8/8/8/8/8/8/KR6 w", Choice::Yes);
}

#[test]
fn about_castling_and_passing() {
    check(
        Question::MayCastle(Wing::KingSide),
        "4k3/8/8/8/8/8/8/4K2R w K -",
        Choice::Yes,
    );
    check(
        Question::MayCastle(Wing::KingSide),
        "4k3/8/8/8/8/8/8/4K2R w - -",
        Choice::No,
    );
    check(
        Question::MayCastle(Wing::QueenSide),
        "4k3/8/8/8/8/8/8/4K2R w K -",
        Choice::No,
    );
    check(
        Question::MayPass,
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6",
        Choice::Yes,
    );
    check(
        Question::MayPass,
        "4k3/8/8/3pP3/8/8/8/4K3 w - -",
        Choice::No,
    );
}

#[test]
fn about_a_pawn_that_runs() {
    let race = "8/8/8/P3k3/8/8/8/7K";
    check(Question::Catches, &format!("{race} b"), Choice::Yes);
    check(Question::Catches, &format!("{race} w"), Choice::No);
    // The same for Black.
    let black = "7k/8/8/8/p3K3/8/8/8";
    check(Question::Catches, &format!("{black} w"), Choice::Yes);
    check(Question::Catches, &format!("{black} b"), Choice::No);
}

#[test]
fn about_what_the_other_side_wants() {
    let mate = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq -";
    check(Question::Threat, mate, Choice::Mate);
    let taking = "r5k1/5ppp/8/8/8/1n6/1P3PPP/R3R1K1 w";
    check(Question::Threat, taking, Choice::Takes);
    let calm = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R b KQkq -";
    check(Question::Threat, calm, Choice::Nothing);
}

#[test]
fn about_a_mistake_among_three_moves() {
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -";
    let (bishop, knight) = ((Square::F1, Square::C4), (Square::B1, Square::C3));
    let takes = (Square::F3, Square::E5);
    let lost = Choice::Move(Square::F3, Square::E5);
    check(Question::Mistake([bishop, takes, knight]), fen, lost);
    // Where there is none, or two, nothing is asked.
    let queen = (Square::F3, Square::G5);
    for moves in [[bishop, knight, bishop], [takes, queen, knight]] {
        let right = Question::Mistake(moves).right(&position(fen));
        assert_eq!(right, Choice::No);
    }
}
