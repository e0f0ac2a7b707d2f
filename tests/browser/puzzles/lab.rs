//! The laboratory: searches in a worker, the gallery, links.

use serde_json::json;

use crate::harness::{Options, Page};

const SIX: &str = "#/puzzles?task=independence&size=6&pieces=6Q";

#[test]
fn a_long_search_is_watched_and_stopped_while_the_page_stays_awake() {
    let page = Page::open(
        Options::desktop(),
        "#/puzzles?task=independence&size=16&pieces=16R",
    );
    page.click_on("Find all solutions");
    let count = "Number(document.querySelector('[data-count=fundamental]')?.textContent)";
    page.wait_until("solutions are counted", &format!("{count} > 100"));
    // The page answers while it is searched: another page of the gallery, and back.
    page.click_on("Next");
    page.says("25 to 48 of");
    page.click_on("Back");
    page.says("1 to 24 of");
    page.click_on("Stop");
    page.says("Stopped.");
    let stopped = page.eval(count);
    page.wait_painted();
    assert_eq!(page.eval(count), stopped, "nothing is counted any more");
    page.click_on("Find all solutions");
    page.says("Searching…");
}

#[test]
fn a_solution_is_opened_turned_and_shared() {
    let page = Page::open(Options::phone().lang("ru"), SIX);
    page.click_on("Найти все решения");
    page.says("Разных решений: 1, вместе с поворотами и отражениями: 4.");
    page.click_on("Решение 1");
    page.says("Вид 1 из 4");
    let shown = "document.querySelector('.large > .small-board').innerHTML";
    let before = page.eval(shown);
    page.click_on("Повернуть");
    page.says("Вид 2 из 4");
    assert_ne!(page.eval(shown), before);
    page.click_on("Закрыть");
    page.wait_until("it is closed", "!document.querySelector('.large')");
    assert_eq!(page.eval("location.hash"), json!(SIX));
}

#[test]
fn choices_are_links() {
    let page = Page::open(Options::desktop(), "#/puzzles?lab=");
    page.click_on("One less: white queen");
    page.click_on("Attack every square");
    let hash = "#/puzzles?task=domination&size=8&pieces=7Q";
    page.wait_until(
        "the address says so",
        &format!("location.hash === '{hash}'"),
    );
    page.reload();
    page.says("Place 7 queens. Every square must be taken or attacked.");
}

#[test]
fn the_link_can_be_copied() {
    let page = Page::open(Options::desktop(), SIX);
    page.click_on("One less: white queen");
    let hash = SIX.replace("6Q", "5Q");
    page.wait_until(
        "the address says so",
        &format!("location.hash === '{hash}'"),
    );
    page.eval("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } })");
    page.does(r#"click "Copy the link"; says "The link is copied.""#);
    assert_eq!(
        page.eval("copied === location.href && new URL(copied).hash"),
        json!(hash)
    );
    // Somebody else opens it.
    let friend = Page::open(Options::phone().lang("ru"), &hash);
    friend.says("Поставь на доску: 5 ферзей.");
}

#[test]
fn a_link_that_can_not_be_copied_is_told() {
    let page = Page::open(Options::desktop(), SIX);
    page.eval("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => { throw new Error('no'); } } })");
    page.does(
        r#"click "Copy the link"; says "I can't copy here. The link is in the address bar.""#,
    );
}

#[test]
fn tens_of_thousands_of_solutions_are_pages() {
    let page = Page::open(
        Options::desktop(),
        "#/puzzles?task=independence&size=14&pieces=14Q",
    );
    page.click_on("Find all solutions");
    page.wait_until(
        "many are found",
        "Number(document.querySelector('[name=page]')?.max) >= 1000",
    );
    page.eval(
        "(() => {
            const slider = document.querySelector('[name=page]');
            slider.value = 1000;
            slider.dispatchEvent(new Event('input', { bubbles: true }));
        })()",
    );
    page.says("23 977 to 24 000 of");
    let boards = page.eval("document.querySelectorAll('.gallery .picture').length");
    assert_eq!(boards, json!(24), "only one page is in the document");
}

#[test]
fn a_browser_without_workers_says_so() {
    let page = Page::open(Options::desktop().blocking("worker.js"), SIX);
    page.click_on("Find all solutions");
    page.says("This browser can't search here.");
    page.accept("404");
    page.accept("Failed to fetch");
}
