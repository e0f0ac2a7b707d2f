//! How pieces and stars stand to each other: what an exercise is about besides its task, and what
//! its variants have to keep.

use super::exercise::{Exercise, Task};
use crate::rules::{Piece, Square, SquareSet, attacks};

/// Which of these relations there are between the pieces of an exercise and its stars.
pub(super) fn relations(exercise: &Exercise) -> [bool; 5] {
    let setup = exercise.position.setup();
    let stars = match exercise.task {
        Task::Collect(collect) => collect.stars,
        _ => SquareSet::EMPTY,
    };
    let goals = setup.occupied() | stars;
    let relations: [&dyn Fn(Square, Piece) -> bool; 5] = [
        // Somebody stands between a piece and what it would take or guard.
        &|at, piece| {
            let far = attacks(piece, at, SquareSet::EMPTY);
            (far - setup.attacks(at)).meets(goals)
        },
        // A piece guards another of its colour.
        &|at, piece| setup.attacks(at).meets(setup.by_color(piece.color)),
        // A piece attacks one of the other colour.
        &|at, piece| setup.attacks(at).meets(setup.by_color(piece.color.other())),
        // A pawn is about to become another piece.
        &|at, piece| piece.is_pawn() && (piece.color.last_row() - at.i()).abs() == 1,
        // A pawn can't step ahead.
        &|at, piece| {
            let white = piece.color.is_white();
            let ahead = if white { at.up() } else { at.down() };
            piece.is_pawn() && ahead.is_some_and(|ahead| !setup.is_empty_at(ahead))
        },
    ];
    relations.map(|holds| setup.pieces().any(|(at, piece)| holds(at, piece)))
}
