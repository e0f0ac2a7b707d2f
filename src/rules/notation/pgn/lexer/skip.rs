//! Passing over variations, and finding the next game when something is not closed.

use super::{BadToken, Lexer};
use crate::rules::notation::pgn::begins_game;
use crate::rules::notation::pgn::error::PgnProblem;

impl Lexer<'_> {
    /// Passes over a variation and those inside it, counting instead of recursing.
    pub(super) fn pass_variation(&mut self) -> Result<(), BadToken> {
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
    pub(super) fn find_before_next_game(
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

    /// Goes to the next game; shows how what is not closed begins.
    pub(super) fn unclosed(
        &mut self,
        at: usize,
        next_game: usize,
        problem: PgnProblem,
    ) -> BadToken {
        self.at = next_game;
        BadToken {
            token_at: at,
            at,
            end: self.shown_end(at, '\n'),
            problem,
        }
    }
}
