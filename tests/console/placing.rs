//! A long search of `chesslings place`: its bar on a terminal, Ctrl-C, and a list without end.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;

use expectrl::session::OsSession;
use expectrl::{ControlCode, Expect as _};

use crate::binary::{PROGRAM, piped, program};
use crate::scratch::Scratch;
use crate::terminal::{check_exit, see, spawn};

/// A search that nobody can wait for, at a terminal but for what the shell sends elsewhere.
fn search(directory: &Path, terminal: &str, elsewhere: &str) -> OsSession {
    let line = format!(
        "exec '{PROGRAM}' place independence --size 16 --pieces 15Q --count --threads 1 {elsewhere}"
    );
    let mut command = program("/bin/sh", directory);
    command.args(["-c", &line]).env("TERM", terminal);
    spawn(command)
}

/// Waits until the bar was drawn a few times.
#[track_caller]
fn see_the_bar(session: &mut OsSession) {
    for _ in 0..5 {
        see(session, "\r\u{1b}[K[");
        see(session, "%");
    }
}

/// Stops a search. What is seen on its terminal until the end.
#[track_caller]
fn stop(session: &mut OsSession) -> String {
    session.send(ControlCode::EndOfText).unwrap();
    check_exit(session, 130)
}

/// Checks that this is what was found so far, and says so.
#[track_caller]
fn check_partial(text: &str) {
    let lines: Vec<&str> = text.lines().collect();
    let [total, fundamental, partial] = lines[..] else {
        panic!("{text:?}");
    };
    for (line, name) in [(total, "total: "), (fundamental, "fundamental: ")] {
        let number = line
            .strip_prefix(name)
            .unwrap_or_else(|| panic!("{text:?}"));
        assert!(number.parse::<u64>().unwrap() > 0, "{text:?}");
    }
    assert_eq!(
        partial,
        "partial: The search was stopped. These are only the solutions found so far."
    );
}

#[test]
fn a_long_search_has_a_bar_and_ctrl_c_shows_what_was_found() {
    let scratch = Scratch::new();
    let mut session = search(scratch.path(), "xterm-256color", "");
    see_the_bar(&mut session);
    let seen = stop(&mut session);
    // The bar is taken away before the result comes.
    let (_, result) = seen.rsplit_once("\r\u{1b}[K").unwrap();
    check_partial(result);
}

#[test]
fn the_bar_is_no_part_of_the_output() {
    let scratch = Scratch::new();
    let mut session = search(scratch.path(), "xterm-256color", "> output");
    see_the_bar(&mut session);
    let seen = stop(&mut session);
    assert!(seen.ends_with("\r\u{1b}[K"), "{seen:?}");
    check_partial(&fs::read_to_string(scratch.join("output")).unwrap());
}

/// The others run longer than one that shows its bar meanwhile.
#[test]
fn there_is_no_bar_where_it_can_not_be_drawn() {
    let scratch = Scratch::new();
    let mut piped = search(scratch.path(), "xterm-256color", "2> errors");
    let mut dumb = search(scratch.path(), "dumb", "");
    let mut both = search(scratch.path(), "xterm-256color", "> both 2>&1");
    let mut with_bar = search(scratch.path(), "xterm-256color", "");
    see_the_bar(&mut with_bar);
    stop(&mut with_bar);
    let seen = [&mut piped, &mut dumb, &mut both].map(stop);
    let read = |name| fs::read_to_string(scratch.join(name)).unwrap();
    let without_echo = |text: &str| text.trim_start_matches("^C").to_owned();
    check_partial(&without_echo(&seen[0]));
    assert_eq!(read("errors"), "");
    check_partial(&without_echo(&seen[1]));
    assert_eq!(without_echo(&seen[2]), "");
    check_partial(&read("both"));
}

/// There are more solutions than fit into memory; who reads them need not wait for all.
#[test]
fn all_solutions_are_told_as_they_are_found() {
    let scratch = Scratch::new();
    let line = format!(
        "ulimit -v 1000000; ulimit -t 100; \
         exec '{PROGRAM}' place independence --size 16 --pieces 16Q --all --threads 1"
    );
    let mut command = program("/bin/sh", scratch.path());
    let mut search = piped(command.args(["-c", &line])).spawn().unwrap();
    let output = BufReader::new(search.stdout.take().unwrap());
    let first: Vec<String> = output.lines().take(3).map(Result::unwrap).collect();
    search.kill().unwrap();
    search.wait().unwrap();
    assert_eq!(
        first,
        [
            "Q . . . . . . . . . . . . . . .",
            ". . Q . . . . . . . . . . . . .",
            ". . . . Q . . . . . . . . . . .",
        ]
    );
}
