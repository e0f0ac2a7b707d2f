//! Tag pairs.

use super::{BadToken, Lexer, TokenKind};
use crate::rules::notation::pgn::BLANKS;
use crate::rules::notation::pgn::error::PgnProblem;
use crate::rules::notation::pgn::mend::unescaped;
use crate::rules::notation::pgn::tags::is_name;

impl<'a> Lexer<'a> {
    /// Passes over the rest of the tags after one that can't be read.
    pub(in crate::rules::notation::pgn) fn pass_tags(&mut self) {
        loop {
            self.at = self.line_end();
            let line = self.rest().get(1..).unwrap_or_default();
            if !line.trim_start_matches(BLANKS).starts_with('[') {
                return;
            }
            self.at += 1;
        }
    }

    /// Whether a tag, perhaps misspelt, stands at this place, and at the beginning of a line.
    pub(in crate::rules::notation::pgn) fn looks_like_tag_line(&self, at: usize) -> bool {
        let before = self.text[..at].trim_end_matches(BLANKS);
        let letter = self.text[at..].strip_prefix('[').and_then(|rest| {
            let name = rest.trim_start_matches(BLANKS);
            name.chars().next()
        });
        (before.is_empty() || before.ends_with('\n')) && letter.is_some_and(is_name)
    }

    pub(super) fn tag(&mut self) -> Result<TokenKind<'a>, BadToken> {
        let start = self.at;
        self.at += 1;
        self.pass_blanks();
        let rest = self.rest();
        let length = rest.len() - rest.trim_start_matches(is_name).len();
        let name = &rest[..length];
        self.at += length;
        self.pass_blanks();
        if name.is_empty() || !self.rest().starts_with('"') {
            return Err(self.bad_tag(start, start, PgnProblem::BadTag));
        }
        self.at += 1;
        let value_at = self.at;
        let value = self.closed_value(value_at);
        let problem = match value {
            Some(_) => PgnProblem::BadTag,
            None => PgnProblem::UnclosedValue,
        };
        let closed = value.and_then(|value| self.closing_bracket().then_some(value));
        match closed.or_else(|| self.line_value(start, value_at)) {
            Some(value) => Ok(TokenKind::Tag {
                name,
                value: unescaped(value),
                value_at,
            }),
            None if problem == PgnProblem::BadTag => Err(self.bad_tag(start, start, problem)),
            None => Err(self.bad_tag(start, value_at - 1, problem)),
        }
    }

    /// The value up to the quote that closes it.
    fn closed_value(&mut self, value_at: usize) -> Option<&'a str> {
        let mut escaped = false;
        for (offset, byte) in self.rest().bytes().enumerate() {
            match byte {
                b'\n' | b'\r' => return None,
                b'"' if !escaped => {
                    self.at += offset + 1;
                    return Some(&self.text[value_at..self.at - 1]);
                }
                _ => escaped = byte == b'\\' && !escaped,
            }
        }
        None
    }

    fn closing_bracket(&mut self) -> bool {
        self.pass_blanks();
        let closed = self.rest().starts_with(']');
        self.at += usize::from(closed);
        closed
    }

    /// The value up to the last quote of the line: many programs forget to escape quotes and
    /// backslashes. Only for the first tag of a line, so that a line is searched once.
    fn line_value(&mut self, start: usize, value_at: usize) -> Option<&'a str> {
        if !self.looks_like_tag_line(start) {
            return None;
        }
        self.at = value_at;
        let line = self.text[value_at..self.line_end()].trim_end();
        let value = line.strip_suffix(']')?.trim_end_matches(BLANKS);
        let value = value.strip_suffix('"')?;
        self.at += line.len();
        Some(value)
    }

    fn pass_blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(BLANKS).len();
    }

    /// Goes on behind the bracket of a tag that can't be read; shows it from `at` on.
    fn bad_tag(&mut self, start: usize, at: usize, problem: PgnProblem) -> BadToken {
        self.at = start + 1;
        BadToken {
            token_at: start,
            at,
            end: self.shown_end(at, ']'),
            problem,
        }
    }
}
