//! The terminal front end.
//!
//! A subcommand is one variant of [`Command`] and one file in `tools`.

mod args;
mod complaint;
mod failure;
mod input;
mod manual;
pub mod play;
mod printable;
mod tools;

pub use args::{Arguments, Command};
pub use failure::{Failure, Verdict};

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::FromArgMatches as _;

use crate::text::Lang;
use complaint::complaint;
use tools::Tool as _;

/// The native program: understands the arguments, runs, and tells by the exit code how it went.
pub fn start(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let lang = args::lang_among(&arguments);
    let parsed = manual::command(lang)
        .try_get_matches_from(&arguments)
        .and_then(|matches| Arguments::from_arg_matches(&matches));
    let result = match parsed {
        Ok(arguments) => run(&arguments),
        // Help and version are no errors.
        Err(error) if !error.use_stderr() => error.exit(),
        Err(error) => Err(Failure::Refused(complaint(&error, lang))),
    };
    match result {
        Ok(verdict) => verdict.into(),
        // Whoever read our output has seen enough.
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            let sentence = printable::printable_lines(&failure.sentence(lang));
            // Nobody is left to tell that even this can't be written.
            let _ = writeln!(io::stderr(), "chesslings: {sentence}");
            ExitCode::from(2)
        }
    }
}

/// Runs what the arguments ask for, on the standard streams.
///
/// # Errors
///
/// Says what could not be read or written.
pub fn run(arguments: &Arguments) -> Result<Verdict, Failure> {
    let mut output = BufWriter::new(io::stdout().lock());
    let mut console = Console {
        output: &mut output,
        lang: arguments.lang(),
    };
    arguments.check()?;
    let verdict = match &arguments.command {
        Some(Command::Perft(perft)) => perft.run(&mut console),
        Some(Command::Why(why)) => why.run(&mut console),
        Some(Command::Inspect(inspect)) => inspect.run(&mut console),
        Some(Command::Pgn(pgn)) => pgn.run(&mut console),
        Some(Command::Place(place)) => place.run(&mut console),
        Some(Command::Completions(completions)) => completions.run(&mut console),
        None => play_at_the_terminal(arguments, console.output),
    };
    // Even what was answered before a failure should be seen.
    output.flush()?;
    verdict
}

fn play_at_the_terminal(arguments: &Arguments, output: &mut dyn Write) -> Result<Verdict, Failure> {
    let settings = arguments.play_settings(play::Caps::detect())?;
    if settings.interactive {
        let mut lines = play::EditedLines::new(settings.color)?;
        play::run(&mut lines, output, settings)
    } else {
        let mut lines = play::PlainLines::new(io::stdin().lock());
        play::run(&mut lines, output, settings)
    }
}

/// Where a subcommand writes its answers, and in which language.
pub struct Console<'a> {
    /// Standard output. It is buffered: flush before waiting for anything.
    pub output: &'a mut dyn Write,
    /// The language of sentences.
    pub lang: Lang,
}
