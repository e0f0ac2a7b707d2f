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

    /// Whether the child has done every exercise of a unit.
    pub fn has_finished(&self, unit: &Unit) -> bool {
        !self.stars_of(unit).contains(&0)
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
        let left_out = || Place::path().find(is_open);
        here.next().or_else(left_out).or(Place::path().next())
    }
}
