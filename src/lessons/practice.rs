//! Practice: another task of the same kind, from this exercise or from others like it in the unit.
//! Answers take turns, so that nobody learns the button instead of the board.

use std::mem::discriminant;

use super::course::Place;
use super::exercise::{Exercise, Task};
use super::question::{Choice, Question};
use super::random::Random;
use super::variant::variant;

/// So many tasks before are not repeated.
pub(super) const RECENT: usize = 5;
/// So often a task is looked for.
const TRIES: usize = 12;

/// Another task like this exercise that is none of the recent ones, the last of them last; `None`
/// if there is none to be found. It keeps the name of the exercise it belongs to.
pub(super) fn another(
    exercise: &Exercise,
    recent: &[Exercise],
    random: &mut Random,
) -> Option<Exercise> {
    let siblings = siblings(exercise);
    let last = answer(recent.last().unwrap_or(exercise));
    let is_new = |found: &Exercise| !recent.iter().any(|known| is_same(known, found));
    let mut fallback = None;
    for _ in 0..TRIES {
        let sibling = &siblings[random.below(siblings.len())];
        let Some(mut found) = variant(sibling, random).filter(is_new) else {
            continue;
        };
        found.id.clone_from(&exercise.id);
        let other = if answer(&found) == last {
            twin(&found, random).filter(is_new)
        } else {
            Some(found.clone())
        };
        // Where no two answers take turns, the first one that is found will do.
        if other.is_some() || last.is_none() {
            return other.or(Some(found));
        }
        fallback = fallback.or(Some(found));
    }
    fallback
}

/// The exercise and those of its unit that ask the same of the same kind of board.
fn siblings(exercise: &Exercise) -> Vec<Exercise> {
    let unit = Place::named(&exercise.id).map(|place| place.unit);
    let mut all = vec![exercise.clone()];
    if exercise.is_real || matches!(exercise.task, Task::Choose(_)) {
        let of_unit = unit.and_then(|unit| unit.exercises().ok());
        let others = of_unit.unwrap_or_default().into_iter();
        all.extend(others.filter(|other| other.id != exercise.id && is_like(other, exercise)));
    }
    all
}

fn is_like(one: &Exercise, other: &Exercise) -> bool {
    let both_real = one.is_real == other.is_real;
    match (&one.task, &other.task) {
        (Task::Choose(one), Task::Choose(other)) => discriminant(one) == discriminant(other),
        (Task::Tap(one), Task::Tap(other)) => both_real && discriminant(one) == discriminant(other),
        (
            Task::Play { aim, moves },
            Task::Play {
                aim: other,
                moves: others,
            },
        ) => both_real && discriminant(aim) == discriminant(other) && moves == others,
        (Task::Write(..), Task::Write(..)) => true,
        _ => false,
    }
}

/// The same board with a question whose answer is the other one: may the piece go where it may go?
fn twin(exercise: &Exercise, random: &mut Random) -> Option<Exercise> {
    let Task::Choose(Question::IsLegal(from, to)) = exercise.task else {
        return None;
    };
    let legal = exercise.position.legal_targets(from);
    let targets: Vec<_> = legal.iter().filter(|_| !legal.contains(to)).collect();
    let task = Task::Choose(Question::IsLegal(from, random.pick(&targets)?));
    Some(Exercise {
        task,
        ..exercise.clone()
    })
}

fn is_same(one: &Exercise, other: &Exercise) -> bool {
    one.position == other.position && one.task == other.task
}

/// The answer of a question of two.
fn answer(exercise: &Exercise) -> Option<Choice> {
    match exercise.task {
        Task::Choose(question) if question.choices(&exercise.position).len() == 2 => {
            Some(question.right(&exercise.position))
        }
        _ => None,
    }
}
