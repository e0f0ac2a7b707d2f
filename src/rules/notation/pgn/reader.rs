//! Reading PGN.

use std::iter::FusedIterator;

use super::add_comment;
use super::error::{PgnError, PgnProblem};
use super::game::PgnGame;
use super::head::Head;
use super::lexer::{BadToken, Lexer, TokenKind};
use super::mend::MOST_MOVES;
use crate::rules::notation::{San, excerpt};
use crate::rules::position::Position;
use crate::rules::position::Strictness;

/// Reads the games of a text, one after the other, in linear time.
///
/// ```
/// use chesslings::rules::{PgnReader, Strictness};
///
/// let text = "1. e4 e5 2. Ke3 *\n\n1. d4 {quiet} d5 1/2-1/2";
/// let games: Vec<_> = PgnReader::new(text, Strictness::Game).collect();
/// let error = games[0].as_ref().unwrap_err();
/// assert_eq!((error.game, error.line, error.column), (1, 1, 13));
/// assert_eq!(games[1].as_ref().unwrap().moves()[0].comment, "quiet");
/// ```
#[derive(Clone, Debug)]
pub struct PgnReader<'a> {
    lexer: Lexer<'a>,
    strictness: Strictness,
    place: Place,
    game: usize,
}

impl<'a> PgnReader<'a> {
    /// Reads this text; `strictness` is for games that start from a FEN.
    pub fn new(text: &'a str, strictness: Strictness) -> PgnReader<'a> {
        PgnReader::resume(text, strictness, 1, 1)
    }

    /// Reads a part of a longer text: its first game and line have these numbers.
    ///
    /// A text may be cut before a line that [begins a game](super::begins_game).
    pub fn resume(
        text: &'a str,
        strictness: Strictness,
        game: usize,
        line: usize,
    ) -> PgnReader<'a> {
        let mark = '\u{feff}';
        let at = text.strip_prefix(mark).map_or(0, |_| mark.len_utf8());
        PgnReader {
            lexer: Lexer { text, at },
            strictness,
            place: Place {
                at,
                line,
                column: 1,
            },
            game,
        }
    }

