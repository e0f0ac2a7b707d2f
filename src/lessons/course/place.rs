//! Where an exercise is in the course, and what comes before and after it.

use super::{Course, Unit, name_today};
use crate::lessons::exercise::Exercise;

/// The lesson in the first unit that gives squares their names.
const NAMES: &str = "lesson-rook-names";

/// Where an exercise is in the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its unit.
    pub unit: &'static Unit,
    /// Its number there, counted from 1.
    pub number: usize,
}

impl Place {
    /// The exercise that everybody begins with, known before the course is there.
    pub fn first() -> Self {
        let unit = &Course::units()[0];
        Self { unit, number: 1 }
    }

    /// The exercise of a unit with this number; `None` if there is none.
    pub fn new(unit: &'static Unit, number: usize) -> Option<Self> {
        let there = (1..=unit.count()).contains(&number);
        there.then_some(Self { unit, number })
    }

    /// The exercise with this name, or which had it before.
    pub fn named(id: &str) -> Option<Self> {
        let id = name_today(id);
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
        Course::units().iter().flat_map(Self::all_of)
    }

    /// The exercises that everybody comes to.
    pub fn path() -> impl Iterator<Item = Self> {
        Course::path().flat_map(Self::all_of)
    }

    /// The exercise after this one, in this unit or in the next. Nobody comes to a side path by
    /// going on.
    pub fn next(self) -> Option<Self> {
        Self::new(self.unit, self.number + 1).or_else(|| {
            let mut units = Course::units().iter();
            units.find(|unit| *unit == self.unit)?;
            units
                .filter(|unit| !unit.is_side)
                .find_map(|unit| Self::new(unit, 1))
        })
    }

    /// The exercise before this one.
    pub fn previous(self) -> Option<Self> {
        Self::new(self.unit, self.number - 1).or_else(|| {
            let before = Course::units()
                .iter()
                .take_while(|unit| **unit != *self.unit);
            let unit = before.filter(|unit| !unit.is_side).last()?;
            Self::new(unit, unit.count())
        })
    }

    /// Whether a lesson ends with this exercise.
    pub fn ends_lesson(self) -> bool {
        let lesson = self.unit.lesson(self.number);
        lesson.is_some_and(|lesson| lesson.ends_with(self.number))
    }

    /// Whether squares have got their names by then.
    pub fn has_names(self) -> bool {
        let lessons = self.unit.lessons();
        let names = lessons.iter().find(|lesson| lesson.heading == NAMES);
        names.is_none_or(|names| names.first <= self.number)
    }

    /// Whether a unit, given by its name, is where we are or lies behind us: what it teaches may be
    /// talked about.
    pub fn knows(self, unit: &str) -> bool {
        let mut units = Course::units().iter();
        let first = units.find(|known| known.id == unit || **known == *self.unit);
        first.is_none_or(|first| first.id == unit)
    }

    pub(super) fn all_of(unit: &'static Unit) -> impl Iterator<Item = Self> {
        (1..=unit.count()).map(move |number| Self { unit, number })
    }

    /// What is to be done there.
    pub fn exercise(self) -> Option<Exercise> {
        self.unit.exercise(self.number)
    }
}
