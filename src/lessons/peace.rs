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
    completion_from(setup, kind, count, size, 0)
}

/// Puts new pieces on squares from this index on only: equal pieces need no other order.
fn completion_from(
    setup: &Setup,
    kind: Kind,
    count: u8,
    size: i8,
    first: usize,
) -> Option<SquareSet> {
    if conflict(setup).is_some() {
        return None;
    }
    let placed = setup.occupied();
    if placed.len() == usize::from(count) {
        return Some(placed);
    }
    let free = corner(size) - placed;
    let later = free.iter().filter(|square| square.index() >= first);
    let mut rest = *setup;
    for square in later {
        rest.put(square, Piece::new(Color::White, kind));
        let found = completion_from(&rest, kind, count, size, square.index() + 1);
        if found.is_some() {
            return found;
        }
        rest.take(square);
    }
    None
}
