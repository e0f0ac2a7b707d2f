//! The board as every screen uses it: where squares are, what a hand or a key does, what moves.
//!
//! The board knows no rules. A screen tells it what can be picked up ([`Hands`]), gets an
//! [`Intent`] back, and says what to show as a [`Picture`](super::Picture).

mod choosing;
mod input;
mod keys;
mod motion;
mod moving;
mod state;

pub(super) use choosing::Choosing;
pub use input::PointerEvent;
pub(super) use input::{Hands, Input, Intent};
pub use keys::BoardKey;
pub(super) use motion::DURATION;
pub(super) use motion::{Motion, Start};
pub(super) use moving::{Moving, Players, meant};
pub use state::BoardMsg;
pub(super) use state::{BoardState, Pressed};

use crate::rules::{Color, Square};

/// How exactly a stroke is followed, in squares, and for how long.
const STROKE_STEP: f64 = 0.1;
const MOST_STEPS: f64 = 200.0;
/// A finger that passes the middle of a square so near means it; corners are only cut.
const NEAR: f64 = 0.36;

/// A place on the picture of the board, in squares from its top left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Squares from the left edge.
    pub x: f64,
    /// Squares from the top edge.
    pub y: f64,
}

impl Point {
    /// How far it is to `other`, in squares.
    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The place a part (0 to 1) of the way to `other`.
    #[must_use]
    pub fn towards(self, other: Self, part: f64) -> Self {
        Self {
            x: self.x + (other.x - self.x) * part,
            y: self.y + (other.y - self.y) * part,
        }
    }
}

/// Which side of the board is at the bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// The first row is at the bottom.
    #[default]
    White,
    /// The eighth row is at the bottom.
    Black,
}

impl Side {
    /// The side where the player with these pieces sits.
    pub const fn of(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The square in a row (0 is the top) and a column (0 is the left) of the picture.
    pub const fn square_at(self, row: i8, column: i8) -> Option<Square> {
        match self {
            Self::White => Square::from_ij(7 - row, column),
            Self::Black => Square::from_ij(row, 7 - column),
        }
    }

    /// The row and the column of the picture where `square` is.
    pub const fn place_of(self, square: Square) -> (i8, i8) {
        match self {
            Self::White => (7 - square.i(), square.j()),
            Self::Black => (square.i(), 7 - square.j()),
        }
    }

    /// The middle of `square` on the picture.
    pub fn center_of(self, square: Square) -> Point {
        let (row, column) = self.place_of(square);
        Point {
            x: f64::from(column) + 0.5,
            y: f64::from(row) + 0.5,
        }
    }

    /// The squares that somebody means who slides from one place of the picture to another: those
    /// whose middles are near the way.
    pub fn squares_between(self, from: Point, to: Point) -> Vec<Square> {
        let steps = (from.distance(to) / STROKE_STEP).ceil().min(MOST_STEPS);
        let mut passed: Vec<Square> = Vec::new();
        for step in 0..=steps as u32 {
            let at = from.towards(to, f64::from(step) / steps.max(1.0));
            let near = |square: &Square| self.center_of(*square).distance(at) < NEAR;
            if let Some(square) = self.square_under(at).filter(near)
                && passed.last() != Some(&square)
            {
                passed.push(square);
            }
        }
        passed
    }

    /// The square under a place of the picture, or `None` beside the board.
    pub fn square_under(self, point: Point) -> Option<Square> {
        let inside = |t: f64| (0.0..8.0).contains(&t).then_some(t as i8);
        self.square_at(inside(point.y)?, inside(point.x)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_found_where_it_is_shown() {
        for side in [Side::White, Side::Black] {
            for square in Square::all() {
                let (row, column) = side.place_of(square);
                assert_eq!(side.square_at(row, column), Some(square));
                assert_eq!(side.square_under(side.center_of(square)), Some(square));
            }
        }
    }

    #[test]
    fn a_stroke_means_the_squares_on_its_way_and_no_corners() {
        let between = |from: Square, to: Square| {
            let [from, to] = [from, to].map(|square| Side::White.center_of(square));
            Side::White.squares_between(from, to)
        };
        let row = [Square::A4, Square::B4, Square::C4, Square::D4];
        assert_eq!(between(Square::A4, Square::D4), row);
        let diagonal = [Square::A1, Square::B2, Square::C3];
        assert_eq!(between(Square::A1, Square::C3), diagonal);
        assert_eq!(between(Square::E4, Square::E4), [Square::E4]);
        let beside = Point { x: -3.0, y: 9.0 };
        assert_eq!(Side::White.squares_between(beside, beside), []);
    }

    #[test]
    fn beside_the_board_there_is_no_square() {
        for (x, y) in [
            (-0.01, 4.0),
            (8.0, 4.0),
            (4.0, -1.0),
            (4.0, 8.5),
            (f64::NAN, 1.0),
        ] {
            assert_eq!(Side::White.square_under(Point { x, y }), None, "{x} {y}");
        }
    }
}
