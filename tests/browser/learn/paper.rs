//! Lessons on paper: a sheet, its key, and how they are printed.

use super::*;
use crate::harness::{Options, PAPERS};

/// Sheets of every kind: marks and stars, pieces to draw, questions, last moves, moves to write, two
/// moves in a row.
const SHEETS: [&str; 8] = [
    "rook/1",
    "rook/3",
    "setup/1",
    "value/3",
    "threat/3",
    "opening/2",
    "notation/2",
    "tactics/5",
];

#[track_caller]
fn is_there(page: &Page) {
    page.wait_until(
        "six diagrams and six answers",
        "document.querySelectorAll('.worksheet .diagram').length === 6 \
         && document.querySelectorAll('.key li').length === 6",
    );
}

#[test]
fn a_sheet_is_one_page_and_its_key_another() {
    for lang in ["en", "ru"] {
        let page = Page::open(Options::desktop().lang(lang), "#/learn");
        for lesson in SHEETS {
            page.goes_to(&format!("#/learn/paper/{lesson}"));
            is_there(&page);
            for paper in PAPERS {
                assert_eq!(page.pages_on_paper(paper), 2, "{lang} {lesson} {paper:?}");
            }
        }
        page.click_on(if lang == "en" {
            "Answers"
        } else {
            "Ответы"
        });
        for paper in PAPERS {
            assert_eq!(
                page.pages_on_paper(paper),
                1,
                "without answers: {lang} {paper:?}"
            );
        }
    }
}

#[test]
fn parents_find_the_sheets_and_print_them() {
    for (lang, unit, lesson, task, answer, print) in [
        (
            "en",
            "Win with queen or rooks",
            "The king comes to help",
            "White: give checkmate",
            "Qh3#",
            "Print",
        ),
        (
            "ru",
            "Мат ферзём и ладьями",
            "Король идёт на помощь",
            "Белые: поставь мат",
            "Фh3#",
            "Напечатать",
        ),
    ] {
        let page = Page::open(Options::phone().lang(lang), "#/parents");
        page.does("type 56; press Enter");
        page.click_on(unit);
        page.click_on(lesson);
        is_there(&page);
        page.says(task);
        page.says(answer);
        check_axe(&page);
        page.run("window.print = () => { document.title = 'printed'; }");
        page.click_on(print);
        page.wait_until("it prints", "document.title === 'printed'");
    }
}

#[test]
fn a_lesson_that_is_played_has_no_sheet() {
    let page = Page::open(Options::phone().lang("en"), "#/learn/paper/games/1");
    page.wait_until("its unit", "document.querySelector('.unit')");
}
