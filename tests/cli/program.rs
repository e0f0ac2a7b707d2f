//! Running the program.

use std::io::Write as _;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::Value;

/// What a run has said.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) output: String,
    pub(crate) errors: String,
    pub(crate) code: Option<i32>,
}

/// The program with these arguments, in an environment that says nothing.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chesslings"));
    command
        .args(arguments)
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs the program to the end on this input.
pub(crate) fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> Said {
    run_command(&mut program(arguments), input)
}

/// What the program answers to this input without a complaint, line by line as JSON.
pub(crate) fn json_lines(arguments: &[&str], input: impl AsRef<[u8]>) -> Vec<Value> {
    let said = run(arguments, input);
    assert_eq!(said.errors, "", "{arguments:?}");
    let lines = said.output.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Runs a command to the end on this input.
pub(crate) fn run_command(command: &mut Command, input: impl AsRef<[u8]>) -> Said {
    let mut child = command.spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // Beside reading, so that neither waits for the other. A program that doesn't want its
    // input may be gone before it is written.
    let writer = thread::spawn(move || drop(pipe.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Said {
        output: String::from_utf8(output.stdout).unwrap(),
        errors: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

/// Checks that all went well, and what was answered.
pub(crate) fn check(arguments: &[&str], input: impl AsRef<[u8]>, output: &str) {
    check_code(0, arguments, input, output);
}

/// Checks the exit code and what was answered, without complaints.
pub(crate) fn check_code(code: i32, arguments: &[&str], input: impl AsRef<[u8]>, output: &str) {
    let said = run(arguments, input);
    assert_eq!(said.output, output, "{arguments:?}");
    assert_eq!(said.errors, "", "{arguments:?}");
    assert_eq!(said.code, Some(code), "{arguments:?}");
}

/// Checks that the arguments or files are refused with a word about it.
pub(crate) fn check_refused(arguments: &[&str], word: &str) {
    let said = run(arguments, "");
    assert_eq!(said.output, "", "{arguments:?}");
    assert!(said.errors.contains(word), "{}", said.errors);
    assert_eq!(said.code, Some(2), "{arguments:?}");
}
