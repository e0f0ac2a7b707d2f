//! Five for today, tests with diplomas, the entry test.

use super::*;
use crate::lessons::RoundKind;

const TODAY: u32 = 20_512;

impl Page {
    /// A place of the course on a day in 2026, for a child that has done the first exercises of a
    /// unit.
    fn on_day(path: &str, unit: &str) -> Self {
        let mut page = Self::come_to("#/");
        page.stand_still();
        page.send(Msg::LookAgain(TODAY));
        for id in Course::unit(unit).expect("a unit").ids().take(20) {
            page.model.profiles.current_mut().earn(&id, 3);
        }
        page.go(path);
        page
    }

    /// Does the task on the table as the solver does, by messages alone.
    fn do_task(&mut self) {
        while let Some(answer) = self.at_work().attempt().solution() {
            let lesson = self.model.learn.lesson.as_mut().expect("a task");
            lesson.study.answer(answer, &mut self.model.profiles);
        }
    }

    /// The number of the task that is seen, of how many.
    fn task(&self) -> (usize, usize) {
        let round = self.at_work().study.round().expect("a round");
        (round.number(), round.count())
    }

    /// Goes through all that is left, and does the first tasks.
    fn go_through(&mut self, known: usize) {
        while self.learn().at_work().is_some() {
            if self.task().0 <= known {
                self.do_task();
            }
            self.lesson(LessonMsg::More);
        }
    }

    fn has_link(&self, href: &str) -> bool {
        let body = view(&self.model).body;
        body.descendants()
            .iter()
            .any(|e| e.get("href") == Some(href))
    }
}

#[test]
fn home_and_the_map_lead_to_what_comes_back_today() {
    let mut page = Page::on_day("", "rook");
    assert!(page.has_link("#/learn/today"));
    page.go_to("#/");
    assert!(page.has_link("#/learn/today"));
    assert!(page.text().contains("Five for today"));
    let nobody = Page::come_to("#/");
    assert!(!nobody.has_link("#/learn/today"));
    assert!(!Page::at("").has_link("#/learn/today"));
}

#[test]
fn five_for_today_are_done_one_after_the_other() {
    let mut page = Page::on_day("today", "rook");
    assert_eq!(page.task(), (1, 5));
    assert!(page.text().contains("Five for today"));
    assert!(page.text().contains("Hint"), "review may be helped with");
    page.do_task();
    page.press("Next");
    assert_eq!(page.task(), (2, 5));
    assert_eq!(page.effects.last(), Some(&Effect::FocusOn("goal")));
    page.go_through(5);
    assert!(page.text().contains("Enough for today"));
    assert!(page.saved().contains("seen 1 20512"));
    page.go("");
    assert!(page.text().contains("Today's five are done"));
    page.go("today");
    page.go_through(5);
    page.press("Five more");
    assert_eq!(page.task(), (1, 5));
}

#[test]
fn a_round_goes_on_where_it_was_left() {
    let mut page = Page::on_day("test/1", "rook");
    page.lesson(LessonMsg::More);
    let before = page.at_work().clone();
    page.go("");
    page.go("test/1");
    assert_eq!(*page.at_work(), before);
    // Another child begins anew.
    page.model.profiles.add("Anna");
    page.go("");
    page.go("test/1");
    assert_eq!(page.task(), (1, 10));
}

#[test]
fn whoever_has_learnt_nothing_is_sent_to_learn() {
    for lang in Lang::ALL {
        let mut page = Page::at("today");
        page.speak(lang);
        assert!(page.text().contains(lang.learn_today_none()));
        assert!(page.has_link("#/learn"));
    }
}

#[test]
fn a_test_is_passed_with_eight_and_gives_a_diploma() {
    let mut page = Page::on_day("test/1", "rook");
    assert!(!page.text().contains("Hint"));
    assert!(page.text().contains("I don't know"));
    page.go_through(8);
    assert!(page.text().contains("Right at once: 8 of 10."));
    assert!(page.has_link("#/learn/diploma/1"));
    page.go("diploma/1");
    assert!(page.text().contains("28 February 2026"));
    assert!(page.text().contains("knows how all six pieces move"));
    page.press("Print");
    assert_eq!(page.effects.last(), Some(&Effect::Print));
    page.go("");
    assert!(page.has_link("#/learn/diploma/1"));
    assert!(page.has_link("#/learn/test/2"));
}

#[test]
fn a_test_that_is_not_passed_can_be_taken_again() {
    let mut page = Page::on_day("test/3", "rook");
    page.go_through(7);
    assert!(page.text().contains("Try again whenever you like"));
    assert!(!page.has_link("#/learn/diploma/3"));
    page.press("Once more");
    assert_eq!(page.task(), (1, 10));
    page.go("diploma/3");
    assert!(page.has_link("#/learn/test/3"), "there is none yet");
}

#[test]
fn a_hint_in_a_test_is_no_hint() {
    let mut page = Page::on_day("test/2", "rook");
    let before = page.text();
    page.lesson(LessonMsg::Hint);
    assert_eq!(page.text(), before);
}

#[test]
fn the_entry_test_is_offered_to_those_who_have_done_little() {
    let mut page = Page::at("");
    assert!(page.has_link("#/learn/entry"));
    assert!(page.text().contains("I know some chess"));
    page.go("entry");
    page.stand_still();
    assert_eq!(page.task(), (1, 12));
    page.go_through(2);
    assert!(
        page.text()
            .contains("A good place for you to begin: The pawn.")
    );
    assert!(page.has_link("#/learn/pawn/1"));
    page.go("");
    assert!(page.has_link("#/learn/pawn/1"), "the map knows it, too");
    for id in Course::unit("rook").unwrap().ids() {
        page.model.profiles.current_mut().earn(&id, 3);
    }
    assert!(!page.has_link("#/learn/entry"));
}

#[test]
fn every_round_has_a_title_and_one_heading_before_and_after() {
    for lang in Lang::ALL {
        for (path, kind) in [
            ("today", RoundKind::Today),
            ("test/2", RoundKind::Test(1)),
            ("entry", RoundKind::Entry),
        ] {
            let mut page = Page::on_day(path, "bishop");
            page.speak(lang);
            for _ in 0..2 {
                let seen = view(&page.model);
                assert!(seen.title.starts_with(lang.round_title(kind)), "{path}");
                let all = seen.body.descendants();
                assert_eq!(all.iter().filter(|e| e.tag == "h1").count(), 1, "{path}");
                page.go_through(12);
            }
        }
    }
}

#[test]
fn there_are_three_tests() {
    for path in [
        "test",
        "test/0",
        "test/4",
        "test/x",
        "diploma/9",
        "today/x/y",
    ] {
        let page = Page::at(path);
        let there = matches!(
            page.learn().place,
            Where::Map | Where::Round(RoundKind::Today)
        );
        assert!(there, "{path}");
    }
}
