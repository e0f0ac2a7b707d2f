//! Small games: each side has its own way to win.

use super::opening::Opening;
use crate::rules::{Color, Kind, Move, Position, Setup};

/// What a side wins by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Checkmate, as in the real game.
    Mate,
    /// Giving check first.
    Check,
    /// Getting a pawn to the last row.
    Promote,
    /// Taking everything but the king.
    TakeAll,
    /// Getting a piece to the last row.
    FarRow,
    /// Getting ready: a centre pawn ahead, three pieces out, castled, no piece lost.
    Opening,
}

/// How a small game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Somebody won.
    Won {
        /// Who.
        winner: Color,
        /// By what.
        by: Goal,
    },
    /// Whoever is to move has no move, or nothing happens any more.
    Drawn,
}

/// The rules of a small game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// What White wins by.
    pub white: Goal,
    /// What Black wins by.
    pub black: Goal,
}

impl MatchGame {
    /// What a side wins by.
    pub const fn goal(self, color: Color) -> Goal {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// How the game stands after a move, if it has ended.
    pub fn end(self, played: Move, after: &Position) -> Option<End> {
        let winner = played.piece().color;
        let won = |by| Some(End::Won { winner, by });
        let reached = played.to().i() == winner.last_row();
        match self.goal(winner) {
            Goal::Promote if played.promotion().is_some() => return won(Goal::Promote),
            Goal::FarRow if reached => return won(Goal::FarRow),
            Goal::Check if after.in_check() => return won(Goal::Check),
            Goal::Opening if Opening::of(after, winner).is_ready() => return won(Goal::Opening),
            _ => {}
        }
        let loser = winner.other();
        let by_taking = self.goal(winner) == Goal::TakeAll || self.goal(loser) == Goal::Promote;
        // Without any piece there is no winning, whatever the goals are.
        let nobody_left = after.setup().by_color(loser).is_empty();
        if nobody_left || by_taking && is_bare(after.setup(), loser) {
            return won(Goal::TakeAll);
        }
        if after.is_checkmate() {
            return won(Goal::Mate);
        }
        let both_mate = self.white == Goal::Mate && self.black == Goal::Mate;
        let over = after.is_stalemate() || after.is_fifty_moves() || both_mate && after.is_dead();
        over.then_some(End::Drawn)
    }
}

/// Whether a side has nothing but its king.
fn is_bare(setup: &Setup, color: Color) -> bool {
    setup.by_color(color).is_within(setup.of(color, Kind::King))
}
