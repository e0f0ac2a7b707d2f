//! Where an exercise is in the course, and what comes before and after it.

use super::{Course, Unit};
use crate::lessons::exercise::Exercise;

/// Where an exercise is in the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its unit.
    pub unit: &'static Unit,
    /// Its number there, counted from 1.
    pub number: usize,
}

impl Place {
    /// The exercise of a unit with this number; `None` if there is none.
    pub fn new(unit: &'static Unit, number: usize) -> Option<Self> {
        let there = (1..=unit.count()).contains(&number);
        there.then_some(Self { unit, number })
    }

    /// The exercise with this name.
    pub fn named(id: &str) -> Option<Self> {
        let (unit, slug) = id.split_once('-')?;
        let unit = Course::unit(unit)?;
        let index = unit.slugs().position(|known| known == slug)?;
        Some(Self {
            unit,
            number: index + 1,
        })
    }

    /// All exercises in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        let units = Course::units().iter();
        units.flat_map(|unit| (1..=unit.count()).map(move |number| Self { unit, number }))
    }

    /// The exercise after this one, in this unit or in the next.
    pub fn next(self) -> Option<Self> {
        Self::new(self.unit, self.number + 1).or_else(|| {
            let mut units = Course::units().iter();
            units.find(|unit| *unit == self.unit)?;
            units.find_map(|unit| Self::new(unit, 1))
        })
    }

    /// The exercise before this one.
    pub fn previous(self) -> Option<Self> {
        Self::all().take_while(|place| *place != self).last()
    }

    /// What is to be done there.
    pub fn exercise(self) -> Option<Exercise> {
        self.unit.exercise(self.number)
    }
}
