//! How the board lies between two players.

use chesslings::app::{Palette, Rgb};

use super::START;
use crate::harness::{Options, Page};

/// The square in the top left corner, by the order of the cells.
fn check_first(page: &Page, square: &str) {
    page.wait_until(
        &format!("{square} comes first"),
        &format!("document.querySelector('[role=gridcell]').dataset.square === '{square}'"),
    );
}

#[test]
fn a_button_and_a_key_turn_the_board() {
    let page = Page::game(Options::desktop(), START, "");
    check_first(&page, "a8");
    page.does(r#"click "Turn""#);
    check_first(&page, "h1");
    page.does("focus e4; press KeyF");
    check_first(&page, "a8");
    // Pieces are where their cells are.
    page.does(r#"click "Turn"; drag e2 e4"#);
    page.tells("White pawn from E2 to E4. Ben, your move!");
}

#[test]
fn the_board_turns_to_whoever_moves() {
    let page = Page::game(Options::phone(), START, "");
    page.does(r#"click "More"; click "Turns after each move"; click "Close"; tap e2; tap e4"#);
    check_first(&page, "h1");
    page.does("tap e7; tap e5");
    check_first(&page, "a8");
    page.reload();
    page.plays_on();
    page.does("tap d2; tap d4");
    check_first(&page, "h1");
}

#[test]
fn the_other_player_sees_their_pieces_upright() {
    // A pawn is wide at its foot and narrow at its head.
    let Rgb(red, green, blue) = Palette::WOOD.dark;
    let page = Page::game(Options::phone(), START, "");
    let is_bare = |down: f64| page.pixel("a7", 0.28, down) == [red, green, blue];
    assert_eq!((is_bare(0.2), is_bare(0.8)), (true, false));
    page.does(r#"click "More"; click "Face to face"; click "Close""#);
    page.wait_until("the menu closes", "!document.querySelector('.sheet')");
    assert_eq!((is_bare(0.2), is_bare(0.8)), (false, true));
    let turned = page.eval("getComputedStyle(document.querySelector('.player.top')).rotate + getComputedStyle(document.querySelector('.player.top')).transform");
    assert_ne!(turned, "nonenone", "the name stands on its head, too");
}
