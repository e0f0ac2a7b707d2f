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

fn sit_down(options: Options) -> Page {
    let page = Page::open(options, "#/play");
    page.click_on("Start");
    page.says("your move!");
    page
}

/// After each move its piece is where it went.
fn check_arrived(page: &Page, to: &str) {
    page.wait_until(
        &format!("the piece arrives on {to}"),
        &format!("document.querySelector('[data-square={to}]').ariaLabel.includes('last move')"),
    );
}

#[test]
fn with_fingers_no_drag_is_needed() {
    let page = sit_down(Options::phone());
    for (from, to) in MATE {
        page.tap(from);
        page.tap(to);
        check_arrived(&page, to);
    }
    page.says("Checkmate! White wins.");
}

#[test]
fn with_a_mouse_pieces_are_dragged() {
    let page = sit_down(Options::desktop());
    for (from, to) in MATE {
        page.drag(from, to);
        check_arrived(&page, to);
    }
    page.says("Checkmate! White wins.");
}

#[test]
fn with_keys_alone() {
    let page = sit_down(Options::desktop());
    for (from, to) in MATE {
        for square in [from, to] {
            go(&page, square);
            page.press(&Key::code("Enter"));
        }
        check_arrived(&page, to);
    }
    page.says("Checkmate! White wins.");
}

#[test]
fn a_game_can_be_typed_with_names_and_is_kept() {
    let page = Page::open(Options::desktop(), "#/play");
    page.does(r#"click "Who plays White?"; type Anna; click Start; says "Anna, your move!""#);
    page.does(r#"click "Type a move"; type e4; press Enter; says "Player 2, your move!""#);
    let page = page.reopened("#/play");
    page.does(r#"says "A game is waiting: Anna and Player 2."; click "Play on""#);
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
