//! Cuts a PGN into what the reader needs; passes over what it doesn't.

use super::error::PgnProblem;
use super::game::PgnResult;
use super::tags::is_name;
use super::{BLANKS, begins_game, is_space};

/// A piece of the text, with the byte it begins at.
pub(super) struct Token<'a> {
    pub(super) at: usize,
    pub(super) kind: TokenKind<'a>,
}

pub(super) enum TokenKind<'a> {
    Tag {
        name: &'a str,
        value: String,
        value_at: usize,
    },
    Comment(&'a str),
    Nag(u8),
    Result(PgnResult),
    Word(&'a str),
}

/// Something that is no token: where it begins, which bytes of it are wrong, and why.
pub(super) struct BadToken {
    pub(super) token_at: usize,
    pub(super) at: usize,
    pub(super) end: usize,
    pub(super) problem: PgnProblem,
}

/// Every call of `next` goes on by at least a byte, whatever it returns, so all tokens together
/// take linear time.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn next(&mut self) -> Result<Option<Token<'a>>, BadToken> {
        loop {
            let at = self.at;
            let Some(first) = self.rest().chars().next() else {
                return Ok(None);
            };
            let kind = match first {
                '%' if self.is_line_start() => {
                    self.at = self.line_end();
                    continue;
                }
                '.' => {
                    self.at += 1;
                    continue;
                }
                _ if is_space(first) => {
                    self.at += 1;
                    continue;
                }
                '(' => {
                    self.pass_variation()?;
                    continue;
                }
                ';' => self.line_comment(),
                '{' => self.brace_comment()?,
                '[' => self.tag()?,
                '$' => self.nag()?,
                '!' | '?' => match self.glyph() {
                    Some(nag) => TokenKind::Nag(nag),
                    None => continue,
                },
                '*' => {
                    self.at += 1;
                    TokenKind::Result(PgnResult::Unknown)
                }
                ')' => return Err(self.bad_letter(first, PgnProblem::UnopenedVariation)),
                '}' | ']' | '"' | '<' | '>' => {
                    return Err(self.bad_letter(first, PgnProblem::Unexpected));
                }
                _ => match self.word() {
                    Some(kind) => kind,
                    None => continue,
                },
            };
            return Ok(Some(Token { at, kind }));
        }
    }

    /// Passes over the rest of the tags after one that can't be read.
    pub(super) fn pass_tags(&mut self) {
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
    pub(super) fn looks_like_tag_line(&self, at: usize) -> bool {
        let before = self.text[..at].trim_end_matches(BLANKS);
        let letter = self.text[at..].strip_prefix('[').and_then(|rest| {
            let name = rest.trim_start_matches(BLANKS);
            name.chars().next()
        });
        (before.is_empty() || before.ends_with('\n')) && letter.is_some_and(is_name)
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn is_line_start(&self) -> bool {
        self.at == 0 || self.text.as_bytes()[self.at - 1] == b'\n'
    }

    /// The end of the line that `at` stands in.
    fn line_end(&self) -> usize {
        self.rest()
            .find('\n')
            .map_or(self.text.len(), |length| self.at + length)
    }

    /// A word; `None` for a move number, which is passed over with its dots.
    fn word(&mut self) -> Option<TokenKind<'a>> {
        let rest = self.rest();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 && rest[digits..].starts_with('.') {
            self.at += digits;
            return None;
        }
        let length = rest.find(ends_word).unwrap_or(rest.len());
        self.at += length;
        let word = &rest[..length];
        match PgnResult::from_name(word) {
            Some(result) => Some(TokenKind::Result(result)),
            None if digits == length => None,
            None => Some(TokenKind::Word(word)),
        }
    }

    fn nag(&mut self) -> Result<TokenKind<'a>, BadToken> {
        let at = self.at;
        let behind = &self.rest()[1..];
        let length = behind.find(ends_word).unwrap_or(behind.len());
        self.at += 1 + length;
        let number = &behind[..length];
        // `parse` alone would let a plus sign through.
        let digits = number.bytes().all(|byte| byte.is_ascii_digit());
        let number = number.parse().ok().filter(|_| digits);
        number.map(TokenKind::Nag).ok_or(BadToken {
            token_at: at,
            at,
            end: self.at,
            problem: PgnProblem::BadAnnotation,
        })
    }

    /// The number of `!`, `?` and so on; `None` for marks that have none.
    fn glyph(&mut self) -> Option<u8> {
        let rest = self.rest();
        let length = rest
            .find(|letter| !matches!(letter, '!' | '?'))
            .unwrap_or(rest.len());
        self.at += length;
        let glyphs = ["!", "?", "!!", "??", "!?", "?!"];
        let place = glyphs.iter().position(|glyph| *glyph == &rest[..length])?;
        Some(place as u8 + 1)
    }

    fn line_comment(&mut self) -> TokenKind<'a> {
        let start = self.at + 1;
        self.at = self.line_end();
        TokenKind::Comment(&self.text[start..self.at])
    }

    fn brace_comment(&mut self) -> Result<TokenKind<'a>, BadToken> {
        let start = self.at;
        match self.find_before_next_game(start + 1, |byte| byte == b'}') {
            Ok(end) => {
                self.at = end + 1;
                Ok(TokenKind::Comment(&self.text[start + 1..end]))
            }
            Err(next_game) => Err(self.unclosed(start, next_game, PgnProblem::UnclosedComment)),
        }
    }

    /// Passes over a variation and those inside it, counting instead of recursing.
    fn pass_variation(&mut self) -> Result<(), BadToken> {
        let start = self.at;
        let mut depth = 0_usize;
        loop {
            let found = self.find_before_next_game(self.at, |byte| {
                matches!(byte, b'(' | b')' | b'{' | b';' | b'%')
            });
            match found {
                Ok(place) => self.at = place,
                Err(next_game) => {
                    return Err(self.unclosed(start, next_game, PgnProblem::UnclosedVariation));
                }
            }
            match self.text.as_bytes()[self.at] {
                b'(' => {
                    depth += 1;
                    self.at += 1;
                }
                b')' => {
                    depth -= 1;
                    self.at += 1;
                    if depth == 0 {
                        return Ok(());
                    }
                }
                b'{' => {
                    self.brace_comment()?;
                }
                b'%' if !self.is_line_start() => self.at += 1,
                _ => self.at = self.line_end(),
            }
        }
    }

    /// The first such byte from `from` on, or where the next game begins (or the text ends).
    fn find_before_next_game(
        &self,
        from: usize,
        wanted: impl Fn(u8) -> bool,
    ) -> Result<usize, usize> {
        let bytes = self.text.as_bytes();
        let mut line_is_empty = from == 0 || bytes[from - 1] == b'\n';
        let mut after_empty_line = false;
        for (at, &byte) in bytes.iter().enumerate().skip(from) {
            if wanted(byte) {
                return Ok(at);
            }
            match byte {
                b'\n' => {
                    after_empty_line = line_is_empty;
                    line_is_empty = true;
                }
                b' ' | b'\t' | b'\r' => {}
                b'[' if line_is_empty && after_empty_line && begins_game(&self.text[at..]) => {
                    return Err(at);
                }
                _ => line_is_empty = false,
            }
        }
        Err(bytes.len())
    }

    fn tag(&mut self) -> Result<TokenKind<'a>, BadToken> {
        let start = self.at;
        self.at += 1;
        self.pass_blanks();
        let rest = self.rest();
        let length = rest.len() - rest.trim_start_matches(is_name).len();
        let name = &rest[..length];
        self.at += length;
        self.pass_blanks();
        if name.is_empty() || !self.rest().starts_with('"') {
            return Err(self.bad_line(start, start, PgnProblem::BadTag));
        }
        self.at += 1;
        let value_at = self.at;
        let Some(value) = self.tag_value() else {
            self.at = value_at;
            return Err(self.bad_line(start, value_at - 1, PgnProblem::UnclosedValue));
        };
        self.pass_blanks();
        if !self.rest().starts_with(']') {
            return Err(self.bad_line(start, start, PgnProblem::BadTag));
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

    fn bad_letter(&mut self, letter: char, problem: PgnProblem) -> BadToken {
        let at = self.at;
        self.at += letter.len_utf8();
        BadToken {
            token_at: at,
            at,
            end: self.at,
            problem,
        }
    }

    /// Passes over the rest of the line.
    fn bad_line(&mut self, token_at: usize, at: usize, problem: PgnProblem) -> BadToken {
        self.at = self.line_end();
        BadToken {
            token_at,
            at,
            end: self.at,
            problem,
        }
    }

    /// Goes to the next game; shows the line that opened what is not closed.
    fn unclosed(&mut self, at: usize, next_game: usize, problem: PgnProblem) -> BadToken {
        self.at = at;
        let end = self.line_end();
        self.at = next_game;
        BadToken {
            token_at: at,
            at,
            end,
            problem,
        }
    }
}

fn ends_word(letter: char) -> bool {
    is_space(letter) || "{}()[];$!?\"*<>".contains(letter)
}
