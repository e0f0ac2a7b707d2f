//! SAN.

use std::collections::HashSet;

use chesslings::rules::{Move, Position, San, SanError, Strictness};
use proptest::prelude::*;

use super::{cases, random};

#[test]
fn each_text_has_its_meaning() {
    for case in cases(include_str!("san.txt")) {
        let [fen, text, expected] = case[..] else {
            panic!("{case:?}")
        };
        let position = Position::from_fen(fen, Strictness::Teaching).unwrap();
        assert_eq!(meaning(&position, text), expected, "{text} in {fen}");
    }
}

/// The move with its SAN, or why there is none.
fn meaning(position: &Position, text: &str) -> String {
    match position.read_san(text) {
        Ok(found) => format!("{found} {}", position.san(found)),
        Err(SanError::Unreadable(shown)) => {
            assert_eq!(shown, text);
            "cannot read".to_owned()
        }
        Err(SanError::Illegal {
            san,
            sources,
            refusal,
        }) => {
            let why = refusal.map_or("no reason", |refusal| refusal.detail());
            format!("not legal {san} {sources:?} {why}")
        }
        Err(SanError::Ambiguous { candidates, .. }) => {
            let sans: Vec<String> = candidates.iter().map(|&m| position.san(m)).collect();
            format!("ambiguous {}", sans.join(" "))
        }
    }
}

/// Every legal move can be written, no two the same, and read back, also without its marks.
fn check_all_moves(position: &Position) {
    let mut written = HashSet::new();
    for legal in position.legal_moves() {
        let san = position.san(legal);
        assert!(san.len() <= 8, "{san}");
        assert_eq!(position.read_san(&san), Ok(legal), "{san}");
        for text in [
            san.replace(['x', '+', '#'], ""),
            san.replace('=', "") + "!?",
            san.replace('O', "0"),
            san.clone() + " e.p.",
        ] {
            assert_eq!(position.read_san(&text), Ok(legal), "{text}");
        }
        check_marks(position, legal, &san);
        check_short(position, &san);
        assert!(written.insert(san));
    }
}

fn check_marks(position: &Position, legal: Move, san: &str) {
    let next = position.play_unchecked(legal);
    assert_eq!(
        san.ends_with('#'),
        next.in_check() && !next.has_legal_move()
    );
    assert_eq!(san.ends_with('+'), next.in_check() && next.has_legal_move());
    assert_eq!(san.contains('x'), legal.is_capture());
    assert_eq!(san.contains('='), legal.promotion().is_some());
}

/// Without its file or rank a move that has one would be ambiguous.
fn check_short(position: &Position, san: &str) {
    let body = san.trim_end_matches(['+', '#']).replace('x', "");
    let [piece @ (b'A'..=b'N' | b'P'..=b'Z'), origin @ .., _, _] = body.as_bytes() else {
        return;
    };
    for index in 0..origin.len() {
        let mut shorter = body.clone();
        shorter.remove(1 + index);
        let read = position.read_san(&shorter);
        let ambiguous = matches!(read, Err(SanError::Ambiguous { .. }));
        assert!(
            ambiguous,
            "{} of {san} in {}",
            *piece as char,
            position.to_fen()
        );
    }
}

#[test]
fn what_was_read_prints_itself() {
    for (text, printed) in [
        ("e4", "e4"),
        ("exd5", "ed5"),
        ("e2-e4", "e2e4"),
        ("Nbxd2+", "Nbd2"),
        ("R1a3", "R1a3"),
        ("Qh4xe1#", "Qh4e1"),
        ("e8Q", "e8=Q"),
        ("exd8(N)!", "ed8=N"),
        ("0-0-0", "O-O-O"),
    ] {
        let san: San = text.parse().unwrap();
        assert_eq!(san.to_string(), printed);
        assert_eq!(printed.parse(), Ok(san));
    }
}

/// Many queens on the board, so that file, rank and square are needed.
#[test]
fn crowds_are_told_apart() {
    for fen in [
        "k7/8/8/1QQQ4/1Q1Q4/1QQQ4/8/7K w - - 0 1",
        "k7/8/1N1N4/N3N3/8/N3N3/1N1N4/7K w - - 0 1",
        "7k/8/R3R3/8/8/8/R3R3/7K w - - 0 1",
        "B1B5/8/8/8/8/B1B5/8/k6K w - - 0 1",
        "8/8/8/2q1q3/8/2q1q3/8/8 b - - 0 1",
    ] {
        check_all_moves(&Position::from_fen(fen, Strictness::Teaching).unwrap());
    }
}

proptest! {
    #[test]
    fn every_legal_move_is_read_back(game in random::game(160)) {
        let mut position = *game.start();
        for step in game.moves() {
            check_all_moves(&position);
            position = position.play_unchecked(step.played());
        }
        check_all_moves(&position);
    }
}
