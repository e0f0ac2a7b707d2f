//! Words whose rows are read from the middle.

use super::super::symmetry::Symmetry;

/// What is needed to read each row from the middle.
pub(super) struct MiddleFirst {
    /// The columns, the middle ones first.
    pub(super) columns: Vec<usize>,
    /// The place of each column among them.
    places: Vec<usize>,
    /// The symmetries of such words.
    pub(super) symmetries: Vec<Symmetry>,
}

impl MiddleFirst {
    pub(super) fn new(size: usize, symmetries: &[Symmetry]) -> MiddleFirst {
        let mut columns: Vec<usize> = (0..size).collect();
        columns.sort_by_key(|&column| (2 * column + 1).abs_diff(size));
        let mut places = vec![0; size];
        for (place, &column) in columns.iter().enumerate() {
            places[column] = place;
        }
        let starts = |cell: usize| cell - cell % size;
        let reordered = |symmetry: &Symmetry| {
            let mut source = vec![0; size * size];
            for (cell, &from) in symmetry.source.iter().enumerate() {
                let from = usize::from(from);
                source[starts(cell) + places[cell % size]] =
                    (starts(from) + places[from % size]) as u8;
            }
            Symmetry {
                source,
                codes: symmetry.codes.clone(),
            }
        };
        MiddleFirst {
            symmetries: symmetries.iter().map(reordered).collect(),
            columns,
            places,
        }
    }

    /// The place of a piece in the word, from its row and its column as a bit.
    #[inline]
    pub(super) fn cell(&self, row: usize, piece: u32) -> usize {
        row * self.places.len() + self.places[piece.trailing_zeros() as usize]
    }
}
