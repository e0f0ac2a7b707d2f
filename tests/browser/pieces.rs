//! The two sets of pieces: chosen, seen on every board, remembered, kept for offline, never in the
//! way.

use chesslings::app::{Palette, Rgb};
use serde_json::{Value, json};

use crate::harness::{Key, Options, Page};
use crate::offline::wait_kept;

const SETTINGS: &str = "chesslings.settings";
const SIMPLE: &str = r#"{"pieces":"simple"}"#;

/// Waits until the white pawn on e2 has the head of one set or of the other: the simple one is
/// larger, and has its outline where the classic one leaves the square free.
fn check_board(page: &Page, simple: bool) {
    let wanted = if simple {
        Palette::WOOD.white.outline
    } else {
        Palette::WOOD.light
    };
    let Rgb(red, green, blue) = wanted;
    let pixel = "(({ width: side }, board) =>
        board.getImageData((4.28 * side) / 8, (6.34 * side) / 8, 1, 1).data.slice(0, 3).join())";
    let canvas = "document.querySelector('.board canvas')";
    page.wait_until(
        "the pawn is painted",
        &format!(
            "{canvas} && {pixel}({canvas}, {canvas}.getContext('2d')) === '{red},{green},{blue}'"
        ),
    );
}

/// The set that the settings show as chosen.
fn check_chosen(page: &Page, set: &str) {
    page.wait_until(
        "the choice is shown",
        &format!("document.querySelector('[name=pieces]:checked')?.value === '{set}'"),
    );
}

/// The lines of a drawing beside the boards: trays, lists and puzzles take it from there. Thick
/// ones are those of the simple set.
fn check_figures(page: &Page, simple: bool) {
    let width = if simple { 7 } else { 5 };
    page.wait_until(
        "figures have the set",
        &format!(
            "['w', 'b'].every((side) => [...'pnbrqk'].every((kind) =>
                decodeURIComponent(getComputedStyle(document.documentElement)
                    .getPropertyValue('--piece-' + side + kind)).includes('stroke-width=\"{width}\"')))"
        ),
    );
}

/// The drawings that the page itself has asked for.
fn fetched(page: &Page) -> Value {
    page.eval(
        "performance.getEntriesByType('resource').map(({ name }) => name.split('/pieces/')[1])
            .filter((name) => name).sort()",
    )
}

fn stored(page: &Page) -> Value {
    page.eval(&format!("JSON.parse(localStorage['{SETTINGS}']).pieces"))
}

#[test]
fn a_first_visit_has_the_classic_pieces_and_fetches_no_others() {
    let page = Page::open(Options::phone(), "#/explore");
    check_board(&page, false);
    check_figures(&page, false);
    assert_eq!(fetched(&page), json!([]));
}

#[test]
fn they_can_be_chosen_by_pointer_and_stay_chosen() {
    let page = Page::open(Options::phone(), "#/settings");
    check_chosen(&page, "classic");
    page.click_on("Big and simple");
    check_chosen(&page, "simple");
    check_figures(&page, true);
    page.does(r#"click "Home"; click "Explore""#);
    check_board(&page, true);
    page.reload();
    check_board(&page, true);
    assert_eq!(stored(&page), "simple");
    page.goes_to("#/settings");
    page.click_on("Classic");
    check_figures(&page, false);
    page.does(r#"click "Home"; click "Explore""#);
    check_board(&page, false);
}

#[test]
fn they_can_be_chosen_by_the_keyboard_alone() {
    let page = Page::open(Options::desktop().lang("ru"), "#/settings");
    assert_eq!(page.accessible_name("[value=simple]"), "Крупные");
    // Whoever comes begins at the heading.
    for _ in 0..4 {
        page.press(&Key::code("Tab"));
    }
    let focused = page.eval("document.activeElement.value");
    assert_eq!(focused, "classic", "language, page, board, pieces");
    page.press(&Key::code("ArrowRight"));
    check_chosen(&page, "simple");
    check_figures(&page, true);
}

#[test]
fn the_simple_ones_are_there_when_the_page_starts_with_them() {
    let options = Options::desktop().with_stored(SETTINGS, SIMPLE);
    for route in ["#/explore", "#/puzzles?at=queens-4"] {
        let page = Page::open(options.clone(), route);
        let kinds = ["bishop", "king", "knight", "pawn", "queen", "rook"];
        let wanted = kinds.map(|kind| format!("simple/{kind}.svg"));
        assert_eq!(fetched(&page), json!(wanted), "{route}");
        check_figures(&page, true);
    }
}

#[test]
fn they_need_no_network_after_one_visit() {
    let page = Page::open(Options::phone(), "#/explore");
    check_board(&page, false);
    wait_kept(&page);
    page.goes_offline();
    page.goes_to("#/settings");
    page.click_on("Big and simple");
    check_figures(&page, true);
    page.goes_to("#/explore");
    check_board(&page, true);
    page.reload();
    check_board(&page, true);
    page.goes_to("#/puzzles?at=queens-4");
    check_figures(&page, true);
}

#[test]
fn a_drawing_that_does_not_come_leaves_the_classic_ones() {
    let options = Options::desktop().blocking("simple/queen.svg");
    let page = Page::open(options.clone(), "#/settings");
    page.click_on("Big and simple");
    page.says("This can't be loaded now.");
    check_chosen(&page, "classic");
    assert_eq!(stored(&page), "classic");
    page.goes_to("#/explore");
    check_board(&page, false);
    page.accepts_missing("simple/queen.svg");

    // At the start it is no reason to forget what was chosen.
    let page = Page::open(options.with_stored(SETTINGS, SIMPLE), "#/explore");
    check_board(&page, false);
    check_figures(&page, false);
    assert_eq!(stored(&page), "simple");
    page.accepts_missing("simple/queen.svg");
}

#[test]
fn a_set_that_nobody_knows_means_the_classic_one() {
    let unknown = r#"{"pieces":"../icons","theme":"wood"}"#;
    let page = Page::open(
        Options::desktop().with_stored(SETTINGS, unknown),
        "#/explore",
    );
    check_board(&page, false);
    assert_eq!(fetched(&page), json!([]));
}
