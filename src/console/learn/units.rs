//! Places in the course, and how they are named.

use crate::console::typed::simple;
use crate::lessons::{Course, Exercise, Unit};
use crate::rules::{Kind, excerpt};
use crate::text::Lang;
use crate::typed::kind;

/// An exercise of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) unit: &'static Unit,
    /// Counted from 1.
    pub(super) number: usize,
}

/// Why there is no such place.
pub(super) struct NoPlace {
    unit: &'static Unit,
}

impl Place {
    /// # Errors
    ///
    /// If the unit has no exercise with this number.
    pub(super) fn new(unit: &'static Unit, number: usize) -> Result<Place, NoPlace> {
        let there = (1..=unit.count()).contains(&number);
        there
            .then_some(Place { unit, number })
            .ok_or(NoPlace { unit })
    }

    pub(super) fn of(id: &str) -> Option<Place> {
        let (unit, number) = Course::place(id)?;
        Some(Place { unit, number })
    }

    /// The first exercise of the course.
    pub(super) fn first() -> Option<Place> {
        every().next()
    }

    pub(super) fn next(self) -> Option<Place> {
        every().skip_while(|place| *place != self).nth(1)
    }

    pub(super) fn previous(self) -> Option<Place> {
        every().take_while(|place| *place != self).last()
    }

    pub(super) fn exercise(self) -> Option<Exercise> {
        self.unit.exercise(self.number)
    }
}

impl NoPlace {
    pub(super) fn sentence(&self, lang: Lang) -> String {
        let title = lang.unit_title(self.unit.id);
        match self.unit.count() {
            0 => lang.console_learn_not_ready(title),
            count => lang.console_learn_no_exercise(count as i32, title),
        }
    }
}

fn every() -> impl Iterator<Item = Place> {
    let units = Course::units().iter();
    units.flat_map(|unit| (1..=unit.count()).map(move |number| Place { unit, number }))
}

/// The unit that a text means: its number, its name, its title in any language, or its piece.
fn unit_named(text: &str) -> Option<&'static Unit> {
    let text = simple(text.trim());
    let by_number = || {
        let number = text.trim_end_matches(['.', ')']).parse::<usize>().ok()?;
        Course::units().get(number.checked_sub(1)?)
    };
    let by_title = || {
        Course::units().iter().find(|unit| {
            let title = |lang: Lang| simple(lang.unit_title(unit.id)) == text;
            Lang::ALL.into_iter().any(title)
        })
    };
    let by_piece = || Course::unit(name_of(kind(&text)?));
    Course::unit(&text)
        .or_else(by_number)
        .or_else(by_title)
        .or_else(by_piece)
}

/// The unit and perhaps the exercise that a text means: `rook`, `rook 3`, `2 3`, `rook-corner`.
pub(super) fn named(text: &str) -> Option<(&'static Unit, usize)> {
    let text = text.trim();
    let by_id = || Course::place(&simple(text));
    let with_number = || {
        let (name, number) = text.rsplit_once(char::is_whitespace)?;
        Some((unit_named(name)?, number.parse().ok()?))
    };
    let alone = || Some((unit_named(text)?, 1));
    by_id().or_else(with_number).or_else(alone)
}

/// Says which units there are.
pub(super) fn unknown_unit(text: &str, lang: Lang) -> String {
    let list: Vec<&str> = Course::units().iter().map(|unit| unit.id).collect();
    lang.console_learn_unknown_unit(&list.join(", "), &excerpt(text))
}

const fn name_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "pawn",
        Kind::Knight => "knight",
        Kind::Bishop => "bishop",
        Kind::Rook => "rook",
        Kind::Queen => "queen",
        Kind::King => "king",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, unit: &str, number: usize) {
        let found = named(text).map(|(unit, number)| (unit.id, number));
        assert_eq!(found, Some((unit, number)), "{text}");
    }

    #[test]
    fn a_unit_has_many_names() {
        check("rook", "rook", 1);
        check(" Rook 3 ", "rook", 3);
        check("R 2", "rook", 2);
        check("the rook", "rook", 1);
        check("Ладья 4", "rook", 4);
        check("2", "rook", 1);
        check("2 5", "rook", 5);
        check("взятие на проходе 2", "passing", 2);
        check("18", "games", 1);
        check(
            "rook-corner",
            "rook",
            Course::place("rook-corner").unwrap().1,
        );
    }

    #[test]
    fn what_is_no_unit_is_none() {
        for text in ["", " ", "0", "19", "rooks", "rook x", "-1", "\u{0}"] {
            assert_eq!(named(text), None, "{text:?}");
        }
    }

    #[test]
    fn every_place_has_a_way_there_and_back() {
        for place in every() {
            let id = place.exercise().unwrap().id;
            assert_eq!(Place::of(&id), Some(place));
            if let Some(next) = place.next() {
                assert_eq!(next.previous(), Some(place));
            }
        }
    }
}
