//! How far a child has come in the course.

use super::{Profile, Stars};
use crate::lessons::course::{Course, Place, Unit};

/// After fewer exercises nobody knows whether a unit is hard.
const ENOUGH: usize = 3;

impl Profile {
    /// The stars of all exercises of a unit, in their order.
    pub fn stars_of(&self, unit: &Unit) -> Vec<Stars> {
        unit.ids().map(|id| self.stars(&id)).collect()
    }

    /// Of which exercises of a unit nothing is left to do: they are done, or a child alone can't do them.
    pub fn done_of(&self, unit: &Unit) -> Vec<bool> {
        let stars = self.stars_of(unit).into_iter();
        let all = stars.zip(unit.for_two());
        all.map(|(stars, for_two)| stars > 0 || for_two).collect()
    }

    /// Whether the child has done every exercise of a unit that it can do alone.
    pub fn has_finished(&self, unit: &Unit) -> bool {
        self.done_of(unit).into_iter().all(|done| done)
    }

    /// Whether the child has done every exercise of the course; side paths are no part of it.
    pub fn has_finished_course(&self) -> bool {
        Course::path().all(|unit| self.has_finished(unit))
    }

    /// The units that were hard: of what the child has done there, most did not go well at once.
    pub fn hard_units(&self) -> Vec<&'static Unit> {
        let is_hard = |unit: &&Unit| {
            let done: Vec<_> = self
                .stars_of(unit)
                .into_iter()
                .filter(|&stars| stars > 0)
                .collect();
            let badly = done.iter().filter(|&&stars| stars < 3).count();
            done.len() >= ENOUGH && badly * 2 > done.len()
        };
        Course::units().iter().filter(is_hard).collect()
    }

    /// Where the child goes on: where it stopped, or after that if it is done. Behind the last
    /// exercise comes the first that was left out, or the very first.
    pub fn goes_on_at(&self) -> Option<Place> {
        let Some(here) = self.here().and_then(Place::named) else {
            return Place::path().next();
        };
        let is_open = |place: &Place| self.stars_of(place.unit)[place.number - 1] == 0;
        if is_open(&here) {
            return Some(here);
        }
        let is_left_out = |place: &Place| is_open(place) && !place.unit.is_for_two(place.number);
        let left_out = || Place::path().find(is_left_out);
        here.next().or_else(left_out).or(Place::path().next())
    }
}
