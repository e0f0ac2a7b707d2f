//! Putting pieces on the board.

use super::*;
use crate::rules::{Kind, SquareSet};

const NO_ROOKS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBN1 w - -";

fn rooks() -> Page {
    let corners = SquareSet::of(Square::A1).with(Square::H1);
    Page::with(Task::SetUp(corners), NO_ROOKS)
}

fn peace() -> Page {
    let task = Task::Peace {
        kind: Kind::Rook,
        count: 2,
        size: 2,
    };
    Page::with(task, "8/8/8/8/8/8/8/8 w - -")
}

#[test]
fn the_tray_holds_what_is_missing() {
    let mut page = rooks();
    let tray = |page: &Page| {
        let body = view(&page.model).body;
        find(&body, "class", "tray").text()
    };
    assert!(tray(&page).contains("×2"));
    page.tap("a1");
    assert!(tray(&page).contains("×1"));
    page.drop('R', "h1");
    assert_eq!(page.stars(), 3);
}

#[test]
fn a_piece_in_the_wrong_place_is_told() {
    let mut page = rooks();
    page.keys("e4");
    assert!(page.has_mark("e4 Refused"));
    assert_eq!(page.seen("e4"), None);
    page.keys("a1 h1");
    assert_eq!(page.stars(), 2);
}

#[test]
fn a_piece_let_go_beside_the_board_changes_nothing() {
    let mut page = rooks();
    page.lift('R');
    assert!(
        view(&page.model)
            .body
            .descendants()
            .iter()
            .any(|e| e.key == "carried")
    );
    page.let_go(None);
    assert_eq!(page.board().input.carried(), None);
    assert_eq!(page.at_work().attempt().in_tray().len(), 2);
}

#[test]
fn in_peace_who_attacks_whom_is_seen() {
    let mut page = peace();
    assert!(page.has_mark("c1 Outside") && !page.has_mark("b2 Outside"));
    page.tap("a1 a2");
    assert_eq!(
        page.seen("a2"),
        Some('R'),
        "it is seen until the next touch"
    );
    assert_eq!(page.arrows(), ["a1 a2 Attack"]);
    page.tap("b2");
    assert_eq!(page.seen("a2"), None);
    assert!(page.at_work().attempt().is_done());
}

#[test]
fn a_placed_piece_is_taken_off_by_another_tap() {
    let mut page = peace();
    page.tap("a1 a1");
    assert_eq!(page.seen("a1"), None);
    page.tap("c3");
    assert!(page.has_mark("c3 Refused"));
}
