//! Any text into every reader: an answer, never a panic.

use chesslings::rules::{
    FenError, PgnReader, Position, PositionParts, San, Square, Strictness, begins_game,
};
use proptest::prelude::*;

use super::random;

/// Reads a text as everything.
fn read_all(position: &Position, text: &str) {
    for strictness in [Strictness::Teaching, Strictness::Game] {
        check_column(text, Position::from_fen(text, strictness).err());
        let games: Vec<_> = PgnReader::new(text, strictness).collect();
        assert!(games.len() <= text.len());
        for (index, game) in games.iter().enumerate() {
            match game {
                Ok(game) => assert!(game.moves().len() < text.len()),
                Err(error) => {
                    assert_eq!(error.game, index + 1);
                    let line = text.split('\n').nth(error.line - 1).unwrap();
                    assert!(error.column <= line.chars().count() + 1, "{error}");
                    assert!(!error.to_string().is_empty());
                }
            }
        }
    }
    check_column(text, PositionParts::from_fen(text).err());
    if let Ok(found) = position.read_san(text) {
        assert_eq!(position.read_san(&position.san(found)), Ok(found));
    }
    if let Ok(found) = position.read_uci(text) {
        assert_eq!(position.read_uci(&found.to_string()), Ok(found));
    }
    let _ = (
        text.parse::<San>(),
        text.parse::<Square>(),
        Square::parse_list(text),
    );
    begins_game(text);
}

fn check_column(text: &str, error: Option<FenError>) {
    if let Some(error) = error {
        assert!(
            (1..=text.chars().count() + 1).contains(&error.column),
            "{error}"
        );
    }
}

proptest! {
    #[test]
    fn any_bytes(bytes in any::<Vec<u8>>()) {
        read_all(&Position::START, &String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_letters(text in any::<String>()) {
        read_all(&Position::START, &text);
    }

    #[test]
    fn letters_of_games(text in r#"[\[\](){};%$"\\ \n\r\t0-9a-hKQRBNOx=+#!?./*-]{0,200}"#) {
        read_all(&Position::START, &text);
    }

    #[test]
    fn words_of_games(
        words in prop::collection::vec(prop::sample::select(WORDS.to_vec()), 0..60),
    ) {
        read_all(&Position::START, &words.concat());
    }

    #[test]
    fn letters_of_positions(text in "[1-8pnbrqkPNBRQK/]{10,40} [wb] [KQkq-]{1,4} [a-h1-8-]{1,2} [0-9]{0,6} [0-9]{0,6}") {
        read_all(&Position::START, &text);
    }

    #[test]
    fn letters_of_moves(position in random::position(), text in "[KQRBNPO0a-h1-8x=+#!?.ep()-]{1,9}") {
        read_all(&position, &text);
    }

    /// A game with a letter changed, left out or put in.
    #[test]
    fn a_slip_of_the_pen(game in random::game(30), at in any::<prop::sample::Index>(), letter in any::<char>(), kind in 0..3) {
        for text in [game.to_string(), game.end().to_fen()] {
            let mut letters: Vec<char> = text.chars().collect();
            let at = at.index(letters.len());
            match kind {
                0 => letters[at] = letter,
                1 => { letters.remove(at); }
                _ => letters.insert(at, letter),
            }
            read_all(game.end(), &String::from_iter(letters));
        }
    }
}

const WORDS: &[&str] = &[
    " ",
    "\n",
    "\n\n",
    "\r\n",
    "[",
    "]",
    "\"",
    "\\",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "$",
    "$1",
    "$300",
    "*",
    "1-0",
    "1/2-1/2",
    "1.",
    "1...",
    "...",
    "e4",
    "e5",
    "Nf3",
    "O-O",
    "0-0",
    "e.p.",
    "!",
    "?!",
    "[White \"Anna\"]",
    "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
    "[SetUp \"1\"]",
    "[Result \"1-0\"]",
    "[Event ",
    "\u{feff}",
    "é",
    "♞",
];
