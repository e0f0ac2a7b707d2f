//! After a game with the coach: something that was good, and a moment to try again.

use super::*;
use crate::opponents::Character;

/// White mates at once on e8.
const WON: &str = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";

impl Page {
    /// The coach says what it really thinks.
    pub(super) fn coach_answers(&mut self) {
        let (number, question) = self.asked();
        let told = question.answered(|said| {
            self.play(PlayMsg::Advised(Some(format!("{number} {said}"))));
            Ok::<(), std::convert::Infallible>(())
        });
        assert_eq!(told, Ok(()));
    }

    /// A game against the magpie in which White has missed a mate and given up.
    pub(super) fn missed_mate() -> Self {
        let mut page = Self::form();
        page.in_form(FormMsg::Against(Some(Character::of_level(5))));
        page.in_form(FormMsg::Fen(WON.to_owned()));
        page.in_form(FormMsg::StartFromFen);
        page.advises(None);
        page.tap("e1 e2");
        page.advises(None);
        page.replies("h7h6");
        page.advises(None);
        page.gives_up();
        page
    }

    fn pieces_seen(&self) -> String {
        self.table_now().position().to_string()
    }
}

#[test]
fn a_moment_of_the_game_comes_back_as_a_puzzle() {
    let mut page = Page::missed_mate();
    assert!(!page.text().contains("One moment again"));
    page.coach_answers();
    page.press("One moment again");
    assert_eq!(page.pieces_seen(), WON);
    assert!(
        page.said()
            .contains("Here you had something better. Find it!")
    );
}

#[test]
fn another_move_is_not_it_and_the_right_one_leads_to_exercises() {
    let mut page = Page::missed_mate();
    page.coach_answers();
    page.press("One moment again");
    page.tap("e1 e3");
    assert!(page.said().contains("Not this one. Look once more!"));
    assert_eq!(page.pieces_seen(), WON, "the rook is back");
    page.tap("e1 e8");
    assert!(page.said().contains("Well found! That was it."));
    assert!(page.pieces_seen().starts_with("4R1k1/"));
    let links = view(&page.model)
        .body
        .html()
        .matches("#/learn/mate/")
        .count();
    assert_eq!(links, 3);
    page.press("Go to the last move");
    assert!(page.said().contains("Magpie wins!"));
}

#[test]
fn what_is_to_be_found_is_shown_step_by_step() {
    let mut page = Page::missed_mate();
    page.coach_answers();
    page.press("One moment again");
    let glows = |page: &Page, at: &str| page.marks().contains(&format!("{at} Hint"));
    assert!(!glows(&page, "e8"));
    page.press("Show me");
    assert!(glows(&page, "e8") && !glows(&page, "e1"), "where");
    page.press("Show me");
    assert!(glows(&page, "e1") && page.arrows().is_empty(), "who");
    page.press("Show me");
    assert_eq!(page.arrows(), ["e1 e8 Hint"]);
    page.tap("e1 e8");
    assert!(page.said().contains("Well found!"));
}

#[test]
fn an_illegal_move_is_explained_there_too() {
    let mut page = Page::missed_mate();
    page.coach_answers();
    page.press("One moment again");
    page.tap("e1 f3");
    assert!(page.said().contains("rook"), "{}", page.said());
    assert_eq!(page.pieces_seen(), WON);
}

#[test]
fn a_game_that_goes_on_has_no_puzzle() {
    let mut page = Page::missed_mate();
    page.coach_answers();
    page.at_table(TableMsg::TakeBack);
    assert_eq!(page.table_now().review, None);
    page.advises(None);
    page.tap("e1 e8");
    assert!(page.said().starts_with("You won!"));
    let (_, question) = page.asked();
    assert!(question.to_text().ends_with("after-white"));
}

#[test]
fn a_silent_coach_looks_back_at_nothing() {
    let mut page = Page::form();
    page.nearly_wins(5);
    page.tap("e1 e8");
    let asked = |effect: &Effect| matches!(effect, Effect::Ask(Errand::Coach, text) if text.ends_with("after-white"));
    assert!(!page.effects.iter().any(asked));
}

#[test]
fn the_moment_comes_back_in_the_lessons_the_next_day() {
    let mut page = Page::missed_mate();
    page.send(Msg::LookAgain(20_512));
    page.coach_answers();
    let kept = format!("seen 0 20512 0 0 0 mate {WON}");
    assert!(page.model.profiles.to_text().contains(&kept));
    page.send(Msg::LookAgain(20_513));
    page.go_to("#/learn/today");
    assert!(page.text().contains("From your own game."));
}
