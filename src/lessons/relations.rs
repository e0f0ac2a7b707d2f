//! How pieces and stars stand to each other: what an exercise is about besides its task, and what
//! its variants have to keep.

use super::exercise::{Exercise, Task};
use crate::rules::{Kind, Piece, Square, SquareSet, attacks};

/// Which relations there are on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Relations {
    /// Somebody stands between a piece and what it would take or guard.
    hidden: bool,
    /// A piece guards another of its colour.
    guards: bool,
    /// A piece attacks one of the other colour.
    attacks: bool,
    /// A pawn is about to become another piece.
    promotes: bool,
    /// A pawn can't step ahead.
    stopped: bool,
}

impl Relations {
    /// The relations between the pieces of an exercise and its stars.
    pub(super) fn of(exercise: &Exercise) -> Self {
        let setup = exercise.position.setup();
        let stars = match exercise.task {
            Task::Collect(collect) => collect.stars,
            _ => SquareSet::EMPTY,
        };
        let goals = setup.occupied() | stars;
        let any = |holds: &dyn Fn(Square, Piece) -> bool| {
            setup.pieces().any(|(at, piece)| holds(at, piece))
        };
        Self {
            hidden: any(&|at, piece| {
                let far = attacks(piece, at, SquareSet::EMPTY);
                !((far - setup.attacks(at)) & goals).is_empty()
            }),
            guards: any(&|at, piece| setup.attacks(at).meets(setup.by_color(piece.color))),
            attacks: any(&|at, piece| setup.attacks(at).meets(setup.by_color(piece.color.other()))),
            promotes: any(&|at, piece| {
                piece.kind == Kind::Pawn && (piece.color.last_row() - at.i()).abs() == 1
            }),
            stopped: any(&|at, piece| {
                let ahead = if piece.color.is_white() {
                    at.up()
                } else {
                    at.down()
                };
                piece.kind == Kind::Pawn && ahead.is_some_and(|ahead| !setup.is_empty_at(ahead))
            }),
        }
    }
}
