//! The real program, with pipes for a terminal.

use std::io::{BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread;

use crate::scratch::Scratch;

/// The program in surroundings that don't depend on who runs the tests.
pub(crate) fn chesslings(directory: &Path) -> Command {
    program(PROGRAM, directory)
}

/// Where the program is.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_chesslings");

/// Any program in the same surroundings.
pub(crate) fn program(name: &str, directory: &Path) -> Command {
    let mut command = Command::new(name);
    command
        .current_dir(directory)
        .env_clear()
        .env("CHESSLINGS_STATE_DIR", directory.join("state"))
        .env("LANG", "en_US.UTF-8")
        .env("TERM", "xterm-256color");
    command
}

const PLAYERS: [&str; 2] = ["--white=Anna", "--black=Boris"];

/// Runs the program to its end with this input.
pub(crate) fn run(command: &mut Command, input: impl AsRef<[u8]>) -> Output {
    let mut child = piped(command).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_owned();
    let writer = thread::spawn(move || {
        // A program that ends early doesn't read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

pub(crate) fn piped(command: &mut Command) -> &mut Command {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
}

pub(crate) fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub(crate) fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[track_caller]
pub(crate) fn check(output: &Output, code: i32, words: &[&str]) {
    let said = said(output);
    assert_eq!(
        output.status.code(),
        Some(code),
        "{said}{}",
        complained(output)
    );
    for word in words {
        assert!(said.contains(word), "{word:?} is missing:\n{said}");
    }
}

#[test]
fn a_whole_game_through_a_pipe() {
    let scratch = Scratch::new();
    let game = "Anna\nBoris\nE2 E4\nE7 E5\nF1 C4\nB8 C6\nD1 H5\nG8 F6\nH5 F7\n";
    let output = run(&mut chesslings(scratch.path()), game);
    check(
        &output,
        0,
        &[
            "Welcome to Chesslings!",
            "Who plays White?",
            "Anna plays White, Boris plays Black.",
            " 8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜  8",
            " 1  ♖  ♘  ♗  ♕  ♔  ♗  ♘  ♖  1",
            "Anna (White), your move\n",
            "Checkmate! White wins.\nAnna (White) wins! 1-0\n",
            "Goodbye!\n",
        ],
    );
    assert_eq!(complained(&output), "");
    assert!(!said(&output).contains('\u{1b}'));
}

#[test]
fn the_language_is_that_of_the_terminal_unless_told_otherwise() {
    type Case<'a> = (&'a [(&'a str, &'a str)], &'a [&'a str], &'a str);
    let (russian, english) = ("Добро пожаловать", "Welcome");
    let scratch = Scratch::new();
    let cases: [Case<'_>; 6] = [
        (&[("LANG", "ru_RU.UTF-8")], &[], russian),
        (&[("LANG", "de_DE.UTF-8")], &[], english),
        (
            &[("LANG", "ru_RU.UTF-8"), ("LC_MESSAGES", "en_GB.UTF-8")],
            &[],
            english,
        ),
        (
            &[("LC_ALL", "ru_RU.UTF-8"), ("LC_MESSAGES", "en_GB.UTF-8")],
            &[],
            russian,
        ),
        (&[("LC_ALL", ""), ("LANG", "ru_RU.UTF-8")], &[], russian),
        (&[("LANG", "ru_RU.UTF-8")], &["--lang=en"], english),
    ];
    for (variables, arguments, greeting) in cases {
        let mut command = chesslings(scratch.path());
        command.envs(variables.iter().copied()).args(arguments);
        check(&run(&mut command, ""), 0, &[greeting]);
    }
}

#[test]
fn ascii_is_nothing_but_ascii() {
    let scratch = Scratch::new();
    let input = "e4\nd5\nexd5\nd8\nhelp\nexplain d8\nmoves\nd8 d9\nd8 a1\nsave a\nsave a\nno\nlist\nundo\nmaybe\nyes\nswap\nyes\nbc3\nzzz\nstyle\npgn\nresign\nyes\n";
    let output = run(
        chesslings(scratch.path()).args(PLAYERS).arg("--ascii"),
        input,
    );
    check(
        &output,
        0,
        &[" 8  r  n  b  q  k  b  n  r  8", "n*di", "wins!"],
    );
    let beyond: String = said(&output).chars().filter(|c| !c.is_ascii()).collect();
    assert_eq!(beyond, "");
}

#[test]
fn without_an_encoding_for_symbols_there_are_letters() {
    let scratch = Scratch::new();
    for (name, value) in [("LANG", "C"), ("TERM", "linux")] {
        let output = run(
            chesslings(scratch.path()).args(PLAYERS).env(name, value),
            "",
        );
        check(&output, 0, &[" 1  R  N  B  Q  K  B  N  R  1"]);
    }
    let forced = run(
        chesslings(scratch.path())
            .env("LANG", "C")
            .args(["--style", "symbols"]),
        "\n\n",
    );
    check(&forced, 0, &["♔"]);
}

#[test]
fn colours_only_where_they_are_wanted() {
    let scratch = Scratch::new();
    let colored = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = chesslings(scratch.path());
        let command = command.args(PLAYERS).args(arguments);
        let output = run(command.envs(variables.iter().copied()), "e4\n");
        assert_eq!(output.status.code(), Some(0));
        said(&output).contains('\u{1b}')
    };
    assert!(!colored(&[], &[]));
    assert!(colored(&["--color=always"], &[]));
    assert!(colored(&["--color=always"], &[("NO_COLOR", "1")]));
    assert!(!colored(&["--color=never"], &[]));
}

#[test]
fn a_game_has_the_date_of_the_place_where_it_is_played() {
    let scratch = Scratch::new();
    let date = |zone: &str| {
        let mut command = chesslings(scratch.path());
        command.env("TZ", zone).args(PLAYERS).arg("--no-autosave");
        let said = said(&run(&mut command, "pgn\n"));
        let line = said.lines().find(|line| line.starts_with("[Date "));
        line.map(str::to_owned)
    };
    // Where the day begins first and where it begins last it is never the same day.
    let (first, last) = (date("FIRST-14"), date("LAST12"));
    assert!(first.is_some() && first > last, "{first:?} {last:?}");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let scratch = Scratch::new();
    let mut child = piped(chesslings(scratch.path()).args(PLAYERS))
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let writer = thread::spawn(move || {
        let moves = "Nf3\nNf6\nNg1\nNg8\n".repeat(2_000);
        let _ = stdin.write_all(moves.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    check(&output, 0, &[]);
    assert_eq!(complained(&output), "");
}

#[test]
fn the_end_of_input_keeps_the_game() {
    let scratch = Scratch::new();
    let output = run(chesslings(scratch.path()).args(PLAYERS), "e4\ne5");
    check(
        &output,
        0,
        &[
            "1... e5",
            "Goodbye! You can finish this game later: chesslings --resume.",
        ],
    );
    let resumed = run(chesslings(scratch.path()).arg("--resume"), "Nf3\nlist\n");
    check(
        &resumed,
        0,
        &[
            "Anna plays White, Boris plays Black.",
            "  1. e4       e5\n  2. Nf3\n",
        ],
    );
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let scratch = Scratch::new();
    let mut child = piped(chesslings(scratch.path()).args(PLAYERS))
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for (typed, answer) in [("d4", "1. d4"), ("d5", "1... d5"), ("c4", "2. c4")] {
        writeln!(stdin, "{typed}").unwrap();
        wait_for(&mut output, answer);
        // The board comes after the move is kept.
        wait_for(&mut output, "your move");
    }
    kill(&mut child);
    let resumed = run(chesslings(scratch.path()).arg("--resume"), "fen\nlist\n");
    let fen = "rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2";
    check(
        &resumed,
        0,
        &[
            fen,
            "  1. d4       d5\n  2. c4\n",
            "Boris (Black), your move",
        ],
    );
}

fn kill(child: &mut Child) {
    child.kill().unwrap();
    child.wait().unwrap();
}

pub(crate) fn wait_for(output: &mut impl std::io::BufRead, words: &str) {
    let mut line = String::new();
    while !line.contains(words) {
        line.clear();
        assert!(output.read_line(&mut line).unwrap() > 0, "no {words:?}");
    }
}

#[test]
fn two_windows_never_write_over_each_other() {
    let scratch = Scratch::new();
    let kept = |number: u32| {
        let file = scratch.join(&format!("state/game-{number:05}.pgn"));
        std::fs::read_to_string(file).unwrap()
    };
    run(chesslings(scratch.path()).args(PLAYERS), "e4\n");
    // Both go on with the same game; the second one finds that its file has changed.
    let mut first = piped(chesslings(scratch.path()).arg("--resume"))
        .spawn()
        .unwrap();
    let mut stdin = first.stdin.take().unwrap();
    let mut output = BufReader::new(first.stdout.take().unwrap());
    wait_for(&mut output, "Boris (Black), your move");
    run(chesslings(scratch.path()).arg("--resume"), "c5\n");
    writeln!(stdin, "e5").unwrap();
    wait_for(&mut output, "1... e5");
    wait_for(&mut output, "your move");
    drop(stdin);
    first.wait().unwrap();
    assert!(kept(1).ends_with("\n1. e4 c5 *\n"));
    assert!(kept(2).ends_with("\n1. e4 e5 *\n"));
}

#[test]
fn strict_stops_at_the_first_wrong_move() {
    let scratch = Scratch::new();
    let strict = |input: &str| {
        run(
            chesslings(scratch.path()).args(PLAYERS).arg("--strict"),
            input,
        )
    };
    check(&strict("e4\ne5\n"), 0, &["1... e5"]);
    let output = strict("e4\ne4\ne5\n");
    check(&output, 1, &["Black moves now."]);
    assert!(!said(&output).contains("1... e5"));
}

#[test]
fn bytes_that_are_no_text_and_lines_without_end_are_just_wrong_moves() {
    let scratch = Scratch::new();
    let mut input = b"e4\n\xff\xfe\x00\x1b[2J\n".to_vec();
    input.extend(std::iter::repeat_n(b'e', 3_000_000));
    input.extend_from_slice("\ne5\r\n\u{feff}Nf3\n".as_bytes());
    let output = run(chesslings(scratch.path()).args(PLAYERS), input);
    check(&output, 0, &["I don't understand \"", "1... e5", "2. Nf3"]);
    assert!(!said(&output).contains(['\u{1b}', '\u{0}']));
}

#[test]
fn nothing_that_is_typed_or_read_can_command_the_terminal() {
    let scratch = Scratch::new();
    let pgn = "[Event \"\u{1b}[2J\"]\n[White \"A\u{1b}[31mnna\"]\n\n1. e4 *\n";
    std::fs::write(scratch.join("game.pgn"), pgn).unwrap();
    let input = "load \u{1b}[31mx\nsave \u{1b}]0;x\u{7}y\nload game\nyes\npgn\n\u{1b}[2J\n";
    let output = run(chesslings(scratch.path()).args(PLAYERS), input);
    check(
        &output,
        0,
        &["[31mx.pgn: there is no such file", "Saved as ]0;xy.pgn."],
    );
    assert!(!said(&output).contains(['\u{1b}', '\u{7}']));
    for arguments in [
        ["--fly\u{1b}[31m"],
        ["--lang=\u{1b}[31m"],
        ["--load=\u{1b}[31m"],
    ] {
        let output = run(chesslings(scratch.path()).args(arguments), "");
        assert_eq!(output.status.code(), Some(2));
        assert!(complained(&output).contains("[31m"));
        assert!(!complained(&output).contains('\u{1b}'));
    }
}

#[test]
fn wrong_arguments_are_told_in_the_language_of_the_user() {
    let scratch = Scratch::new();
    let kingless = "8/8/8/8/8/8/8/8 w - - 0 1";
    for (arguments, english, russian) in [
        (
            &["--colour"][..],
            "option --colour. Do you mean --color?",
            "Я не знаю ключ --colour.",
        ),
        (&["fly"], "the command fly.", "Я не знаю команду fly."),
        (
            &["perft", "1", "2"],
            "what to do with 2.",
            "что делать с этим: 2.",
        ),
        (
            &["perft", "x"],
            "x is no good value for <DEPTH>.",
            "Значение x не подходит для <DEPTH>.",
        ),
        (&["why", "e2"], "missing: <TO>.", "не хватает: <TO>."),
        (
            &["why", "e2", "e9"],
            "\"e9\" is no square.",
            "«e9» — не поле.",
        ),
        (
            &["--lang"],
            "--lang <LANG> needs a value",
            "После --lang <LANG> нужно",
        ),
        (&["--lang", "xx"], "I speak: en, ru.", "Есть языки: en, ru."),
        (
            &["--style", "pretty"],
            "Choose one of these: symbols,",
            "Выбери одно из этих: symbols,",
        ),
        (&["--fen", kingless], "no king", "нет короля"),
        (
            &["perft", "1", "--fen", kingless, "--fen", kingless],
            "only once.",
            "только один раз.",
        ),
        (
            &["perft", "1", "--fen", "8/8"],
            "This does not look like a position.",
            "Это не похоже на позицию.",
        ),
        (
            &["why", "e2", "e4", "--fen", "8/8"],
            "This does not look like a position.",
            "Это не похоже на позицию.",
        ),
        (
            &["--load", "no.pgn"],
            "no.pgn: there is no such file",
            "no.pgn: такого файла",
        ),
        (&["--load", "."], ".: that is a folder", ".: это папка"),
        (
            &["pgn", "no.pgn"],
            "no.pgn: there is no such file",
            "no.pgn: такого файла",
        ),
        (
            &["--save", "no/a.pgn"],
            "no/a.pgn: there is no such",
            "no/a.pgn: такого файла",
        ),
        (
            &["--load", "a.pgn", "--resume"],
            "don't go together.",
            "нельзя написать вместе.",
        ),
        (
            &["--white", "Anna", "perft", "1"],
            "only for playing",
            "только для игры",
        ),
    ] {
        for (language, complaint) in [("en_US.UTF-8", english), ("ru_RU.UTF-8", russian)] {
            let mut command = chesslings(scratch.path());
            let output = run(command.args(arguments).env("LANG", language), "");
            assert_eq!(output.status.code(), Some(2), "{arguments:?}");
            let told = complained(&output);
            assert!(told.contains(complaint), "{arguments:?}: {told}");
        }
    }
    let output = run(chesslings(scratch.path()).args(["--lang=ru", "--fly"]), "");
    assert!(complained(&output).contains("Я не знаю ключ --fly."));
}

#[test]
fn a_game_that_can_not_be_saved_as_asked_is_an_error() {
    let scratch = Scratch::new();
    let name = "n".repeat(300);
    let output = run(
        chesslings(scratch.path())
            .args(PLAYERS)
            .args(["--save", &name]),
        "e4\ne5\n",
    );
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains("a file can't have such a name"));
}

#[test]
fn input_that_can_not_be_read_is_an_error() {
    let scratch = Scratch::new();
    let directory = std::fs::File::open(scratch.path());
    // Some systems don't even open a directory.
    let Ok(directory) = directory else { return };
    let mut command = chesslings(scratch.path());
    let output = command.args(PLAYERS).stdin(directory).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains("can't read what comes in: that is a folder"));
}

#[test]
fn help_and_version_need_no_manual() {
    let scratch = Scratch::new();
    let help = run(chesslings(scratch.path()).arg("--help"), "");
    check(
        &help,
        0,
        &[
            "--white",
            "--black",
            "--lang",
            "--fen",
            "--load",
            "--resume",
            "--save",
            "--ascii",
            "--color",
            "--flip",
            "--no-flip",
            "--strict",
            "Exit codes",
        ],
    );
    let version = run(chesslings(scratch.path()).arg("--version"), "");
    check(
        &version,
        0,
        &[concat!("chesslings ", env!("CARGO_PKG_VERSION"), "\n")],
    );
}

#[test]
fn help_speaks_the_language_of_the_user() {
    let scratch = Scratch::new();
    for (arguments, russian, english) in [
        (&["--help"][..], "Ключи для игры:", "Options"),
        (&["-h"], "Ключи для игры:", "Options"),
        (&["why", "--help"], "строка для программ", "Answers"),
        (&["inspect", "--help"], "строка ответа", "Every line"),
        (&["pgn", "--help"], "строка ответа", "Every game"),
        (&["perft", "--help"], "Сколько ходов", "How many"),
        (
            &["completions", "--help"],
            "config/fish/completions",
            "Where",
        ),
        (&["help", "why"], "Что указать:", "Arguments"),
    ] {
        for language in [&["--lang=ru"][..], &["--lang", "ru"]] {
            let output = run(
                chesslings(scratch.path()).args(language).args(arguments),
                "",
            );
            check(&output, 0, &["Как запускать: chesslings", russian]);
            assert!(!said(&output).contains(english), "{}", said(&output));
        }
        let output = run(chesslings(scratch.path()).args(arguments), "");
        check(&output, 0, &["Usage: chesslings", english]);
    }
}

#[test]
fn shells_can_complete_the_arguments() {
    let scratch = Scratch::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = run(chesslings(scratch.path()).args(["completions", shell]), "");
        check(&output, 0, &["chesslings", "resume"]);
    }
}
