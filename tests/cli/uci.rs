//! `chesslings uci`

use std::io::{BufRead as _, BufReader, Write as _};

use chesslings::rules::{Game, Position};

use crate::program::{program, run};

/// What is answered to these lines.
fn answers(lines: &str) -> Vec<String> {
    let said = run(&["uci"], lines);
    assert_eq!((said.errors.as_str(), said.code), ("", Some(0)), "{lines}");
    said.output.lines().map(str::to_owned).collect()
}

#[test]
fn it_introduces_itself() {
    let lines = answers("uci\nisready\nquit\n");
    assert!(lines[0].starts_with("id name Chesslings "));
    let level = "option name Level type spin default 3 min 1 max 10";
    assert!(lines.iter().any(|line| line == level));
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("option name UCI_Elo type spin"))
    );
    assert_eq!(lines[lines.len() - 2..], ["uciok", "readyok"]);
}

#[test]
fn it_mates_when_it_can() {
    let mate = "position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1\ngo\n";
    let lines = answers(&format!("setoption name Level value 10\n{mate}"));
    assert_eq!(lines, ["bestmove a1a8"]);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = "setoption name Seed value 7\nposition startpos moves e2e4 e7e5\ngo\n";
    assert_eq!(answers(game), answers(game));
}

#[test]
fn every_way_to_ask_has_an_answer() {
    for go in [
        "go",
        "go depth 2",
        "go nodes 100",
        "go movetime 5",
        "go wtime 1000 btime 1000 winc 0 binc 0 movestogo 3",
        "go infinite\nstop",
        "go ponder\nponderhit",
        "go mate 3",
        "go depth x nodes -5 movetime 99999999999999999999",
    ] {
        for level in [1, 5, 10] {
            let lines = answers(&format!(
                "setoption name Level value {level}\nposition startpos\n{go}\n"
            ));
            assert_eq!(lines.len(), 1, "{go}");
            assert!(
                lines[0].starts_with("bestmove ") && lines[0].len() >= 13,
                "{go}"
            );
        }
    }
}

#[test]
fn an_endless_thought_waits_for_stop() {
    assert!(answers("position startpos\ngo infinite\n").is_empty());
    assert_eq!(answers("go infinite\nisready\nstop\nstop\n").len(), 2);
}

#[test]
fn only_moves_asked_for_are_played() {
    let lines = answers("position startpos\ngo searchmoves a2a3 depth 1\n");
    assert_eq!(lines, ["bestmove a2a3"]);
}

#[test]
fn whoever_has_no_move_says_so() {
    let lines = answers("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo\n");
    assert_eq!(lines, ["bestmove 0000"]);
}

#[test]
fn strength_chooses_the_level() {
    // The egg does not take a queen as often as the eagle does.
    let takes = |elo: u32| {
        let ask = |seed: u32| {
            format!(
                "setoption name Seed value {seed}\n\
                 position fen 4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1\ngo\n"
            )
        };
        let limited = format!(
            "setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value {elo}\n"
        );
        let all = limited + &(1..=20).map(ask).collect::<String>();
        answers(&all)
            .iter()
            .filter(|line| *line == "bestmove d1d5")
            .count()
    };
    assert!(takes(100) < 15);
    assert_eq!(takes(3000), 20);
}

#[test]
fn what_is_wrong_is_told_and_passed_over() {
    let lines = answers("position fen nonsense\nposition startpos moves e2e5\nhello\n\ngo\n");
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("info string ") && lines[1].starts_with("info string "));
    assert!(lines[2].starts_with("bestmove "));
}

#[test]
fn any_bytes_do_no_harm() {
    let mut bytes =
        b"position fen \xff\xfe\0\nsetoption name\nsetoption name Level value\n".to_vec();
    bytes.extend(b"setoption name Level value 99\ngo searchmoves\nposition\nposition moves\n");
    bytes.extend((0..=255).collect::<Vec<u8>>());
    bytes.extend(b"\nposition startpos moves \xd0\xb0\ngo \xff\nquit\nisready\n");
    let said = run(&["uci"], bytes);
    assert_eq!(said.code, Some(0));
    assert_eq!(said.output.matches("bestmove").count(), 2);
    assert!(!said.output.contains("readyok"));
}

/// One program plays both sides, asked move by move as a match program does it.
#[test]
fn whole_games_go_without_an_illegal_move() {
    for level in [1, 4, 7] {
        let mut process = program(&["uci"]).spawn().expect("the program starts");
        let mut input = process.stdin.take().expect("a pipe");
        let mut output = BufReader::new(process.stdout.take().expect("a pipe")).lines();
        writeln!(input, "setoption name Level value {level}\nucinewgame").expect("it listens");
        let (mut game, mut position, mut moves) = (Game::new(), Position::START, String::new());
        while game.outcome().is_none() && game.plies().len() < 60 {
            let asked = "go wtime 60000 btime 60000";
            writeln!(input, "position startpos moves{moves}\n{asked}").expect("it listens");
            let line = output.next().expect("an answer").expect("text");
            let written = line.strip_prefix("bestmove ").expect("a move");
            let played = position.read_uci(written).expect("a legal move");
            game.play_move(played).expect("a legal move");
            position = *game.position();
            moves = format!("{moves} {written}");
        }
        drop(input);
        assert!(process.wait().expect("it ends").success());
    }
}
