//! What searches is in a module of its own, for a worker; the screens are in the page's.

use crate::harness::{Options, Page};

fn loads(page: &Page, file: &str) -> bool {
    page.requests()
        .iter()
        .any(|address| address.ends_with(file))
}

#[test]
fn a_click_at_home_leads_to_the_puzzles_and_back() {
    let page = Page::open(Options::phone(), "");
    page.eval("window.isSame = true");
    page.click_on("Puzzles");
    page.says("Collect every solution you can find.");
    page.click_on("4 queens, 4×4");
    page.says("Place 4 queens.");
    page.click_on("Puzzles");
    page.says("Collect every solution");
    page.click_on("Home");
    page.says("A chess school for children");
    page.eval("history.go(-2)");
    page.says("Place 4 queens.");
    page.wait_until("nothing was loaded again", "window.isSame");
}

#[test]
fn the_worker_comes_when_it_is_needed() {
    let page = Page::open(
        Options::phone(),
        "#/puzzles?task=independence&size=6&pieces=6Q",
    );
    page.says("Place 6 queens.");
    assert!(!loads(&page, "/worker.js"));
    page.click_on("Find all solutions");
    page.says("Done!");
}

#[test]
fn a_missing_worker_is_said() {
    let page = Page::open(
        Options::phone().blocking("worker_loader.js"),
        "#/puzzles?task=independence&size=6&pieces=6Q",
    );
    page.click_on("Find all solutions");
    page.says("This browser can't search here. The puzzles still work.");
    page.accepts_missing("worker_loader.js");
}
