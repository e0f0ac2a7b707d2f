//! Setting up the first position, and finding what stands wrong in it.

use chesslings::lessons::{Answer, Asked, Attempt, Flaw, Task, Verdict, Wrong, flaw};
use chesslings::rules::{Piece, Square, SquareSet};

use crate::{exercise, position};

const PAWNS: &str = "8/pppppppp/8/8/8/8/PPPPPPPP/8 w";

fn setup(squares: &[Square]) -> Task {
    Task::SetUp(squares.iter().copied().collect())
}

/// A piece put on a square of an attempt is judged so.
#[track_caller]
fn check(attempt: &mut Attempt, letter: char, square: Square, expected: impl Fn(Verdict) -> bool) {
    let piece = Piece::from_letter(letter).expect("a piece");
    let verdict = attempt.answer(Answer::Put { piece, square });
    assert!(expected(verdict), "{letter} on {square}: {verdict:?}");
}

#[test]
fn a_piece_goes_home_and_nowhere_else() {
    let rooks = setup(&[Square::A1, Square::H1, Square::A8, Square::H8]);
    let mut attempt = Attempt::new(exercise(rooks, PAWNS));
    let misplaced = |verdict| matches!(verdict, Verdict::Wrong(Wrong::NotItsPlace { .. }));
    check(&mut attempt, 'R', Square::D1, misplaced);
    check(&mut attempt, 'R', Square::A8, misplaced);
    let right = |verdict| matches!(verdict, Verdict::Right(_));
    check(&mut attempt, 'R', Square::A1, right);
    check(&mut attempt, 'r', Square::H8, right);
    check(&mut attempt, 'r', Square::H8, |verdict| {
        verdict == Verdict::Wrong(Wrong::Occupied(Square::H8))
    });
    check(&mut attempt, 'r', Square::A8, right);
    // There is no black rook and no knight in the tray.
    let ignored = |verdict| verdict == Verdict::Ignored;
    check(&mut attempt, 'r', Square::H1, ignored);
    check(&mut attempt, 'N', Square::B1, ignored);
    check(&mut attempt, 'R', Square::H1, |verdict| {
        matches!(verdict, Verdict::Done(_))
    });
}

#[test]
fn every_empty_home_of_a_piece_in_the_tray_is_asked_for() {
    let whole = setup(&[Square::D1, Square::D8]);
    assert_eq!(flaw(&exercise(whole, PAWNS)), None);
    for squares in [&[Square::A1][..], &[Square::E4], &[Square::E2], &[]] {
        let flawed = exercise(setup(squares), PAWNS);
        assert_eq!(flaw(&flawed), Some(Flaw::SetUp), "{squares:?}");
    }
}

#[test]
fn pieces_that_stand_wrong_are_found_without_castling_rights() {
    let fen = "rnbqkbnr/pppp1ppp/4p3/8/8/8/PPPPPPPP/RNBKQBNR w";
    let wrong: SquareSet = [Square::D1, Square::E1, Square::E6].into_iter().collect();
    assert_eq!(Asked::Misplaced.squares(&position(fen)), wrong);
}
