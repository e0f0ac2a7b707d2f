//! How a move misses its piece's schema.

use super::PieceAt;
use crate::rules::castling::Castle;
use crate::rules::piece::Kind;
use crate::rules::schema::{Mode, Schema, Step};
use crate::rules::square::Square;

/// Why a piece doesn't go somewhere, not even on an empty board: the first of these that holds.
///
/// All of it is read off the [`Schema`]; there is no second table of how pieces move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongWay {
    /// King and rook can castle, and the king wants past the square where that takes him: he
    /// castles by two squares.
    PastCastling {
        /// The castling he can have.
        castle: Castle,
    },
    /// The target lies behind a piece that only goes ahead.
    Backwards,
    /// The target lies on the row of a piece that only goes ahead.
    Sideways,
    /// A step of the piece leads there, but only if it is repeated too often.
    TooFar {
        /// How often it would have to be repeated.
        n: i8,
        /// How often the piece may repeat it from its square.
        most: i8,
        /// What the step is good for.
        mode: Mode,
    },
    /// Only a knight jumps like that.
    KnightsJump,
    /// The target lies on the row or column of a piece that doesn't go along them.
    Straight,
    /// The target lies on a diagonal of a piece that doesn't go along them.
    Diagonal,
    /// The target lies on no line through the start.
    Crooked,
}

impl WrongWay {
    /// How a target misses the schema of a piece; it must.
    pub(super) fn of(mover: PieceAt, to: Square) -> WrongWay {
        let PieceAt { piece, at } = mover;
        let schema = Schema::of(piece.kind);
        let wanted = Step::between(at, to).seen_by(piece.color);
        let only_ahead = schema.steps().all(|(step, _)| step.di > 0);
        if only_ahead && wanted.di < 0 {
            return WrongWay::Backwards;
        }
        if only_ahead && wanted.di == 0 {
            return WrongWay::Sideways;
        }
        let farther = |(step, mode)| {
            let n = wanted.repeats(step)?;
            let most = schema.limit(mode, piece.color, at.i(), 8);
            Some(WrongWay::TooFar { n, most, mode })
        };
        if let Some(too_far) = schema.steps().find_map(farther) {
            return too_far;
        }
        let along = |kind| {
            let mut steps = Schema::of(kind).moves.iter();
            steps.find_map(|&step| wanted.repeats(step))
        };
        if along(Kind::Knight) == Some(1) {
            WrongWay::KnightsJump
        } else if along(Kind::Rook).is_some() {
            WrongWay::Straight
        } else if along(Kind::Bishop).is_some() {
            WrongWay::Diagonal
        } else {
            WrongWay::Crooked
        }
    }

    /// Whether the piece would get there if it stood on its first row.
    pub(super) fn is_double_step(self, kind: Kind) -> bool {
        let first = Schema::of(kind).from_first_row;
        match self {
            WrongWay::TooFar { n, mode, .. } if mode != Mode::CaptureOnly => {
                first.is_some_and(|first| n <= first.max_n)
            }
            _ => false,
        }
    }

    pub(super) const fn code(&self) -> &'static str {
        match self {
            WrongWay::PastCastling { .. } => "castling-two-squares",
            WrongWay::Backwards => "backwards",
            WrongWay::Sideways => "sideways",
            WrongWay::TooFar { .. } => "too-far",
            WrongWay::KnightsJump => "knights-jump",
            WrongWay::Straight => "straight",
            WrongWay::Diagonal => "diagonal",
            WrongWay::Crooked => "not-its-move",
        }
    }
}
