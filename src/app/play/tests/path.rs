//! Looking through a game with the coach: the moments on its path.

use super::*;
use crate::app::picture;
use crate::app::scene::Mark;
use crate::opponents::Character;

/// White castles, leaves a knight, and misses a queen; then White gives up.
const GAME: &str =
    "1. e4 e5 2. Nf3 Nc6 3. Be2 h6 4. O-O a6 5. Ng5 hxg5 6. a3 Qf6 7. a4 Qf3 8. a5 Qf6 0-1";

impl Page {
    /// A finished game of Anna and Ben, opened and looked at from its beginning.
    fn looks_back() -> Self {
        let mut page = Self::form();
        let text = format!("[White \"Anna\"]\n[Black \"Ben\"]\n\n{GAME}\n");
        page.in_form(FormMsg::Pgn(text));
        page.in_form(FormMsg::Open);
        page.find_games();
        page.at_table(TableMsg::Look(0));
        page
    }

    /// What stands on the path, in order: each name with its drawing.
    fn moments(&self) -> Vec<String> {
        let view = view(&self.model);
        let buttons = view.body.descendants();
        let buttons = buttons
            .iter()
            .filter(|part| part.get("class") == Some("step moment"));
        let told = buttons.map(|button| {
            let icon = button.descendants();
            let icon = icon.iter().find_map(|part| part.get("data-icon"));
            format!(
                "{}: {}",
                icon.unwrap_or_default(),
                button.get("aria-label").unwrap_or_default()
            )
        });
        told.collect()
    }

    fn has_path(&self) -> bool {
        let view = view(&self.model);
        let parts = view.body.descendants();
        parts
            .iter()
            .any(|part| part.get("class") == Some("moments"))
    }
}

#[test]
fn the_coach_marks_moments_of_a_game_that_two_have_played() {
    let mut page = Page::looks_back();
    assert!(!page.has_path(), "two players have no coach");
    page.press("With the coach");
    assert!(page.has_path() && page.moments().is_empty());
    page.coach_answers();
    let moments = page.moments();
    for said in [
        "star: Anna, move 4. Good: your king has castled.",
        "flag: Anna, move 5. Here your knight could be taken.",
        "star: Ben, move 5. Good: you won a knight.",
        "hint: Anna, move 8. You could take a queen here.",
    ] {
        assert!(moments.iter().any(|moment| moment == said), "{moments:?}");
    }
}

#[test]
fn a_moment_is_seen_with_its_squares_and_its_line() {
    let mut page = Page::looks_back();
    page.press("With the coach");
    page.coach_answers();
    page.at_table(TableMsg::Moment(8));
    assert!(
        page.said()
            .contains("Anna, move 5. Here your knight could be taken.")
    );
    assert_eq!(page.table_now().seen(), 9);
    let seen = picture(&page.model).expect("a board");
    assert!(seen.marks.contains(&(Square::G5, Mark::Hint)));
    let arrows: Vec<_> = seen
        .arrows
        .iter()
        .map(|arrow| (arrow.from, arrow.to))
        .collect();
    assert_eq!(arrows, [(Square::H6, Square::G5)]);
    // What was missed is seen before the move.
    page.at_table(TableMsg::Moment(14));
    assert_eq!(page.table_now().seen(), 14);
    page.at_table(TableMsg::Look(3));
    assert!(picture(&page.model).expect("a board").arrows.is_empty());
}

#[test]
fn the_path_of_a_child_has_its_own_moments() {
    let mut page = Page::missed_mate();
    // First what the child takes home, then the path.
    page.coach_answers();
    page.coach_answers();
    let moments = page.moments();
    assert_eq!(moments.len(), 1, "{moments:?}");
    assert!(moments[0].contains("There was a checkmate here."));
    page.at_table(TableMsg::Moment(0));
    assert!(page.text().contains("Go to the last move"));
}

#[test]
fn an_unfinished_game_is_looked_through_and_goes_on() {
    let mut page = Page::form();
    page.in_form(FormMsg::Against(Some(Character::of_level(5))));
    page.in_form(FormMsg::Start);
    page.advises(None);
    page.tap("e2 e4");
    page.advises(None);
    page.replies("e7e5");
    page.advises(None);
    page.at_table(TableMsg::Look(0));
    assert!(page.has_path());
    page.coach_answers();
    assert!(page.text().contains("A calm game. Nothing to mark."));
    page.at_table(TableMsg::Look(2));
    page.advises(None);
    page.tap("g1 f3");
    assert_eq!(page.plies(), 3);
}

#[test]
fn whoever_wants_no_coach_has_no_path() {
    let mut page = Page::looks_back();
    page.press("With the coach");
    page.coach_answers();
    page.at_table(TableMsg::Coach(false));
    assert!(!page.has_path());
}
