//! The whole course: every exercise is what it promises, and every sentence is there.

mod data;
mod playing;
mod sentences;
mod solved;
mod taught;
mod terms;

use chesslings::lessons::{Course, Exercise};

/// Every exercise of the course, in order, with the name of its unit.
fn exercises() -> Vec<(&'static str, Exercise)> {
    let mut all = Vec::new();
    for unit in Course::units() {
        let exercises = unit.exercises().unwrap_or_else(|error| panic!("{error}"));
        all.extend(exercises.into_iter().map(|exercise| (unit.id, exercise)));
    }
    all
}
