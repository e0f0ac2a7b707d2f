//! What a teacher's page sees, as the JSON of the objects it gets.

use serde_json::{Value, json};

use super::{ChessPosition, Problem};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(fen: &str) -> ChessPosition {
    ChessPosition::new(Some(fen), "en").unwrap()
}

fn as_json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

/// The targets of the piece on `square`, as "e4 quiet".
fn check_targets(fen: &str, square: &str, expected: &[&str]) {
    let targets = position(fen).targets(square, "en").unwrap();
    let found: Vec<_> = targets
        .iter()
        .map(|target| format!("{} {}", target.square, target.kind))
        .collect();
    assert_eq!(found, expected);
}

fn check_problem<T: std::fmt::Debug>(result: Result<T, Problem>, code: &str, text: &str) {
    let problem = result.unwrap_err();
    assert_eq!(as_json(&problem), json!({ "code": code, "text": text }));
}

#[test]
fn without_a_fen_it_is_the_start() {
    assert_eq!(ChessPosition::new(None, "en").unwrap().fen(), START);
}

#[test]
fn a_target_has_stable_names() {
    let targets = position(START).targets("e2", "en").unwrap();
    assert_eq!(
        as_json(targets),
        json!([
            { "square": "e3", "i": 2, "j": 4, "kind": "quiet", "captures": false },
            { "square": "e4", "i": 3, "j": 4, "kind": "quiet", "captures": false },
        ])
    );
}

#[test]
fn every_kind_of_move_is_named() {
    check_targets(
        "4k3/8/8/8/8/8/3p4/R3K3 w Q - 0 1",
        "e1",
        &["d1 quiet", "f1 quiet", "d2 capture", "e2 quiet", "f2 quiet"],
    );
    check_targets(
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "e1",
        &[
            "c1 castling",
            "d1 quiet",
            "f1 quiet",
            "d2 quiet",
            "e2 quiet",
            "f2 quiet",
        ],
    );
    check_targets(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e5",
        &["d6 enPassant", "e6 quiet"],
    );
    check_targets(
        "3r4/4P3/8/8/8/8/8/8 w - - 0 1",
        "e7",
        &["d8 promotion", "e8 promotion"],
    );
    check_targets(START, "e4", &[]);
    check_targets(START, "e7", &[]);
}

#[test]
fn a_reason_has_stable_names() {
    let why = position(START).why_not("a1", "a4", "en").unwrap();
    assert_eq!(
        as_json(why),
        json!({
            "code": "way-blocked",
            "text": "The way is blocked: a pawn stands on A2.",
            "squares": [{ "role": "by", "squares": ["a2"] }],
        })
    );
    let russian = position(START).why_not("a1", "a4", "ru-RU").unwrap();
    assert_eq!(russian.unwrap().text, "Путь закрыт: на A2 стоит пешка.");
}

#[test]
fn what_is_allowed_has_no_reason() {
    assert_eq!(position(START).why_not("e2", "E4", "en").unwrap(), None);
    let promotion = position("8/4P3/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(promotion.why_not("e7", "e8", "en").unwrap(), None);
}

#[test]
fn playing_gives_the_status() {
    let mut position = position("7k/4P3/6K1/8/8/8/8/8 w - - 0 1");
    assert_eq!(
        as_json(position.play("e7", "e8", Some("Q"), "en").unwrap()),
        json!({
            "code": "checkmate",
            "turn": "black",
            "check": true,
            "fen": "4Q2k/8/6K1/8/8/8/8/8 b - - 0 1",
            "ended": { "winner": "white", "result": "1-0", "text": "Checkmate! White wins." },
        })
    );
    assert_eq!(position.targets("h8", "en").unwrap(), []);
    check_problem(
        position.play("h8", "h7", None, "en"),
        "king-attacked",
        "Two kings never stand side by side. The other king is on G6.",
    );
}

#[test]
fn a_running_game_has_no_end() {
    let status = position(START).status("en");
    assert_eq!(
        as_json(status),
        json!({ "code": "ongoing", "turn": "white", "check": false, "fen": START, "ended": null })
    );
}

#[test]
fn the_third_repetition_is_seen() {
    let mut position = position(START);
    for _ in 0..2 {
        for (from, to) in [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")] {
            position.play(from, to, None, "en").unwrap();
        }
    }
    assert_eq!(position.status("en").code, "repetition");
}

#[test]
fn problems_are_objects_with_a_code_and_a_sentence() {
    check_problem(
        ChessPosition::new(Some("8/8"), "en"),
        "bad-fen",
        "This does not look like a position. It needs 8 rows with / between them. \
         (FEN, the pieces, letter 1)",
    );
    check_problem(
        position(START).targets("e9", "en"),
        "bad-square",
        "\"e9\" is no square. Write one like e4.",
    );
    check_problem(
        position(START).play("e2", "e4", Some("qq"), "en"),
        "bad-promotion",
        "\"qq\" is no piece. Write q, r, b or n.",
    );
    check_problem(
        position("8/4P3/8/8/8/8/8/8 w - - 0 1").play("e7", "e8", None, "en"),
        "promotion-needed",
        "The pawn reaches E8. What will it become?",
    );
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut position = position(START);
    assert!(position.play("e2", "e5", None, "en").is_err());
    assert_eq!(position.fen(), START);
}
