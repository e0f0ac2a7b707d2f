//! What the board shows, as plain data in board units: the painter needs to know no more.

mod build;
mod mark;
mod picture;

pub(super) use build::build;
pub use mark::{Arrow, ArrowKind, Mark};
pub use picture::{Picture, Turned};

use super::board::Point;
use super::palette::Palette;
use crate::rules::{Color, Piece, Square};

/// A picture of the board, not painted yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What stays as it is while a piece travels or is dragged; painted once and kept.
    pub still: Still,
    /// The pieces on their way, over everything else.
    pub moving: Vec<Sprite>,
    /// The square under the hand.
    pub aim: Option<Point>,
    /// Whether the next frame will look different by itself.
    pub running: bool,
}

/// The part of a scene that doesn't move.
#[derive(Clone, Debug, PartialEq)]
pub struct Still {
    /// The colours to paint with.
    pub palette: &'static Palette,
    /// The 64 squares, row by row from the top left.
    pub fields: Vec<Field>,
    /// The marks, in painting order, with the middle of their squares.
    pub marks: Vec<(Point, Mark)>,
    /// The pieces at rest.
    pub sprites: Vec<Sprite>,
    /// Lines from square to square.
    pub arrows: Vec<(Point, Point, ArrowKind)>,
}

/// One square of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// Which square it is.
    pub square: Square,
    /// Its middle.
    pub center: Point,
    /// Whether it is light or dark.
    pub color: Color,
    /// The letter of its column, where the picture says it.
    pub letter: Option<char>,
    /// The number of its row, where the picture says it.
    pub number: Option<u8>,
    /// Its row and column as numbers, where the picture says them.
    pub indices: Option<(i8, i8)>,
}

/// A piece on the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprite {
    /// Which piece.
    pub piece: Piece,
    /// Its middle.
    pub center: Point,
    /// Its size; 1 fills a square.
    pub scale: f64,
    /// 0 can't be seen, 1 can't be seen through.
    pub opacity: f64,
    /// Whether it stands on its head, for a player on the other side of the table.
    pub upside_down: bool,
}
