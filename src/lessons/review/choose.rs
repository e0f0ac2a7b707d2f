//! Which tasks a round has.

use super::{RoundKind, is_asked, task};
use crate::lessons::course::{Course, Unit};
use crate::lessons::exercise::{Exercise, Task};
use crate::lessons::progress::{Profile, Trace};
use crate::lessons::random::Random;

/// So many tasks has a test.
const TEN: usize = 10;

/// What comes back today: what is due before what is not, as many units as there are, and in turn
/// what has waited longest, so that nothing is forgotten, and what was hard. Something that was done
/// today comes only if there is nothing else.
pub(super) fn due(child: &Profile, today: u32, count: usize) -> Vec<String> {
    let mut pool = child.learnt();
    let mut chosen: Vec<&str> = Vec::new();
    while chosen.len() < count {
        let rank = |(name, trace): &(&str, Trace)| {
            let due = trace.due(today);
            let same_unit = |known: &&&str| unit_of(known) == unit_of(name);
            let often = chosen.iter().filter(same_unit).count();
            let is_hard = trace.step == 0 && trace.times > 0 && chosen.len() % 2 == 1;
            let hard = trace.errors + trace.hints;
            let in_turn = if is_hard { (0, !hard) } else { (1, due) };
            (trace.day == today, due > today, often, in_turn)
        };
        let mut first = None;
        for (place, known) in pool.iter().enumerate() {
            let rank = rank(known);
            if first.is_none_or(|(_, least)| rank < least) {
                first = Some((place, rank));
            }
        }
        let Some((first, _)) = first else {
            break;
        };
        let (name, _) = pool.swap_remove(first);
        if task(name).is_some() {
            chosen.push(name);
        }
    }
    chosen.into_iter().map(str::to_owned).collect()
}

/// Tasks from all units of a test, as many of each as of the others, in any order.
pub(super) fn mixed(test: usize, random: &mut Random) -> Vec<String> {
    let mut pools: Vec<Vec<String>> = units(test).map(pool).collect();
    pools.retain(|pool| !pool.is_empty());
    let mut tasks: Vec<String> = Vec::new();
    while tasks.len() < TEN && pools.iter().any(|pool| !pool.is_empty()) {
        let turn = tasks.len() % pools.len();
        let pool = &mut pools[turn];
        if pool.is_empty() {
            pools.remove(turn);
            continue;
        }
        tasks.push(pool.swap_remove(random.below(pool.len())));
    }
    for place in 1..tasks.len() {
        tasks.swap(place, random.below(place + 1));
    }
    tasks
}

/// The units that a test is about: those behind the test before.
fn units(test: usize) -> impl Iterator<Item = &'static Unit> {
    let is_last = |unit: &Unit, test: Option<usize>| {
        let last = test.and_then(|test| RoundKind::TESTS.get(test));
        last == Some(&unit.id)
    };
    let place = move |test| Course::path().position(|unit| is_last(unit, test));
    let first = place(test.checked_sub(1)).map_or(0, |last| last + 1);
    let end = place(Some(test)).map_or(0, |last| last + 1);
    Course::path().take(end).skip(first)
}

/// What can be asked of a unit in a test: not its first steps.
fn pool(unit: &Unit) -> Vec<String> {
    let all = unit.exercises().unwrap_or_default().into_iter();
    let all = all.skip(unit.count() / 3);
    let asked = all.filter(|exercise| is_asked(exercise) && !is_guessed(exercise));
    asked.map(|exercise| exercise.id).collect()
}

/// Whether half of those who know nothing answer right.
fn is_guessed(exercise: &Exercise) -> bool {
    match exercise.task {
        Task::Choose(question) => question.choices(&exercise.position).len() < 3,
        _ => false,
    }
}

/// The unit of a task, by its name.
fn unit_of(name: &str) -> &str {
    name.split(['-', ' ']).next().unwrap_or_default()
}
