//! The part of a game before its moves: tags, and comments among them.

use super::add_comment;
use super::error::PgnProblem;
use super::game::PgnResult;
use super::lexer::{BadToken, Lexer, TokenKind};
use super::tags::PgnTags;
use crate::rules::known::Known;
use crate::rules::position::Position;
use crate::rules::position::Strictness;

#[derive(Default)]
pub(super) struct Head<'a> {
    pub(super) comment: String,
    pub(super) result: PgnResult,
    /// The names of all tags, and their values; the last of several with one name counts.
    names: Known<&'a str>,
    values: Vec<(&'a str, String)>,
    fen: Option<Fen>,
    starts_as_usual: bool,
}

/// The value of the tag `FEN`, and where it begins.
struct Fen {
    value: String,
    at: usize,
}

impl<'a> Head<'a> {
    /// Reads up to the first thing that belongs to the moves; `None` if no game is left.
    pub(super) fn read(lexer: &mut Lexer<'a>) -> Result<Option<Head<'a>>, BadToken> {
        let mut head = Head::default();
        loop {
            let before = lexer.at;
            let Some(token) = lexer.next()? else {
                return Ok((!head.values.is_empty()).then_some(head));
            };
            match token.kind {
                TokenKind::Comment(text) => add_comment(&mut head.comment, text),
                TokenKind::Tag {
                    name,
                    value,
                    value_at,
                } if head.has_room(name, &lexer.text[before..token.at]) => {
                    head.add(name, value, value_at);
                }
                _ => {
                    lexer.at = token.at;
                    return Ok(Some(head));
                }
            }
        }
    }

    /// The position of the tag `FEN`, if there is one.
    pub(super) fn start(
        &self,
        text: &str,
        strictness: Strictness,
    ) -> Result<Option<Position>, BadToken> {
        let Some(fen) = self.fen.as_ref().filter(|_| !self.starts_as_usual) else {
            return Ok(None);
        };
        let position = Position::from_fen(&fen.value, strictness);
        position.map(Some).map_err(|error| {
            let written = &text[fen.at..];
            let length = written.find(['"', '\n']).unwrap_or(written.len());
            let wrong = written[..length].char_indices().nth(error.column - 1);
            BadToken {
                token_at: fen.at,
                at: fen.at + wrong.map_or(length, |(offset, _)| offset),
                end: fen.at + length,
                problem: PgnProblem::Fen(error),
            }
        })
    }

    pub(super) fn tags(&self) -> PgnTags {
        let says = |(name, _): &&(&str, String)| !matches!(*name, "FEN" | "SetUp" | "Result");
        PgnTags::of_pairs(self.values.iter().filter(says))
    }

    /// Whether a tag belongs to this head: the same name once more behind an empty line is that
    /// of the next game, and this game has no moves.
    fn has_room(&self, name: &str, gap: &str) -> bool {
        // What stands before the first and behind the last line break is not a whole line.
        let lines = gap.split('\n').skip(1);
        let whole = gap.matches('\n').count().saturating_sub(1);
        self.names.number(&name).is_none() || !lines.take(whole).any(|line| line.trim().is_empty())
    }

    fn add(&mut self, name: &'a str, value: String, value_at: usize) {
        match name {
            "FEN" => {
                self.fen = Some(Fen {
                    value: value.clone(),
                    at: value_at,
                });
            }
            "SetUp" => self.starts_as_usual = value.trim() == "0",
            "Result" => self.result = PgnResult::from_name(value.trim()).unwrap_or_default(),
            _ => {}
        }
        if let Some(known) = self.names.number(&name) {
            self.values[known].1 = value;
        } else {
            self.names.insert(name);
            self.values.push((name, value));
        }
    }
}
