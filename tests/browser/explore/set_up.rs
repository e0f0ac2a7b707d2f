//! Setting up a position: from the tray by finger, mouse and keys; whole positions; as text.

use super::position;
use crate::harness::{Key, Options, Page};

fn empty(options: Options) -> Page {
    let page = Page::open(options, "#/explore");
    page.does(r#"click "Set up"; click "Clear the board""#);
    page.shows("8/8/8/8/8/8/8/8");
    page
}

#[test]
fn pieces_are_put_with_taps() {
    let page = empty(Options::phone());
    page.does(r#"click "white queen"; tap d4; tap e4; click "black king"; tap a8; tap h8"#);
    page.shows("7k/8/8/8/3QQ3/8/8/8");
    page.tells("H8: black king.");
    page.does(r#"click "Eraser"; tap e4"#);
    page.shows("7k/8/8/8/3Q4/8/8/8");
    page.tells("E4 is empty.");
    page.does(r#"click "Take back""#);
    page.shows("7k/8/8/8/3QQ3/8/8/8");
    page.does(r#"click "Start position""#);
    page.tells("All pieces are at home.");
}

#[test]
fn pieces_are_dragged_from_the_tray() {
    for options in [Options::phone(), Options::desktop()] {
        let page = empty(options);
        let from = page.area_of("[data-tray=N]").middle();
        let to = page.cell("f3").centre();
        page.pointer_down(from);
        for part in 1..=8 {
            let part = f64::from(part) / 8.0;
            page.pointer_move((
                from.0 + (to.0 - from.0) * part,
                from.1 + (to.1 - from.1) * part,
            ));
        }
        page.pointer_up(to);
        page.shows("8/8/8/8/8/5N2/8/8");
    }
}

#[test]
fn pieces_are_put_with_keys() {
    let page = empty(Options::desktop());
    page.eval("document.querySelector('input[name=tool][value=R]').focus()");
    for (code, square) in [("Space", "c3"), ("Enter", "c4")] {
        page.does("press Space");
        page.cell(square).focus();
        page.press(&Key::code(code));
        page.eval("document.querySelector('input[name=tool][value=R]').focus()");
    }
    page.shows("8/8/8/8/2R5/2R5/8/8");
}

#[test]
fn a_piece_is_taken_away_by_dragging_it_over_the_edge() {
    let page = position(Options::desktop(), "4k3/8/8/8/8/8/8/4K2Q w - - 0 1");
    page.does(r#"click "Set up""#);
    let (h1, board) = (page.cell("h1").centre(), page.area_of(".board canvas"));
    let beside = (board.x + board.width + 20.0, h1.1);
    page.pointer_down(h1);
    page.pointer_move((h1.0 + 20.0, h1.1));
    page.pointer_move(beside);
    page.pointer_up(beside);
    page.shows("4k3/8/8/8/8/8/8/4K3");
}

#[test]
fn a_position_can_be_typed() {
    let page = empty(Options::desktop());
    page.does(r#"click "Position as text (FEN)""#);
    let type_in = |fen: &str| {
        page.eval("document.querySelector('input[name=fen]').select()");
        page.eval("document.querySelector('input[name=fen]').focus()");
        page.types(fen);
        page.does("press Enter");
    };
    type_in("8/8/8/8/8/8/8/R7 w - - 0 1");
    page.shows("8/8/8/8/8/8/8/R7");
    type_in("8/8/8/8/8/8/8/X7 w - - 0 1");
    page.tells("\"X\" is no piece. Use KQRBNP for White, kqrbnp for Black, and 1 to 8 for empty squares. (FEN, the pieces, letter 15)");
    page.shows("8/8/8/8/8/8/8/R7");
}
