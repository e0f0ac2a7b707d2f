//! Pieces of one kind on a corner of the board, none attacking another.

use crate::rules::{Color, Kind, Piece, Setup, Square, SquareSet};

/// The squares of the corner at a1 with so many rows and columns.
pub(super) fn corner(size: i8) -> SquareSet {
    Square::all()
        .filter(|square| square.i() < size && square.j() < size)
        .collect()
}

/// Two pieces of which the first attacks the second.
pub(super) fn conflict(setup: &Setup) -> Option<(Square, Square)> {
    let attack = |at: Square| Some((at, (setup.attacks(at) & setup.occupied()).first()?));
    setup.occupied().iter().find_map(attack)
}

/// Squares on which `count` pieces live in peace.
pub(super) fn solution(kind: Kind, count: u8, size: i8) -> Option<SquareSet> {
    completion(&Setup::EMPTY, kind, count, size)
}

/// The same with some pieces on the board already.
pub(super) fn completion(setup: &Setup, kind: Kind, count: u8, size: i8) -> Option<SquareSet> {
    if conflict(setup).is_some() {
        return None;
    }
    let placed = setup.occupied();
    if placed.len() == usize::from(count) {
        return Some(placed);
    }
    // Two equal pieces attack each other or neither does, so the order of placing plays no part.
    let free = corner(size) - placed;
    let mut rest = *setup;
    for square in free {
        rest.put(square, Piece::new(Color::White, kind));
        if let Some(found) = completion_after(&rest, kind, count, size, square) {
            return Some(found);
        }
        rest.take(square);
    }
    None
}

/// Goes on with squares after `last` only: all others have been tried.
fn completion_after(
    setup: &Setup,
    kind: Kind,
    count: u8,
    size: i8,
    last: Square,
) -> Option<SquareSet> {
    if conflict(setup).is_some() {
        return None;
    }
    let placed = setup.occupied();
    if placed.len() == usize::from(count) {
        return Some(placed);
    }
    let later = corner(size)
        .iter()
        .filter(|square| *square > last && !placed.contains(*square));
    let mut rest = *setup;
    for square in later {
        rest.put(square, Piece::new(Color::White, kind));
        if let Some(found) = completion_after(&rest, kind, count, size, square) {
            return Some(found);
        }
        rest.take(square);
    }
    None
}
