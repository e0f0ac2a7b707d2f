//! The lessons at a terminal: the course of the page, with typed answers.
//!
//! ```
//! use chesslings::console::{Arguments, Caps, Columns, Command, PlainLines, learn};
//! use clap::Parser as _;
//!
//! let caps = Caps {
//!     interactive: false,
//!     color: false,
//!     symbols: true,
//!     columns: Columns::Fixed(80),
//!     state: None,
//!     home: None,
//!     today: None,
//! };
//! let arguments = Arguments::parse_from(["chesslings", "learn", "rook", "--lang=en"]);
//! let Some(Command::Learn(asked)) = &arguments.command else {
//!     unreachable!()
//! };
//! let settings = asked.settings(arguments.lang(), &caps, 1)?;
//! let mut output = Vec::new();
//! let mut lines = PlainLines::new("hint\nquit".as_bytes());
//! let _verdict = learn::run(&mut lines, &mut output, settings)?;
//! assert!(String::from_utf8(output)?.contains("The rook, 1 of "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod args;
mod progress;
mod session;
mod settings;
mod units;
mod verbs;

pub use args::LearnArgs;
pub use settings::Settings;

use std::io::Write;

use super::{Failure, LineSource, Verdict};
use session::Session;

/// Teaches until the child leaves.
///
/// # Errors
///
/// Says what could not be read or written, or what can't be done as asked.
pub fn run(
    lines: &mut dyn LineSource,
    output: &mut dyn Write,
    settings: Settings,
) -> Result<Verdict, Failure> {
    Session::new(lines, output, settings)?.run()
}
