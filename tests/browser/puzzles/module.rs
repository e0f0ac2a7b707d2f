//! The puzzles are in a module of their own, which only visits to them load.

use crate::harness::{Options, Page};

fn loads(page: &Page, file: &str) -> bool {
    page.requests()
        .iter()
        .any(|address| address.ends_with(file))
}

#[test]
fn a_click_at_home_leads_to_the_puzzles_and_back() {
    let page = Page::open(Options::phone(), "");
    assert!(!loads(&page, "/whole.js"), "home does not need them");
    page.click_on("Puzzles");
    page.says("Collect every solution you can find.");
    page.click_on("4 queens, 4×4");
    page.says("Place 4 queens.");
    page.eval("window.isSame = true");
    page.click_on("Puzzles");
    page.says("Collect every solution");
    page.click_on("Home");
    page.says("A chess school for children");
    page.click_on("Explore");
    page.says("Tap a square");
    page.wait_until("the whole module does it all", "window.isSame");
    page.eval("history.go(-2)");
    page.says("Collect every solution");
}

#[test]
fn a_visit_by_link_does_not_wait_for_the_smaller_module() {
    let page = Page::open(Options::phone(), "#/puzzles");
    page.says("Collect every solution you can find.");
    let wanted = page.eval("[...document.querySelectorAll('link[rel*=preload]')].map((link) => link.getAttribute('href'))");
    assert_eq!(wanted, serde_json::json!(["updates.js"]));
    assert!(loads(&page, "/whole_bg.wasm"));
}

#[test]
fn a_missing_module_is_said_and_not_asked_for_again_and_again() {
    let page = Page::open(Options::phone().blocking("whole.js"), "");
    page.says("A chess school for children");
    page.accept("Failed to execute 'addAll'");
    page.click_on("Puzzles");
    page.says("Chesslings could not start here.");
    page.accepts_missing("whole.js");
    page.eval("window.isSame = true");
    page.wait_painted();
    page.wait_until("it does not start again", "window.isSame");
}
