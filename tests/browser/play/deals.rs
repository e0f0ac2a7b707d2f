//! Draws, giving up, and one more game.

use super::START;
use crate::harness::{Options, Page};

fn table() -> Page {
    Page::game(Options::phone(), START, "")
}

#[test]
fn a_draw_is_offered_and_agreed() {
    let page = table();
    page.does(r#"click "More"; click "Offer a draw""#);
    page.tells("Anna offers a draw. Ben, do you agree?");
    page.does(r#"click "Draw""#);
    page.tells("It is a draw! You both agreed to a draw.");
}

#[test]
fn a_draw_is_declined_and_the_game_goes_on() {
    let page = table();
    page.does(r#"click "More"; click "Offer a draw"; click "Play on""#);
    page.tells("No draw this time. Anna, your move!");
    page.does("tap e2; tap e4");
    page.tells("White pawn from E2 to E4. Ben, your move!");
}

#[test]
fn an_offer_is_still_there_after_a_reload() {
    let page = table();
    page.does(r#"click "More"; click "Offer a draw"; says "Ben, do you agree?""#);
    page.reload();
    page.plays_on();
    page.tells("Anna offers a draw. Ben, do you agree?");
}

#[test]
fn giving_up_asks_first() {
    let page = table();
    page.does(r#"click "More"; click "Give up""#);
    page.tells("Anna, do you really give up?");
    page.does(r#"click "Play on""#);
    page.tells("Anna, your move!");
    page.does(r#"click "More"; click "Give up"; says "really"; click "Give up""#);
    page.tells("Ben wins! White gives up. Black wins.");
}

#[test]
fn the_next_game_has_swapped_colours() {
    let page = Page::game(Options::phone(), START, "1. f3 e5 2. g4");
    page.does("tap d8; tap h4");
    page.tells("Ben wins! Black queen from D8 to H4. Checkmate! Black wins.");
    page.does(r#"click "Swap colours and play""#);
    page.tells("Ben, your move!");
    page.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
}

#[test]
fn the_menu_keeps_the_keyboard_and_gives_it_back() {
    let page = Page::game(Options::desktop(), START, "");
    page.does(r#"click "More""#);
    let inside = "!!document.activeElement.closest('.sheet')";
    page.wait_until("the menu has the focus", inside);
    for _ in 0..12 {
        page.does("press Tab");
        let outside =
            "document.activeElement !== document.body && !document.activeElement.closest('.sheet')";
        assert_eq!(page.eval(outside), false);
    }
    page.does("press Escape");
    page.wait_until(
        "the way to the menu has the focus",
        "document.activeElement.dataset.focus === 'more'",
    );
}
