//! Marks and lines on the board. Each has a shape of its own; no meaning rests on colour.

use crate::rules::Square;

/// Something the reader should see on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The piece may go here: a dot; where a star is, a ring around it.
    Quiet,
    /// The piece may take here: a ring.
    Capture,
    /// The king may castle here: a dot with a small tower.
    Castling,
    /// The pawn may take en passant here: a ring with a dot.
    EnPassant,
    /// The pawn turns into another piece here: a crown.
    Promotion,
    /// The last move went from or to here: corner brackets.
    LastMove,
    /// The piece in hand: a double frame.
    Selected,
    /// The king in check: a jagged burst.
    Check,
    /// The piece that gives check: a thick circle with rays.
    Checker,
    /// Look here: a dashed frame.
    Hint,
    /// Go here: a star.
    Goal,
    /// Not here: a cross.
    Refused,
    /// This was asked for and is found: a tick.
    Found,
    /// This square is no part of the exercise: hatching.
    Outside,
    /// This piece or square is attacked: four corner triangles.
    Attacked,
    /// Somebody drew a circle around this: two thin circles.
    Circled,
    /// A square of an empty-board direction, with its distance: a number in a dot.
    Reach(u8),
}

impl Mark {
    /// All marks.
    pub const ALL: [Self; 17] = [
        Self::Quiet,
        Self::Capture,
        Self::Castling,
        Self::EnPassant,
        Self::Promotion,
        Self::LastMove,
        Self::Selected,
        Self::Check,
        Self::Checker,
        Self::Hint,
        Self::Goal,
        Self::Refused,
        Self::Found,
        Self::Outside,
        Self::Attacked,
        Self::Circled,
        Self::Reach(1),
    ];

    /// Whether the mark is painted over the piece on its square.
    pub const fn is_over_pieces(self) -> bool {
        matches!(
            self,
            Self::Capture
                | Self::EnPassant
                | Self::Promotion
                | Self::Refused
                | Self::Goal
                | Self::Found
                | Self::Reach(_)
                | Self::Quiet
        )
    }
}

/// A line from square to square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Where it starts.
    pub from: Square,
    /// Where it points.
    pub to: Square,
    /// What it means.
    pub kind: ArrowKind,
}

/// What a line means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
    /// Here an attack comes from: a thick arrow.
    Attack,
    /// This way a piece would have gone: a dashed line.
    Way,
    /// This way a piece has come: a dotted line with a small head.
    Trail,
    /// Move this there: a broad arrow with a light line in it.
    Hint,
}