    /// Reads a game and goes to the next; `None` if none is left.
    pub(super) fn read(&mut self) -> Option<Result<PgnGame, Fault<'a>>> {
        let read = self.read_or_stop()?;
        Some(read.map_err(|stop| self.fault(stop)))
    }

    fn read_or_stop(&mut self) -> Option<Result<PgnGame, Stop>> {
        let head = match Head::read(&mut self.lexer) {
            Ok(head) => head?,
            Err(bad) => {
                if bad.problem.is_about_tags() {
                    self.lexer.pass_tags();
                }
                self.pass_moves();
                return Some(Err(bad.into()));
            }
        };
        let game = self.read_moves(head);
        if game.is_err() {
            self.pass_moves();
        }
        Some(game)
    }

    fn read_moves(&mut self, head: Head<'a>) -> Result<PgnGame, Stop> {
        let start = head.start(self.lexer.text, self.strictness)?;
        let mut game = PgnGame::new(start.unwrap_or(Position::START));
        game.tags = head.tags();
        game.comment = head.comment;
        game.result = head.result;
        loop {
            let token = match self.lexer.next() {
                Ok(Some(token)) => token,
                Ok(None) => return Ok(game),
                Err(bad) if self.begins_head(&bad) => {
                    self.lexer.at = bad.token_at;
                    return Ok(game);
                }
                Err(bad) => return Err(bad.into()),
            };
            match token.kind {
                TokenKind::Tag { .. } if self.lexer.looks_like_tag_line(token.at) => {
                    self.lexer.at = token.at;
                    return Ok(game);
                }
                TokenKind::Tag { .. } => {
                    return Err(Stop {
                        at: token.at,
                        end: self.lexer.at,
                        why: Why::Problem(PgnProblem::Unexpected),
                    });
                }
                TokenKind::Result(result) => {
                    game.result = result;
                    return Ok(game);
                }
                TokenKind::Comment(text) => {
                    if let Some(last) = game.moves_mut().last_mut() {
                        add_comment(&mut last.comment, text);
                    } else {
                        add_comment(&mut game.comment, text);
                    }
                }
                TokenKind::Nag(nag) => {
                    if let Some(last) = game.moves_mut().last_mut() {
                        last.nags.push(nag);
                    }
                }
                // Said about the move before.
                TokenKind::Word("e.p." | "ep") if !game.moves().is_empty() => {}
                TokenKind::Word(word) => {
                    let position = *game.end();
                    let stop = |why| Stop {
                        at: token.at,
                        end: token.at + word.len(),
                        why,
                    };
                    if game.moves().len() == MOST_MOVES {
                        return Err(stop(Why::Problem(PgnProblem::TooLong)));
                    }
                    let san = word.parse::<San>().ok();
                    let played = san.and_then(|san| san.only(&position));
                    game.push(played.ok_or_else(|| stop(Why::Move(Box::new(position))))?);
                }
            }
        }
    }

    /// Passes over the rest of a game.
    fn pass_moves(&mut self) {
        loop {
            match self.lexer.next() {
                Ok(Some(token)) => match token.kind {
                    TokenKind::Tag { .. } if self.lexer.looks_like_tag_line(token.at) => {
                        self.lexer.at = token.at;
                        return;
                    }
                    TokenKind::Result(_) => return,
                    _ => {}
                },
                Ok(None) => return,
                Err(bad) if self.begins_head(&bad) => {
                    self.lexer.at = bad.token_at;
                    return;
                }
                Err(_) => {}
            }
        }
    }

    /// Whether this is a misspelt tag of the next game rather than something among moves.
    fn begins_head(&self, bad: &BadToken) -> bool {
        bad.problem.is_about_tags() && self.lexer.looks_like_tag_line(bad.token_at)
    }

    fn fault(&mut self, stop: Stop) -> Fault<'a> {
        let text = self.lexer.text;
        self.place.advance(text, stop.at);
        Fault {
            line: self.place.line,
            column: self.place.column,
            word: text[stop.at..stop.end].trim_end(),
            why: stop.why,
        }
    }
}

/// Where a game can't be read, and why.
pub(super) struct Fault<'a> {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) word: &'a str,
    pub(super) why: Why,
}

/// What is wrong with a move is found out for those who say it: that takes all rules.
pub(super) enum Why {
    Problem(PgnProblem),
    /// No move of this position.
    Move(Box<Position>),
}

/// The bytes that can't be read.
struct Stop {
    at: usize,
    end: usize,
    why: Why,
}

impl From<BadToken> for Stop {
    fn from(bad: BadToken) -> Stop {
        Stop {
            at: bad.at,
            end: bad.end,
            why: Why::Problem(bad.problem),
        }
    }
}

impl Why {
    /// What is wrong with this word.
    pub(super) fn of(self, word: &str) -> PgnProblem {
        match self {
            Why::Problem(problem) => problem,
            Why::Move(position) => match position.read_san(word) {
                Err(error) => PgnProblem::Move {
                    error: Box::new(error),
                    position,
                },
                Ok(_) => PgnProblem::Unexpected,
            },
        }
    }
}

impl Iterator for PgnReader<'_> {
    type Item = Result<PgnGame, PgnError>;

    fn next(&mut self) -> Option<Result<PgnGame, PgnError>> {
        let game = self.game;
        self.game += 1;
        Some(self.read()?.map_err(|fault| PgnError {
            game,
            line: fault.line,
            column: fault.column,
            text: excerpt(fault.word),
            problem: fault.why.of(fault.word),
        }))
    }
}

impl FusedIterator for PgnReader<'_> {}

/// A byte of the text with its line and column. It only goes on, so that all errors together
/// cost one look at the text.
#[derive(Clone, Debug)]
struct Place {
    at: usize,
    line: usize,
    column: usize,
}

impl Place {
    fn advance(&mut self, text: &str, to: usize) {
        for letter in text.get(self.at..to).unwrap_or_default().chars() {
            if letter == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        self.at = self.at.max(to);
    }
}
