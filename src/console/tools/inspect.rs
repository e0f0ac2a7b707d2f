//! `chesslings inspect`: what can be said about positions, one a line.

use std::io;

use clap::Args;
use serde::Serialize;

use super::{Tool, json_line, strictness};
use crate::console::input::Input;
use crate::console::printable::printable_column;
use crate::console::{Console, Failure, Verdict};
use crate::rules::{FenError, Position, Strictness};
use crate::text::Lang;

/// Says what can be said about positions.
#[derive(Debug, Args)]
pub struct Inspect {
    #[command(flatten)]
    input: Input,

    #[arg(long)]
    json: bool,

    #[arg(long)]
    game: bool,
}

/// Longer than any FEN; what comes behind would not be read anyway.
const LONGEST_LINE: usize = 1 << 12;

impl Tool for Inspect {
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure> {
        let mut lines = self.input.lines()?;
        let mut line = Vec::new();
        let mut verdict = Verdict::AllWell;
        while lines.next(&mut line, LONGEST_LINE, console.output)? {
            let text = String::from_utf8_lossy(&line);
            // Some editors put an invisible mark before the first line.
            let text = text.trim_start_matches('\u{feff}');
            match Position::from_fen(text, strictness(self.game)) {
                Ok(position) => self.describe(console, &position)?,
                Err(error) => {
                    verdict = Verdict::SomethingWrong;
                    self.complain(console, &error)?;
                }
            }
        }
        Ok(verdict)
    }
}

impl Inspect {
    fn describe(&self, console: &mut Console<'_>, position: &Position) -> io::Result<()> {
        let answer = Answer::new(position, console.lang);
        if self.json {
            return json_line(console.output, &answer);
        }
        let checkers = match answer.checkers.as_slice() {
            [] => "-".to_owned(),
            squares => squares.join(","),
        };
        let (fen, status, legal) = (&answer.fen, answer.status, answer.legal.join(" "));
        writeln!(console.output, "{fen}\t{status}\t{checkers}\t{legal}")
    }

    fn complain(&self, console: &mut Console<'_>, error: &FenError) -> io::Result<()> {
        let sentence = console.lang.explain_fen(error);
        if self.json {
            let complaint = Complaint {
                error: sentence,
                field: error.field.name(),
                column: error.column,
            };
            json_line(console.output, &complaint)
        } else {
            let sentence = printable_column(&sentence);
            writeln!(console.output, "error\t{sentence}")
        }
    }
}

#[derive(Serialize)]
struct Answer {
    fen: String,
    turn: &'static str,
    check: bool,
    checkers: Vec<String>,
    legal: Vec<String>,
    san: Vec<String>,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    not_a_game: Option<String>,
}

#[derive(Serialize)]
struct Complaint {
    error: String,
    field: &'static str,
    column: usize,
}

impl Answer {
    fn new(position: &Position, lang: Lang) -> Answer {
        let mut moves: Vec<_> = position
            .legal_moves()
            .map(|legal| (legal.to_string(), position.san(legal)))
            .collect();
        moves.sort_unstable();
        let (legal, san) = moves.into_iter().unzip();
        let reachable = Position::new(position.parts(), Strictness::Game);
        Answer {
            fen: position.to_fen(),
            turn: position.turn().name(),
            check: position.in_check(),
            checkers: position.checkers().iter().map(|s| s.to_string()).collect(),
            legal,
            san,
            status: position.status().code(),
            not_a_game: reachable.err().map(|error| lang.explain_position(error)),
        }
    }
}
