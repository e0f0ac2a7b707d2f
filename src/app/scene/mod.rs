//! What the board shows, as plain data in board units: the painter needs to know no more.

mod build;
mod mark;
mod picture;

pub(super) use build::build;
pub(super) use mark::Arrow;
pub use mark::{ArrowKind, Mark};
pub use picture::Picture;
pub(super) use picture::Turned;

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
    /// The stars that burst, over the pieces.
    pub bursts: Vec<Burst>,
    /// Whether the next frame will look different by itself.
    pub running: bool,
}

/// A star that a piece has reached, on its way to nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Burst {
    /// Where it was.
    pub center: Point,
    /// How far it is gone: 0 to 1.
    pub part: f64,
}

/// The part of a scene that doesn't move.
#[derive(Clone, Debug, PartialEq)]
pub struct Still {
    /// The colours to paint with.
    pub palette: &'static Palette,
    /// The 64 squares, row by row from the top left.
    pub fields: Vec<Field>,
    /// Lines from square to square.
    pub arrows: Vec<(Point, Point, ArrowKind)>,
}

impl Still {
    /// The pieces at rest.
    pub fn pieces(&self) -> impl Iterator<Item = &Sprite> {
        self.fields.iter().filter_map(|field| field.piece.as_ref())
    }

    /// How many marks there are.
    pub fn mark_count(&self) -> usize {
        self.fields.iter().map(|field| field.marks.len()).sum()
    }

    /// The squares that look different from `old`: everything on a square stays inside it, but
    /// lines go over many.
    pub fn changed_since(&self, old: Option<&Self>) -> Vec<&Field> {
        let alike = old.filter(|old| old.palette == self.palette && old.arrows == self.arrows);
        let changed =
            self.fields.iter().enumerate().filter(|&(index, field)| {
                alike.is_none_or(|old| old.fields.get(index) != Some(field))
            });
        let changed: Vec<_> = changed.map(|(_, field)| field).collect();
        if changed.is_empty() || self.arrows.is_empty() {
            changed
        } else {
            self.fields.iter().collect()
        }
    }
}

/// One square of the picture, with everything that rests on it.
#[derive(Clone, Debug, PartialEq)]
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
    /// Its marks, in painting order.
    pub marks: Vec<Mark>,
    /// The piece at rest on it.
    pub piece: Option<Sprite>,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::BoardState;
    use crate::rules::Setup;

    /// After the `marks` and `arrows` have come, these squares are painted again.
    fn check(marks: &[Square], arrows: &[(Square, Square)], painted: &[Square]) {
        let mut picture = Picture::of(Setup::START);
        let still =
            |picture: &Picture| build(picture, &BoardState::default(), &Palette::WOOD, 0.0).still;
        let before = still(&picture);
        for &square in marks {
            picture.mark(square, Mark::Quiet);
        }
        for &(from, to) in arrows {
            let kind = ArrowKind::Hint;
            picture.arrows.push(Arrow { from, to, kind });
        }
        let after = still(&picture);
        let there = |old: &Still, new: &Still| -> Vec<Square> {
            let changed = new.changed_since(Some(old));
            changed.iter().map(|field| field.square).collect()
        };
        assert_eq!(there(&before, &after), painted);
        assert_eq!(there(&after, &before), painted, "and when they go");
        assert_eq!(there(&after, &after), [], "and only then");
    }

    #[test]
    fn only_squares_that_look_different_are_painted_again() {
        check(&[], &[], &[]);
        check(&[Square::E4, Square::E3], &[], &[Square::E4, Square::E3]);
    }

    #[test]
    fn lines_go_over_many_squares_so_all_are_painted_again() {
        let start = build(
            &Picture::of(Setup::START),
            &BoardState::default(),
            &Palette::WOOD,
            0.0,
        );
        let all: Vec<_> = start
            .still
            .fields
            .iter()
            .map(|field| field.square)
            .collect();
        check(&[], &[(Square::A1, Square::H8)], &all);
        check(&[Square::E4], &[(Square::A1, Square::H8)], &all);
    }
}
