//! What a pawn becomes: chosen by touch or key, at either edge of the board.

use serde_json::json;

use crate::harness::{Key, Options, Page};

/// A white pawn before the top edge and a black one before the bottom edge.
const WHITE: &str = "3r3k/4P3/8/8/8/8/p7/4K3 w - - 0 1";
const BLACK: &str = "3r3k/4P3/8/8/8/8/p7/4K3 b - - 0 1";

/// After the choice, focus is on the square where the pawn arrived.
fn check_chosen(page: &Page, at: &str, placement: &str) {
    page.shows(placement);
    page.wait_until("the picker is gone", "!document.querySelector('.picker')");
    assert_eq!(page.eval("document.activeElement.dataset.square"), at);
}

/// The buttons of the picker, from the top.
const PICKS: &str =
    "[...document.querySelectorAll('[data-promotion]')].map((pick) => pick.innerText.trim())";

#[test]
fn a_finger_chooses() {
    let page = Page::game(Options::phone(), WHITE, "");
    page.does(r#"tap e7; tap d8; says "Rook"; click "Knight""#);
    check_chosen(&page, "d8", "3N3k/8/8/8/8/8/p7/4K3");
    page.tells(
        "White pawn from E7 takes black rook on D8. The pawn becomes a knight. Ben, your move!",
    );
}

#[test]
fn letters_choose_under_any_layout() {
    let layouts: [fn(Key) -> Key; 2] = [|key| key, Key::in_russian];
    let page = Page::game(Options::desktop(), WHITE, "");
    for layout in layouts {
        for (code, letter) in [("KeyQ", 'Q'), ("KeyR", 'R'), ("KeyB", 'B'), ("KeyN", 'N')] {
            page.turns_to_game(WHITE, "");
            page.drag("e7", "e8");
            page.wait_until("the picker opens", "document.querySelector('.picker')");
            page.press(&layout(Key::code(code)));
            check_chosen(&page, "e8", &format!("3r{letter}2k/8/8/8/8/8/p7/4K3"));
        }
    }
}

#[test]
fn tab_and_enter_choose_and_stay_inside() {
    let page = Page::game(Options::desktop(), WHITE, "");
    page.does("drag e7 e8");
    let focused = "document.activeElement.dataset.promotion ?? null";
    page.wait_until("the queen has the focus", &format!("({focused}) === 'q'"));
    for expected in ["r", "b", "n"] {
        page.does("press Tab");
        assert_eq!(page.eval(focused), expected);
    }
    page.does("press Enter");
    check_chosen(&page, "e8", "3rN2k/8/8/8/8/8/p7/4K3");
}

#[test]
fn escape_and_a_tap_beside_take_the_pawn_back() {
    let page = Page::game(Options::phone(), WHITE, "");
    for step in ["press Escape", "tap a4"] {
        page.does("tap e7; tap e8");
        page.wait_until("the picker opens", "document.querySelector('.picker')");
        page.does(step);
        check_chosen(&page, "e8", "3r3k/4P3/8/8/8/8/p7/4K3");
        page.tells("Anna, your move!");
    }
}

/// The picker lies inside the board, the queen nearest to the pawn.
fn check_inside(page: &Page, steps: &str, names: [&str; 4]) {
    page.does(steps);
    page.wait_until("the picker opens", "document.querySelector('.picker')");
    assert_eq!(page.eval(PICKS), json!(names));
    let board = page.area_of(".board canvas");
    for name in ["q", "r", "b", "n"] {
        let pick = page.area_of(&format!("[data-promotion={name}]"));
        assert!(
            pick.x >= board.x - 1.0
                && pick.y >= board.y - 1.0
                && pick.x + pick.width <= board.x + board.width + 1.0
                && pick.y + pick.height <= board.y + board.height + 1.0,
            "{pick:?} in {board:?}"
        );
        assert!(pick.width >= 44.0 && pick.height >= 44.0, "{pick:?}");
    }
    page.does("press Escape");
    page.wait_until("the picker closes", "!document.querySelector('.picker')");
}

#[test]
fn it_opens_inwards_at_either_edge() {
    let english = ["Queen", "Rook", "Bishop", "Knight"];
    let russian = ["Ферзь", "Ладья", "Слон", "Конь"];
    for (options, names) in [
        (Options::phone().size(360, 640), english),
        (Options::desktop().lang("ru"), russian),
    ] {
        let page = Page::game(options, WHITE, "");
        check_inside(&page, "tap e7; tap e8", names);
        page.does("focus e1; press KeyF");
        check_inside(&page, "tap e7; tap e8", names);
        page.turns_to_game(BLACK, "");
        check_inside(&page, "tap a2; tap a1", names);
        page.does("focus e1; press KeyF");
        check_inside(&page, "tap a2; tap a1", names);
    }
}

#[test]
fn black_promotes_too() {
    let page = Page::game(Options::desktop(), BLACK, "");
    page.does("tap a2; tap a1; press KeyR");
    check_chosen(&page, "a1", "3r3k/4P3/8/8/8/8/8/r3K3");
    page.tells("Black pawn from A2 to A1. The pawn becomes a rook. Check! Anna, your move!");
}
