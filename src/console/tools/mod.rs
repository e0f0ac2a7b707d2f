//! The subcommands, one a file.

mod completions;
mod inspect;
mod perft;
mod pgn;
mod place;
mod why;

pub(super) use completions::Completions;
pub(super) use inspect::Inspect;
pub(super) use perft::Perft;
pub(super) use pgn::Pgn;
pub(super) use place::Place;
pub(super) use why::Why;

use std::io::{self, Write};

use serde::Serialize;

use super::{Console, Failure, Verdict};
use crate::rules::Strictness;

/// A subcommand, made of its arguments.
pub(super) trait Tool {
    /// Does the work.
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure>;
}

/// Writes an answer as one line of JSON.
fn json_line(output: &mut dyn Write, answer: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *output, answer)?;
    output.write_all(b"\n")
}

/// What a position is for, by the flag `--game`.
const fn strictness(game: bool) -> Strictness {
    if game {
        Strictness::Game
    } else {
        Strictness::Teaching
    }
}
