//! `chesslings inspect`

use std::io::{BufRead as _, BufReader, Write as _};

use serde_json::{Value, json};

use crate::program::{check, check_code, json_lines, program, run};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The answers to these lines.
fn answers(arguments: &[&str], lines: &[&str]) -> Vec<Value> {
    json_lines(
        &[&["inspect", "--json"], arguments].concat(),
        lines.join("\n"),
    )
}

#[test]
fn a_position_is_described() {
    let fen = "3k4/P3R3/8/8/8/8/8/4K3 b - - 3 50";
    assert_eq!(
        answers(&[], &[fen, "8/P7/8/8/8/8/8/k1K5 w - - 0 1"]),
        [
            json!({
                "fen": fen, "turn": "black", "check": false, "checkers": [],
                "legal": ["d8c8", "d8e7"], "san": ["Kc8", "Kxe7"], "status": "ongoing",
            }),
            json!({
                "fen": "8/P7/8/8/8/8/8/k1K5 w - - 0 1", "turn": "white", "check": false,
                "checkers": [],
                "legal": ["a7a8b", "a7a8n", "a7a8q", "a7a8r", "c1c2", "c1d1", "c1d2"],
                "san": ["a8=B", "a8=N", "a8=Q#", "a8=R#", "Kc2", "Kd1", "Kd2"],
                "status": "ongoing",
            }),
        ]
    );
}

#[test]
fn the_status_is_told() {
    for (fen, status) in [
        (START, "ongoing"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "checkmate"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate"),
        ("7k/8/6K1/8/8/8/8/8 b - - 0 1", "dead"),
        ("7k/8/6K1/8/8/8/8/R7 b - - 100 90", "fifty-moves"),
    ] {
        assert_eq!(answers(&[], &[fen])[0]["status"], status, "{fen}");
    }
}

#[test]
fn check_names_its_squares() {
    let answer = &answers(&[], &["4r1k1/8/8/8/8/5n2/8/4K3 w - - 0 1"])[0];
    assert_eq!(answer["check"], true);
    assert_eq!(answer["checkers"], json!(["f3", "e8"]));
}

#[test]
fn the_fen_is_written_as_we_write_it() {
    let pushed = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(answers(&[], &[pushed])[0]["fen"], pushed.replace("e3", "-"));
    let bare = &answers(&[], &["  4k3/8/8/8/8/8/8/4K3  b - -\r"])[0];
    assert_eq!(bare["fen"], "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

#[test]
fn a_bad_line_is_answered_and_passed_over() {
    let lines = [
        "",
        START,
        "nonsense",
        "8/8/44/8/8/8/8/8 w - -",
        "\u{0}",
        START,
    ];
    let answers = answers(&[], &lines);
    assert_eq!(answers.len(), lines.len());
    for (index, answer) in answers.iter().enumerate() {
        let good = index == 1 || index == 5;
        assert_eq!(answer.get("error").is_none(), good, "{answer}");
        assert_eq!(answer.get("legal").is_some(), good, "{answer}");
    }
    assert_eq!(answers[3]["field"], "placement");
    assert_eq!(answers[3]["column"], 6);
}

#[test]
fn a_game_is_more_than_a_lesson() {
    let knight = "8/8/8/8/8/8/8/N7 w - - 0 1";
    let lesson = &answers(&[], &[knight])[0];
    assert_eq!(lesson["legal"], json!(["a1b3", "a1c2"]));
    assert_eq!(
        lesson["not_a_game"],
        "White has no king. Put one on the board."
    );
    let game = &answers(&["--game"], &[knight])[0];
    assert_eq!(
        game["error"],
        "White has no king. Put one on the board. (FEN, the pieces, letter 1)"
    );
    assert_eq!(answers(&["--game"], &[START])[0].get("not_a_game"), None);
}

#[test]
fn plain_answers_are_columns() {
    check(
        &["inspect"],
        "8/8/8/8/8/8/8/N7 w - -\n4k3/4R3/4K3/8/8/8/8/8 b - - 0 1",
        "8/8/8/8/8/8/8/N7 w - - 0 1\tongoing\t-\ta1b3 a1c2\n\
         4k3/4R3/4K3/8/8/8/8/8 b - - 0 1\tongoing\te7\te8d8 e8f8\n",
    );
    check_code(
        1,
        &["inspect", "--lang", "ru"],
        "8/8/8/8/8/8/8/8 x - -\n",
        "error\tЧей ход? Из «x» этого не понять. \
         Напиши w, если ходят белые, или b, если чёрные. (FEN, очередь хода, знак 17)\n",
    );
}

#[test]
fn bytes_that_are_no_text_are_answered() {
    let said = run(&["inspect"], b"\xff\xfe\n\x80 w - -\n");
    assert_eq!(said.output.lines().count(), 2);
    assert_eq!(said.code, Some(1));
    let said = run(&["inspect"], format!("\u{feff}{START}\r\n"));
    assert_eq!(said.code, Some(0));
}

#[test]
fn a_line_without_end_is_answered() {
    let said = run(&["inspect"], "8".repeat(1 << 20) + "\n" + START);
    assert_eq!(said.output.lines().count(), 2);
    assert!(said.output.starts_with("error\t"));
    assert!(said.output.len() < 1000);
}

/// Somebody at a keyboard, or a program that asks and waits.
#[test]
fn an_answer_comes_before_the_next_question() {
    let mut child = program(&["inspect"]).spawn().unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for question in [START, "nonsense", START] {
        // The next question has begun when the answer comes.
        writeln!(questions, "{question}")
            .and_then(|()| questions.write_all(b" "))
            .unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert_eq!(answer.starts_with("error"), question != START, "{answer}");
    }
    drop(questions);
    assert_eq!(child.wait().unwrap().code(), Some(1));
}
