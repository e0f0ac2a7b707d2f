//! The terminal front end.
//!
//! A subcommand is one variant of [`Command`] and one file in `tools`.

mod args;
mod failure;
mod input;
mod tools;

pub use args::{Arguments, Command};
pub use failure::{Failure, Verdict};

use std::io::{self, BufWriter, Write};

use clap::CommandFactory as _;

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
    let verdict = match &arguments.command {
        Some(Command::Perft(perft)) => perft.run(&mut console),
        Some(Command::Why(why)) => why.run(&mut console),
        Some(Command::Inspect(inspect)) => inspect.run(&mut console),
        Some(Command::Pgn(pgn)) => pgn.run(&mut console),
        None => {
            write!(
                console.output,
                "{}",
                Arguments::command().render_long_help()
            )?;
            Ok(Verdict::AllWell)
        }
    };
    // Even what was answered before a failure should be seen.
    output.flush()?;
    verdict
}

/// Where a subcommand writes its answers, and in which language.
pub struct Console<'a> {
    /// Standard output. It is buffered: flush before waiting for anything.
    pub output: &'a mut dyn Write,
    /// The language of sentences.
    pub lang: Lang,
}
