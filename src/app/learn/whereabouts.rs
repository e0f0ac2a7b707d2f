//! Places of the Learn screens, as addresses name them: the map, a unit, an exercise, a round,
//! and what goes on paper.

use crate::app::route::{Route, TODAY, exercise_hash, paper_hash};
use crate::lessons::{Course, Place, RoundKind, Unit};

/// Where on the Learn screens we are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Where {
    /// All units.
    #[default]
    Map,
    /// The exercises of a unit.
    Unit(&'static Unit),
    /// An exercise of a unit.
    Exercise(Place),
    /// Five for today, or a test.
    Round(RoundKind),
    /// The diploma of a test, counted from 0.
    Diploma(usize),
    /// A lesson of a unit on paper, counted from 1.
    Paper(&'static Unit, usize),
}

impl Where {
    /// What a path such as `rook/3` names.
    ///
    /// # Errors
    ///
    /// A path that leads nowhere gives the nearest place that there is.
    pub(super) fn read(path: &str) -> Result<Self, Self> {
        let (id, rest) = path.split_once('/').unwrap_or((path, ""));
        if path.is_empty() {
            return Ok(Self::Map);
        }
        let test = rest.parse::<usize>().unwrap_or(0).wrapping_sub(1);
        let is_test = test < RoundKind::TESTS.len();
        match id {
            "today" => return Ok(Self::Round(RoundKind::Today)),
            "entry" => return Ok(Self::Round(RoundKind::Entry)),
            "test" if is_test => return Ok(Self::Round(RoundKind::Test(test))),
            "diploma" if is_test => return Ok(Self::Diploma(test)),
            _ => {}
        }
        let on_paper = path.strip_prefix("paper/");
        if let Some((unit, lesson)) = on_paper.and_then(|rest| rest.split_once('/')) {
            let unit = Course::unit(unit).ok_or(Self::Map)?;
            let lesson = lesson.parse().map_err(|_| Self::Unit(unit))?;
            return Ok(Self::Paper(unit, lesson));
        }
        let unit = Course::unit(id).ok_or(Self::Map)?;
        if rest.is_empty() {
            return Ok(Self::Unit(unit));
        }
        let number = rest.parse().ok();
        let place = number.and_then(|number| Place::new(unit, number));
        place.map(Self::Exercise).ok_or(Self::Unit(unit))
    }

    /// Its address.
    pub(super) fn hash(self) -> String {
        let learn = Route::Learn.hash();
        match self {
            Self::Map => learn.to_owned(),
            Self::Unit(unit) => format!("{learn}/{}", unit.id),
            Self::Exercise(place) => exercise_hash(place),
            Self::Round(RoundKind::Today) => TODAY.to_owned(),
            Self::Round(RoundKind::Entry) => [learn, "/entry"].concat(),
            Self::Round(RoundKind::Test(test)) => numbered("#/learn/test/", test),
            Self::Diploma(test) => numbered("#/learn/diploma/", test),
            Self::Paper(unit, lesson) => paper_hash(unit, lesson),
        }
    }
}

fn numbered(address: &str, test: usize) -> String {
    [address, &(test + 1).to_string()].concat()
}
