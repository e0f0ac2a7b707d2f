//! The program at a real pseudo-terminal: prompts, colours, Tab, Ctrl-C and Ctrl-D.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use expectrl::process::unix::{UnixProcess, WaitStatus};
use expectrl::session::OsSession;
use expectrl::{ControlCode, Eof, Expect as _};

use crate::binary::chesslings;
use crate::scratch::Scratch;

/// Long enough for a computer that does many other things.
const PATIENCE: Duration = Duration::from_secs(30);

fn sit_down(directory: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> OsSession {
    let mut command = chesslings(directory);
    command
        .args(["--white=Anna", "--black=Boris"])
        .args(arguments)
        .envs(variables.iter().copied());
    spawn(command)
}

/// A program at a terminal of its own.
pub(crate) fn spawn(command: Command) -> OsSession {
    let mut session = OsSession::spawn(command).unwrap();
    session.set_expect_timeout(Some(PATIENCE));
    session
}

/// What is seen up to these words.
#[track_caller]
pub(crate) fn see(session: &mut OsSession, words: &str) -> String {
    let found = session
        .expect(words)
        .unwrap_or_else(|error| panic!("no {words:?}: {error}"));
    String::from_utf8_lossy(found.as_bytes()).into_owned()
}

/// Waits for the end. What is seen until then.
#[track_caller]
pub(crate) fn check_exit(session: &mut OsSession, code: i32) -> String {
    let rest = session.expect(Eof).unwrap();
    let process: &UnixProcess = session.get_process();
    match process.wait().unwrap() {
        WaitStatus::Exited(_, found) => assert_eq!(found, code),
        other => panic!("{other:?}"),
    }
    String::from_utf8_lossy(rest.as_bytes()).into_owned()
}

#[test]
fn tab_completes_moves_and_commands() {
    let scratch = Scratch::new();
    let mut session = sit_down(scratch.path(), &[], &[]);
    let opening = see(&mut session, "Anna (White), your move > ");
    assert!(opening.contains("\u{1b}[1;38;5;231;48;5;94m ♜ \u{1b}[0m"));

    // The only square of the knight that begins with f.
    session.send("g1 f\t\r").unwrap();
    see(&mut session, "1. Nf3");
    see(&mut session, "Boris (Black), your move > ");
    // Two squares begin with e: what both share, then the list.
    session.send("e7\t\t").unwrap();
    see(&mut session, "e7 e5  e7 e6");
    session.send("5\r").unwrap();
    see(&mut session, "1... e5");
    see(&mut session, "Anna (White), your move > ");

    session.send("lis\t\r").unwrap();
    see(&mut session, "1. Nf3      e5");
    // The history has it still.
    session.send("\u{1b}[A\r").unwrap();
    see(&mut session, "1. Nf3      e5");
    session.send("qui\t\r").unwrap();
    see(&mut session, "Leave?");
    session.send("yes\r").unwrap();
    see(&mut session, "Goodbye! You can finish this game later");
    check_exit(&mut session, 0);
}

#[test]
fn nothing_that_was_typed_ahead_is_lost() {
    let scratch = Scratch::new();
    let mut session = sit_down(scratch.path(), &[], &[]);
    // All at once, as it comes from a fast typist or is pasted without marks.
    session.send("e4\re5\rNf3\rNc6\r").unwrap();
    for said in ["1. e4", "1... e5", "2. Nf3", "2... Nc6"] {
        see(&mut session, said);
    }
    see(&mut session, "Anna (White), your move > ");
    // Pasted with marks, and the last line without its end.
    session.send("\u{1b}[200~Bb5\ra6\rBa4\u{1b}[201~").unwrap();
    session.send("\r").unwrap();
    for said in ["3. Bb5", "3... a6", "4. Ba4"] {
        see(&mut session, said);
    }
    session.send(ControlCode::EndOfTransmission).unwrap();
    check_exit(&mut session, 0);
}

#[test]
fn tab_completes_commands_and_moves_of_a_lesson() {
    let scratch = Scratch::new();
    let mut command = chesslings(scratch.path());
    command.args(["learn", "rook-first-star"]);
    let mut session = spawn(command);
    see(&mut session, "The rook 1 > ");
    session.send("hin\t\r").unwrap();
    see(&mut session, "Which one helps you?");
    session.send("Rd7\t\r").unwrap();
    see(&mut session, "One star: with a hint.");
    session.send("qui\t\r").unwrap();
    see(&mut session, "Goodbye! Your stars are kept.");
    check_exit(&mut session, 0);
}

#[test]
fn a_terminal_that_wants_no_colours_gets_none() {
    let scratch = Scratch::new();
    for variables in [[("NO_COLOR", "1")], [("TERM", "dumb")], [("TERM", "vt220")]] {
        let mut session = sit_down(scratch.path(), &[], &variables);
        let opening = see(&mut session, "your move > ");
        assert!(!opening.contains("\u{1b}[1"), "{opening}");
        assert!(opening.contains(" 8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜  8"));
        session.send_line("e2 e4").unwrap();
        see(&mut session, "1. e4");
        see(&mut session, "Boris (Black), your move > ");
        session.send_line("quit").unwrap();
        see(&mut session, "Leave?");
        session.send_line("yes").unwrap();
        check_exit(&mut session, 0);
        std::fs::remove_dir_all(scratch.join("state")).unwrap();
    }
}

#[test]
fn ctrl_d_and_ctrl_c_keep_the_game_and_say_goodbye() {
    for terminal in ["xterm-256color", "dumb"] {
        let scratch = Scratch::new();
        let variables = [("TERM", terminal)];
        let mut session = sit_down(scratch.path(), &[], &variables);
        see(&mut session, "your move > ");
        session.send_line("e4").unwrap();
        see(&mut session, "Boris (Black), your move > ");
        session.send(ControlCode::EndOfTransmission).unwrap();
        see(&mut session, "\nGoodbye! You can finish this game later");
        check_exit(&mut session, 0);

        let mut session = sit_down(scratch.path(), &[], &variables);
        see(&mut session, "unfinished game");
        see(&mut session, "> ");
        session.send_line("yes").unwrap();
        see(&mut session, "Boris (Black), your move > ");
        session.send(ControlCode::EndOfText).unwrap();
        see(&mut session, "\nGoodbye! You can finish this game later");
        check_exit(&mut session, 130);
    }
}

#[test]
fn ctrl_c_leaves_a_lesson_on_a_terminal_that_can_only_print() {
    let scratch = Scratch::new();
    let mut command = chesslings(scratch.path());
    command
        .args(["learn", "rook-first-star"])
        .env("TERM", "dumb");
    let mut session = spawn(command);
    see(&mut session, "The rook 1 > ");
    session.send(ControlCode::EndOfText).unwrap();
    see(&mut session, "\nGoodbye!");
    check_exit(&mut session, 130);
}
