//! A move that knows what it does.

use std::fmt;

use super::castling::{Castle, Wing};
use super::piece::{Kind, Piece};
use super::square::Square;

/// A move of a [`Position`](super::Position), with all it does there.
///
/// Only a position makes moves, so a `Move` has been legal (or, from
/// [`pseudo_move`](super::Position::pseudo_move), nearly so) in the position it came from.
/// Prints as in UCI: `e2e4`, `e1g1`, `e7e8q`.
///
/// ```
/// use chesslings::rules::{Kind, Position, Special, Square};
///
/// let start = Position::START;
/// let push = start.legal_move(Square::E2, Square::E4, None).unwrap();
/// assert_eq!(push.special(), Special::DoubleStep);
/// assert_eq!(push.piece().kind, Kind::Pawn);
/// assert_eq!(push.captured(), None);
/// assert_eq!(push.to_string(), "e2e4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    from: Square,
    to: Square,
    piece: Piece,
    captured: Option<Kind>,
    special: Special,
}

/// What is out of the ordinary about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Special {
    /// Nothing.
    None,
    /// A pawn's first move over two squares.
    DoubleStep,
    /// A pawn takes a pawn that has just passed it; the taken one stands beside.
    EnPassant {
        /// Where the taken pawn stands.
        taken: Square,
    },
    /// King and rook move together.
    Castling(Wing),
    /// The pawn becomes this.
    Promotion(Kind),
}

impl Move {
    /// Where the piece comes from.
    #[inline]
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where it goes; the king's own target when castling.
    #[inline]
    pub const fn to(self) -> Square {
        self.to
    }

    /// What moves: the pawn when promoting, the king when castling.
    #[inline]
    pub const fn piece(self) -> Piece {
        self.piece
    }

    /// What is taken.
    #[inline]
    pub const fn captured(self) -> Option<Kind> {
        self.captured
    }

    /// Where the taken piece stands: on the target but for en passant.
    pub const fn captured_at(self) -> Option<Square> {
        match (self.captured, self.special) {
            (None, _) => None,
            (Some(_), Special::EnPassant { taken }) => Some(taken),
            (Some(_), _) => Some(self.to),
        }
    }

    /// What is out of the ordinary.
    #[inline]
    pub const fn special(self) -> Special {
        self.special
    }

    /// What the pawn becomes.
    pub const fn promotion(self) -> Option<Kind> {
        match self.special {
            Special::Promotion(kind) => Some(kind),
            _ => None,
        }
    }

    /// Which castling this is.
    pub const fn castle(self) -> Option<&'static Castle> {
        match self.special {
            Special::Castling(wing) => Some(Castle::of(self.piece.color, wing)),
            _ => None,
        }
    }

    /// Whether something is taken.
    pub const fn is_capture(self) -> bool {
        self.captured.is_some()
    }

    /// Whether the fifty-move count starts anew: something is taken or a pawn moves.
    pub const fn is_irreversible(self) -> bool {
        self.is_capture() || self.piece.is_pawn()
    }

    #[inline]
    pub(in crate::rules) const fn new(
        piece: Piece,
        from: Square,
        to: Square,
        captured: Option<Kind>,
        special: Special,
    ) -> Move {
        Move {
            from,
            to,
            piece,
            captured,
            special,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion() {
            Some(kind) => write!(f, "{}", kind.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}
