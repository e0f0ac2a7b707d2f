//! `chesslings why`, as its user sees it.

use std::process::Command;

const CASTLING: &str = "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1";

/// Runs the program with these words and compares its standard output.
fn check(arguments: &[&str], expected: &str) {
    let (code, output, _) = run(arguments);
    assert_eq!(
        (code, output.as_str()),
        (Some(0), expected),
        "{arguments:?}"
    );
}

fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_chesslings"))
        .arg("why")
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .expect("the program starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        output.status.code(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

#[test]
fn a_legal_move_is_legal() {
    check(
        &["e2", "E4"],
        "Yes, a piece can go from E2 to E4.\nlegal e2e4\n",
    );
}

#[test]
fn a_promotion_is_four_moves() {
    check(
        &["a7", "a8", "--fen", "8/P7/8/8/8/8/8/8 w - - 0 1"],
        "Yes, a piece can go from A7 to A8.\nlegal a7a8q a7a8r a7a8b a7a8n\n",
    );
}

#[test]
fn a_refusal_has_a_sentence_and_its_squares() {
    check(
        &["a1", "a4"],
        "The way is blocked: a pawn stands on A2.\nway-blocked by=a2\n",
    );
    check(
        &["e1", "g1", "--fen", CASTLING, "--lang", "ru"],
        "Рокировка пока невозможна. Королю не пройти через F1: туда бьёт ладья с F8.\n\
         castling-through-attack at=f1 by=f8\n",
    );
}

#[test]
fn json_says_the_same() {
    check(
        &["e2", "e4", "--json"],
        "{\"from\":\"e2\",\"to\":\"e4\",\"legal\":true,\
         \"text\":\"Yes, a piece can go from E2 to E4.\",\"moves\":[\"e2e4\"]}\n",
    );
    check(
        &["e1", "f1", "--json", "--fen", CASTLING],
        "{\"from\":\"e1\",\"to\":\"f1\",\"legal\":false,\
         \"text\":\"The king can't go to F1: the rook on F8 attacks it.\",\
         \"reason\":\"king-attacked\",\"squares\":{\"at\":[\"f1\"],\"by\":[\"f8\"]}}\n",
    );
}

#[test]
fn what_cannot_be_read_is_named() {
    for (arguments, named) in [
        (&["e9", "e4"][..], "e9"),
        (&["e2"], "<TO>"),
        (
            &["e2", "e4", "--fen", "8/8/8 w - -"],
            "This does not look like a position.",
        ),
    ] {
        let (code, output, complaint) = run(arguments);
        assert_eq!((code, output.as_str()), (Some(2), ""));
        assert!(complaint.contains(named), "{complaint}");
    }
}
