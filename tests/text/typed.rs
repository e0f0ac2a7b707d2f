//! Whatever is typed is a legal move, a choice of them, or gets one clear answer.

use chesslings::rules::{Game, Position, Strictness};
use chesslings::text::{Lang, Piece};
use chesslings::typed::{Meaning, kind, readings, understand};
use proptest::prelude::*;

const POSITIONS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
];

fn check(text: &str) {
    for fen in POSITIONS {
        let position = Position::from_fen(fen, Strictness::Game).unwrap();
        let game = Game::from(position);
        let meaning = understand(&game, text);
        match &meaning {
            Meaning::Moves(ways) => {
                assert!(!ways.is_empty() && ways.iter().all(|way| !way.is_empty()));
                for played in ways.iter().flatten() {
                    assert!(
                        position.legal_moves().any(|legal| legal == *played),
                        "{text}"
                    );
                }
            }
            Meaning::Look(squares) => {
                let told = |&at| Lang::ALL.map(|lang| lang.where_it_goes(&position, at));
                assert!(
                    squares.iter().flat_map(told).all(|told| told.is_some()),
                    "{text}"
                );
            }
            Meaning::Unreadable => {}
            no_move => {
                for lang in Lang::ALL {
                    let why = lang.why_no_move(text, no_move, &position).unwrap();
                    assert!(
                        !why.is_empty() && why.chars().count() < 400,
                        "{text}: {why}"
                    );
                }
            }
        }
        // What can't be read means nothing at all; what can is answered.
        let unreadable = meaning == Meaning::Unreadable;
        assert!(!unreadable || readings(text).is_empty(), "{text}");
    }
}

proptest! {
    #[test]
    fn any_bytes(bytes in any::<Vec<u8>>()) {
        check(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_letters(text in any::<String>()) {
        check(&text);
    }

    #[test]
    fn letters_of_moves(text in "[KQRBNOКРЛСФкрфслпоОa-hA-Hа-хА-Х0-9x:=+#!?♘♟ ep()-]{1,9}") {
        check(&text);
    }
}

#[test]
fn what_we_call_the_pieces_we_read() {
    for lang in Lang::ALL {
        for meant in chesslings::rules::Kind::ALL {
            let piece = Piece::from(meant);
            assert_eq!(kind(lang.piece_letter(piece)), Some(meant));
            assert_eq!(kind(lang.piece_kind(piece)), Some(meant));
        }
    }
}
