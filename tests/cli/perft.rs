//! `chesslings perft`

use crate::program::{check, check_refused, run};

#[test]
fn games_are_counted() {
    for (depth, nodes) in [("0", 1), ("1", 20), ("2", 400), ("3", 8902)] {
        check(&["perft", depth], "", &format!("nodes: {nodes}\n"));
    }
    let fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    check(&["perft", "4", "--fen", fen], "", "nodes: 43238\n");
}

#[test]
fn each_first_move_has_its_share() {
    let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    check(
        &["perft", "2", "--divide", "--fen", fen],
        "",
        "a1b1: 3\na1a2: 3\na1b2: 3\na7a8q: 2\na7a8r: 2\na7a8b: 3\na7a8n: 3\nnodes: 19\n",
    );
    let lines = run(&["perft", "3", "--divide"], "").output;
    let counts = |line: &str| line.split_once(": ").unwrap().1.parse::<u64>().unwrap();
    let (last, first) = lines
        .trim_end()
        .rsplit_once('\n')
        .map(|(a, b)| (b, a))
        .unwrap();
    assert_eq!(first.lines().count(), 20);
    assert_eq!(first.lines().map(counts).sum::<u64>(), counts(last));
    check(&["perft", "0", "--divide"], "", "nodes: 1\n");
}

#[test]
fn boards_of_lessons_are_counted() {
    check(
        &["perft", "2", "--fen", "8/8/8/8/8/8/8/N7 w - -"],
        "",
        "nodes: 0\n",
    );
    check(
        &["perft", "1", "--fen", "8/8/8/8/8/8/8/N7 w - -"],
        "",
        "nodes: 2\n",
    );
}

#[test]
fn wrong_arguments_are_refused() {
    check_refused(&["perft"], "DEPTH");
    check_refused(&["perft", "x"], "x is no good value");
    check_refused(&["perft", "-1"], "-1");
    check_refused(&["perft", "65"], "65");
    check_refused(
        &["perft", "1", "--fen", "8/8 w - -"],
        "It needs 8 rows with / between them. (FEN, the pieces, letter 1)",
    );
    check_refused(&["perft", "1", "--fen"], "--fen");
}
