//! What is marked on the board of an exercise.

use super::Work;
use crate::console::render::{Mark, Marks};
use crate::lessons::{Beat, Demonstration, Help, Task, Walk};
use crate::rules::{Position, SquareSet};

/// What stands on the board now, and what is marked there.
pub(super) fn marks(work: &Work) -> (Position, Marks) {
    if let Some(walk) = &work.walk {
        return (
            work.study.attempt().with_setup(walk.setup),
            walk_marks(walk),
        );
    }
    if let Some(shown) = &work.showing {
        return (*shown.position(), shown_marks(shown));
    }
    let attempt = work.study.attempt();
    let position = attempt.shown();
    let mut marks = Marks::NONE;
    let mut mark = |squares: SquareSet, with: Mark| {
        squares.iter().for_each(|square| marks.set(square, with));
    };
    if let Some(played) = attempt.last_move() {
        mark(
            SquareSet::of(played.from()).with(played.to()),
            Mark::LastMove,
        );
    }
    mark(attempt.stars_left(), Mark::Star);
    mark(marked(work), Mark::Chosen);
    if matches!(attempt.exercise.task, Task::Tap(_)) {
        mark(attempt.found(), Mark::Found);
    }
    if let Some(king) = position.king(position.turn())
        && position.in_check()
    {
        mark(SquareSet::of(king), Mark::Check);
    }
    let (hint, stars) = (hint_squares(work), attempt.stars_left());
    mark(hint - stars, Mark::Hint);
    mark(hint & stars, Mark::HintAtStar);
    (position, marks)
}

/// The squares that the exercise is about.
pub(super) fn marked(work: &Work) -> SquareSet {
    let exercise = work.study.exercise();
    match &exercise.task {
        Task::Tap(asked) => asked.about().into_iter().collect(),
        Task::Choose(question) => question.about(&exercise.position).into_iter().collect(),
        &Task::Write(from, to) => SquareSet::of(from).with(to),
        Task::Play { aim, .. } => {
            let about = aim.about().into_iter();
            let position = work.study.attempt().position();
            about
                .filter(|at| position.piece_at(*at).is_some())
                .collect()
        }
        _ => SquareSet::EMPTY,
    }
}

/// The squares of the hint that was given.
pub(super) fn hint_squares(work: &Work) -> SquareSet {
    work.help.map_or(SquareSet::EMPTY, Help::squares)
}

/// What a demonstration points at.
fn shown_marks(shown: &Demonstration) -> Marks {
    let mut marks = Marks::NONE;
    let mut mark = |squares: SquareSet, with: Mark| {
        squares.iter().for_each(|square| marks.set(square, with));
    };
    let position = shown.position();
    if let Some(king) = position
        .king(position.turn())
        .filter(|_| position.in_check())
    {
        mark(SquareSet::of(king), Mark::Check);
    }
    match shown.beat() {
        Beat::Moves(played) => mark(
            SquareSet::of(played.from()).with(played.to()),
            Mark::LastMove,
        ),
        Beat::Guards { by, squares } => {
            mark(SquareSet::of(by), Mark::Chosen);
            mark(squares, Mark::Hint);
        }
        Beat::Crowded(squares) => mark(squares, Mark::Hint),
        Beat::Checks { by, .. } | Beat::NotTaken(by) => mark(SquareSet::of(by), Mark::Chosen),
        Beat::NotBlocked { by, way } => {
            mark(SquareSet::of(by), Mark::Chosen);
            mark(way, Mark::Hint);
        }
        Beat::NoCheck(king) => mark(SquareSet::of(king), Mark::Hint),
        Beat::Stands | Beat::NothingMoves | Beat::Called(_) => {}
    }
    marks
}

/// The piece, the way it has gone, and the n of each step.
fn walk_marks(walk: &Walk) -> Marks {
    let mut marks = Marks::NONE;
    if let Some(ray) = walk.current() {
        for (n, square) in (1..).zip(ray.squares.iter().take(walk.n)) {
            marks.set(*square, Mark::Reach(n));
        }
    }
    marks.set(walk.at, Mark::Chosen);
    marks
}
