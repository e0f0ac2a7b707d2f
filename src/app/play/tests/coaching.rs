use super::*;
use crate::app::board::Side;
use crate::app::picture;
use crate::app::play::Play;
use crate::app::play::facing::Facing;
use crate::app::play::saying::Saying;
use crate::app::scene::Mark;
use crate::coach::{Advice, Danger, Good, Memory, Question, Shown, Topic};
use crate::rules::{Color, Kind};

impl Page {
    /// Anna against the magpie, with a coach.
    fn coached() -> Self {
        let mut page = Self::against_magpie(Side::White);
        page.at_table(TableMsg::Coach(true));
        page
    }

    /// What the coach was asked last, with its number.
    pub(super) fn asked(&self) -> (String, Question) {
        let last = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Ask(Errand::Coach, text) => Some(text),
            _ => None,
        });
        let (number, text) = last.expect("asked").split_once('\n').expect("two parts");
        (number.to_owned(), Question::from_text(text).expect("one"))
    }

    /// The coach answers.
    pub(super) fn advises(&mut self, advice: Option<Advice>) {
        let (number, _) = self.asked();
        let said = advice.map_or_else(String::new, |advice| advice.to_text());
        self.play(PlayMsg::Advised(Some(format!("{number} {said}"))));
    }
}

/// The queen would be lost where she goes.
fn think_twice() -> Advice {
    Advice {
        topic: Topic::ThinkTwice(Danger::Moved(Kind::Queen)),
        squares: vec![Square::G4],
        line: vec![(Square::C8, Square::G4)],
    }
}

#[test]
fn the_coach_looks_at_a_move_before_the_character_thinks() {
    let mut page = Page::coached();
    page.advises(None);
    page.tap("e2 e4");
    assert_eq!(page.questions(), 0);
    page.advises(None);
    assert_eq!(page.questions(), 1);
}

#[test]
fn a_move_that_loses_something_waits_until_the_child_is_sure() {
    let mut page = Page::coached();
    page.advises(None);
    page.tap("e2 e4");
    page.advises(Some(think_twice()));
    assert!(
        page.text()
            .contains("Look again: is your queen safe there?")
    );
    page.tap("e7");
    assert_eq!(page.questions(), 0, "the question waits");
    page.press("I am sure");
    assert_eq!(page.questions(), 1);
}

#[test]
fn whoever_thinks_twice_can_take_the_move_back() {
    let mut page = Page::coached();
    page.advises(None);
    page.tap("e2 e4");
    page.advises(Some(think_twice()));
    page.press("Take back");
    assert_eq!((page.plies(), page.questions()), (0, 0));
}

#[test]
fn nobody_thinks_while_the_child_thinks_twice() {
    let mut page = Page::coached();
    page.advises(None);
    page.tap("e2 e4");
    page.advises(Some(think_twice()));
    assert!(!page.text().contains("Thinks…"), "{}", page.text());
    page.press("I am sure");
    assert!(page.text().contains("Thinks…"), "{}", page.text());
}

#[test]
fn a_remark_is_shown_step_by_step() {
    let mut page = Page::coached();
    page.advises(None);
    page.tap("e2 e4");
    page.advises(Some(think_twice()));
    let seen = |page: &Page| {
        let picture = picture(&page.model).expect("a board");
        let marked = |at| picture.marks.contains(&(at, Mark::Hint));
        let arrows = picture.arrows.len();
        ([Square::G4, Square::C8].map(marked), arrows)
    };
    assert_eq!(seen(&page), ([false, false], 0));
    page.press("Show me");
    assert_eq!(seen(&page), ([true, false], 0), "where");
    page.press("Show me");
    assert_eq!(seen(&page), ([true, true], 0), "who");
    page.press("Show me");
    assert_eq!(seen(&page), ([true, false], 1), "the move");
    assert!(!page.text().contains("Show me"), "that is all");
}

#[test]
fn praise_keeps_nobody_waiting() {
    let mut page = Page::coached();
    page.advises(None);
    page.tap("e2 e4");
    let praise = Advice {
        topic: Topic::Praise(Good::Castled),
        squares: vec![Square::G1],
        line: Vec::new(),
    };
    page.advises(Some(praise));
    assert!(page.text().contains("Good: your king has castled."));
    page.replies("e7e5");
    assert!(page.text().contains("Good: your king has castled."));
}

#[test]
fn a_silent_coach_is_not_asked() {
    let mut page = Page::coached();
    page.at_table(TableMsg::Coach(false));
    page.advises(None);
    page.tap("e2 e4");
    assert_eq!(page.questions(), 1);
    assert!(page.saved().contains("[Coach \"off\"]"));
}

#[test]
fn whoever_calls_the_coach_hears_what_there_is_whatever_was_said() {
    let mut page = Page::coached();
    page.advises(None);
    page.tap("e2 e4");
    page.advises(None);
    page.replies("e7e5");
    let magpie = page.asked().1.manner.level;
    assert_eq!(magpie, Some(5));
    page.at_table(TableMsg::Coach(false));
    page.at_table(TableMsg::Coach(true));
    let (_, question) = page.asked();
    assert_eq!(
        (question.manner.level, question.memory),
        (None, Memory::new())
    );
    let (number, _) = page.asked();
    page.at_table(TableMsg::Face(Facing::Fixed));
    assert_eq!(page.asked().0, number, "once");
}

#[test]
fn what_was_said_is_kept_with_the_game() {
    let mut page = Page::coached();
    page.advises(None);
    page.tap("e2 e4");
    page.advises(Some(think_twice()));
    page.press("I am sure");
    let (play, whole) = Play::from_saved(page.saved(), Lang::En);
    assert!(whole);
    let table = play.table.expect("a game");
    assert_eq!(
        table.coach.memory[Color::White].to_text(),
        "1 1:think-twice-moved-Q"
    );
    assert_eq!(table.saying, Saying::Game);
}

