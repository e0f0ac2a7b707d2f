//! Moments of a child's own games as exercises. Their name says everything: the unit that teaches
//! what was missed, and the position. What is asked follows from the unit, and the solver proves that
//! it can be done.

use crate::lessons::aim::Aim;
use crate::lessons::course::{Course, Place};
use crate::lessons::exercise::{Exercise, Task};
use crate::lessons::flaw::flaw;
use crate::lessons::reply::Reply;
use crate::rules::{Move, Position, Strictness};

/// The name of a moment.
pub(super) fn name(unit: &str, position: &Position) -> String {
    [unit, " ", &position.to_fen()].concat()
}

/// The exercise with this name; `None` if it is none, or can't be done.
pub(super) fn exercise(name: &str) -> Option<(Place, Exercise)> {
    let (unit, fen) = name.split_once(' ')?;
    let aim = match unit {
        "mate" => Aim::Mate,
        "attack" => Aim::TakeBest,
        "protect" => Aim::NothingHangs,
        _ => return None,
    };
    let (unit, number) = (Course::unit(unit)?, 1);
    let exercise = Exercise {
        is_written: false,
        id: name.to_owned(),
        task: Task::Play { aim, moves: 1 },
        position: Position::from_fen(fen, Strictness::Game).ok()?,
        par: 1,
        reply: Reply::Nobody,
        came: None,
        is_real: true,
        is_only: false,
        is_about_numbers: false,
        is_shown: false,
    };
    flaw(&exercise)
        .is_none()
        .then_some((Place { unit, number }, exercise))
}

/// Whether a move finds what is asked there.
pub(super) fn is_found_by(name: &str, played: Move) -> bool {
    let task = exercise(name).map(|(_, exercise)| exercise);
    task.is_some_and(|exercise| match exercise.task {
        Task::Play { aim, .. } => aim.fault(&exercise.position, played).is_none(),
        _ => false,
    })
}
