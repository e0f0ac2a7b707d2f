//! Something is shown before anything is asked.

use super::*;

#[test]
fn the_chick_shows_one_thing_after_the_other_and_then_it_is_the_childs_turn() {
    let mut page = Page::at("check/1");
    assert_eq!(page.said(), "Watch! I will show you something.");
    page.press("Go on");
    assert_eq!((page.seen("a1"), page.seen("e1")), (None, Some('R')));
    page.press("Go on");
    assert!(page.has_mark("e8 Check"), "{:?}", page.marks());
    assert_eq!(page.said(), "Look: the rook attacks the king.");
    page.press("Go on");
    assert_eq!(page.said(), "This is check. The king must get away.");
    page.press("My turn!");
    assert_eq!((page.seen("a1"), page.seen("e1")), (Some('R'), None));
    assert!(
        page.text().contains("White: repeat the move"),
        "{}",
        page.text()
    );
    page.tap("a1");
    page.tap("e1");
    assert_eq!(page.stars(), 3);
}

#[test]
fn a_tap_on_the_board_goes_on_and_a_step_back_is_possible() {
    let mut page = Page::at("mate/1");
    page.tap("d4");
    assert_eq!(page.seen("b8"), Some('R'));
    page.press("Back");
    assert_eq!(page.seen("b8"), None);
    assert_eq!(page.said(), "Watch! I will show you something.");
}

#[test]
fn squares_that_are_taken_from_the_king_are_crossed_out() {
    let mut page = Page::at("mate/1");
    for _ in 0..3 {
        page.press("Go on");
    }
    assert!(page.has_mark("g7 Refused") && page.has_mark("h7 Refused"));
    assert!(page.has_mark("a7 Checker"), "{:?}", page.marks());
}

#[test]
fn whoever_begins_again_sees_it_again() {
    let mut page = Page::at("mate/1");
    while page.at_work().showing.is_some() {
        page.lesson(LessonMsg::Show(ShowMsg::On));
    }
    page.press("Again");
    assert_eq!(page.said(), "Watch! I will show you something.");
}
