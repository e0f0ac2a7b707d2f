//! `chesslings why`: whether a move is legal, and why not.

use std::collections::BTreeMap;

use clap::Args;
use serde::Serialize;

use super::{Tool, json_line, position};
use crate::console::{Console, Failure, Verdict};
use crate::rules::{Position, Refusal, Square, SquareSet};
use crate::text::{Lang, square_name};

/// Says whether a move is legal, and why not.
#[derive(Debug, Args)]
pub struct Why {
    from: String,

    to: String,

    #[arg(long)]
    fen: Option<String>,

    #[arg(long)]
    json: bool,
}

impl Tool for Why {
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure> {
        let position = position(self.fen.as_deref(), console.lang)?;
        let from = square(&self.from, console.lang)?;
        let to = square(&self.to, console.lang)?;
        let details = match position.refusal(from, to) {
            Some(refusal) => Details::refused(&refusal, console.lang),
            None => Details::legal(&position, from, to, console.lang),
        };
        if self.json {
            let answer = Answer {
                from: from.to_string(),
                to: to.to_string(),
                details,
            };
            json_line(console.output, &answer)?;
        } else {
            writeln!(console.output, "{}\n{}", details.text, details.summary)?;
        }
        Ok(Verdict::AllWell)
    }
}

fn square(text: &str, lang: Lang) -> Result<Square, Failure> {
    text.parse()
        .map_err(|_| Failure::Refused(lang.api_bad_square(text)))
}

#[derive(Serialize)]
struct Answer {
    from: String,
    to: String,
    #[serde(flatten)]
    details: Details,
}

#[derive(Serialize)]
struct Details {
    legal: bool,
    text: String,
    #[serde(skip)]
    summary: String,
    #[serde(flatten)]
    facts: Facts,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Facts {
    Legal {
        moves: Vec<String>,
    },
    Refused {
        reason: &'static str,
        squares: BTreeMap<&'static str, Vec<String>>,
    },
}

impl Details {
    fn legal(position: &Position, from: Square, to: Square, lang: Lang) -> Details {
        let moves: Vec<_> = position
            .legal_moves_from(from)
            .filter(|played| played.to() == to)
            .map(|played| played.to_string())
            .collect();
        Details {
            legal: true,
            text: lang.console_why_legal(square_name(from), square_name(to)),
            summary: format!("legal {}", moves.join(" ")),
            facts: Facts::Legal { moves },
        }
    }

    fn refused(refusal: &Refusal, lang: Lang) -> Details {
        let names = |squares: SquareSet| squares.iter().map(|square| square.to_string()).collect();
        let squares = refusal.squares().into_iter();
        Details {
            legal: false,
            text: lang.why(refusal),
            summary: refusal.to_string(),
            facts: Facts::Refused {
                reason: refusal.code(),
                squares: squares.map(|(part, set)| (part, names(set))).collect(),
            },
        }
    }
}
