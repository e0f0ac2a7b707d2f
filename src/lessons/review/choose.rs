//! Which tasks a round has.

use super::{RoundKind, is_asked, task};
use crate::lessons::course::{Course, Unit};
use crate::lessons::exercise::{Exercise, Task};
use crate::lessons::progress::{Profile, Trace};
use crate::lessons::random::Random;

/// So many tasks has a test.
const TEN: usize = 10;
/// So often a task for it is looked for: more than ever needed.
const TURNS: usize = 100;

/// What comes back today: what is due before what is not, as many units as there are, and in turn
/// what has waited longest, so that nothing is forgotten, and what was hard. Something that was done
/// today comes only if there is nothing else.
pub(super) fn due(child: &Profile, today: u32, count: usize) -> Vec<String> {
    let mut pool = child.learnt();
    let mut chosen: Vec<String> = Vec::new();
    while chosen.len() < count {
        let (mut first, mut least) = (0, u64::MAX);
        for (place, (name, trace)) in pool.iter().enumerate() {
            let rank = rank(name, trace, today, &chosen);
            if rank < least {
                (first, least) = (place, rank);
            }
        }
        if pool.is_empty() {
            break;
        }
        let (name, _) = pool.swap_remove(first);
        if task(name).is_some() {
            chosen.push(name.to_owned());
        }
    }
    chosen
}

/// The lower, the sooner: what counts more stands in higher digits.
fn rank(name: &str, trace: &Trace, today: u32, chosen: &[String]) -> u64 {
    let due = trace.due(today);
    let mut often = 0;
    for known in chosen {
        often += u64::from(unit_of(known) == unit_of(name));
    }
    let is_hard = trace.step == 0 && trace.times > 0 && chosen.len() % 2 == 1;
    let waits = if is_hard {
        // At most so many faults, so that they stay below what is not hard.
        1000 - (trace.errors.saturating_add(trace.hints)).min(1000)
    } else {
        due.saturating_add(2000)
    };
    let classes = u64::from(trace.day == today) << 5 | u64::from(due > today) << 4 | often;
    classes << 32 | u64::from(waits)
}

/// Tasks from all units of a test in turn, in any order; not their first steps.
pub(super) fn mixed(test: usize, random: &mut Random) -> Vec<String> {
    let units = units(test);
    let mut tasks: Vec<String> = Vec::new();
    for turn in 0..TURNS {
        let unit = units[turn % units.len()];
        let easy = unit.count() / 3;
        let number = easy + 1 + random.below(unit.count() - easy);
        let Some(exercise) = unit.exercise(number) else {
            continue;
        };
        let is_fit = is_asked(&exercise) && !is_guessed(&exercise);
        if is_fit && tasks.len() < TEN && !tasks.contains(&exercise.id) {
            let place = random.below(tasks.len() + 1);
            tasks.insert(place, exercise.id);
        }
    }
    tasks
}

/// The units that a test is about: those behind the test before.
fn units(test: usize) -> Vec<&'static Unit> {
    let mut units: Vec<&Unit> = Vec::new();
    for unit in Course::path() {
        units.push(unit);
        match RoundKind::after(unit) {
            Some(RoundKind::Test(ends)) if ends >= test => return units,
            Some(_) => units.clear(),
            None => {}
        }
    }
    units
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
