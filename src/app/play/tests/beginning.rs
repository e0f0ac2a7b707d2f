//! Games that begin with a position of one's own.

use super::*;
use crate::opponents::CHARACTERS;

const ROOKS: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

fn coming(fen: &str) -> Page {
    Page::come_to(&format!("#/play?fen={}", fen.replace(' ', "_")))
}

#[test]
fn a_position_from_elsewhere_is_played_with_a_friend() {
    let mut page = coming(ROOKS);
    assert!(page.text().contains("The game begins like this."));
    assert!(
        page.effects
            .contains(&Effect::ShowAddress("#/play".to_owned())),
        "whoever loads it again finds the game"
    );
    page.press("Start");
    assert_eq!(page.fen(), ROOKS);
}

#[test]
fn or_against_a_character() {
    let mut page = coming(ROOKS);
    page.in_form(FormMsg::Against(Some(&CHARACTERS[0])));
    page.press("Start");
    assert_eq!(page.fen(), ROOKS);
    assert!(page.table_now().rival.is_some());
}

#[test]
fn nothing_can_be_left_out_of_it() {
    let mut page = coming(ROOKS);
    page.in_form(FormMsg::Against(Some(&CHARACTERS[0])));
    let asked = "Your opponent starts with";
    assert!(!page.text().contains(asked));
    page.press("From the start instead");
    assert!(page.text().contains(asked));
}

#[test]
fn a_game_that_goes_on_is_not_lost_for_it() {
    let mut page = Page::table();
    page.tap("e2 e4");
    page.go_to(&format!("#/play?fen={}", ROOKS.replace(' ', "_")));
    assert!(page.text().contains("The game begins like this."));
    page.press("Play on");
    assert_eq!(page.table_now().game.plies().len(), 1);
}

#[test]
fn one_can_start_as_usual_after_all() {
    let mut page = coming(ROOKS);
    page.press("From the start instead");
    page.press("Start");
    assert!(page.fen().starts_with("rnbqkbnr/"));
}

#[test]
fn a_position_that_cannot_be_played_is_explained() {
    let page = coming("8/8/8/8/8/8/8/8 w - - 0 1");
    assert!(
        page.text().contains("White has no king."),
        "{}",
        page.text()
    );
}

#[test]
fn the_position_on_the_table_can_be_explored() {
    let mut page = Page::table();
    page.tap("e2 e4");
    page.press("More");
    let link = "#/explore?fen=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR_b_KQkq_-_0_1";
    assert!(
        page.addresses().iter().any(|to| to == link),
        "{:?}",
        page.addresses()
    );
}
