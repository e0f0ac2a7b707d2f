//! Plays the transcripts in `tests/console/sessions` and compares what is said, word by word.
//!
//! A transcript is what a terminal shows. `$` stands before what is run, `▸` before what is typed;
//! `^C` and `^D` are those keys. `$ chesslings ARGUMENTS` plays with a person at the terminal,
//! `$ … | chesslings ARGUMENTS` from a pipe; `learn` is the only subcommand that is run so; `COLUMNS=36`, `COLOR=1` and `SYMBOLS=0` before it say
//! what the terminal is like. `$ cat FILE` shows a file. Adding a test is adding a file with `$`
//! and `▸` lines and running the tests once with `UPDATE=1`, which writes what is said now; then
//! read it.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use chesslings::console::{
    Arguments, Caps, Columns, Command, Failure, Line, LineSource, Prompt, Verdict, learn, play,
};
use clap::Parser as _;

use crate::scratch::Scratch;

const TYPED: char = '▸';

#[test]
fn sessions_go_as_written() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/console");
    let update = env::var_os("UPDATE").is_some();
    let mut files = transcripts(&directory.join("sessions"));
    files.sort();
    assert!(files.len() > 40, "only {} transcripts", files.len());
    let mut wrong = Vec::new();
    for file in files {
        let written = fs::read_to_string(&file).unwrap();
        let found = replay(&written, &directory.join("files"));
        if found == written {
            continue;
        }
        if update {
            fs::write(&file, &found).unwrap();
        } else {
            wrong.push(difference(&file, &written, &found));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\nUPDATE=1 writes what is said now.",
        wrong.join("\n")
    );
}

/// Runs everything in a transcript and writes down what happens.
fn replay(transcript: &str, files: &Path) -> String {
    let scratch = Scratch::new();
    for entry in fs::read_dir(files).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, scratch.path().join(path.file_name().unwrap())).unwrap();
    }
    // Nothing else in this process looks at the working directory.
    env::set_current_dir(scratch.path()).unwrap();
    let (head, sections) = transcript.split_once("$ ").expect("something is run");
    let mut found = head.to_owned();
    for section in sections.split("\n$ ") {
        let (run, shown) = section.split_once('\n').unwrap_or((section, ""));
        writeln!(found, "$ {run}").unwrap();
        let typed = shown.lines().filter_map(typed_in).collect();
        found.push_str(&execute(run, typed));
    }
    env::set_current_dir(env::temp_dir()).unwrap();
    found
}

fn typed_in(line: &str) -> Option<String> {
    let (_, typed) = line.split_once(TYPED)?;
    Some(typed.strip_prefix(' ').unwrap_or(typed).to_owned())
}

fn execute(run: &str, typed: VecDeque<String>) -> String {
    let words: Vec<String> = words(run);
    if let ["cat", file] = words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        return fs::read_to_string(file).unwrap_or_else(|error| format!("{:?}\n", error.kind()));
    }
    let start = words.iter().position(|word| word == "chesslings");
    let (before, arguments) = words.split_at(start.expect("chesslings or cat"));
    let piped = before.iter().any(|word| word == "|");
    let setting = |name: &str| {
        let mut values = before.iter().filter_map(|word| word.strip_prefix(name));
        values.find_map(|value| value.strip_prefix('='))
    };
    let caps = Caps {
        interactive: !piped,
        color: setting("COLOR") == Some("1"),
        symbols: setting("SYMBOLS") != Some("0"),
        columns: Columns::Fixed(setting("COLUMNS").map_or(80, |n| n.parse().unwrap())),
        state: Some(PathBuf::from("state")),
        home: None,
        today: Some(20_512),
    };
    let mut script = Script { typed, piped };
    let mut output = Vec::new();
    let arguments = Arguments::try_parse_from(arguments).unwrap_or_else(|error| panic!("{error}"));
    let verdict = match &arguments.command {
        // Chance always decides the same.
        Some(Command::Learn(asked)) => asked
            .settings(arguments.lang(), &caps, 1)
            .and_then(|settings| learn::run(&mut script, &mut output, settings)),
        _ => arguments
            .play_settings(caps)
            .and_then(|settings| play::run(&mut script, &mut output, settings)),
    };
    assert_eq!(script.typed, [""; 0], "typed after the end");
    let mut said = String::from_utf8(output).unwrap().replace('\u{1b}', "␛");
    let exit = match verdict {
        Ok(Verdict::AllWell) => 0,
        Ok(Verdict::SomethingWrong) => 1,
        Ok(Verdict::Interrupted) => 130,
        Err(failure) => {
            writeln!(said, "chesslings: {failure}").unwrap();
            2
        }
    };
    writeln!(said, "[exit code {exit}]").unwrap();
    said
}

/// The words of a command line; quotes keep words together.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '\'' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            letter => words.last_mut().unwrap().push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Lines that were written down before.
struct Script {
    typed: VecDeque<String>,
    piped: bool,
}

impl LineSource for Script {
    fn next_line(&mut self, prompt: &Prompt<'_>, output: &mut dyn Write) -> Result<Line, Failure> {
        let typed = self.typed.pop_front().unwrap_or_else(|| "^D".to_owned());
        let label = match prompt.label {
            "" => String::new(),
            _ if self.piped => String::new(),
            label => format!("{label} "),
        };
        writeln!(output, "{label}{TYPED} {typed}")?;
        Ok(match typed.as_str() {
            "^C" => Line::Interrupt,
            "^D" => Line::End,
            _ => Line::Text(typed),
        })
    }
}

fn transcripts(directory: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(transcripts(&path));
        } else {
            files.push(path);
        }
    }
    files
}

fn difference(file: &Path, written: &str, found: &str) -> String {
    let mut lines = (1..).zip(written.lines().zip(found.lines()));
    let first = lines.find(|(_, (written, found))| written != found);
    let name = file.file_name().unwrap().display();
    match first {
        Some((number, (written, found))) => {
            format!("{name}:{number}:\n  written: {written}\n  now:     {found}")
        }
        None => format!("{name}: one is longer than the other"),
    }
}
