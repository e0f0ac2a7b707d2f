//! UCI: a move as engines write it, `e2e4`, `e1g1`, `e7e8q`. [`Move`]s print themselves so.

use std::fmt;

use super::excerpt;
use crate::rules::castling::CASTLES;
use crate::rules::moves::Move;
use crate::rules::piece::Kind;
use crate::rules::position::Position;
use crate::rules::square::Square;

/// A text that is no legal UCI move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciError {
    /// It doesn't name two squares and perhaps what a pawn becomes.
    Unreadable(String),
    /// A pawn reaches the last rank there, and the text doesn't say what it becomes.
    NeedsPromotion {
        /// Where the pawn comes from.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// The position has no such move.
    Illegal {
        /// Where the move starts.
        from: Square,
        /// Where it ends.
        to: Square,
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
    /// let (from, to) = (Square::G1, Square::G3);
    /// assert_eq!(start.read_uci("g1g3"), Err(UciError::Illegal { from, to }));
    /// ```
    ///
    /// # Errors
    ///
    /// Says whether the text can't be read, lacks the promotion, or names no legal move.
    pub fn read_uci(&self, text: &str) -> Result<Move, UciError> {
        let word = text.trim();
        let Some((from, to, promotion)) = parse(word) else {
            return Err(UciError::Unreadable(excerpt(word)));
        };
        let target = self.castling_target(from, to).unwrap_or(to);
        if let Some(legal) = self.legal_move(from, target, promotion) {
            Ok(legal)
        } else if promotion.is_none() && self.legal_targets(from).contains(to) {
            Err(UciError::NeedsPromotion { from, to })
        } else {
            Err(UciError::Illegal { from, to })
        }
    }

    /// Where the king goes if this is a king that takes its own castling rook.
    fn castling_target(&self, from: Square, to: Square) -> Option<Square> {
        let rights = self.castling();
        let castle = CASTLES.iter().find(|castle| {
            castle.color == self.turn() && castle.king_from == from && castle.rook_from == to
        })?;
        rights
            .has(castle.color, castle.wing)
            .then_some(castle.king_to)
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
            UciError::NeedsPromotion { from, to } => {
                write!(f, "{from}{to} must say what the pawn becomes")
            }
            UciError::Illegal { from, to } => write!(f, "{from}{to} is not legal"),
        }
    }
}

impl std::error::Error for UciError {}
