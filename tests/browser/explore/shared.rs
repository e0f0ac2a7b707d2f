//! The position is in the link: it can be shared, reopened, and be wrong.

use super::position;
use crate::harness::{Options, Page};

#[test]
fn the_link_leads_to_the_position() {
    let page = position(Options::desktop(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    page.drag("a1", "a7");
    page.shows("4k3/R7/8/8/8/8/8/4K3");
    let link = "location.hash";
    page.wait_until(
        "the link says so",
        "location.hash === '#/explore?fen=4k3/R7/8/8/8/8/8/4K3_w_-_-_0_1'",
    );
    let hash = page.eval(link);
    // Somebody else opens it.
    let friend = Page::open(
        Options::phone().lang("ru"),
        hash.as_str().unwrap_or_default(),
    );
    friend.shows("4k3/R7/8/8/8/8/8/4K3");
}

#[test]
fn the_link_can_be_copied() {
    let page = position(Options::desktop(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    page.eval("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } })");
    page.does(r#"click "Copy link"; says "The link is copied.""#);
    let same = page.eval("copied === location.href && copied.endsWith('#/explore?fen=4k3/8/8/8/8/8/8/R3K3_w_Q_-_0_1')");
    assert_eq!(same, true);
}

#[test]
fn a_messenger_may_encode_the_link() {
    let page = Page::open(
        Options::phone(),
        "#/explore?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2FR3K3%20w%20Q%20-%200%201",
    );
    page.shows("4k3/8/8/8/8/8/8/R3K3");
}

#[test]
fn a_bad_link_says_what_is_wrong_and_shows_the_start() {
    let page = Page::open(Options::phone(), "#/explore?fen=4k3/9");
    page.says("This link has a mistake, so here is the start position.");
    page.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    for bad in ["%", "%ff%00", "_______", "8/8/8/8/8/8/8/kk6_w", "\u{202e}"] {
        let page = Page::open(Options::phone().lang("ru"), &format!("#/explore?fen={bad}"));
        page.says("В ссылке ошибка, поэтому вот начальная позиция.");
    }
}

#[test]
fn the_position_is_found_again() {
    let page = position(Options::phone(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    page.drag("a1", "a7");
    page.shows("4k3/R7/8/8/8/8/8/4K3");
    let page = page.reopened("#/explore");
    page.shows("4k3/R7/8/8/8/8/8/4K3");
}
