//! Exercises for whoever has missed something elsewhere, as in a game.

use super::{Course, Place};
use crate::lessons::Task;

/// So many exercises are recommended at once.
const EXERCISES: usize = 3;

impl Course {
    /// Exercises that train what a unit teaches: something to do rather than questions, others for
    /// each number. None as long as the exercises are not there.
    ///
    /// ```
    /// use chesslings::lessons::Course;
    ///
    /// let places = Course::practice("mate", 7);
    /// assert_eq!(places.len(), 3);
    /// assert!(places.iter().all(|place| place.unit.id == "mate"));
    /// ```
    pub fn practice(unit: &str, number: usize) -> Vec<Place> {
        let is_done_by_hand = |place: &Place| {
            let task = place.exercise().map(|exercise| exercise.task);
            task.is_some_and(|task| !matches!(task, Task::Choose(_) | Task::Game { .. }))
        };
        let unit = Self::unit(unit).into_iter();
        let places = unit.flat_map(Place::all_of).filter(is_done_by_hand);
        let places: Vec<Place> = places.collect();
        let first = number % places.len().max(1);
        let turned = places.iter().cycle().skip(first);
        turned.take(EXERCISES.min(places.len())).copied().collect()
    }
}
