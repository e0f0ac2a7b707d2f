//! What axe finds on every screen, in both languages, light and dark: nothing.

use chesslings::app::Route;

use crate::harness::{Options, Page};

const NOTHING: [String; 0] = [];

fn check(options: Options) {
    let page = Page::open(options, "");
    for route in Route::ALL {
        page.goes_to(route.hash());
        assert_eq!(page.axe(), NOTHING, "{route:?}");
    }
    page.goes_to(Route::Explore.hash());
    page.tap("e4");
    assert_eq!(page.axe(), NOTHING, "a selected square");
}

#[test]
fn english_light() {
    check(Options::phone().lang("en"));
}

#[test]
fn english_dark() {
    check(Options::desktop().lang("en").dark());
}

#[test]
fn russian_light() {
    check(Options::desktop().lang("ru"));
}

#[test]
fn russian_dark() {
    check(Options::phone().lang("ru").dark());
}

#[test]
fn the_messages_before_the_start_pass_too() {
    let page = Page::open(Options::phone().blocking(".wasm"), "");
    page.accepts_missing("chesslings_bg.wasm");
    assert_eq!(page.axe(), NOTHING);
}
