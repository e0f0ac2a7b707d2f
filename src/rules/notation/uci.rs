//! UCI: a move as engines write it, `e2e4`, `e1g1`, `e7e8q`. [`Move`]s print themselves so.

use std::fmt;

use super::excerpt;
use crate::rules::moves::Move;
use crate::rules::piece::Kind;
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::square::Square;

/// A text that is no legal UCI move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciError {
    /// It doesn't name two squares and perhaps what a pawn becomes.
    Unreadable(String),
    /// The position has no such move.
    Illegal {
        /// Where the move starts.
        from: Square,
        /// Where it ends.
        to: Square,
        /// Why it is refused; also if only the promotion is missing.
        refusal: Refusal,
    },
}

impl Position {
    /// Reads a UCI move. Castling may also be written as king takes rook, `e1h1`; letters may
    /// be of either case.
    ///
    /// ```
    /// use chesslings::rules::{Position, Square, UciError};
    ///
    /// let start = Position::START;
    /// assert_eq!(start.read_uci("g1f3").unwrap().to_string(), "g1f3");
    /// let refused = start.read_uci("g1g3");
    /// assert!(matches!(refused, Err(UciError::Illegal { from: Square::G1, .. })));
    /// ```
    ///
    /// # Errors
    ///
    /// Says whether the text can't be read or names no legal move, and why.
    pub fn read_uci(&self, text: &str) -> Result<Move, UciError> {
        let word = text.trim();
        let Some((from, to, promotion)) = parse(word) else {
            return Err(UciError::Unreadable(excerpt(word)));
        };
        let castle = self.castling_by_rook(from, to);
        let target = castle.map_or(to, |castle| castle.king_to);
        self.try_move(from, target, promotion)
            .map_err(|refusal| UciError::Illegal { from, to, refusal })
    }

    /// The legal move that is written so, as moves are printed. For what this program has written
    /// itself: nobody is told what is wrong with it.
    pub fn written_move(&self, uci: &str) -> Option<Move> {
        let (from, to, promotion) = parse(uci)?;
        self.legal_move(from, to, promotion)
    }
}

fn parse(word: &str) -> Option<(Square, Square, Option<Kind>)> {
    let mut letters = word.chars();
    let from = square(letters.next()?, letters.next()?)?;
    let to = square(letters.next()?, letters.next()?)?;
    let promotion = match letters.next() {
        Some(letter) => Some(Kind::from_letter(letter).filter(|kind| kind.is_promotion())?),
        None => None,
    };
    letters.next().is_none().then_some((from, to, promotion))
}

fn square(file: char, rank: char) -> Option<Square> {
    Square::from_file_rank(file, rank.to_digit(10)? as u8)
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciError::Unreadable(text) => write!(f, "{text:?} is no move like e2e4 or e7e8q"),
            UciError::Illegal { from, to, .. } => write!(f, "{from}{to} is not legal"),
        }
    }
}

impl std::error::Error for UciError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            UciError::Unreadable(_) => None,
            UciError::Illegal { refusal, .. } => Some(refusal),
        }
    }
}
