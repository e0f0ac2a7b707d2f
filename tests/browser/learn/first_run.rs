//! The first minute: three taps, hardly a word, and a star.

use super::*;
use crate::harness::Options;

#[test]
fn from_home_to_the_first_star_in_three_taps() {
    for options in [Options::phone(), Options::phone().lang("ru")] {
        let page = Page::open(options, "");
        page.eval("window.taps = 0; addEventListener('pointerdown', () => taps++, true)");
        page.tap_on(".card[data-main]");
        page.wait_until(
            "a finger shows the way",
            "document.querySelector('.finger')",
        );
        let words =
            page.eval("document.querySelector('.words').innerText.trim().split(/\\s+/).length");
        assert!(
            words.as_u64().is_some_and(|words| words <= 10),
            "{words} words"
        );
        page.tap("d2");
        page.wait_until(
            "the finger waits at the star",
            "document.querySelector('.finger[data-row=\"1\"]')",
        );
        page.tap("d7");
        page.wait_until("it is done", "document.querySelector('.done')");
        assert_eq!(page.eval("taps").as_u64(), Some(3), "so many touches");
        assert_eq!(stars(&page), 3);
        assert!(page.eval("!document.querySelector('.finger')").as_bool() == Some(true));
        check_axe(&page);
    }
}

#[test]
fn check_is_shown_before_it_is_asked_about() {
    let page = Page::open(Options::phone(), "#/learn/check/1");
    page.says("Watch! I will show you something.");
    check_axe(&page);
    page.click_on("Go on");
    page.says("White rook from A1 to E1.");
    page.click_on("Go on");
    page.says("Look: the rook attacks the king.");
    page.wait_until(
        "the king is seen in check",
        "document.querySelector('[data-square=e8]').ariaLabel.includes('check')",
    );
    page.press(&Key::code("Enter"));
    page.says("This is check. The king must get away.");
    page.click_on("My turn!");
    page.tap("a1");
    page.tap("e1");
    page.wait_until("it is done", "document.querySelector('.done')");
    assert_eq!(stars(&page), 3);
}
