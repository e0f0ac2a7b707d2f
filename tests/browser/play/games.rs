//! A whole game: with fingers, with a mouse, with keys alone.

use crate::harness::{Key, Options, Page};

/// The scholar's mate, move by move.
const MATE: [(&str, &str); 7] = [
    ("e2", "e4"),
    ("e7", "e5"),
    ("f1", "c4"),
    ("b8", "c6"),
    ("d1", "h5"),
    ("g8", "f6"),
    ("h5", "f7"),
];

/// After each move its piece is where it went.
fn check_arrived(page: &Page, to: &str) {
    check_marked(page, to, "last move");
}

fn check_marked(page: &Page, square: &str, mark: &str) {
    page.wait_until(
        &format!("{square} is marked as {mark}"),
        &format!("document.querySelector('[data-square={square}]').ariaLabel.includes('{mark}')"),
    );
}

#[test]
fn with_fingers_no_drag_is_needed() {
    let page = Page::table(Options::phone());
    for (from, to) in MATE {
        page.tap(from);
        page.tap(to);
        check_arrived(&page, to);
    }
    page.says("Checkmate! White wins.");
}

#[test]
fn with_a_mouse_pieces_are_dragged() {
    let page = Page::table(Options::desktop());
    for (from, to) in MATE {
        page.drag(from, to);
        check_arrived(&page, to);
    }
    page.says("Checkmate! White wins.");
}

/// The mate with keys alone. The board is turned with a letter on the way, and turned back.
fn check_keys(lang: &str, last_move: &str, end: &str, layout: fn(Key) -> Key) {
    let page = Page::table(Options::desktop().lang(lang));
    let press = |code: &str| page.press(&layout(Key::code(code)));
    for (from, to) in MATE {
        for square in [from, to] {
            go(&page, square);
            press("Enter");
        }
        check_marked(&page, to, last_move);
        for first in ["h1", "a8"] {
            press("KeyF");
            page.wait_until(
                "the board turns",
                &format!("document.querySelector('[role=gridcell]').dataset.square === '{first}'"),
            );
        }
    }
    page.says(end);
}

#[test]
fn with_keys_alone() {
    check_keys("en", "last move", "Checkmate! White wins.", |key| key);
}

#[test]
fn with_keys_alone_under_a_cyrillic_layout() {
    check_keys(
        "ru",
        "последний ход",
        "Мат! Победили белые.",
        Key::in_russian,
    );
}

#[test]
fn a_game_can_be_typed_with_names_and_is_kept() {
    let page = Page::open(Options::desktop(), "#/play");
    page.does(r#"click "Who plays White?"; type Anna; click Start; says "Anna, your move!""#);
    page.does(r#"click "Type a move"; type e4; press Enter; says "Player 2, your move!""#);
    let page = page.reopened("#/play");
    page.says("Player 2, your move!");
    assert_eq!(page.cell("e4").name(), "E4, white pawn, last move");
}

/// Walks over the board to a square: Tab until a square has the keyboard, then arrows.
fn go(page: &Page, square: &str) {
    let focused = || page.eval("document.activeElement.dataset.square ?? ''");
    let mut at = focused();
    for _ in 0..40 {
        if at != "" {
            break;
        }
        page.press(&Key::code("Tab"));
        at = focused();
    }
    let at = at.as_str().unwrap_or_default().as_bytes().to_vec();
    let wanted = square.as_bytes();
    assert_eq!(at.len(), 2, "Tab finds the board");
    for (index, more, less) in [(0, "ArrowRight", "ArrowLeft"), (1, "ArrowUp", "ArrowDown")] {
        let key = if wanted[index] > at[index] {
            more
        } else {
            less
        };
        for _ in 0..wanted[index].abs_diff(at[index]) {
            page.press(&Key::code(key));
        }
    }
    assert_eq!(focused(), square);
}
