//! Every kind of refusal with its exact sentence, and how it is drawn.

use chesslings::app::{Mark, Palette, Rgb};

use super::START;
use crate::harness::{Options, Page};

/// Every refusal of the file, in one language: line 1 or 2 under each position. Refusals that no
/// hand can cause are tested with the rules and the texts: a square off the board, a king that is
/// taken, a piece that a pawn can't become.
fn check_all(lang: &str, line: usize) {
    let page = Page::open(Options::desktop().lang(lang), "#/play");
    let cases = include_str!("refusals.txt").split("\n\n").skip(1);
    let mut checked = 0;
    for case in cases {
        let lines: Vec<_> = case.trim().lines().collect();
        let parts: Vec<_> = lines[0].split('|').map(str::trim).collect();
        let (fen, moves, drag) = (parts[0], parts[1], parts[2]);
        let (from, to) = drag.split_once(' ').expect("a drag has two squares");
        page.turns_to_game(fen, moves);
        page.drag(from, to);
        page.tells(lines[line]);
        checked += 1;
    }
    assert_eq!(checked, 38);
}

#[test]
fn in_english() {
    check_all("en", 1);
}

#[test]
fn in_russian() {
    check_all("ru", 2);
}

#[test]
fn a_blocked_way_is_drawn_and_named() {
    let page = Page::game(Options::phone(), START, "");
    page.does("tap a1; tap a5");
    page.tells("The way is blocked: a pawn stands on A2.");
    page.marks(&["a1 selected", "a2 not here"]);
    // The cross is beside the pawn, which is still to be seen.
    let Rgb(red, green, blue) = Palette::WOOD.mark(Mark::Refused);
    assert_eq!(page.pixel("a2", 0.8, 0.2), [red, green, blue]);
    assert_ne!(page.pixel("a2", 0.5, 0.5), [red, green, blue]);
}

#[test]
fn a_pin_shows_king_and_attacker() {
    let page = Page::game(Options::phone(), "4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1", "");
    page.does("tap e4; tap c5");
    page.marks(&[
        "e1 in check",
        "e4 not here",
        "e4 selected",
        "e8 gives check",
    ]);
}

#[test]
fn a_typed_move_is_refused_with_the_same_words() {
    let page = Page::game(Options::desktop(), START, "");
    for (typed, told) in [
        ("Qd5", "The way is blocked: a pawn stands on D2."),
        (
            "qwerty",
            "I can't read the move \"qwerty\". Write it like e4, Nf3 or O-O.",
        ),
    ] {
        page.eval("document.querySelector('#typed').value = ''");
        page.tap_on("#typed");
        page.types(typed);
        page.does("press Enter");
        page.tells(told);
    }
}
