//! What holds for every subcommand.

use std::io::{Read as _, Write as _};
use std::process::Stdio;
use std::{env, fs, process};

use crate::program::{check, check_refused, program, run, run_command};

#[test]
fn help_tells_all_subcommands_and_exit_codes() {
    let said = run(&["--help"], "");
    assert_eq!(said.code, Some(0));
    for word in [
        "perft",
        "inspect",
        "pgn",
        "place",
        "--lang",
        "Exit codes:",
        "  0  ",
        "  1  ",
        "  2  ",
    ] {
        assert!(said.output.contains(word), "{word} in {}", said.output);
    }
    for tool in ["perft", "inspect", "pgn", "place"] {
        assert_eq!(run(&[tool, "--help"], "").code, Some(0));
    }
    assert!(run(&["--version"], "").output.starts_with("chesslings "));
}

#[test]
fn wrong_arguments_are_refused() {
    check_refused(&["fly"], "fly");
    check_refused(&["inspect", "--fly"], "--fly");
    check_refused(&["inspect", "--lang", "xx"], "I speak: en, ru.");
    check_refused(&["inspect", "no/such/file"], "no/such/file: there is no");
    check_refused(&["pgn", "no/such/file"], "no/such/file: there is no");
    check_refused(&["inspect", env!("CARGO_MANIFEST_DIR")], "is a folder");
}

#[test]
fn bytes_without_end_do_not_fill_the_memory() {
    let endless = vec![b'e'; 1 << 26];
    let pgn = run(&["pgn"], &endless);
    assert_eq!((pgn.code, pgn.output.as_str()), (Some(2), ""));
    assert!(pgn.errors.contains("too large"), "{}", pgn.errors);
    let inspect = run(&["inspect"], &endless);
    assert_eq!(inspect.code, Some(1));
    assert!(inspect.output.starts_with("error\t"), "{}", inspect.output);
}

#[test]
fn nothing_asked_is_nothing_answered() {
    for tool in ["inspect", "pgn"] {
        check(&[tool], "", "");
        check(&[tool, "--json"], "", "");
        check(&[tool, "-"], "", "");
    }
}

#[test]
fn a_file_is_read_like_standard_input() {
    let path = env::temp_dir().join(format!("chesslings-cli-{}.txt", process::id()));
    for (tool, text) in [("inspect", "8/8/8/8/8/8/8/N7 w - -"), ("pgn", "1. e4 *")] {
        fs::write(&path, text).unwrap();
        let expected = run(&[tool], text);
        assert_eq!(run(&[tool, "-"], text), expected);
        assert_eq!(run(&[tool, path.to_str().unwrap()], ""), expected);
    }
    fs::remove_file(&path).unwrap();
}

#[test]
fn the_language_is_that_of_the_terminal() {
    for (variables, russian) in [
        (&[("LANG", "ru_RU.UTF-8")][..], true),
        (&[("LANG", "ru_RU.UTF-8"), ("LC_ALL", "C")], false),
        (&[("LANG", "en_US.UTF-8"), ("LC_MESSAGES", "ru")], true),
        (&[("LANG", "ru"), ("LC_ALL", "")], true),
        (&[], false),
    ] {
        let mut command = program(&["inspect"]);
        command.envs(variables.iter().copied());
        let said = run_command(&mut command, "x\n");
        assert_eq!(said.output.contains("фигуры"), russian, "{variables:?}");
    }
}

/// As with `chesslings inspect positions | head -1`.
#[test]
fn a_reader_may_go_away() {
    let position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";
    for (arguments, input) in [
        (&["inspect"][..], position.repeat(20_000)),
        (&["inspect", "--json"], position.repeat(20_000)),
        (&["pgn"], "[White \"A\"]\n\n1. e4 e5 *\n\n".repeat(20_000)),
        (&["perft", "3", "--divide"], String::new()),
    ] {
        let mut child = program(arguments).spawn().unwrap();
        let mut pipe = child.stdin.take().unwrap();
        // One byte, then the pipe closes.
        let mut output = child.stdout.take().unwrap();
        let writer = std::thread::spawn(move || drop(pipe.write_all(input.as_bytes())));
        output.read_exact(&mut [0]).unwrap();
        drop(output);
        let rest = child.wait_with_output().unwrap();
        writer.join().unwrap();
        assert_eq!(String::from_utf8(rest.stderr).unwrap(), "", "{arguments:?}");
        assert_eq!(rest.status.code(), Some(0), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let mut command = program(&["perft", "1"]);
    command.stdout(Stdio::from(full));
    let said = run_command(&mut command, "");
    assert_eq!(said.code, Some(2));
    assert!(
        said.errors
            .contains("can't write my answers: there is no room"),
        "{}",
        said.errors
    );
}
