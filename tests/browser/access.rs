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

/// States of the page: where, and what was done there.
const STATES: [(&str, &str); 13] = [
    ("#/explore", "tap d1"),
    ("#/explore", "tap d1; tap d5"),
    ("#/explore", "click \"Who attacks?\"; tap e4"),
    (
        "#/explore",
        "click \"Set up\"; click \"white queen\"; tap e4",
    ),
    (
        "#/play",
        "click \"More\"; click \"New game\"; click \"Start from a position\"",
    ),
    ("#/play", "tap e1"),
    ("#/play", "tap b7; tap b8"),
    ("#/play", "click \"More\""),
    ("#/play", "tap a1; tap a8"),
    (
        "#/puzzles?at=queens-4",
        "click \"A1\"; click \"B2\"; click \"Hint\"",
    ),
    (
        "#/puzzles?at=queens-4",
        "click \"B1\"; click \"D2\"; click \"A3\"; click \"C4\"; says \"Solved!\"",
    ),
    ("#/puzzles?task=independence&size=20&pieces=8", ""),
    (
        "#/puzzles?task=independence&size=9&pieces=9Q",
        "click \"Find all solutions\"; says \"Done!\"; click \"Solution 2\"",
    ),
];

/// A pawn that can become a queen, a rook that can give mate.
const GAME: &str = "[SetUp \"1\"]\n[FEN \"6k1/1P3ppp/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n*";

/// Every state, with these settings.
fn check_states(options: Options, settings: &str) {
    let options = options
        .with_stored("chesslings.settings", settings)
        .with_stored("chesslings.game.1", GAME);
    for (route, steps) in STATES {
        let page = Page::open(options.clone(), route);
        page.does(steps);
        page.wait_painted();
        assert_eq!(page.axe(), NOTHING, "{route} {steps}");
    }
}

#[test]
fn every_state_on_a_phone() {
    check_states(Options::phone(), "{}");
}

#[test]
fn every_state_in_the_dark_with_high_contrast() {
    check_states(Options::desktop().dark(), "{\"theme\":\"contrast\"}");
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
    page.accepts_missing("page_bg.wasm");
    assert_eq!(page.axe(), NOTHING);
}
