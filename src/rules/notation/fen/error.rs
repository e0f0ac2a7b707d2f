//! What can be wrong with a FEN.

use std::fmt;

use crate::rules::position::PositionError;

/// A FEN that can't be read, or describes an impossible position: which field, where, and what.
///
/// ```
/// use chesslings::rules::{FenField, FenProblem, Position, Strictness};
///
/// let error = Position::from_fen("8/8/44/8/8/8/8/8 w - - 0 1", Strictness::Teaching).unwrap_err();
/// assert_eq!(error.field, FenField::Placement);
/// assert_eq!(error.column, 6);
/// assert_eq!(error.problem, FenProblem::DigitPair);
/// assert!(error.is_syntax());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The field that is wrong.
    pub field: FenField,
    /// Where in the text, in characters counted from 1. Just behind the end for what is missing.
    pub column: usize,
    /// What is wrong there.
    pub problem: FenProblem,
}

/// The six fields of a FEN, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FenField {
    /// Who stands where: `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR`.
    Placement,
    /// Who moves: `w` or `b`.
    Turn,
    /// Which castlings are not lost: `KQkq`, or `-`.
    Castling,
    /// The square a pawn has just passed over, or `-`.
    EnPassant,
    /// Moves of either player since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the move.
    MoveNumber,
}

/// What is wrong with a field of a FEN.
///
/// All but [`Impossible`](FenProblem::Impossible) are matters of spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenProblem {
    /// The text ends before the field.
    Missing,
    /// No piece has this letter, and it is no digit from 1 to 8.
    UnknownPiece(char),
    /// Two digits side by side, like `44`; their sum should stand there.
    DigitPair,
    /// A rank has more or fewer than eight squares.
    RankLength {
        /// The number of the rank, 1 to 8.
        rank: u8,
        /// How many squares the text gives it.
        squares: usize,
    },
    /// There are more or fewer than eight ranks.
    RankCount(usize),
    /// The turn is neither `w` nor `b`.
    UnknownTurn(String),
    /// A castling is none of `K`, `Q`, `k`, `q`.
    UnknownCastling(char),
    /// A castling stands twice.
    RepeatedCastling(char),
    /// The en passant field is neither a square nor `-`.
    UnknownSquare(String),
    /// A clock is no number.
    NotANumber(String),
    /// A clock is larger than 65535.
    NumberTooLarge(String),
    /// Something stands behind the last field.
    TextAfterEnd(String),
    /// All can be read, but the position can't be.
    Impossible(PositionError),
}

impl FenError {
    /// Whether the text can't even be read; else it describes a position that can't be.
    pub const fn is_syntax(&self) -> bool {
        !matches!(self.problem, FenProblem::Impossible(_))
    }
}

impl FenField {
    /// All six, in their order.
    pub const ALL: [FenField; 6] = [
        FenField::Placement,
        FenField::Turn,
        FenField::Castling,
        FenField::EnPassant,
        FenField::HalfmoveClock,
        FenField::MoveNumber,
    ];

    /// The English name.
    pub const fn name(self) -> &'static str {
        match self {
            FenField::Placement => "placement",
            FenField::Turn => "turn",
            FenField::Castling => "castling",
            FenField::EnPassant => "en passant",
            FenField::HalfmoveClock => "half-move clock",
            FenField::MoveNumber => "move number",
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (field, column) = (self.field.name(), self.column);
        write!(f, "{field}, column {column}: {}", self.problem)
    }
}

impl fmt::Display for FenProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenProblem::Missing => f.write_str("the field is missing"),
            FenProblem::UnknownPiece(letter) => {
                write!(f, "{letter:?} is neither a piece nor a digit from 1 to 8")
            }
            FenProblem::DigitPair => f.write_str("two digits side by side"),
            FenProblem::RankLength { rank, squares } => {
                write!(f, "rank {rank} has {squares} squares instead of 8")
            }
            FenProblem::RankCount(count) => write!(f, "{count} ranks instead of 8"),
            FenProblem::UnknownTurn(text) => write!(f, "{text:?} is neither w nor b"),
            FenProblem::UnknownCastling(letter) => {
                write!(f, "{letter:?} is none of K, Q, k and q")
            }
            FenProblem::RepeatedCastling(letter) => write!(f, "{letter:?} stands twice"),
            FenProblem::UnknownSquare(text) => write!(f, "{text:?} is neither a square nor -"),
            FenProblem::NotANumber(text) => write!(f, "{text:?} is no number"),
            FenProblem::NumberTooLarge(text) => write!(f, "{text:?} is too large"),
            FenProblem::TextAfterEnd(text) => write!(f, "{text:?} stands behind the last field"),
            FenProblem::Impossible(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FenError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            FenProblem::Impossible(error) => Some(error),
            _ => None,
        }
    }
}
