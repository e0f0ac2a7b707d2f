//! `chesslings pgn`: what happened in the games of a file.

use std::io;

use clap::Args;
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use super::games::Games;
use super::{Tool, json_line, strictness};
use crate::console::input::Input;
use crate::console::printable::printable_column;
use crate::console::{Console, Failure, Verdict};
use crate::rules::{Outcome, PgnGame, PgnResult, PgnTags};

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

impl Tool for Pgn {
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure> {
        let games = Games {
            input: &self.input,
            strictness: strictness(self.game),
            json: self.json,
        };
        games.each(console, |console, number, game| {
            self.describe(console, number, game)
        })
    }
}

impl Pgn {
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
pub(super) fn ending(game: &PgnGame) -> (&'static str, String) {
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
