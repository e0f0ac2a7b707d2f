//! Hints, taking back, beginning again, practice, reading aloud.

use super::*;
use crate::lessons::{Answer, Collect, Question};
use crate::rules::SquareSet;

fn one_star() -> Page {
    one_star_at("rook/1")
}

fn one_star_at(path: &str) -> Page {
    let task = Task::Collect(Collect {
        stars: SquareSet::of(Square::A8),
        ..Collect::default()
    });
    let exercise = Exercise {
        id: "rook-trial".to_owned(),
        task,
        position: position("8/8/8/8/8/8/8/R7 w - -"),
        par: 1,
        reply: Reply::Nobody,
        came: None,
        is_real: false,
        is_only: false,
        is_about_numbers: false,
        is_shown: false,
        is_written: false,
    };
    Page::doing(exercise, path)
}

#[test]
fn hints_say_a_little_more_each_time() {
    let mut page = one_star();
    page.press("Hint");
    assert_eq!(page.marks(), ["a8 Goal"], "first a thought, and no mark");
    let thought = "Which squares can you reach? Which one helps you?";
    assert_eq!(page.said(), thought);
    page.press("Hint");
    assert_eq!(page.marks(), ["a1 Hint", "a8 Goal"], "then the piece");
    page.press("Hint");
    assert!(page.has_mark("a8 Hint"), "then the square");
    page.press("Hint");
    assert_eq!(page.arrows(), ["a1 a8 Hint"], "then the move");
    page.tap("a1 a8");
    assert_eq!(page.stars(), 1);
}

#[test]
fn a_hint_for_a_question_shows_its_answer_in_the_end() {
    let question = Question::Shade(Square::E4);
    let mut page = Page::with(Task::Choose(question), "8/8/8/8/8/8/8/8 w - -");
    page.press("Hint");
    page.press("Hint");
    let body = view(&page.model).body;
    assert_eq!(find(&body, "data-state", "hint").text(), "Light");
}

#[test]
fn after_two_mistakes_a_hint_is_offered_but_not_pressed_on_anybody() {
    let offered = |page: &Page| {
        let body = view(&page.model).body;
        find(&body, "data-tool", "hint")
            .get("data-offered")
            .is_some()
    };
    let question = Question::Name(Square::E4);
    let mut page = Page::with(Task::Choose(question), "8/8/8/8/8/8/8/8 w - -");
    assert!(!offered(&page));
    for choice in question.choices(&position("8/8/8/8/8/8/8/8 w - -")) {
        if !page.at_work().attempt().is_done()
            && choice != question.right(&position("8/8/8/8/8/8/8/8 w - -"))
        {
            page.lesson(LessonMsg::Choose(choice));
        }
    }
    assert!(offered(&page));
    assert!(!page.at_work().attempt().helped);
}

#[test]
fn beginning_again_forgets_the_mistakes_but_not_the_stars() {
    let mut page = one_star();
    page.press("Hint");
    page.tap("a1 a8");
    page.press("Again");
    assert_eq!((page.seen("a1"), page.stars()), (Some('R'), 0));
    page.tap("a1 a8");
    assert_eq!(page.stars(), 3);
    page.press("Again");
    page.tap("a1 a5");
    page.tap("a5 a8");
    assert_eq!(page.model.profiles.current().stars("rook-trial"), 3);
}

#[test]
fn more_like_this_is_another_board_with_the_same_task() {
    let mut page = one_star();
    page.tap("a1 a8");
    let before = page.at_work().exercise().clone();
    page.press("More like this");
    let lesson = page.at_work();
    assert!(lesson.attempt().is_practice() && !lesson.attempt().is_done());
    assert_ne!(lesson.exercise().position, before.position);
    assert_eq!(lesson.exercise().par, 1);
}

#[test]
fn practice_earns_no_stars_and_shows_none() {
    let stars_shown = |page: &Page| {
        let body = view(&page.model).body;
        let panel = find(&body, "class", "done");
        let all = panel.descendants();
        all.iter().any(|e| e.get("class") == Some("stars"))
    };
    let mut page = one_star();
    page.press("Hint");
    page.tap("a1 a8");
    assert!(stars_shown(&page));
    page.press("More like this");
    let solution = page.at_work().attempt().solution();
    let Some(Answer::Move { from, to, .. }) = solution else {
        panic!("no move to make");
    };
    page.tap(&format!("{from} {to}"));
    assert_eq!(page.stars(), 3, "it is done as well as can be");
    assert_eq!(page.model.profiles.current().stars("rook-trial"), 1);
    assert!(!stars_shown(&page));
}

#[test]
fn practice_fills_an_egg_until_a_chick_hatches() {
    let mut page = one_star();
    page.tap("a1 a8");
    assert!(!page.text().contains("egg"));
    for solved in 1..=11 {
        page.press("More like this");
        while let Some(Answer::Move { from, to, .. }) = page.at_work().attempt().solution() {
            page.tap(&format!("{from} {to}"));
        }
        let said = match solved {
            10 => "A chick has hatched!".to_owned(),
            11 => "Practice fills the egg: 1 of 10.".to_owned(),
            _ => format!("Practice fills the egg: {solved} of 10."),
        };
        assert!(page.text().contains(&said), "{solved}: {}", page.text());
    }
    assert!(page.saved().contains("practised 11"));
    page.go("");
    assert!(page.text().contains("1 chick has hatched."));
}

