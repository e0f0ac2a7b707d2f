//! `chesslings pgn`

use serde_json::{Value, json};

use crate::program::{check_code, json_lines, run};

fn answers(input: impl AsRef<[u8]>) -> Vec<Value> {
    json_lines(&["pgn", "--json"], input)
}

#[test]
fn a_game_is_told() {
    let text = "[White \"Anna\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 {oh} Qh4# 0-1\n";
    assert_eq!(
        answers(text),
        [json!({
            "game": 1,
            "tags": {"White": "Anna"},
            "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "moves": ["f2f3", "e7e5", "g2g4", "d8h4"],
            "fen": "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            "status": "checkmate",
            "result": "0-1",
            "reason": "checkmate",
        })]
    );
}

#[test]
fn no_tag_can_command_the_terminal_or_add_a_column() {
    let text = "[Termination \"\u{1b}cX\ty\u{9b}2J\"]\n\n1. e4 1-0\n";
    let line = run(&["pgn"], text).output;
    let columns: Vec<&str> = line.trim_end().split('\t').collect();
    assert_eq!(columns.len(), 5, "{line:?}");
    assert_eq!(columns[2], "cx y2j");
    let json = run(&["pgn", "--json"], text).output;
    assert!(!json.trim_end().contains(char::is_control), "{json:?}");
    assert_eq!(answers(text)[0]["reason"], "\u{1b}cx\ty\u{9b}2j");
}

#[test]
fn the_reason_is_told() {
    for (text, result, reason) in [
        ("1. f3 e5 2. g4 Qh4# *", "0-1", "checkmate"),
        ("1. f3 e5 2. g4 Qh4# 1-0", "1-0", "contradiction"),
        ("1. e4 1-0", "1-0", "resignation"),
        (
            "[Termination \"Time forfeit\"]\n\n1. e4 1-0",
            "1-0",
            "time forfeit",
        ),
        (
            "[Termination \"normal\"]\n\n1. e4 0-1",
            "0-1",
            "resignation",
        ),
        ("1. e4 1/2-1/2", "1/2-1/2", "agreement"),
        ("1. e4 *", "*", "ongoing"),
        ("[Result \"1-0\"]\n\n1. e4", "1-0", "resignation"),
        (
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2",
            "1/2-1/2",
            "repetition",
        ),
        (
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1-0",
            "1-0",
            "resignation",
        ),
    ] {
        let answer = &answers(text)[0];
        assert_eq!(
            (&answer["result"], &answer["reason"]),
            (&json!(result), &json!(reason))
        );
    }
}

#[test]
fn a_bad_game_is_answered_and_passed_over() {
    let text = "[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"B\"]\n\n1. d4 {\n\n\
                [White \"C\"]\n\n1. c4 *\n";
    check_code(
        1,
        &["pgn"],
        text,
        "1\terror\t3:13\tWhite's move 2. \
         Ke3 can't be played here. \
         E3 is too far. The king goes one square in any direction. \
         (game 1, line 3, letter 13)\n\
         2\terror\t7:7\tThis comment does not end. \
         Close it with }: { (game 2, line 7, letter 7)\n\
         3\t*\tongoing\trnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 0 1\tc2c4\n",
    );
    let answers = answers(text);
    assert_eq!(answers[0]["text"], "Ke3");
    assert_eq!(
        (&answers[1]["line"], &answers[1]["column"]),
        (&json!(7), &json!(7))
    );
    assert_eq!(
        (&answers[2]["game"], &answers[2]["moves"]),
        (&json!(3), &json!(["c2c4"]))
    );
}

/// The program reads a file in parts; the rules read it whole. Both see the same.
#[test]
fn parts_are_read_as_the_whole() {
    use chesslings::rules::{PgnReader, Strictness};

    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules/notation/pgn");
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|kind| kind == "pgn") {
            text += &std::fs::read_to_string(path).unwrap();
            text += "\n\n";
        }
    }
    let games = PgnReader::new(&text, Strictness::Game);
    let whole: Vec<Value> = games
        .map(|game| match game {
            Ok(game) => json!([game.end().to_fen(), game.moves().len()]),
            Err(error) => json!([error.line, error.column, error.text]),
        })
        .collect();
    let said = run(&["pgn", "--json", "--game"], &text);
    let parts = said.output.lines().map(|line| {
        let answer: Value = serde_json::from_str(line).unwrap();
        match answer.get("error") {
            None => json!([answer["fen"], answer["moves"].as_array().unwrap().len()]),
            Some(_) => json!([answer["line"], answer["column"], answer["text"]]),
        }
    });
    assert_eq!(parts.collect::<Vec<_>>(), whole);
    assert!(whole.len() > 30);
}

#[test]
fn old_encodings_are_read() {
    let answer = &answers(b"[White \"J\xfcrgen\"]\n\n1. e4 {sch\xf6n} *")[0];
    assert_eq!(answer["tags"]["White"], "Jürgen");
    let answer = &answers("[White \"Юра\"]\n\n1. e4 *")[0];
    assert_eq!(answer["tags"]["White"], "Юра");
}

#[test]
fn lessons_are_played_and_games_asked_for() {
    let text = "[FEN \"8/8/8/8/8/8/8/R7 w - - 0 1\"]\n\n1. Ra8 *";
    assert_eq!(run(&["pgn"], text).code, Some(0));
    let said = run(&["pgn", "--game"], text);
    assert_eq!(said.code, Some(1));
    assert!(said.output.contains("White has no king"), "{}", said.output);
}
