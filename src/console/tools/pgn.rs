//! `chesslings pgn`: what happened in the games of a file.

use std::io;
use std::mem;

use clap::Args;
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use super::{Tool, json_line, strictness};
use crate::console::input::Input;
use crate::console::printable::printable_column;
use crate::console::{Console, Failure, Verdict};
use crate::rules::{
    Outcome, PgnError, PgnGame, PgnReader, PgnResult, PgnTags, begins_game, pgn_text,
};

/// Says what happened in games.
#[derive(Debug, Args)]
pub struct Pgn {
    #[command(flatten)]
    input: Input,

    #[arg(long)]
    json: bool,

    #[arg(long)]
    game: bool,
}

/// Longer than all games that people ever played; without such a bound bytes that are no PGN could
/// fill the memory.
const LARGEST_GAME: usize = 1 << 25;

impl Tool for Pgn {
    /// Reads a few games at a time, so that a file may be larger than memory.
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure> {
        let mut lines = self.input.lines()?;
        let mut line = Vec::new();
        let mut part = Part::default();
        while lines.next(&mut line, LARGEST_GAME, console.output)? {
            if part.ends_before(&line) {
                self.answer(console, &mut part)?;
            }
            if part.bytes.len() + line.len() >= LARGEST_GAME {
                return Err(self.input.failed(io::ErrorKind::FileTooLarge.into()));
            }
            part.add(&line);
        }
        self.answer(console, &mut part)?;
        Ok(part.verdict)
    }
}

impl Pgn {
    fn answer(&self, console: &mut Console<'_>, part: &mut Part) -> io::Result<()> {
        let text = pgn_text(mem::take(&mut part.bytes));
        let strictness = strictness(self.game);
        for game in PgnReader::resume(&text, strictness, part.games + 1, part.first_line + 1) {
            part.games += 1;
            match game {
                Ok(game) => self.describe(console, part.games, &game)?,
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

    fn describe(&self, console: &mut Console<'_>, number: usize, game: &PgnGame) -> io::Result<()> {
        let answer = Answer::new(number, game);
        if self.json {
            return json_line(console.output, &answer);
        }
        let Answer {
            result,
            reason,
            fen,
            moves,
            ..
        } = answer;
        let (reason, moves) = (printable_column(&reason), moves.join(" "));
        writeln!(
            console.output,
            "{number}\t{result}\t{reason}\t{fen}\t{moves}"
        )
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
struct Answer<'a> {
    game: usize,
    #[serde(serialize_with = "as_object")]
    tags: &'a PgnTags,
    start: String,
    moves: Vec<String>,
    fen: String,
    status: &'static str,
    result: &'static str,
    reason: String,
}

#[derive(Serialize)]
struct Complaint<'a> {
    game: usize,
    error: String,
    line: usize,
    column: usize,
    text: &'a str,
}

impl Answer<'_> {
    fn new(number: usize, game: &PgnGame) -> Answer<'_> {
        let (result, reason) = ending(game);
        let moves = game.moves().iter().map(|step| step.played().to_string());
        Answer {
            game: number,
            tags: &game.tags,
            start: game.start().to_fen(),
            moves: moves.collect(),
            fen: game.end().to_fen(),
            status: game.end().status().code(),
            result,
            reason,
        }
    }
}

/// The result and its reason, from the moves first, then from what the text says.
fn ending(game: &PgnGame) -> (&'static str, String) {
    let told = game.result;
    let outcome = game.to_game().outcome();
    let proved = PgnResult::from(outcome);
    let code = outcome.map_or("ongoing", Outcome::code);
    let termination = game.tags.get("Termination").map(str::to_lowercase);
    let reason = match (code, termination) {
        _ if told != PgnResult::Unknown && told != proved => "contradiction".to_owned(),
        ("resignation" | "agreement" | "ongoing", Some(reason)) if reason != "normal" => reason,
        _ => code.to_owned(),
    };
    match told {
        PgnResult::Unknown => (proved.name(), reason),
        told => (told.name(), reason),
    }
}

fn as_object<S: Serializer>(tags: &PgnTags, serializer: S) -> Result<S::Ok, S::Error> {
    let mut object = serializer.serialize_map(None)?;
    for (name, value) in tags.iter() {
        object.serialize_entry(name, value)?;
    }
    object.end()
}
