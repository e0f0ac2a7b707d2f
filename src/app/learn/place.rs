//! Places of the course, as addresses name them: the map, a unit, an exercise.

use crate::app::route::Route;
use crate::lessons::{Course, Unit};

/// A place of the course.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// All units.
    #[default]
    Map,
    /// The exercises of a unit.
    Unit(&'static Unit),
    /// An exercise of a unit.
    Exercise(Spot),
}

/// Where an exercise is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Its unit.
    pub unit: &'static Unit,
    /// Its number there, counted from 1.
    pub number: usize,
}

impl Place {
    /// The place that a path such as `rook/3` names.
    ///
    /// # Errors
    ///
    /// A path that leads nowhere gives the nearest place that there is.
    pub(super) fn read(path: &str) -> Result<Self, Self> {
        let (id, rest) = path.split_once('/').unwrap_or((path, ""));
        if path.is_empty() {
            return Ok(Self::Map);
        }
        let unit = Course::unit(id).ok_or(Self::Map)?;
        if rest.is_empty() {
            return Ok(Self::Unit(unit));
        }
        let number = rest.parse().ok();
        let there = number.filter(|number| (1..=unit.count()).contains(number));
        let number = there.ok_or(Self::Unit(unit))?;
        Ok(Self::Exercise(Spot { unit, number }))
    }

    /// The address of the place.
    pub(super) fn hash(self) -> String {
        let learn = Route::Learn.hash();
        match self {
            Self::Map => learn.to_owned(),
            Self::Unit(unit) => format!("{learn}/{}", unit.id),
            Self::Exercise(Spot { unit, number }) => format!("{learn}/{}/{number}", unit.id),
        }
    }

    /// The unit that the place is in.
    pub const fn unit(self) -> Option<&'static Unit> {
        match self {
            Self::Map => None,
            Self::Unit(unit) | Self::Exercise(Spot { unit, .. }) => Some(unit),
        }
    }
}

impl Spot {
    /// The first exercise of the course.
    pub(super) fn first() -> Option<Self> {
        Self::first_of(Course::units())
    }

    /// The exercise with this name.
    pub(super) fn named(id: &str) -> Option<Self> {
        let unit = Course::unit(id.split_once('-')?.0)?;
        let index = unit.ids().position(|known| known == id)?;
        Some(Self {
            unit,
            number: index + 1,
        })
    }

    /// The exercise after this one, in this unit or in the next.
    pub(super) fn next(self) -> Option<Self> {
        if self.number < self.unit.count() {
            return Some(Self {
                number: self.number + 1,
                ..self
            });
        }
        let units = Course::units();
        let at = units.iter().position(|unit| unit == self.unit)?;
        Self::first_of(&units[at + 1..])
    }

    /// The address of the exercise.
    pub(super) fn hash(self) -> String {
        Place::Exercise(self).hash()
    }

    fn first_of(units: &'static [Unit]) -> Option<Self> {
        let unit = units.iter().find(|unit| unit.count() > 0)?;
        Some(Self { unit, number: 1 })
    }
}
