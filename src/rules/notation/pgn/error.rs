//! What can be wrong with a game as text.

use std::fmt;

use crate::rules::notation::fen::FenError;
use crate::rules::notation::san::SanError;
use crate::rules::position::Position;

/// A game that can't be read: which, where, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// Which game of the text, counted from 1.
    pub game: usize,
    /// The line, counted from 1.
    pub line: usize,
    /// Where in the line, in characters counted from 1.
    pub column: usize,
    /// What stands there.
    pub text: String,
    /// What is wrong with it.
    pub problem: PgnProblem,
}

/// Why a game can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnProblem {
    /// A tag pair is not like `[Name "value"]`.
    BadTag,
    /// The value of a tag has no closing quote on its line.
    UnclosedValue,
    /// A comment has no closing brace before the next game.
    UnclosedComment,
    /// A variation has no closing parenthesis before the next game.
    UnclosedVariation,
    /// A closing parenthesis closes nothing.
    UnopenedVariation,
    /// `$` without a number from 0 to 255.
    BadAnnotation,
    /// Something that has no place among moves.
    Unexpected,
    /// More moves than any game has.
    TooLong,
    /// The FEN the game starts from.
    Fen(FenError),
    /// A move.
    Move {
        /// What is wrong with the move.
        error: Box<SanError>,
        /// Where it should have been played.
        position: Box<Position>,
    },
}

impl PgnProblem {
    pub(super) const fn is_about_tags(&self) -> bool {
        matches!(self, PgnProblem::BadTag | PgnProblem::UnclosedValue)
    }
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PgnError { line, column, .. } = self;
        write!(f, "line {line}, column {column}: ")?;
        match &self.problem {
            PgnProblem::BadTag => write!(f, "{:?} is no tag like [Name \"value\"]", self.text),
            PgnProblem::UnclosedValue => write!(f, "no closing quote: {:?}", self.text),
            PgnProblem::UnclosedComment => write!(f, "no closing brace: {:?}", self.text),
            PgnProblem::UnclosedVariation => write!(f, "no closing parenthesis: {:?}", self.text),
            PgnProblem::UnopenedVariation => f.write_str("a closing parenthesis closes nothing"),
            PgnProblem::BadAnnotation => {
                write!(f, "{:?} is no annotation from $0 to $255", self.text)
            }
            PgnProblem::Unexpected => write!(f, "{:?} has no place among moves", self.text),
            PgnProblem::TooLong => f.write_str("more moves than any game has"),
            PgnProblem::Fen(error) => write!(f, "FEN: {error}"),
            PgnProblem::Move { error, position } => {
                let number = position.fullmove_number();
                let dots = if position.turn().is_white() {
                    "."
                } else {
                    "..."
                };
                write!(f, "move {number}{dots} {error}")
            }
        }
    }
}

impl std::error::Error for PgnError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            PgnProblem::Fen(error) => Some(error),
            PgnProblem::Move { error, .. } => Some(error.as_ref()),
            _ => None,
        }
    }
}
