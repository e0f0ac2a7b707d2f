//! Room for small fingers, small screens and large letters.

use chesslings::app::Route;
use serde_json::json;

use crate::harness::{Options, Page};

/// Everything that can be tapped and is smaller than 48 pixels, but the squares of boards. The label
/// of a radio button is tapped with it.
const SMALL_CONTROLS: &str =
    "[...document.querySelectorAll('a[href], button:not([role=gridcell]), input, select, textarea, summary')]
    .filter((control) => control.checkVisibility())
    .map((control) => control.closest('label') ?? control)
    .map((control) => [control.innerText, control.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < 48 || height < 48)
    .map(([name, { width, height }]) => `${name}: ${width} x ${height}`)";

/// Whether the page is wider than the window.
const OVERFLOW: &str = "document.documentElement.scrollWidth - innerWidth";

/// Places with much on them, besides the main ones.
const PLACES: [&str; 3] = [
    "#/puzzles?at=queens-8",
    "#/puzzles?at=armies-8",
    "#/puzzles?task=independence&size=8&white=9Q&black=9Q",
];

fn everywhere(options: &Options, check: impl Fn(&Page, &str)) {
    for lang in ["en", "ru"] {
        let page = Page::open(options.clone().lang(lang), "");
        for place in Route::ALL.map(Route::hash).into_iter().chain(PLACES) {
            page.goes_to(place);
            check(&page, place);
        }
    }
}

fn check_squares(width: u32, least: f64) {
    let page = Page::open(Options::phone().size(width, 640), "#/explore");
    let square = page.cell("e4").area();
    let fits = square.width >= least && square.height >= least;
    assert!(fits, "at {width} pixels: {square:?}");
}

fn check_no_overflow(width: u32, height: u32) {
    everywhere(&Options::phone().size(width, height), |page, place| {
        assert_eq!(
            page.eval(OVERFLOW),
            json!(0),
            "{place} at {width} x {height}"
        );
    });
}

#[test]
fn controls_are_large_enough_for_small_fingers() {
    everywhere(&Options::phone().size(360, 640), |page, place| {
        assert_eq!(page.eval(SMALL_CONTROLS), json!([]), "{place}");
    });
}

/// Every control whose words are wider than it is.
const CRAMPED: &str = "[...document.querySelectorAll('a[href], button, label, summary')]
    .filter((control) => control.checkVisibility() && control.scrollWidth > control.clientWidth + 1)
    .map((control) => `${control.innerText}: ${control.scrollWidth} in ${control.clientWidth}`)";

#[test]
fn words_fit_into_their_controls() {
    everywhere(&Options::phone().size(320, 568), |page, place| {
        assert_eq!(page.eval(CRAMPED), json!([]), "{place}");
    });
}

#[test]
fn squares_are_large_enough_for_small_fingers() {
    check_squares(360, 44.0);
    check_squares(320, 40.0);
}

#[test]
fn the_narrowest_phone_needs_no_sideways_scrolling() {
    check_no_overflow(320, 568);
}

#[test]
fn zoom_to_200_and_400_percent_needs_no_sideways_scrolling() {
    // A window of 1280 x 1024 pixels has only so many CSS pixels then.
    check_no_overflow(640, 512);
    check_no_overflow(320, 256);
}

#[test]
fn the_board_fits_a_window_without_scrolling() {
    for options in [
        Options::desktop(),
        Options::phone(),
        Options::desktop().size(1024, 600),
    ] {
        let height = f64::from(options.height);
        let page = Page::open(options, "#/explore");
        page.wait_painted();
        let board = page.area_of(".board canvas");
        assert_eq!(page.eval("scrollY"), json!(0), "the page had to scroll");
        assert!(
            board.y >= 0.0 && board.y + board.height <= height,
            "{board:?}"
        );
    }
}

#[test]
fn a_resized_window_gets_a_board_that_fits() {
    let page = Page::open(Options::desktop(), "#/explore");
    let before = page.area_of(".board canvas");
    page.resize(700, 500);
    page.wait_until(
        "the board shrinks",
        &format!(
            "document.querySelector('.board canvas').getBoundingClientRect().width < {}",
            before.width
        ),
    );
    assert_eq!(page.eval(OVERFLOW), json!(0));
}

#[test]
fn nothing_moves_for_readers_who_want_no_motion() {
    everywhere(&Options::desktop().reduced_motion(), |page, place| {
        let moving = page.eval(
            "[...document.querySelectorAll('*')].filter((element) => {
            const { animationName, transitionDuration } = getComputedStyle(element);
            return animationName !== 'none' || transitionDuration !== '0s';
        }).map((element) => element.outerHTML)",
        );
        assert_eq!(moving, json!([]), "{place}");
    });
}
