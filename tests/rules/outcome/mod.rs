//! How positions stand.

use chesslings::rules::{Outcome, Position, Status, Strictness};

#[test]
fn each_case_has_its_status() {
    let mut cases = 0;
    for line in include_str!("cases.txt").lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (fen, expected) = line.split_once(" | ").unwrap();
        let position = Position::from_fen(fen, Strictness::Teaching).unwrap();
        check(&position, expected);
        check(&position.mirrored(), &colours_exchanged(expected));
        cases += 1;
    }
    assert!(cases >= 50, "{cases} cases");
}

fn check(position: &Position, expected: &str) {
    let status = position.status();
    let words = match status {
        Status::Ongoing { check: true } => "check".to_owned(),
        Status::Ongoing { check: false } => "ongoing".to_owned(),
        Status::Over(outcome) => match outcome.winner() {
            Some(winner) => format!("{} {winner:?}", outcome.code()).to_lowercase(),
            None => outcome.code().to_owned(),
        },
    };
    assert_eq!(words, expected, "{}", position.to_fen());
    assert_eq!(status.code(), expected.split(' ').next().map(long).unwrap());
    let (check, moves) = (position.in_check(), position.has_legal_move());
    assert_eq!(position.is_checkmate(), check && !moves);
    assert_eq!(position.is_stalemate(), !check && !moves);
    let result = status.outcome().map(Outcome::result);
    let by_words = match expected {
        "check" | "ongoing" => None,
        "checkmate white" => Some("1-0"),
        "checkmate black" => Some("0-1"),
        _ => Some("1/2-1/2"),
    };
    assert_eq!(result, by_words);
}

fn long(word: &str) -> &str {
    if word == "check" { "ongoing" } else { word }
}

fn colours_exchanged(status: &str) -> String {
    match status.split_once(' ') {
        Some((code, "white")) => format!("{code} black"),
        Some((code, _)) => format!("{code} white"),
        None => status.to_owned(),
    }
}
