//! How the course fits its screens.

use super::*;
use crate::harness::Options;

/// Nothing needs sideways scrolling, and everything that is used is large enough for a finger.
fn check_fits(options: Options, address: &str) {
    let page = Page::open(options, address);
    let wide = page.eval("document.documentElement.scrollWidth - innerWidth");
    assert!(
        wide.as_f64().is_some_and(|wide| wide <= 0.0),
        "{address}: {wide}"
    );
    let small = page.eval(
        "[...document.querySelectorAll('a, button, label, input[type=range]')]
            .filter((e) => !e.closest('[inert]') && e.checkVisibility())
            .map((e) => [e.className || e.tagName, e.getBoundingClientRect()])
            .filter(([, area]) => area.height < 47.5 || area.width < 47.5)
            .map(([name, area]) => `${name} ${area.width}x${area.height}`)
            .join()",
    );
    assert_eq!(small, "", "{address}");
}

#[test]
fn every_unit_fits_the_narrowest_phone_in_both_languages() {
    for lang in ["en", "ru"] {
        let narrow = Options::phone().size(320, 640).lang(lang);
        check_fits(narrow.clone(), "#/learn");
        for unit in Course::units() {
            check_fits(narrow.clone(), &format!("#/learn/{}/1", unit.id));
        }
    }
}

/// How much there is to read.
fn words(lang: Lang, exercise: &Exercise) -> usize {
    let choices = match exercise.task {
        Task::Choose(question) => question.choices(&exercise.position),
        _ => Vec::new(),
    };
    let answers: String = choices
        .iter()
        .map(|&choice| lang.choice(exercise, choice))
        .collect();
    let tip = lang.tip(exercise).unwrap_or_default();
    (lang.goal(exercise) + tip + &answers).chars().count()
}

/// Nothing has to be scrolled before a child has done anything, on a small phone that can read
/// aloud: not even in the exercises of each unit with most words.
fn check_seen_at_once(lang: Lang) {
    let code = lang.code();
    let small = Options::phone().size(360, 740).lang(code);
    let page = Page::open(small, "#/learn/rook/1");
    page.eval(&format!(
        "speechSynthesis.getVoices = () => [{{ lang: '{code}', localService: true }}];
        speechSynthesis.dispatchEvent(new Event('voiceschanged'));"
    ));
    for unit in Course::units() {
        let mut places: Vec<(usize, usize)> = (1..=unit.count())
            .filter_map(|number| Some((words(lang, &unit.exercise(number)?), number)))
            .collect();
        places.sort_unstable();
        for (_, number) in places.into_iter().rev().take(5) {
            let place = format!("#/learn/{}/{number}", unit.id);
            page.goes_to(&place);
            page.wait_until("reading is offered", "document.querySelector('.read')");
            let hidden = page.eval("document.documentElement.scrollHeight - innerHeight");
            assert_eq!(hidden, 0, "{place}");
        }
    }
}

#[test]
fn the_longest_exercises_are_seen_at_once_in_english() {
    check_seen_at_once(Lang::En);
}

#[test]
fn the_longest_exercises_are_seen_at_once_in_russian() {
    check_seen_at_once(Lang::Ru);
}

#[test]
fn squares_are_large_enough_at_360_pixels() {
    let page = Page::open(Options::phone().size(360, 740), "#/learn/rook/2");
    assert!(page.cell("e4").area().width >= 44.0);
}

#[test]
fn the_unit_and_the_map_pass_axe_in_the_dark() {
    let page = Page::open(Options::phone().dark(), "#/learn");
    check_axe(&page);
    page.goes_to("#/learn/rook");
    check_axe(&page);
}
