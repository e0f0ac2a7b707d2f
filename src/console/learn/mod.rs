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
mod session;
mod settings;
mod units;
mod verbs;

pub use args::LearnArgs;
pub use settings::Settings;

use std::io::Write;
use std::path::Path;

use super::{Failure, LineSource, Verdict};
use crate::coach::Puzzle;
use crate::console::progress::Progress;
use crate::rules::Game;
use crate::text::Lang;
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

/// The units that the child with this name has met here, or else whoever learns here.
pub(super) fn units_of(child: &str, state: Option<&Path>) -> Vec<String> {
    let profiles = Progress::glance(state);
    profiles.map_or_else(Vec::new, |profiles| profiles.player(child).units())
}

/// Keeps a moment of a game for review, for the child with this name or else for whoever learns here;
/// nobody is surprised by a file of stars who has never learnt here.
pub(super) fn keep_puzzle(
    (game, puzzle): (&Game, &Puzzle),
    (state, today): (Option<&Path>, Option<u32>),
    (child, lang): (&str, Lang),
) {
    let (mut progress, _) = Progress::load(state, lang);
    let (Some(position), Some(better)) = (puzzle.position(game), puzzle.best()) else {
        return;
    };
    let profiles = progress.profiles_mut();
    if profiles.all().iter().all(crate::lessons::Profile::is_new) {
        return;
    }
    let child = match profiles.child_mut(child) {
        Some(child) => child,
        None => profiles.current_mut(),
    };
    child.keep_puzzle(puzzle.skill.unit(), &position, better, today.unwrap_or(0));
    // A game goes on without it; lessons tell when stars can't be kept.
    let _ = progress.save();
}
