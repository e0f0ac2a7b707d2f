//! Tag pairs.

use super::{BadToken, Lexer, TokenKind};
use crate::rules::notation::pgn::BLANKS;
use crate::rules::notation::pgn::error::PgnProblem;
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
        let Some(value) = self.tag_value() else {
            return Err(self.bad_tag(start, value_at - 1, PgnProblem::UnclosedValue));
        };
        self.pass_blanks();
        if !self.rest().starts_with(']') {
            return Err(self.bad_tag(start, start, PgnProblem::BadTag));
        }
        self.at += 1;
        Ok(TokenKind::Tag {
            name,
            value,
            value_at,
        })
    }

    /// What stands between quotes, with `\"` and `\\` read; another backslash is just that.
    fn tag_value(&mut self) -> Option<String> {
        let mut value = String::new();
        let mut letters = self.rest().char_indices().peekable();
        while let Some((at, letter)) = letters.next() {
            match letter {
                '"' => {
                    self.at += at + 1;
                    return Some(value);
                }
                '\n' | '\r' => return None,
                '\\' => {
                    let escaped = letters.next_if(|(_, next)| matches!(next, '"' | '\\'));
                    value.push(escaped.map_or('\\', |(_, letter)| letter));
                }
                _ => value.push(letter),
            }
        }
        None
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
