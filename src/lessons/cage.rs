//! The cage of a king: the squares he can walk to, step by step, while his hunters stand still and
//! are walls.

use crate::rules::{Setup, Square, SquareSet};

/// The cage of the king on this square, with his own square.
///
/// ```text
/// . . . . k    The rook closes a row, and the king has the row above it:
/// R . . . .    five squares.
/// ```
pub(super) fn cage(setup: &Setup, king: Square) -> SquareSet {
    let Some(color) = setup.color_at(king) else {
        return SquareSet::EMPTY;
    };
    // He hides nothing behind him when he steps along a line.
    let mut others = *setup;
    others.take(king);
    let free = |at: &Square| !others.is_attacked(*at, color.other());
    let open: SquareSet = Square::all().filter(free).collect();
    let open = open - others.occupied();
    let mut cage = SquareSet::of(king);
    loop {
        let wider = cage
            .iter()
            .fold(cage, |wider, at| wider | around(at) & open);
        if wider == cage {
            return cage;
        }
        cage = wider;
    }
}

/// A square and its neighbours.
pub(super) fn around(square: Square) -> SquareSet {
    let steps = [-1, 0, 1];
    steps
        .into_iter()
        .flat_map(|di| steps.into_iter().filter_map(move |dj| square.step(di, dj)))
        .collect()
}
