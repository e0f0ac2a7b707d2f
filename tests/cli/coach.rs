//! `chesslings coach`

use serde_json::{Value, json};

use crate::program::{check_refused, json_lines, run};

/// White brings the queen out, Black gives a knight away, White mates.
const GAME: &str = "[White \"Anna\"]\n[Black \"Max\"]\n\n\
    1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n";

fn answers(arguments: &[&str], pgn: &str) -> Vec<Value> {
    json_lines(&[&["coach", "--json"], arguments].concat(), pgn)
}

/// The kinds that were said at a ply, before the move and about it.
fn kinds(answers: &[Value], ply: usize) -> (Vec<&str>, Vec<&str>) {
    let named = |remarks: &'static str| {
        let remarks = answers[ply][remarks].as_array().expect("a list of remarks");
        let kinds = remarks.iter().map(|remark| &remark["kind"]);
        kinds.filter_map(Value::as_str).collect()
    };
    (named("before"), named("about"))
}

#[test]
fn every_move_is_a_line_and_the_last_line_is_the_summary() {
    let answers = answers(&["--eager"], GAME);
    assert_eq!(answers.len(), 8);
    assert_eq!(answers[0]["ply"], 0);
    assert_eq!(answers[0]["move"], "e2e4");
    assert_eq!(
        answers[1]["fen"],
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
    );
    let summary = &answers[7]["summary"];
    assert_eq!(summary["result"], "1-0");
    assert_eq!(summary["reason"], "checkmate");
    assert_eq!(summary["text"], "Checkmate! White wins.");
}

#[test]
fn a_threatened_mate_is_seen_and_the_move_that_allows_it_is_questioned() {
    let answers = answers(&["--eager"], GAME);
    let (before, about) = kinds(&answers, 5);
    assert!(before.contains(&"threat"), "{before:?}");
    assert_eq!(about, ["think-twice"]);
    assert_eq!(answers[5]["about"][0]["squares"], json!(["e8"]));
    assert_eq!(answers[5]["about"][0]["proof"], json!(["g8f6", "h5f7"]));
    assert_eq!(
        answers[5]["about"][0]["text"],
        "Look again: is your king safe?"
    );
    assert!(kinds(&answers, 6).0.contains(&"mate"));
}

#[test]
fn without_haste_the_coach_says_one_thing_at_a_time() {
    for answer in &answers(&[], GAME)[..7] {
        for when in ["before", "about"] {
            assert!(answer[when].as_array().is_some_and(|said| said.len() <= 1));
        }
    }
}

#[test]
fn only_what_was_learned_is_remarked() {
    let answers = answers(&["--eager", "--units", "rook,bishop"], GAME);
    for ply in 0..7 {
        assert_eq!(kinds(&answers, ply), (vec![], vec![]), "ply {ply}");
    }
}

#[test]
fn an_unknown_unit_is_refused() {
    check_refused(&["coach", "--units", "rook,spaceship"], "spaceship");
}

#[test]
fn remarks_are_told_in_russian() {
    let answers = answers(&["--eager", "--lang", "ru"], GAME);
    assert_eq!(
        answers[5]["about"][0]["text"],
        "Посмотри ещё раз: король в безопасности?"
    );
}

#[test]
fn the_puzzle_after_the_game_has_exercises() {
    // White overlooks a free queen.
    let answers = answers(&[], "1. e4 e5 2. d3 Qg5 3. a3 Qd8 *\n");
    let white = &answers[6]["summary"]["white"];
    assert_eq!(white["turning_point"]["ply"], 4);
    assert_eq!(white["turning_point"]["better"][0], "c1g5");
    assert_eq!(white["turning_point"]["skill"], "take");
    assert_eq!(white["exercises"].as_array().map(Vec::len), Some(3));
    assert_eq!(answers[6]["summary"]["black"]["turning_point"], Value::Null);
}

#[test]
fn a_game_that_cannot_be_read_is_named_and_the_next_is_read() {
    let answers = answers(
        &["--eager"],
        "1. e4 e6 2. Ke3 *\n\n[White \"A\"]\n\n1. d4 *\n",
    );
    assert!(answers.iter().any(|answer| answer["error"].is_string()));
    assert!(answers.iter().any(|answer| answer["move"] == "d2d4"));
}

#[test]
fn people_read_one_line_a_remark() {
    let said = run(&["coach", "--lang", "en"], GAME);
    let asked = "1\t3... Nf6\tabout\tthink-twice\tLook again: is your king safe?\n";
    assert!(said.output.contains(asked), "{}", said.output);
    assert!(said.output.lines().all(|line| line.contains('\t')));
}
