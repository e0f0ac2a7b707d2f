//! The rook's lesson: watched, stepped with the numbers on, with pieces in the way.

use super::*;
use crate::harness::Options;

/// The marks of a square, as a screen reader hears them.
fn check_hears(page: &Page, square: &str, words: &str) {
    page.wait_until(
        &format!("{square} says {words:?}"),
        &format!("document.querySelector('[data-square={square}]').ariaLabel.includes({words:?})"),
    );
}

#[test]
fn the_rook_is_watched_and_stepped_with_numbers() {
    let page = Page::open(Options::desktop(), "#/learn/rook/4");
    page.says("Now you: make 2 moves!");
    check_hears(&page, "d8", "step 4");
    check_hears(&page, "h4", "step 4");
    page.click_on("Numbers");
    page.click_on("Next direction");
    page.says("0 ≤ i < 8");
    page.eval("document.querySelector('input[type=range]').focus()");
    page.press(&Key::code("ArrowLeft"));
    page.says("n = 3");
    page.says("D7");
    page.press(&Key::code("Home"));
    page.says("n = 0");
    page.click_on("One step on");
    check_hears(&page, "d5", "step 1");
    check_axe(&page);
    assert!(!is_done(&page), "looking is not enough");
    page.tap("d7");
    page.says("One more move!");
    page.tap("d7");
    page.tap("a7");
    page.wait_until("it is done", "document.querySelector('.done')");
    assert_eq!(stars(&page), 3);
    check_axe(&page);
}

#[test]
fn pieces_stand_in_the_way_and_the_rook_goes_anywhere() {
    let page = Page::open(Options::phone(), "#/learn/rook/4");
    By::Taps.control(&page, "[data-tray=P]");
    page.tap("d6");
    check_hears(&page, "d6", "not here");
    By::Keys.control(&page, "[data-tray=p]");
    page.tap("f4");
    check_hears(&page, "f4", "can be taken");
    By::Taps.control(&page, ".tray-tool + .tray-tool");
    page.drag("d4", "a1");
    check_hears(&page, "a8", "step 7");
}
