//! How units and exercises are named.

use crate::console::typed::simple;
use crate::lessons::{Course, Place, RoundKind, Unit};
use crate::rules::{Kind, excerpt};
use crate::text::{Lang, Round};
use crate::typed::kind;

/// Says that a unit has no exercise with the number that was asked for.
pub(super) fn no_exercise(unit: &Unit, lang: Lang) -> String {
    let title = lang.unit_title(unit.id);
    match unit.count() {
        0 => lang.console_learn_not_ready(title),
        count => lang.console_learn_no_exercise(count as i32, title),
    }
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
    let by_id = || Place::named(&simple(text)).map(|place| (place.unit, place.number));
    let with_number = || {
        let (name, number) = text.rsplit_once(char::is_whitespace)?;
        Some((unit_named(name)?, number.parse().ok()?))
    };
    let alone = || Some((unit_named(text)?, 1));
    by_id().or_else(with_number).or_else(alone)
}

/// The round that a text means in any language: `today`, `test 2`, `entry`.
pub(super) fn round_named(text: &str) -> Option<RoundKind> {
    let text = simple(text.trim());
    let (word, number) = text.split_once(' ').unwrap_or((&text, ""));
    let is = |round: Round| {
        let said = |lang: Lang| simple(lang.console_learn_round_words(round)) == word;
        Lang::ALL.into_iter().any(said)
    };
    match number {
        "" if is(Round::Today) => Some(RoundKind::Today),
        "" if is(Round::Entry) => Some(RoundKind::Entry),
        "" if is(Round::Test) => Some(RoundKind::Test(0)),
        number if is(Round::Test) => {
            let test = number.trim().parse::<usize>().ok()?.checked_sub(1)?;
            (test < RoundKind::TESTS.len()).then_some(RoundKind::Test(test))
        }
        _ => None,
    }
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
        check("2", "bishop", 1);
        check("1 5", "rook", 5);
        check("secret code 3", "secret", 3);
        check("взятие на проходе 2", "passing", 2);
        check("19", "games", 1);
        check(
            "rook-corner",
            "rook",
            Place::named("rook-corner").unwrap().number,
        );
        // An exercise is found by the name that it had before.
        check(
            "board-row",
            "rook",
            Place::named("rook-row").unwrap().number,
        );
    }

    #[test]
    fn rounds_have_names_in_every_language() {
        for (text, kind) in [
            ("today", RoundKind::Today),
            (" Сегодня ", RoundKind::Today),
            ("test", RoundKind::Test(0)),
            ("Test 3", RoundKind::Test(2)),
            ("проверка 2", RoundKind::Test(1)),
            ("entry", RoundKind::Entry),
            ("вход", RoundKind::Entry),
        ] {
            assert_eq!(round_named(text), Some(kind), "{text}");
        }
        for text in ["", "test 0", "test 4", "today 1", "tests", "test two"] {
            assert_eq!(round_named(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_no_unit_is_none() {
        for text in ["", " ", "0", "99", "rooks", "rook x", "-1", "\u{0}"] {
            assert_eq!(named(text), None, "{text:?}");
        }
    }
}
