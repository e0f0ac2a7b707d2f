//! The game so far, as the coach reads it.

use crate::rules::{Color, Game, Move, Position};

/// Positions and the moves between them.
#[derive(Clone, Debug)]
pub struct Story {
    /// One more than moves; there is at least one.
    positions: Vec<Position>,
    moves: Vec<Move>,
}

impl Story {
    /// The story goes on.
    pub fn play(&mut self, played: Move) {
        self.positions.push(self.now().play_unchecked(played));
        self.moves.push(played);
    }

    /// The position now.
    pub fn now(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// Whose move it is.
    pub fn turn(&self) -> Color {
        self.now().turn()
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position so many plies ago.
    pub fn ago(&self, plies: usize) -> Option<&Position> {
        Some(&self.positions[self.moves.len().checked_sub(plies)?])
    }

    /// The moves of the player to move, the last first.
    pub(super) fn own_moves(&self) -> impl Iterator<Item = Move> {
        self.moves.iter().rev().skip(1).step_by(2).copied()
    }

    /// Which move of the player to move comes next, counted from 1.
    pub(super) fn turn_number(&self) -> usize {
        self.own_moves().count() + 1
    }

    /// The same story up to this move.
    pub(super) fn until(&self, plies: usize) -> Story {
        Story {
            positions: self.positions[..=plies].to_vec(),
            moves: self.moves[..plies].to_vec(),
        }
    }
}

impl From<Position> for Story {
    fn from(position: Position) -> Story {
        Story {
            positions: vec![position],
            moves: Vec::new(),
        }
    }
}

impl From<&Game> for Story {
    fn from(game: &Game) -> Story {
        let mut story = Story::from(*game.start());
        for ply in game.plies() {
            story.play(ply.played);
        }
        story
    }
}
