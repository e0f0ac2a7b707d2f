//! `chesslings place`

use serde_json::{Value, json};

use crate::program::{check, check_code, check_refused, json_lines, run};

/// The arguments of a placement.
fn place(line: &str) -> Vec<&str> {
    let mut all = vec!["place"];
    all.extend(line.split(' '));
    all
}

fn answers(line: &str) -> Vec<Value> {
    json_lines(&place(line), "")
}

const FOUR_QUEENS: &str = ". Q . .\n. . . Q\nQ . . .\n. . Q .\n\n";

#[test]
fn fundamental_solutions_are_drawn() {
    let counts = "total: 2\nfundamental: 1\n";
    let line = "independence --size 4 --pieces 4Q";
    check(&place(line), "", &format!("{FOUR_QUEENS}{counts}"));
    let other = ". . Q .\nQ . . .\n. . . Q\n. Q . .\n\n";
    let all = format!("{line} --all");
    check(&place(&all), "", &format!("{FOUR_QUEENS}{other}{counts}"));
    let one = format!("{line} --limit 1");
    check(&place(&one), "", &format!("{FOUR_QUEENS}{counts}"));
}

#[test]
fn colors_are_told_by_the_size_of_letters() {
    let line = "independence --size 2 --white 2P --black 2P";
    check(
        &place(line),
        "",
        "P P\np p\n\nP p\np P\n\ntotal: 3\nfundamental: 2\n",
    );
}

#[test]
fn solutions_are_counted() {
    for (line, total, fundamental) in [
        ("independence --size 8 --pieces 8Q", 92, 12),
        ("independence --size 8 --pieces 8q --threads 1", 92, 12),
        ("independence --size 3 --white 2R --black 2R", 18, 3),
        ("independence --size 3 --black 2Q,1B", 252, 38),
        ("domination --size 8 --pieces 5Q", 4860, 638),
        ("domination --size 8 --pieces 5Q --threads 3", 4860, 638),
        ("domination --size 4 --pieces 1K,1N,1P,1B", 6, 3),
        ("independence --size 3 --pieces 7P", 0, 0),
    ] {
        let counts = format!("total: {total}\nfundamental: {fundamental}\n");
        check(&place(&format!("{line} --count")), "", &counts);
    }
}

#[test]
fn programs_read_json() {
    assert_eq!(
        answers("independence --size 4 --pieces 4Q --json"),
        [
            json!({
                "solution": 1, "orbit": 2, "pieces": [
                    {"cell": 1, "square": "b4", "piece": "Q"},
                    {"cell": 7, "square": "d3", "piece": "Q"},
                    {"cell": 8, "square": "a2", "piece": "Q"},
                    {"cell": 14, "square": "c1", "piece": "Q"},
                ],
            }),
            json!({"total": 2, "fundamental": 1, "partial": false}),
        ]
    );
    let listed = answers("domination --size 6 --pieces 4Q --json --all");
    assert_eq!(listed.len(), 2745);
    let counted = answers("domination --size 6 --pieces 4Q --json --count");
    assert_eq!(counted, listed[2744..]);
}

/// Lists of one thread and of several, whole and cut off, are the same as far as they go.
#[test]
fn the_order_is_always_the_same() {
    for line in [
        "independence --size 9 --pieces 9Q --json",
        "independence --size 4 --white 2K --black 2K --json",
        "domination --size 5 --pieces 3Q --json",
    ] {
        let whole = answers(line);
        for more in [
            "--threads 1",
            "--threads 3",
            "--limit 5",
            "--limit 5 --threads 1",
        ] {
            let other = answers(&format!("{line} {more}"));
            let solutions = other.len() - 1;
            assert_eq!(other[..solutions], whole[..solutions], "{line} {more}");
            let expected = if more.contains("limit") {
                5
            } else {
                whole.len() - 1
            };
            assert_eq!(solutions, expected);
        }
    }
}

#[test]
fn a_cut_off_search_is_marked() {
    let line = "independence --size 16 --pieces 16Q --limit 2";
    let said = run(&place(line), "");
    assert_eq!((said.errors.as_str(), said.code), ("", Some(0)));
    let last = said.output.lines().last().unwrap();
    let sentence = "partial: There are more solutions. These are only the first ones.";
    assert_eq!(last, sentence);
    assert_eq!(said.output.matches("\n\n").count(), 2);
    let json = answers(&format!("{line} --json"));
    assert_eq!((json.len(), &json[2]["partial"]), (3, &json!(true)));
}

#[cfg(unix)]
#[test]
fn ctrl_c_shows_what_was_found() {
    use std::io::{BufRead as _, BufReader, Read as _};
    use std::process::Command;

    let line = "independence --size 8 --white 6K --black 6K --lang ru";
    let mut child = crate::program::program(&place(line)).spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    // Something was found, so the program listens.
    let mut text = String::new();
    output.read_line(&mut text).unwrap();
    let id = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
    output.read_to_string(&mut text).unwrap();
    let last = text.lines().last().unwrap();
    assert_eq!(
        last,
        "partial: Поиск остановлен. Здесь только то, что успело найтись."
    );
    assert!(text.contains("\ntotal: "), "{last}");
    assert_eq!(child.wait().unwrap().code(), Some(130));
}

#[test]
fn hopeless_problems_have_a_reason() {
    let said = run(&place("independence --size 2 --pieces 5Q --count"), "");
    assert_eq!(said.output, "total: 0\nfundamental: 0\n");
    let reason = "There are more pieces than squares. So there is no solution.";
    assert_eq!((said.errors.trim_end(), said.code), (reason, Some(0)));
    let said = answers("independence --size 2 --pieces 5Q --json");
    assert_eq!(said[0]["reason"], reason);
}

#[test]
fn wrong_requests_are_refused() {
    for (line, word) in [
        ("flying --size 4 --pieces 4Q", "flying"),
        ("independence --pieces 4Q", "--size"),
        ("independence --size 4", "--pieces"),
        ("independence --size x --pieces 4Q", "x"),
        ("independence --size 17 --pieces 4Q", "Choose from 1 to 16."),
        ("independence --size 0 --pieces 4Q", "Choose from 1 to 16."),
        ("independence --size 4 --pieces 4X", "\"X\" is not a piece."),
        ("independence --size 4 --pieces 4", "4 of what?"),
        ("independence --size 4 --pieces 99999Q", "999 or fewer"),
        (
            "independence --size 4 --pieces ,",
            "There are no pieces to place.",
        ),
        ("independence --size 4 --pieces Q --white Q", "--white"),
        ("independence --size 4 --pieces Q --count --all", "--all"),
        ("independence --size 4 --pieces Q --threads 999", "999"),
        (
            "domination --size 4 --white Q --black Q",
            "Domination has no colours.",
        ),
        (
            "domination --size 4 --pieces 4Ы --lang ru",
            "«Ы» — не фигура.",
        ),
    ] {
        check_refused(&place(line), word);
    }
}

#[test]
fn help_documents_the_fields() {
    let said = run(&["place", "--help"], "");
    for word in [
        "orbit",
        "cell",
        "square",
        "partial",
        "fundamental",
        "Ctrl-C",
    ] {
        assert!(said.output.contains(word), "{word}");
    }
    check_code(
        0,
        &place("domination --size 1 --pieces N --count"),
        "",
        "total: 1\nfundamental: 1\n",
    );
}
