//! How games against characters ended: counted, shown, and who is offered next.

use super::*;
use crate::app::board::Side;
use crate::lessons::{Profiles, Score};
use crate::opponents::Character;

/// White mates at once, whatever Black has.
const WON: &str = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";

impl Page {
    /// The child sits down with a character in a position where e1-e8 mates.
    pub(super) fn nearly_wins(&mut self, level: u8) {
        self.in_form(FormMsg::Against(Some(Character::of_level(level))));
        self.in_form(FormMsg::Fen(WON.to_owned()));
        self.in_form(FormMsg::StartFromFen);
        // Whoever tests the coach lets it in.
        self.at_table(TableMsg::Coach(false));
        self.play(PlayMsg::Advised(None));
    }

    pub(super) fn gives_up(&mut self) {
        self.at_table(TableMsg::Resign);
        self.press("Give up");
    }

    /// What is known of the games against the magpie: won, lost, drawn.
    fn magpie(&self) -> (u32, u32, u32) {
        let Score {
            won, lost, drawn, ..
        } = self.model.profiles.current().score("magpie");
        (won, lost, drawn)
    }
}

#[test]
fn an_ended_game_is_counted_once_and_kept() {
    let mut page = Page::form();
    page.nearly_wins(5);
    page.tap("e1 e8");
    assert_eq!(page.magpie(), (1, 0, 0));
    let kept = page.effects.iter().any(|effect| {
        matches!(effect, Effect::Keep(Keep::Progress(kept)) if kept.current().score("magpie").won == 1)
    });
    assert!(kept);
    page.at_table(TableMsg::TakeBack);
    page.tap("e1 e8");
    assert!(page.said().starts_with("You won!"));
    assert_eq!(page.magpie(), (1, 0, 0), "it is the same game");
}

#[test]
fn a_loss_that_is_taken_back_can_be_won() {
    let mut page = Page::form();
    page.nearly_wins(5);
    page.tap("e1 e2");
    page.replies("h7h6");
    page.gives_up();
    assert_eq!(page.magpie(), (0, 1, 0));
    page.at_table(TableMsg::TakeBack);
    page.tap("e1 e8");
    assert_eq!(page.magpie(), (1, 1, 0));
}

#[test]
fn a_game_that_was_over_before_is_not_counted_again() {
    let mut page = Page::form();
    page.nearly_wins(5);
    page.tap("e1 e8");
    let mut again = Page::come_to("");
    again.model.play = crate::app::play::Play::from_saved(page.saved(), Lang::En).0;
    again.go_to(Route::Play.hash());
    again.press("Look at it");
    assert!(again.said().starts_with("You won!"));
    assert_eq!(again.magpie(), (0, 0, 0));
}

#[test]
fn games_of_friends_are_not_counted() {
    let mut page = Page::position(WON);
    page.tap("e1 e8");
    assert_eq!(page.model.profiles, Profiles::default());
}

#[test]
fn the_child_whose_name_is_typed_has_won() {
    let mut page = Page::form();
    page.model.profiles.rename("Anna");
    assert!(page.model.profiles.add("Boris"));
    page.in_form(FormMsg::White("Anna".to_owned()));
    page.nearly_wins(5);
    page.tap("e1 e8");
    let won = |name: &str| {
        page.model
            .profiles
            .child(name)
            .map(|child| child.score("magpie").won)
    };
    assert_eq!((won("Anna"), won("Boris")), (Some(1), Some(0)));
}

#[test]
fn faces_show_stars_and_words_tell_all() {
    let mut page = Page::form();
    page.nearly_wins(5);
    page.tap("e1 e8");
    page.press("Another opponent");
    assert!(
        page.text()
            .contains("everything that shines. Won 1, lost 0, drawn 0.")
    );
    let body = view(&page.model).body;
    assert_eq!(
        find(&body, "class", "stars").get("aria-label"),
        Some("1 star")
    );
    page.speak(Lang::Ru);
    assert!(page.text().contains("Побед: 1, поражений: 0, ничьих: 0."));
}

#[test]
fn after_two_wins_the_next_one_is_offered() {
    let mut page = Page::form();
    page.nearly_wins(5);
    page.tap("e1 e8");
    assert!(!page.said().contains("in a row"));
    page.nearly_wins(5);
    page.tap("e1 e8");
    assert!(
        page.said()
            .ends_with("You keep winning! Jackdaw is waiting for you."),
        "{}",
        page.said()
    );
    page.press("Yes, please");
    let rival = page.table_now().rival.expect("somebody plays");
    assert_eq!(rival.character.name, "jackdaw");
    assert_eq!(
        page.table_now().names.white,
        "Jackdaw",
        "colours are swapped"
    );
    assert_eq!(page.board().side, Side::Black);
}

#[test]
fn a_third_win_is_not_called_the_second() {
    let mut page = Page::form();
    for _ in 0..3 {
        page.nearly_wins(5);
        page.tap("e1 e8");
    }
    assert!(page.said().contains("Jackdaw is waiting for you."));
    assert!(
        !page.said().to_lowercase().contains("two"),
        "{}",
        page.said()
    );
    page.speak(Lang::Ru);
    assert!(page.said().contains("Галка"));
    assert!(
        !page.said().to_lowercase().contains("две"),
        "{}",
        page.said()
    );
}

#[test]
fn after_two_losses_the_one_before_is_offered() {
    let mut page = Page::against_magpie(Side::White);
    page.gives_up();
    page.press("Play again");
    page.gives_up();
    assert!(
        page.said()
            .ends_with("Sparrow is a little easier. Would you like that?"),
        "{}",
        page.said()
    );
    page.press("Another opponent");
    let body = view(&page.model).body;
    let fits = body
        .descendants()
        .into_iter()
        .find(|label| label.get("class") == Some("rival") && label.text().contains("Fits you"));
    assert!(fits.is_some_and(|label| label.text().starts_with("Sparrow")));
}
