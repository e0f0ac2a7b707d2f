//! Five for today, tests with diplomas on paper, the entry test.

use super::*;
use crate::harness::{Options, PAPERS};

const KEY: &str = "chesslings.progress.1";

/// A child that has learnt something, and has missed a mate in a game before.
const PUPIL: &str = "chesslings progress 1\nchild Anna\nhere rook-corner\nseen 0 1 0 0 0 mate 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30\nseen 1 20000 0 0 0 rook-corner\n3 rook-corner\n";

fn pupil(lang: &str) -> Options {
    Options::phone().lang(lang).with_stored(KEY, PUPIL)
}

fn stored(page: &Page) -> String {
    let text = page.eval(&format!("localStorage.getItem({KEY:?})"));
    text.as_str().unwrap_or_default().to_owned()
}

/// The task with this number of so many is seen.
#[track_caller]
fn is_at(page: &Page, number: usize, count: usize) {
    page.wait_until(
        &format!("task {number} of {count}"),
        &format!(
            "document.querySelector('.exercise h1')?.innerText.match(/\\d+/g).join() === '{number},{count}'"
        ),
    );
}

#[test]
fn five_for_today_begin_at_home_and_bring_back_a_moment_of_a_game() {
    for (lang, card, own, hint, last) in [
        (
            "en",
            "Five for today",
            "From your own game.",
            "Hint",
            "Last here:",
        ),
        (
            "ru",
            "Пять на сегодня",
            "Из твоей партии.",
            "Подсказка",
            "Последний раз:",
        ),
    ] {
        let page = Page::open(pupil(lang), "");
        page.says(card);
        check_axe(&page);
        By::Taps.control(&page, "[href='#/learn/today']");
        is_at(&page, 1, 2);
        page.says(own);
        check_axe(&page);
        page.tap("a1");
        page.tap("a8");
        page.wait_until("it is done", "document.querySelector('.done')");
        check_axe(&page);
        assert!(
            stored(&page).contains("0 0 0 mate 6k1/"),
            "{}",
            stored(&page)
        );
        assert!(!stored(&page).contains("seen 0 "), "{}", stored(&page));
        By::Taps.control(&page, ".done .button[data-main]");
        is_at(&page, 2, 2);
        page.says(hint);
        let page = page.reopened("#/learn/today");
        is_at(&page, 1, 2);
        page.goes_to("#/learn");
        page.says(card);
        page.goes_to("#/parents");
        page.does("type 56; press Enter");
        page.says(last);
    }
}

#[test]
fn a_test_can_be_given_up_and_taken_again() {
    for (lang, skip, result, again) in [
        ("en", "I don't know", "Right at once: 0 of 10.", "Once more"),
        ("ru", "Не знаю", "Сразу верно: 0 из 10.", "Ещё раз"),
    ] {
        let page = Page::open(pupil(lang), "#/learn/test/2");
        check_axe(&page);
        assert!(page.eval("!document.querySelector('[data-tool=hint]')") == true);
        for number in 1..=3 {
            is_at(&page, number, 10);
            page.click_on(skip);
        }
        is_at(&page, 4, 10);
        let page = page.reopened("#/learn/test/2");
        for number in 4..=10 {
            is_at(&page, number, 10);
            page.click_on(skip);
        }
        page.says(result);
        check_axe(&page);
        page.click_on(again);
        is_at(&page, 1, 10);
    }
}

#[test]
fn the_entry_test_finds_where_to_begin() {
    for (lang, offer, skip, found, begin) in [
        (
            "en",
            "I know some chess",
            "I don't know",
            "A good place for you to begin: The rook.",
            "Let's begin",
        ),
        (
            "ru",
            "Я уже умею играть",
            "Не знаю",
            "Тебе хорошо начать отсюда: Ладья.",
            "Начать",
        ),
    ] {
        let page = Page::open(Options::phone().lang(lang), "#/learn");
        page.click_on(offer);
        page.click_on(skip);
        is_at(&page, 2, 12);
        page.click_on(skip);
        page.says(found);
        check_axe(&page);
        page.says(begin);
        By::Taps.control(&page, ".bubble .button[data-main]");
        page.wait_until("the first exercise", "location.hash === '#/learn/rook/1'");
    }
}

#[test]
fn a_diploma_is_one_sheet_of_paper() {
    let text = "chesslings progress 1\nchild Anna\ndiploma 1 20512\ndiploma 3 20513\n";
    for (lang, words, date) in [
        ("en", "knows how all six pieces move.", "28 February 2026"),
        ("ru", "знает, как ходят все шесть фигур.", "28 февраля 2026"),
    ] {
        let options = Options::phone().lang(lang).with_stored(KEY, text);
        let page = Page::open(options, "#/learn");
        By::Taps.control(&page, "[href='#/learn/diploma/1']");
        page.says(words);
        page.says(date);
        page.says("Anna");
        check_axe(&page);
        for paper in PAPERS {
            assert_eq!(page.pages_on_paper(paper), 1, "{lang} {paper:?}");
        }
    }
}