#[test]
fn where_there_are_no_others_nobody_offers_more() {
    let mut page = Page::at("setup/1");
    while let Some(Answer::Put { piece, square }) = page.at_work().attempt().solution() {
        page.drop(piece.letter(), &square.to_string());
    }
    assert!(page.at_work().attempt().is_done());
    assert!(!page.text().contains("More like this"));
}

#[test]
fn behind_the_last_exercise_is_the_map() {
    let last = Place::path().last().expect("a course");
    let mut page = one_star_at(&format!("{}/{}", last.unit.id, last.number));
    page.tap("a1 a8");
    let body = view(&page.model).body;
    assert_eq!(
        find(&body, "data-focus", "next").get("href"),
        Some("#/learn")
    );
}

#[test]
fn the_way_on_is_the_next_exercise() {
    let mut page = one_star();
    page.tap("a1 a8");
    let body = view(&page.model).body;
    let next = find(&body, "data-focus", "next");
    assert_eq!(next.get("href"), Some("#/learn/rook/2"));
}

#[test]
fn the_button_for_reading_aloud_is_there_only_with_a_voice() {
    let mut page = one_star();
    let readable = |page: &Page| {
        let body = view(&page.model).body;
        body.descendants()
            .iter()
            .any(|e| e.get("class") == Some("read"))
    };
    assert!(!readable(&page));
    page.send(Msg::Voices(vec![Lang::Ru]));
    assert!(!readable(&page));
    page.send(Msg::Voices(vec![Lang::En]));
    page.press("Read aloud");
    let goal = Lang::En.goal(page.at_work().exercise());
    let Some(Effect::Speak { words, lang }) = page.effects.last() else {
        panic!("nothing is read");
    };
    assert!(words.first() == Some(&goal) && *lang == Lang::En);
}

/// What was read aloud last.
fn heard(page: &Page) -> Vec<String> {
    let read = page.effects.iter().rev().find_map(|effect| match effect {
        Effect::Speak { words, .. } => Some(words.clone()),
        _ => None,
    });
    read.unwrap_or_default()
}

/// A page of a child that wants to be read to.
fn listening(mut page: Page) -> Page {
    page.send(Msg::Voices(vec![Lang::En]));
    page.send(Msg::Settings(SettingsMsg::Reading(Reading::On)));
    page.effects.clear();
    page
}

#[test]
fn whoever_wants_to_listen_hears_the_question_its_answers_and_what_came_of_it() {
    let question = Question::Shade(Square::E4);
    let page = Page::with(Task::Choose(question), "8/8/8/8/8/8/8/8 w - -");
    let mut page = listening(page);
    page.press("Dark");
    assert_eq!(heard(&page), [page.said()]);
    page.press("Again");
    let goal = Lang::En.goal(page.at_work().exercise());
    let read = heard(&page);
    assert_eq!(read.first(), Some(&goal));
    assert_eq!(read[read.len() - 2..], ["Light", "Dark"]);
    page.press("Light");
    let reason = "Three stars: no mistake, no hint.".to_owned();
    assert_eq!(heard(&page), [page.said(), reason]);
}

#[test]
fn the_task_is_read_when_it_appears_and_not_at_every_touch() {
    let mut page = listening(one_star());
    page.go("rook/9");
    let goal = Lang::En.goal(page.at_work().exercise());
    assert_eq!(heard(&page).first(), Some(&goal));
    let mut page = listening(one_star());
    page.tap("a1");
    assert!(heard(&page).is_empty());
    page.tap("b2");
    assert_eq!(heard(&page), [page.said()]);
    page.effects.clear();
    page.tap("a1");
    assert!(heard(&page).is_empty());
}

#[test]
fn whoever_listens_hears_what_is_celebrated_too() {
    let unit = Course::unit("rook").unwrap();
    let id = "rook-first-star";
    let mut page = listening(Page::at("rook/1"));
    for other in unit.ids().filter(|other| other != id) {
        page.model.profiles.current_mut().earn(&other, 3);
    }
    page.stand_still();
    page.go("rook/1");
    while let Some(Answer::Move { from, to, .. }) = page.at_work().attempt().solution() {
        page.tap(&format!("{from} {to}"));
    }
    let finished = Lang::En.learn_unit_finished(Lang::En.unit_title("rook"));
    assert!(heard(&page).contains(&finished), "{:?}", heard(&page));
}

#[test]
fn whoever_listens_hears_how_full_the_egg_is_and_how_a_round_ended() {
    let mut page = listening(Page::at("rook/1"));
    page.stand_still();
    let child = page.model.profiles.current_mut();
    child.earn("rook-first-star", 3);
    child.practise();
    page.go("today");
    while page.learn().at_work().is_some() {
        page.lesson(LessonMsg::More);
    }
    let read = heard(&page);
    assert_eq!(
        read.first().map(String::as_str),
        Some(Lang::En.learn_today_over())
    );
    assert_eq!(read.last(), Some(&Lang::En.learn_egg(10, 1)));
}

#[test]
fn practice_is_called_practice() {
    let mut page = one_star();
    assert!(!page.text().contains("Practice"));
    page.tap("a1 a8");
    page.press("More like this");
    assert!(page.text().contains("Practice"), "{}", page.text());
    page.go("rook/2");
    assert!(!page.text().contains("Practice"), "{}", page.text());
}
