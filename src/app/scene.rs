//! What the board shows, as plain data in board units: the painter needs to know no more.

use super::model::Model;
use super::palette::Palette;
use crate::rules::{Color, Square};

/// A picture of the board, not painted yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The colours to paint with.
    pub palette: &'static Palette,
    /// The 64 fields, row by row from the top left of the picture.
    pub fields: Vec<Field>,
    /// The marks, in painting order.
    pub marks: Vec<(Square, Mark)>,
    flipped: bool,
}

/// One square of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Which square it is.
    pub square: Square,
    /// Whether it is light or dark.
    pub color: Color,
    /// The letter of its column, where the picture says it.
    pub letter: Option<char>,
    /// The number of its row, where the picture says it.
    pub number: Option<u8>,
}

/// Something the reader should see on a square. Each mark has a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The square the reader has chosen: a double frame.
    Selected,
}

impl Scene {
    /// The column and row of the picture where `square` is, from the top left.
    pub fn place_of(&self, square: Square) -> (f64, f64) {
        let (i, j) = (f64::from(square.i()), f64::from(square.j()));
        if self.flipped {
            (7.0 - j, i)
        } else {
            (j, 7.0 - i)
        }
    }

    /// The square at a point of the picture, in squares from the top left.
    pub fn square_at(&self, x: f64, y: f64) -> Option<Square> {
        let inside = |t: f64| (0.0..8.0).contains(&t).then_some(t as usize);
        Some(self.fields[inside(y)? * 8 + inside(x)?].square)
    }
}

/// The picture of the board that `model` asks for.
pub fn scene(model: &Model) -> Scene {
    let board = &model.board;
    let places = (0..8).flat_map(|row| (0..8).map(move |column| (row, column)));
    let fields = places.filter_map(|(row, column)| {
        let square = board.square_at(row, column)?;
        Some(Field {
            square,
            color: square.color(),
            letter: (row == 7).then(|| square.file().to_ascii_uppercase()),
            number: (column == 0).then(|| square.rank()),
        })
    });
    Scene {
        palette: &Palette::WOOD,
        fields: fields.collect(),
        marks: board
            .selected
            .map(|square| (square, Mark::Selected))
            .into_iter()
            .collect(),
        flipped: board.flipped,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Msg, update};

    fn scene_after(msgs: &[Msg]) -> Scene {
        let mut model = Model::default();
        for &msg in msgs {
            update(&mut model, msg);
        }
        scene(&model)
    }

    #[test]
    fn a1_is_dark_and_at_the_bottom_left() {
        let scene = scene_after(&[]);
        assert_eq!(scene.square_at(0.5, 7.5), Some(Square::A1));
        assert_eq!(scene.fields[7 * 8].color, Color::Black);
        assert_eq!(scene.square_at(7.5, 0.5), Some(Square::H8));
        assert_eq!(scene.square_at(8.0, 0.0), None);
        assert_eq!(scene.square_at(-0.1, 0.0), None);
        assert_eq!(scene.square_at(f64::NAN, 0.0), None);
    }

    #[test]
    fn flipping_puts_h8_there() {
        let scene = scene_after(&[Msg::Flipped]);
        assert_eq!(scene.square_at(0.5, 7.5), Some(Square::H8));
        assert_eq!(scene.place_of(Square::H8), (0.0, 7.0));
    }

    #[test]
    fn coordinates_stand_at_the_bottom_and_on_the_left() {
        for (msgs, letters, numbers) in [
            (&[][..], "ABCDEFGH", "87654321"),
            (&[Msg::Flipped], "HGFEDCBA", "12345678"),
        ] {
            let scene = scene_after(msgs);
            assert_eq!(
                scene
                    .fields
                    .iter()
                    .filter_map(|f| f.letter)
                    .collect::<String>(),
                letters
            );
            let shown: String = scene
                .fields
                .iter()
                .filter_map(|f| f.number)
                .map(|n| n.to_string())
                .collect();
            assert_eq!(shown, numbers);
        }
    }

    #[test]
    fn the_selected_square_is_marked() {
        let scene = scene_after(&[Msg::Tapped(Square::E4)]);
        assert_eq!(scene.marks, [(Square::E4, Mark::Selected)]);
    }
}