#[test]
fn whoever_reloads_instead_of_thinking_twice_is_asked_again() {
    let mut page = Page::coached();
    page.advises(None);
    page.tap("e2 e4");
    page.advises(Some(think_twice()));
    let mut again = Page::come_to("");
    again.model.play = Play::from_saved(page.saved(), Lang::En).0;
    again.go_to(Route::Play.hash());
    assert_eq!(again.questions(), 0, "the magpie waits for the coach");
    let (_, question) = again.asked();
    assert_eq!(question.memory.to_text(), "0", "nothing was answered");
    again.advises(Some(think_twice()));
    assert!(again.text().contains("Look again"), "{}", again.text());
}

#[test]
fn whoever_goes_away_instead_of_thinking_twice_is_asked_again() {
    let mut page = Page::coached();
    page.advises(None);
    page.tap("e2 e4");
    page.advises(Some(think_twice()));
    page.send(Msg::Went(Address::from(Route::Home)));
    page.send(Msg::Went(Address::from(Route::Play)));
    assert!(page.text().contains("Look again"), "{}", page.text());
    assert_eq!(page.questions(), 0);
}

#[test]
fn a_second_thought_outlasts_another_question() {
    let mut page = Page::coached();
    page.advises(None);
    page.tap("e2 e4");
    page.advises(Some(think_twice()));
    page.at_table(TableMsg::Resign);
    assert_eq!(page.questions(), 0, "nobody moves meanwhile");
    page.at_table(TableMsg::NeverMind);
    assert!(page.text().contains("Look again"), "{}", page.text());
    page.at_table(TableMsg::Copied(true));
    page.tap("e7");
    assert!(page.text().contains("Look again"), "{}", page.text());
    page.press("Take back");
    page.advises(None);
    page.tap("e2 e4");
    assert_eq!(page.asked().1.memory.to_text(), "0 1:think-twice-moved-Q");
}

#[test]
fn nothing_is_found_out_for_whoever_has_gone() {
    let mut page = Page::coached();
    page.advises(None);
    page.tap("e2 e4");
    let before = page.effects.len();
    page.send(Msg::Went(Address::from(Route::Home)));
    assert!(page.effects[before..].contains(&Effect::Stop(Errand::Coach)));
    let (number, game) = ("2", page.saved().to_owned());
    page.play(PlayMsg::Advised(Some(format!("{number} "))));
    assert_eq!((page.questions(), page.saved()), (0, &*game));
}

#[test]
fn a_coach_that_does_not_come_keeps_nobody_waiting() {
    let mut page = Page::coached();
    page.play(PlayMsg::Advised(None));
    page.tap("e2 e4");
    page.play(PlayMsg::Advised(None));
    assert_eq!(page.questions(), 1);
    assert_eq!(Shown::default(), Shown::Words);
}

#[test]
fn two_friends_have_no_coach() {
    let mut page = Page::table();
    page.tap("e2 e4");
    let asked = |effect: &Effect| matches!(effect, Effect::Ask(Errand::Coach, _));
    assert!(!page.effects.iter().any(asked));
    assert!(!page.saved().contains("[Coach"));
}

impl Page {
    /// Anna and Ben, who want a coach.
    fn both_coached() -> Self {
        let mut page = Self::table();
        page.at_table(TableMsg::Coach(true));
        page.advises(None);
        page
    }
}

#[test]
fn two_friends_can_have_a_coach_for_both() {
    let mut page = Page::both_coached();
    page.tap("e2 e4");
    page.advises(Some(think_twice()));
    assert!(
        page.text()
            .contains("Anna! Look again: is your queen safe there?")
    );
    page.tap("e7 e5");
    assert_eq!(page.plies(), 1, "Anna thinks first");
    page.press("I am sure");
    // Then Ben is told what there is before his move.
    let check = Advice {
        topic: Topic::Check,
        squares: Vec::new(),
        line: Vec::new(),
    };
    page.advises(Some(check));
    assert!(page.text().contains("Ben! Check! Run, block or take?"));
    page.tap("e7 e5");
    page.advises(Some(think_twice()));
    assert!(
        page.text()
            .contains("Ben! Look again: is your queen safe there?")
    );
    page.press("Take back");
    assert_eq!(page.plies(), 1);
}

#[test]
fn each_friend_is_remembered_apart() {
    let mut page = Page::both_coached();
    page.tap("e2 e4");
    page.advises(Some(think_twice()));
    page.press("I am sure");
    let tag = "[Coach \"1 1:think-twice-moved-Q/0\"]";
    assert!(page.saved().contains(tag), "{}", page.saved());
    let (play, _) = Play::from_saved(page.saved(), Lang::En);
    let table = play.table.expect("a game");
    assert!(table.coach.helps);
    assert_eq!(table.coach.memory[Color::Black].to_text(), "0");
}

#[test]
fn praise_of_one_friend_is_read_before_the_other_hears_something() {
    let mut page = Page::both_coached();
    page.tap("e2 e4");
    let (number, _) = page.asked();
    page.advises(Some(Advice {
        topic: Topic::Praise(Good::Castled),
        squares: Vec::new(),
        line: Vec::new(),
    }));
    assert_eq!(page.asked().0, number);
    assert!(page.text().contains("Anna! Good: your king has castled."));
    page.tap("e7 e5");
    assert_eq!(page.plies(), 2);
}

#[test]
fn the_next_game_of_two_friends_has_a_coach_if_they_wanted_one() {
    let mut page = Page::both_coached();
    page.play(PlayMsg::Again);
    assert!(page.table_now().coach.helps);
}
