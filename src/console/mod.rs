//! The terminal front end.
//!
//! A subcommand is one variant of [`Command`] and one file in `tools`.

mod args;
mod common;
mod complaint;
mod failure;
mod files;
mod input;
mod interrupt;
pub mod learn;
mod manual;
pub mod play;
mod printable;
mod progress;
mod render;
mod say;
mod stop;
mod talk;
mod terminal;
mod tools;
mod typed;
mod voice;

pub use args::{Arguments, Command};
pub use failure::{Failure, Verdict};
pub use terminal::{Asking, Caps, Columns, Line, LineSource, PlainLines, Prompt};

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::FromArgMatches as _;

use crate::text::Lang;
use complaint::complaint;
use learn::LearnArgs;
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
        Some(Command::Coach(coaching)) => coaching.run(&mut console),
        Some(Command::Place(place)) => place.run(&mut console),
        Some(Command::Uci(uci)) => uci.run(&mut console),
        Some(Command::Opponents(opponents)) => opponents.run(&mut console),
        Some(Command::Completions(completions)) => completions.run(&mut console),
        Some(Command::Learn(asked)) => learn_at_the_terminal(asked, console.lang, console.output),
        None => play_at_the_terminal(arguments, console.output),
    };
    // Even what was answered before a failure should be seen.
    output.flush()?;
    verdict
}

fn play_at_the_terminal(arguments: &Arguments, output: &mut dyn Write) -> Result<Verdict, Failure> {
    let settings = arguments.play_settings(Caps::detect())?;
    let mut lines = terminal::lines(settings.interactive, settings.color)?;
    play::run(&mut *lines, output, settings)
}

fn learn_at_the_terminal(
    asked: &LearnArgs,
    lang: Lang,
    output: &mut dyn Write,
) -> Result<Verdict, Failure> {
    let settings = asked.settings(lang, &Caps::detect(), fresh_seed())?;
    let mut lines = terminal::lines(settings.interactive, settings.color)?;
    learn::run(&mut *lines, output, settings)
}

/// Another number every time.
fn fresh_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(1, |since| since.as_nanos() as u64)
}

/// Where a subcommand writes its answers, and in which language.
pub struct Console<'a> {
    /// Standard output. It is buffered: flush before waiting for anything.
    pub output: &'a mut dyn Write,
    /// The language of sentences.
    pub lang: Lang,
}
