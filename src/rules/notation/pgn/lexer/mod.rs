//! Cuts a PGN into what the reader needs; passes over what it doesn't.

mod skip;
mod tag;

use super::error::PgnProblem;
use super::game::PgnResult;
use super::is_space;

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

    /// Where to stop showing a text: behind the letter `last`, before the end of the line, or
    /// when it is enough. Never far, or many errors on one line would take long.
    fn shown_end(&self, at: usize, last: char) -> usize {
        const ENOUGH: usize = 100;
        let mut end = at;
        for letter in self.text[at..].chars().take(ENOUGH) {
            if letter == '\n' {
                break;
            }
            end += letter.len_utf8();
            if letter == last {
                break;
            }
        }
        end
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
}

fn ends_word(letter: char) -> bool {
    let is_sign = matches!(
        letter,
        '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '!' | '?' | '"' | '*' | '<' | '>'
    );
    is_sign || is_space(letter)
}
