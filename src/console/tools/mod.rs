//! The subcommands, one a file.

mod coach;
mod completions;
mod games;
mod inspect;
mod opponents;
mod perft;
mod pgn;
mod place;
mod uci;
mod why;

pub(super) use coach::Coaching;
pub(super) use completions::Completions;
pub(super) use inspect::Inspect;
pub(super) use opponents::Opponents;
pub(super) use perft::Perft;
pub(super) use pgn::Pgn;
pub(super) use place::Place;
pub(super) use uci::Uci;
pub(super) use why::Why;

use std::io::{self, Write};

use serde::Serialize;

use super::{Console, Failure, Verdict};
use crate::rules::{Position, Strictness};
use crate::text::Lang;

/// A subcommand, made of its arguments.
pub(super) trait Tool {
    /// Does the work.
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure>;
}

/// Writes an answer as one line of JSON.
fn json_line(output: &mut dyn Write, answer: &impl Serialize) -> io::Result<()> {
    let json = serde_json::to_string(answer)?;
    // JSON itself escapes only the first 32 signs, but terminals obey more of them.
    let is_obeyed = |letter| matches!(letter, '\u{7f}'..='\u{9f}');
    for part in json.split_inclusive(is_obeyed) {
        let plain = part.trim_end_matches(is_obeyed);
        output.write_all(plain.as_bytes())?;
        for letter in part[plain.len()..].chars() {
            write!(output, "\\u{:04x}", u32::from(letter))?;
        }
    }
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

/// Reads the FEN of an argument, if there is one; positions for lessons are welcome.
///
/// # Errors
///
/// Says what is wrong with it.
fn position(fen: Option<&str>, lang: Lang) -> Result<Position, Failure> {
    fen.map_or(Ok(Position::START), |fen| {
        Position::from_fen(fen, Strictness::Teaching)
            .map_err(|error| Failure::Refused(lang.explain_fen(&error)))
    })
}
