//! A lesson on paper.

use super::*;
use crate::app::Element;

/// How many elements of this class are seen.
fn count(page: &Page, class: &str) -> usize {
    let body = view(&page.model).body;
    let all = body.descendants();
    let is = |element: &&Element| element.get("class") == Some(class);
    all.into_iter().filter(is).count()
}

#[test]
fn a_sheet_has_six_diagrams_and_its_key() {
    for (lang, task, answer) in [
        (
            Lang::En,
            "White: give checkmate in 2 moves.",
            "1. Qg8+ Rxg8 2. Nf7#",
        ),
        (
            Lang::Ru,
            "Белые: поставь мат за 2 хода.",
            "1. Фg8+ Лxg8 2. Кf7#",
        ),
    ] {
        let mut page = Page::at("paper/tactics/5");
        page.speak(lang);
        assert_eq!(count(&page, "diagram"), 6);
        assert!(page.text().contains(task), "{}", page.text());
        assert!(page.text().contains(answer), "{}", page.text());
    }
}

#[test]
fn every_sheet_asks_for_its_tasks_and_answers_all_of_them() {
    let mut page = Page::at("");
    for unit in Course::units() {
        for lesson in 1..=unit.lessons().len() {
            page.go(&format!("paper/{}/{lesson}", unit.id));
            let body = view(&page.model).body;
            let all = body.descendants();
            let diagrams = count(&page, "diagram");
            let answers = all.iter().filter(|element| element.tag == "li").count() - diagrams;
            let is_played = all
                .iter()
                .any(|element| element.get("class") == Some("stone"));
            assert!(
                is_played || answers == diagrams && diagrams >= 4,
                "{} {lesson}",
                unit.id
            );
        }
    }
}

#[test]
fn stars_rings_and_the_last_move_are_on_the_sheet() {
    let page = Page::at("paper/rook/1");
    assert!(count(&page, "star") > 6);
    assert!(count(&Page::at("paper/rook/3"), "ring") >= 3);
    assert!(
        Page::at("paper/threat/2")
            .text()
            .contains("Last move: from D1 to F3.")
    );
}

#[test]
fn an_address_of_no_sheet_leads_to_the_unit_or_the_map() {
    for path in [
        "paper/games/1",
        "paper/rook/99",
        "paper/rook/x",
        "paper/rook/0",
    ] {
        let page = Page::at(path);
        assert_eq!(count(&page, "diagram"), 0, "{path}");
        assert!(count(&page, "stone") > 0, "{path}");
    }
    for path in ["paper", "paper/", "paper/nobody/1"] {
        assert_eq!(Page::at(path).learn().place, Where::Map, "{path}");
    }
}
