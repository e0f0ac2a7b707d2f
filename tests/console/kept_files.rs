//! The files of games and stars, when something happens to them: damage, a full disk, a program
//! that was killed, two windows.

use std::fs::{self, File};
use std::io::{self, BufReader, Write as _};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

use chesslings::console::{Arguments, Caps, Columns, PlainLines, play};
use clap::Parser as _;

use crate::binary::{PROGRAM, check, chesslings, piped, program, run, said, wait_for};
use crate::scratch::Scratch;

const PLAYERS: [&str; 2] = ["--white=Anna", "--black=Boris"];

/// What is said when the last unfinished game is asked for. It runs in this process, as thousands
/// of programs would take too long.
fn resumed(state: &Path) -> String {
    let caps = Caps {
        interactive: false,
        color: false,
        symbols: true,
        columns: Columns::Fixed(400),
        state: Some(state.to_owned()),
        home: None,
        today: None,
    };
    let arguments = Arguments::parse_from(["chesslings", "--lang=en", "--resume"]);
    let mut output = Vec::new();
    let settings = arguments.play_settings(caps).unwrap();
    let _verdict = play::run(&mut PlainLines::new(&b""[..]), &mut output, settings).unwrap();
    String::from_utf8(output).unwrap()
}

/// The names of the files in the folder where games are kept, but for the lock.
fn files(scratch: &Scratch) -> Vec<String> {
    let entries = fs::read_dir(scratch.join("state")).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name != ".lock").collect();
    names.sort();
    names
}

/// Moves of a game as its file has them.
fn moves(scratch: &Scratch, file: &str) -> String {
    let text = fs::read_to_string(scratch.join("state").join(file)).unwrap();
    let (_, moves) = text.split_once("\n\n").unwrap();
    moves.trim_end().to_owned()
}

#[test]
fn one_damaged_byte_never_loses_a_game_silently() {
    let scratch = Scratch::new();
    run(
        chesslings(scratch.path()).args(["--white=Older", "--black=Oldest"]),
        "d4\n",
    );
    run(chesslings(scratch.path()).args(PLAYERS), "e4\ne5\nNf3\n");
    let state = scratch.join("state");
    let file = state.join("game-00002.pgn");
    let whole = fs::read(&file).unwrap();
    for place in 0..whole.len() {
        for byte in *b"\xff\n\"{x*9\0" {
            let mut damaged = whole.clone();
            damaged[place] = byte;
            fs::write(&file, &damaged).unwrap();
            let said = resumed(&state);
            // Either this game goes on, or its file is named.
            assert!(
                !said.contains("Older") && !said.contains("no unfinished game")
                    || said.contains("game-00002"),
                "{}\n{said}",
                String::from_utf8_lossy(&damaged)
            );
            let _ = fs::remove_file(state.join("game-00002-damaged.pgn"));
        }
    }
}

#[test]
fn a_game_with_a_latin_letter_in_its_file_goes_on_there() {
    let scratch = Scratch::new();
    run(chesslings(scratch.path()).args(PLAYERS), "e4\n");
    let file = scratch.join("state/game-00001.pgn");
    let mut bytes = b"[Annotator \"J\xf6rg\"]\n".to_vec();
    bytes.extend(fs::read(&file).unwrap());
    fs::write(&file, bytes).unwrap();
    let output = run(chesslings(scratch.path()).arg("--resume"), "e5\n");
    check(&output, 0, &["Anna plays White, Boris plays Black."]);
    assert_eq!(files(&scratch), ["game-00001.pgn"]);
    assert_eq!(moves(&scratch, "game-00001.pgn"), "1. e4 e5 *");
    assert!(fs::read_to_string(&file).unwrap().contains("Jörg"));
}

#[test]
fn a_damaged_game_goes_on_in_a_new_file() {
    let scratch = Scratch::new();
    run(chesslings(scratch.path()).args(PLAYERS), "e4\ne5\nNf3\n");
    let file = scratch.join("state/game-00001.pgn");
    let damaged = fs::read_to_string(&file).unwrap().replace("Nf3", "N?3");
    fs::write(&file, &damaged).unwrap();
    let output = run(chesslings(scratch.path()).arg("--resume"), "Bc4\n");
    check(&output, 0, &["game-00001.pgn is damaged.", "2. Bc4"]);
    assert_eq!(
        files(&scratch),
        ["game-00001-damaged.pgn", "game-00002.pgn"]
    );
    assert_eq!(moves(&scratch, "game-00002.pgn"), "1. e4 e5 2. Bc4 *");
    let aside = scratch.join("state/game-00001-damaged.pgn");
    assert_eq!(fs::read_to_string(aside).unwrap(), damaged);
}

#[test]
fn what_is_no_game_at_all_is_put_aside_and_named() {
    let scratch = Scratch::new();
    fs::create_dir(scratch.join("state")).unwrap();
    fs::write(scratch.join("state/game-00007.pgn"), "\0\u{1}rubbish").unwrap();
    fs::write(scratch.join("state/game-00008.pgn"), "").unwrap();
    let named = "put aside as ";
    let output = run(chesslings(scratch.path()).arg("--resume"), "\n\n");
    check(&output, 0, &["game-00007.pgn", named, "no unfinished game"]);
    let again = run(chesslings(scratch.path()).arg("--resume"), "\n\n");
    assert!(!said(&again).contains(named));
}

