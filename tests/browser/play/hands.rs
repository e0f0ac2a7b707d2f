//! Hands that do more than one thing, or are taken away.

use super::START;
use crate::harness::{Options, Page};

const FIRST: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn table() -> Page {
    Page::game(Options::phone(), START, "")
}

#[test]
fn a_second_finger_is_ignored() {
    let page = table();
    let [e2, e4, d2, d4] = ["e2", "e4", "d2", "d4"].map(|square| page.cell(square).centre());
    page.fingers("touchStart", &[e2]);
    page.fingers("touchStart", &[e2, d2]);
    page.fingers("touchMove", &[e2, d4]);
    page.fingers("touchMove", &[e4, d4]);
    page.fingers("touchEnd", &[]);
    page.tells("White pawn from E2 to E4. Ben, your move!");
    page.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
}

#[test]
fn a_finger_that_is_taken_away_moves_nothing() {
    let page = table();
    let [e2, e4] = ["e2", "e4"].map(|square| page.cell(square).centre());
    page.fingers("touchStart", &[e2]);
    page.fingers("touchMove", &[e4]);
    page.fingers("touchCancel", &[]);
    page.shows(FIRST);
    // The piece is still in hand, and the next tap counts.
    page.does("tap e3");
    page.tells("White pawn from E2 to E3. Ben, your move!");
}

#[test]
fn a_piece_dropped_beside_the_board_goes_home() {
    let page = table();
    let e2 = page.cell("e2").centre();
    page.pointer_down(e2);
    page.pointer_move((e2.0, e2.1 + 60.0));
    page.pointer_move((e2.0, 5.0));
    page.pointer_up((e2.0, 5.0));
    page.shows(FIRST);
    page.tells("Anna, your move!");
}

#[test]
fn taps_choose_another_piece_or_let_go() {
    let page = table();
    page.does("tap e2");
    page.tells("White pawn on E2. It can go to 2 squares.");
    page.does("tap g1");
    page.marks(&["f3 can go here", "g1 selected", "h3 can go here"]);
    page.does("tap g1");
    page.marks(&[]);
    page.does("focus e2; press Enter; press Escape");
    page.marks(&[]);
}

#[test]
fn the_page_stays_where_it_is_under_a_drag() {
    let page = table();
    let action = "getComputedStyle(document.querySelector('.board')).touchAction";
    assert_eq!(page.eval(action), "none");
    page.drag("e7", "e2");
    assert_eq!(page.eval("scrollY"), 0);
}
