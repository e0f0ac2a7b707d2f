//! Games of a PGN, a few at a time, so that a file may be larger than memory.

use std::io;
use std::mem;

use serde::Serialize;

use super::json_line;
use crate::console::input::Input;
use crate::console::printable::printable_column;
use crate::console::{Console, Failure, Verdict};
use crate::rules::{PgnError, PgnGame, PgnReader, Strictness, begins_game, pgn_text};

/// Longer than all games that people ever played; without such a bound bytes that are no PGN could
/// fill the memory.
const LARGEST_GAME: usize = 1 << 25;

/// Something that answers to each game of an input.
pub(super) struct Games<'a> {
    /// Where they come from.
    pub(super) input: &'a Input,
    /// Which positions may occur.
    pub(super) strictness: Strictness,
    /// Whether complaints are told in JSON.
    pub(super) json: bool,
}

impl Games<'_> {
    /// Answers each game that can be read, by its number; says what is wrong with the others.
    pub(super) fn each(
        &self,
        console: &mut Console<'_>,
        mut answer: impl FnMut(&mut Console<'_>, usize, &PgnGame) -> io::Result<()>,
    ) -> Result<Verdict, Failure> {
        let mut lines = self.input.lines()?;
        let mut line = Vec::new();
        let mut part = Part::default();
        while lines.next(&mut line, LARGEST_GAME, console.output)? {
            if part.ends_before(&line) {
                self.answer(console, &mut part, &mut answer)?;
            }
            if part.bytes.len() + line.len() >= LARGEST_GAME {
                return Err(self.input.failed(io::ErrorKind::FileTooLarge.into()));
            }
            part.add(&line);
        }
        self.answer(console, &mut part, &mut answer)?;
        Ok(part.verdict)
    }

    fn answer(
        &self,
        console: &mut Console<'_>,
        part: &mut Part,
        answer: &mut impl FnMut(&mut Console<'_>, usize, &PgnGame) -> io::Result<()>,
    ) -> io::Result<()> {
        let text = pgn_text(mem::take(&mut part.bytes));
        let games = PgnReader::resume(&text, self.strictness, part.games + 1, part.first_line + 1);
        for game in games {
            part.games += 1;
            match game {
                Ok(game) => answer(console, part.games, &game)?,
                Err(error) => {
                    part.verdict = Verdict::SomethingWrong;
                    self.complain(console, &error)?;
                }
            }
        }
        part.first_line = part.lines;
        part.has_moves = false;
        Ok(())
    }

    fn complain(&self, console: &mut Console<'_>, error: &PgnError) -> io::Result<()> {
        let PgnError {
            game, line, column, ..
        } = *error;
        let sentence = console.lang.explain_pgn(error);
        if self.json {
            let complaint = Complaint {
                game,
                error: sentence,
                line,
                column,
                text: &error.text,
            };
            json_line(console.output, &complaint)
        } else {
            let sentence = printable_column(&sentence);
            writeln!(console.output, "{game}\terror\t{line}:{column}\t{sentence}")
        }
    }
}

/// A part of the input that holds whole games.
#[derive(Default)]
struct Part {
    bytes: Vec<u8>,
    /// How many games were read before.
    games: usize,
    /// How many lines stand before the part.
    first_line: usize,
    lines: usize,
    has_moves: bool,
    after_empty_line: bool,
    verdict: Verdict,
}

impl Part {
    /// Whether a game begins with this line. Tags without moves before it may belong to it.
    fn ends_before(&self, line: &[u8]) -> bool {
        self.has_moves
            && self.after_empty_line
            && line.contains(&b'[')
            && begins_game(&String::from_utf8_lossy(line))
    }

    fn add(&mut self, line: &[u8]) {
        self.bytes.extend_from_slice(line);
        self.lines += 1;
        let text = line.trim_ascii();
        self.after_empty_line = text.is_empty();
        self.has_moves |= !text.is_empty() && !text.starts_with(b"[");
    }
}

#[derive(Serialize)]
struct Complaint<'a> {
    game: usize,
    error: String,
    line: usize,
    column: usize,
    text: &'a str,
}
