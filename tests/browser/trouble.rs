//! When something is missing or breaks, the page says so in both languages.

use crate::harness::{Options, Page};

fn check_says_both(page: &Page, english: &str, russian: &str) {
    page.says(english);
    page.says(russian);
}

#[test]
fn without_javascript_it_says_what_it_needs() {
    let page = Page::open(Options::phone().without_javascript(), "");
    check_says_both(
        &page,
        "Chesslings needs JavaScript.",
        "Для Chesslings нужен JavaScript.",
    );
}

#[test]
fn without_webassembly_it_says_that_it_can_not_start() {
    let page = Page::open(Options::phone().blocking(".wasm"), "");
    check_says_both(
        &page,
        "Chesslings could not start here.",
        "Chesslings здесь не запускается.",
    );
    assert!(!page.is_saying("Setting up the board"));
    page.accepts_missing("chesslings_bg.wasm");
}

#[test]
fn without_its_script_it_says_that_it_can_not_start() {
    let page = Page::open(Options::desktop().blocking("chesslings.js"), "");
    check_says_both(
        &page,
        "Chesslings could not start here.",
        "Chesslings здесь не запускается.",
    );
    page.accepts_missing("chesslings.js");
}

#[test]
fn without_its_service_worker_it_runs_from_the_network() {
    let page = Page::open(Options::phone().blocking("sw.js"), "#/explore");
    page.complains_of("404");
    page.tap("e4");
    page.says("E4 is a light square.");
    assert!(!page.is_saying("could not start"));
    assert!(!page.is_saying("something broke"));
}

#[test]
fn a_panic_says_sorry_and_offers_a_fresh_start() {
    let page = Page::open(Options::phone(), "#/explore");
    // No tap should make the program panic; a page that talks back while it is drawn does.
    page.eval("Element.prototype.setAttribute = () => dispatchEvent(new Event('hashchange'))");
    page.tap("e4");
    check_says_both(&page, "Oh no, something broke!", "Ой, что-то сломалось!");
    page.complains_of("panicked at");
    page.complains_of("uncaught error");
    page.click_on("Load again");
    page.says("A chess school for children");
}

#[test]
fn a_browser_that_keeps_nothing_is_told_about() {
    let page = Page::open(Options::phone().without_storage(), "#/explore");
    page.says("This browser keeps nothing.");
    page.tap("e4");
    page.says("E4 is a light square.");
}
