//! The player to move as a type, so that the compiler makes one move generator for each.

use super::piece::{Color, Kind};
use super::schema::{Schema, Step};
use super::squareset::SquareSet;

/// White or Black, known when compiling.
pub(in crate::rules) trait Player {
    /// The other player.
    type Opponent: Player;

    const COLOR: Color;

    /// The step with which a pawn moves.
    const PAWN_MOVE: Step = Schema::of(Kind::Pawn).moves[0].seen_by(Self::COLOR);

    /// The two steps with which a pawn takes.
    const PAWN_TAKES: [Step; 2] = {
        let steps = Schema::of(Kind::Pawn).captures;
        [steps[0].seen_by(Self::COLOR), steps[1].seen_by(Self::COLOR)]
    };

    /// The squares from which a pawn may repeat its step.
    const PAWN_FIRST_ROW: SquareSet = {
        let mut squares = SquareSet::EMPTY;
        let mut i = 0;
        while i < 8 {
            if Schema::of(Kind::Pawn).max_n_from(Self::COLOR, i, 8) > 1 {
                squares = SquareSet(squares.0 | SquareSet::row(i).0);
            }
            i += 1;
        }
        squares
    };
}

pub(in crate::rules) struct White;
pub(in crate::rules) struct Black;

impl Player for White {
    type Opponent = Black;
    const COLOR: Color = Color::White;
}

impl Player for Black {
    type Opponent = White;
    const COLOR: Color = Color::Black;
}
