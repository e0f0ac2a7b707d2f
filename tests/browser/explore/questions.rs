//! Why not there? Who attacks this square?

use super::position;
use crate::harness::Options;

const PINNED: &str = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";

#[test]
fn a_square_it_can_not_go_to_says_why() {
    let page = position(Options::phone(), PINNED);
    page.does("tap e2; tap c3");
    page.tells("The knight shields your king from the rook on E8. It can't leave that line.");
    page.does("tap e5");
    page.tells("The knight can't go straight to E5. It goes two squares, then one to the side.");
    page.marks(&["e2 selected", "e5 not here"]);
    let page = position(Options::desktop().lang("ru"), PINNED);
    page.does("focus e2; press Enter; focus c3; press Enter");
    page.tells("Здесь конь закрывает короля от ладьи на E8. С этой линии уходить нельзя.");
}

#[test]
fn a_list_about_something_else_says_so() {
    let page = position(Options::desktop(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    page.does(r#"click "Takes"; tap a1; tap a5"#);
    page.tells("It can go to A5, but I am showing something else now.");
    page.does(r#"click "By the rules"; tap e1; tap c1"#);
    page.tells("Yes, castling! The king goes to C1, and the rook jumps over him.");
}

#[test]
fn who_attacks_a_square_is_named_and_drawn() {
    let page = position(Options::phone(), "4k3/8/8/3r4/8/4N3/8/4K3 w - - 0 1");
    page.does(r#"click "Who attacks?"; tap d5"#);
    page.tells("Who attacks D5? White: knight E3. Black: nobody.");
    page.marks(&["d5 attacked"]);
    page.does("tap d2");
    page.tells("Who attacks D2? White: king E1. Black: rook D5.");
    page.does("tap h8");
    page.tells("Who attacks H8? White: nobody. Black: nobody.");
}

#[test]
fn the_turn_can_be_given_to_the_other_player() {
    let page = position(Options::desktop(), PINNED);
    page.does("tap e8");
    page.tells("E8: black rook. White moves now. The rook on E8 has to wait.");
    page.does(r#"click "Black""#);
    page.says("It can go to");
}
