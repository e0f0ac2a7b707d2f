//! What a piece can do, list by list, with its formula and the numbers of the squares.

use super::position;
use crate::harness::{Options, Page};

/// A rook with a friend above it, an enemy to the right, and its king in check from far away.
const ROOK: &str = "4k3/8/8/8/3P4/8/8/q2R1nK1 w - - 0 1";

/// The list with this name, for the piece on `at`.
fn check(page: &Page, list: &str, at: &str, told: &str, marks: &[&str]) {
    page.does(&format!(
        "focus a8; press Escape; click \"{list}\"; tap {at}"
    ));
    page.tells(told);
    let selected = format!("{at} selected");
    page.marks(&[&[selected.as_str()], marks].concat());
}

#[test]
fn each_list_shows_its_squares() {
    let page = position(Options::desktop(), ROOK);
    check(
        &page,
        "Attacks",
        "d1",
        "D1: white rook. It attacks 8 squares.",
        &[
            "a1 attacked",
            "b1 attacked",
            "c1 attacked",
            "d2 attacked",
            "d3 attacked",
            "d4 attacked",
            "e1 attacked",
            "f1 attacked",
        ],
    );
    check(
        &page,
        "Goes",
        "d1",
        "D1: white rook. It can go to 5 empty squares.",
        &[
            "b1 can go here",
            "c1 can go here",
            "d2 can go here",
            "d3 can go here",
            "e1 can go here",
        ],
    );
    check(
        &page,
        "Takes",
        "d1",
        "D1: white rook. It can take 2 pieces.",
        &["a1 can be taken", "f1 can be taken"],
    );
    check(
        &page,
        "All",
        "d1",
        "D1: white rook. It can go to 7 squares, if we forget about check.",
        &[
            "a1 can be taken",
            "b1 can go here",
            "c1 can go here",
            "d2 can go here",
            "d3 can go here",
            "e1 can go here",
            "f1 can be taken",
        ],
    );
    check(
        &page,
        "By the rules",
        "d1",
        "D1: white rook. It can go to 7 squares.",
        &[
            "a1 can be taken",
            "b1 can go here",
            "c1 can go here",
            "d2 can go here",
            "d3 can go here",
            "e1 can go here",
            "f1 can be taken",
        ],
    );
}

#[test]
fn legal_moves_look_at_check() {
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let page = position(Options::phone(), pinned);
    check(
        &page,
        "By the rules",
        "e2",
        "E2: white knight. It can't move now.",
        &[],
    );
    check(
        &page,
        "All",
        "e2",
        "E2: white knight. It can go to 6 squares, if we forget about check.",
        &[
            "c1 can go here",
            "c3 can go here",
            "d4 can go here",
            "f4 can go here",
            "g1 can go here",
            "g3 can go here",
        ],
    );
}

#[test]
fn the_empty_board_is_shown_direction_by_direction() {
    let page = position(Options::phone(), ROOK);
    page.does(r#"click "Empty board"; tap d1"#);
    page.tells("D1: white rook. On an empty board it goes in 3 directions.");
    page.does(r#"click "Next direction""#);
    page.tells("D1: white rook. Direction 1 of 3.");
    page.marks(&[
        "d1 selected",
        "d2 step 1",
        "d3 step 2",
        "d4 step 3",
        "d5 step 4",
        "d6 step 5",
        "d7 step 6",
        "d8 step 7",
    ]);
    page.does(r#"click "(i, j)""#);
    page.says("i₁ = 0 + n·1, j₁ = 3 + n·0; n = 1 … 7");
}

#[test]
fn the_formula_is_filled_in_for_the_square() {
    let page = position(Options::desktop(), ROOK);
    page.does(r#"click "(i, j)"; click "All"; tap d1; tap d3"#);
    page.tells("Yes, it can go to D3.");
    page.says("n = 2: i₁ = 0 + 2·1 = 2, j₁ = 3 + 2·0 = 3. (2, 3) is D3.");
    let page = position(Options::desktop().lang("ru"), ROOK);
    page.does(r#"click "(i, j)"; click "Всё"; tap d1; tap d3"#);
    page.tells("Да, на D3 пойти можно.");
    page.says("(2, 3) — это D3.");
}

#[test]
fn squares_show_their_numbers() {
    let page = position(Options::phone(), "8/8/8/8/8/8/8/8 w - - 0 1");
    let corner = || {
        let inks =
            [0.66, 0.7, 0.74, 0.78, 0.82, 0.86, 0.9].map(|across| page.pixel("e4", across, 0.12));
        inks.iter().any(|ink| *ink != inks[0])
    };
    assert!(!corner(), "an empty square is empty");
    page.does(r#"click "(i, j)""#);
    page.wait_until(
        "the button is pressed",
        "document.querySelector('[data-tool=indices]').ariaPressed === 'true'",
    );
    assert!(corner(), "(3, 4) is written there");
    page.does(r#"click "(i, j)""#);
    page.wait_until(
        "the button is up",
        "document.querySelector('[data-tool=indices]').ariaPressed === 'false'",
    );
    assert!(!corner());
}
