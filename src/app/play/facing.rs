//! How the board lies between two players.

use crate::app::Turned;
use crate::app::board::Side;
use crate::rules::Color;

/// How the board lies between two players who share one screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Facing {
    /// It stays as it is.
    #[default]
    Fixed,
    /// It turns to the player whose move it is.
    Mover,
    /// It lies between the players: what belongs to the one at the top stands on its head.
    Across,
}

impl Facing {
    /// All ways.
    pub const ALL: [Self; 3] = [Self::Fixed, Self::Mover, Self::Across];

    /// The name under which the choice is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fixed => "fixed",
            Self::Mover => "mover",
            Self::Across => "across",
        }
    }

    /// The choice stored under `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|facing| facing.name() == name)
    }

    /// Which pieces stand on their heads when this side is at the bottom.
    pub(super) fn turned(self, bottom: Side) -> Turned {
        match self {
            Self::Fixed | Self::Mover => Turned::Nobody,
            Self::Across => Turned::Only(color_of(bottom.other())),
        }
    }
}

/// Who sits at a side of the board.
pub(super) const fn color_of(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}
