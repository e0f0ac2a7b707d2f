//! The terminal front end.
//!
//! A subcommand is one variant of [`Command`] and one file in `tools`.

mod args;
mod failure;
mod input;
pub mod play;
mod tools;

pub use args::{Arguments, Command};
pub use failure::{Failure, Verdict};

use std::io::{self, BufWriter, Write};

use crate::text::Lang;
use tools::Tool as _;

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