/// The program on a disk without room: every byte of a file is one too many.
#[cfg(unix)]
fn on_a_full_disk(directory: &Path) -> Command {
    let mut command = program("/bin/sh", directory);
    let line = format!("trap '' XFSZ; ulimit -f 0; exec '{PROGRAM}' \"$@\"");
    command.args(["-c", &line, "chesslings"]);
    command
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_no_empty_files() {
    let scratch = Scratch::new();
    let mut command = on_a_full_disk(scratch.path());
    let output = run(command.args(PLAYERS), "e4\ne5\nNf3\nsave here\n");
    check(&output, 0, &["I can't keep this game in a file"]);
    assert_eq!(files(&scratch), [""; 0]);
    assert!(!scratch.join("here.pgn").exists());
}

#[cfg(unix)]
#[test]
fn a_game_whose_disk_was_full_goes_on_in_its_own_file() {
    let scratch = Scratch::new();
    run(chesslings(scratch.path()).args(PLAYERS), "e4\n");
    let mut command = on_a_full_disk(scratch.path());
    run(command.arg("--resume"), "e5\nNf3\n");
    assert_eq!(files(&scratch), ["game-00001.pgn"]);
    assert_eq!(moves(&scratch, "game-00001.pgn"), "1. e4 *");
}

#[test]
fn what_a_killed_program_left_behind_is_swept() {
    let scratch = Scratch::new();
    let state = scratch.join("state");
    fs::create_dir(&state).unwrap();
    let left = [
        ".chesslings-4711-0.tmp",
        ".game-00001.pgn.4711.tmp",
        ".progress.txt.4711.tmp",
    ];
    for (arguments, name) in [(&PLAYERS[..], "playing"), (&["learn"], "learning")] {
        for file in left {
            fs::write(state.join(file), "1. e").unwrap();
        }
        fs::write(state.join("mine.tmp"), "").unwrap();
        run(chesslings(scratch.path()).args(arguments), "");
        assert_eq!(files(&scratch), ["mine.tmp"], "{name}");
    }
}

#[test]
fn beside_a_saved_game_only_what_was_left_long_ago_is_swept() {
    let scratch = Scratch::new();
    let [old, new] = [".chesslings-1-0.tmp", ".chesslings-2-0.tmp"].map(|name| scratch.join(name));
    fs::write(&old, "1. e").unwrap();
    fs::write(&new, "1. e").unwrap();
    let yesterday = SystemTime::now() - Duration::from_hours(24);
    File::open(&old).unwrap().set_modified(yesterday).unwrap();
    let game = scratch.join("game.pgn");
    run(
        chesslings(scratch.path())
            .args(PLAYERS)
            .arg("--save")
            .arg(&game),
        "e4\n",
    );
    assert!(fs::read_to_string(game).unwrap().contains("1. e4"));
    assert!(!old.exists() && new.exists());
}

/// Two programs to which the same moment something is typed, when both have said these words.
fn at_once(scratch: &Scratch, arguments: &[&str], words: &str, typed: [&str; 2]) {
    let mut windows = typed.map(|_| {
        let mut command = chesslings(scratch.path());
        let mut window = piped(command.args(arguments)).spawn().unwrap();
        let mut output = BufReader::new(window.stdout.take().unwrap());
        wait_for(&mut output, words);
        (window, output)
    });
    for ((window, _), typed) in windows.iter_mut().zip(typed) {
        let mut stdin = window.stdin.take().unwrap();
        stdin.write_all(typed.as_bytes()).unwrap();
    }
    for (mut window, mut output) in windows {
        io::copy(&mut output, &mut io::sink()).unwrap();
        assert!(window.wait().unwrap().success());
    }
}

#[test]
fn two_windows_that_play_the_same_game_at_once_lose_no_move() {
    for _ in 0..12 {
        let scratch = Scratch::new();
        run(chesslings(scratch.path()).args(PLAYERS), "e4\n");
        let typed = ["e5\nNf3\n", "c5\nNc3\n"];
        at_once(&scratch, &["--resume"], "your move", typed);
        let names = files(&scratch);
        let kept: Vec<String> = names.iter().map(|file| moves(&scratch, file)).collect();
        for line in ["1. e4 e5 2. Nf3 *", "1. e4 c5 2. Nc3 *"] {
            assert!(kept.iter().any(|kept| kept == line), "{kept:?}");
        }
    }
}

#[test]
fn two_windows_that_learn_at_once_lose_no_star() {
    let walk = |unit: &str, moves: &str| format!("go {unit}-meet\n{moves}{}", "\n".repeat(40));
    for _ in 0..12 {
        let scratch = Scratch::new();
        let typed = [walk("rook", "d8\nh8\n"), walk("bishop", "h8\ng7\n")];
        let typed = [typed[0].as_str(), typed[1].as_str()];
        at_once(&scratch, &["learn"], "? is for help", typed);
        let stars = fs::read_to_string(scratch.join("state/progress.txt")).unwrap();
        for id in ["rook-meet", "bishop-meet"] {
            assert!(stars.contains(&format!(" {id}\n")), "{id}: {stars}");
        }
    }
}
