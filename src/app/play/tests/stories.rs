use super::*;

#[test]
fn a_piece_tells_where_it_has_been() {
    let mut page = Page::table();
    page.tap("g1 f3 e7 e5 f3 e5 d7 d6 e5");
    page.press("Show its way");
    assert_eq!(page.said(), "White knight: G1, F3, E5. That is 2 moves.");
    assert_eq!(page.arrows(), ["g1 f3 Trail", "f3 e5 Trail"]);
    page.speak(Lang::Ru);
    assert_eq!(page.said(), "Белый конь: G1, F3, E5. Это 2 хода.");
}

#[test]
fn a_piece_that_never_moved_says_so() {
    let mut page = Page::table();
    page.tap("a1");
    page.press("Show its way");
    assert_eq!(page.said(), "White rook on A1: no moves yet.");
}

#[test]
fn the_other_players_pieces_tell_theirs_too() {
    let mut page = Page::table();
    page.tap("e2 e4 e7 e5 e5");
    page.press("Show its way");
    assert_eq!(page.said(), "Black pawn: E7, E5. That is 1 move.");
}

#[test]
fn a_promoted_piece_remembers_being_a_pawn() {
    let mut page = Page::position("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    page.tap("a7 a8");
    page.click("data-promotion", "q");
    page.tap("h7 h6 a8 b8 h6 h7 b8");
    page.press("Show its way");
    assert_eq!(
        page.said(),
        "White queen: A7, A8, B8. That is 2 moves. It was a pawn before."
    );
}

#[test]
fn after_the_end_a_tap_tells_the_story() {
    let mut page = Page::table();
    page.tap("f2 f3 e7 e5 g2 g4 d8 h4 h4");
    assert_eq!(
        page.said(),
        "Ben wins! Black queen: D8, H4. That is 1 move."
    );
    page.tap("e4");
    assert_eq!(
        page.said(),
        "Ben wins! Black queen from D8 to H4. Checkmate! Black wins."
    );
}

#[test]
fn a_story_ends_with_the_next_move() {
    let mut page = Page::table();
    page.tap("g1 f3 e7 e5 f3");
    page.press("Show its way");
    page.tap("d4");
    assert!(page.said().starts_with("White knight from F3 to D4."));
    assert_eq!(page.arrows(), Vec::<String>::new());
}
