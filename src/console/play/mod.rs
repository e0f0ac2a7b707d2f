//! The game for two at one terminal.
//!
//! [`run`] plays on any source of lines and any output, so a test can play whole games; the
//! program gives it the terminal.
//!
//! ```
//! use chesslings::console::{Arguments, Caps, Columns, PlainLines, play};
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
//! let arguments = ["chesslings", "--lang=en", "--white=Anna", "--black=Boris"];
//! let arguments = Arguments::parse_from(arguments);
//! let mut lines = PlainLines::new("f3\ne5\ng4\nQh4".as_bytes());
//! let mut output = Vec::new();
//! let settings = arguments.play_settings(caps)?;
//! let _verdict = play::run(&mut lines, &mut output, settings)?;
//! let said = String::from_utf8(output)?;
//! assert!(said.contains("Checkmate! Black wins.\nBoris (Black) wins! 0-1"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod args;
mod session;
mod settings;
mod store;

pub use args::PlayArgs;
pub use settings::{Settings, Start, Turning};

use std::io::Write;

use super::{Failure, LineSource, Verdict};
use session::Session;

/// Plays games until the players leave.
///
/// # Errors
///
/// Says what could not be read or written, or what can't be done as asked.
pub fn run(
    lines: &mut dyn LineSource,
    output: &mut dyn Write,
    settings: Settings,
) -> Result<Verdict, Failure> {
    Session::new(lines, output, settings).run()
}
