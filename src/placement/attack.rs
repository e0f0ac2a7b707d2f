//! What pieces attack on an m×m board, asked from the movement schemas.

use super::cell::{Cell, CellSet};
use crate::rules::{Direction, Mode, Piece, Schema, Step};

/// The directions in which a piece attacks from a cell of an empty board.
pub(super) fn attack_directions(
    piece: Piece,
    cell: Cell,
    m: u8,
) -> impl Iterator<Item = Direction> {
    let (i, j) = cell.ij(m);
    Schema::directions(piece, i, j, m as i8)
        .into_iter()
        .filter(|direction| direction.mode != Mode::MoveOnly)
}

/// The steps along which a piece attacks.
pub(super) fn attack_steps(piece: Piece) -> impl Iterator<Item = Step> {
    Schema::of(piece.kind)
        .captures
        .iter()
        .map(move |step| step.seen_by(piece.color))
}

/// Whether a piece attacks along this step as far as the way is free.
pub(super) fn slides_along(piece: Piece, step: Step) -> bool {
    Schema::of(piece.kind).is_slider() && attack_steps(piece).any(|own| own == step)
}

/// The cells of a direction, nearest first.
pub(super) fn along(direction: Direction, m: u8) -> impl Iterator<Item = Cell> {
    direction
        .targets()
        .filter_map(move |target| Cell::from_ij(target.i, target.j, m))
}

/// What a piece attacks from a cell: up to the first occupied cell of each direction.
pub(super) fn attacks(piece: Piece, from: Cell, occupied: CellSet, m: u8) -> CellSet {
    let mut attacked = CellSet::EMPTY;
    for direction in attack_directions(piece, from, m) {
        for cell in along(direction, m) {
            attacked.insert(cell);
            if occupied.contains(cell) {
                break;
            }
        }
    }
    attacked
}
