//! The chick's face follows what is said; badges and sentences celebrate what is done.

use super::*;
use crate::app::learn::{Face, Gaze};
use crate::lessons::{Choice, Collect, Goal, Question, Why};
use crate::rules::SquareSet;

impl Page {
    fn face(&self) -> Face {
        self.at_work().face()
    }

    /// Whether the page shows a drawing whose address ends so.
    fn has_drawing(&self, name: &str) -> bool {
        let body = view(&self.model).body;
        let all = body.descendants();
        let mut sources = all.iter().filter_map(|element| element.get("src"));
        sources.any(|source| source.ends_with(name))
    }

    /// A rook on a1 collects stars.
    fn collect(stars: &str) -> Self {
        let stars = stars.split_whitespace().map(square).collect();
        let task = Task::Collect(Collect {
            stars,
            ..Collect::default()
        });
        Self::with(task, "4k3/8/8/8/8/8/4K3/R7 w - - 0 1")
    }

    /// The child has done everything but one exercise.
    fn finish_all_but(&mut self, open: &str) {
        let child = self.model.profiles.current_mut();
        for unit in Course::units() {
            for id in unit.ids().filter(|id| id != open) {
                child.earn(&id, 3);
            }
        }
    }
}

#[test]
fn the_chick_greets_waits_and_looks_at_the_piece_in_hand() {
    let mut page = Page::collect("a5 h5");
    assert_eq!((page.face(), page.at_work().gaze()), (Face::Hello, None));
    page.tap("a1");
    let gaze = page.at_work().gaze();
    assert_eq!((page.face(), gaze), (Face::Waiting, Some(Gaze::Left)));
    assert!(page.has_drawing("chick.svg#waiting-up-left"));
}

#[test]
fn the_chick_looks_at_what_it_shows() {
    let mut page = Page::at("mate/1");
    let mut looks = Vec::new();
    for _ in 0..4 {
        assert_eq!(page.face(), Face::Showing);
        looks.push(page.at_work().gaze());
        page.press("Go on");
    }
    let [left, right] = [Gaze::Left, Gaze::Right].map(Some);
    // Nothing, the rook that comes, the king, and the squares that the other rook takes from him.
    assert_eq!(looks, [None, left, right, right]);
}

#[test]
fn the_chick_is_glad_of_what_is_right_and_proud_of_what_is_flawless() {
    let mut page = Page::collect("a5 h5");
    page.tap("a1 a5");
    assert_eq!(page.face(), Face::Happy);
    page.tap("a5 h5");
    assert_eq!((page.face(), page.stars()), (Face::Proud, 3));
    assert!(page.text().contains("Three stars: no mistake, no hint."));
}

#[test]
fn the_chick_starts_at_what_is_refused_and_greets_only_once() {
    let mut page = Page::collect("a5 h5");
    page.tap("a1 b3");
    assert_eq!(page.face(), Face::Oh);
    page.tap("a1");
    assert_eq!(page.face(), Face::Waiting);
}

#[test]
fn the_chick_thinks_with_a_thought_and_shows_with_the_rest_of_a_hint() {
    let mut page = Page::collect("h1");
    page.lesson(LessonMsg::Hint);
    assert_eq!(page.face(), Face::Thinking);
    page.lesson(LessonMsg::Hint);
    let gaze = page.at_work().gaze();
    assert_eq!((page.face(), gaze), (Face::Showing, Some(Gaze::Left)));
    page.lesson(LessonMsg::Hint);
    assert_eq!(page.at_work().gaze(), Some(Gaze::Right));
}

#[test]
fn the_chick_looks_where_the_child_sees_the_square() {
    let task = Task::Collect(Collect {
        stars: SquareSet::of(square("a5")),
        ..Collect::default()
    });
    let mut page = Page::with(task, "r3k3/8/8/8/8/8/8/4K3 b - - 0 1");
    page.tap("a8");
    assert_eq!(page.at_work().gaze(), Some(Gaze::Right));
}

#[test]
fn the_chick_sleeps_when_there_is_nothing_to_do_today() {
    let mut page = Page::at("today");
    assert_eq!(Face::Sleepy.drawings(None), ["sleepy"; 2]);
    assert!(page.has_drawing("chick.svg#sleepy"));
    assert!(
        page.text().contains("nothing to repeat yet"),
        "{}",
        page.text()
    );
    page.go("");
    assert!(!page.has_drawing("chick.svg#sleepy"), "there is a lesson");
}

#[test]
fn the_chick_shows_a_walk() {
    let mut page = Page::at("rook/4");
    page.wait();
    assert_eq!(page.face(), Face::Showing);
}

#[test]
fn the_chick_thinks_before_the_other_side_answers() {
    let task = Task::Game {
        white: Goal::Mate,
        black: Goal::Mate,
    };
    let page = Page::with_reply(task, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Reply::Best);
    let mut page = page.in_motion();
    page.tap("a1 a5");
    let gaze = page.at_work().gaze();
    assert_eq!((page.face(), gaze), (Face::Thinking, Some(Gaze::Left)));
    page.wait();
    assert_eq!(
        page.face(),
        Face::Thinking,
        "while the answer is on its way"
    );
    page.wait();
    assert_eq!(page.face(), Face::Happy);
}

#[test]
fn whoever_wins_against_the_program_is_told_so() {
    let fen = "7k/R7/8/8/8/8/8/1R2K3 w - - 0 1";
    let game = Task::Game {
        white: Goal::Mate,
        black: Goal::Mate,
    };
    let mut page = Page::with_reply(game.clone(), fen, Reply::Best);
    page.tap("b1 b8");
    assert!(page.text().contains("You won! Checkmate! White wins."));
    // Of two children one has lost.
    let mut page = Page::with(game, fen);
    page.tap("b1 b8");
    assert!(page.text().contains("Checkmate! White wins."));
    assert!(!page.text().contains("You won!"));
}

#[test]
fn stars_come_with_their_reason() {
    let wrong = |mistakes: u8| {
        let question = Question::IsCheck;
        let mut page = Page::with(Task::Choose(question), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        for _ in 0..mistakes {
            page.lesson(LessonMsg::Choose(Choice::Yes));
        }
        page
    };
    for (mistakes, reason) in [
        (0, "Three stars: no mistake, no hint."),
        (1, "Two stars: one mistake."),
        (2, "Two stars: 2 mistakes."),
    ] {
        let mut page = wrong(mistakes);
        page.lesson(LessonMsg::Choose(Choice::No));
        assert!(page.text().contains(reason), "{}", page.text());
    }
    let mut page = wrong(1);
    page.lesson(LessonMsg::Hint);
    page.lesson(LessonMsg::Choose(Choice::No));
    assert_eq!(page.at_work().attempt().why(), Some(Why::Helped));
    assert!(page.text().contains("One star: with a hint."));
}

#[test]
fn more_moves_than_needed_are_told() {
    let mut page = Page::collect("a5");
    let mut exercise = page.at_work().exercise().clone();
    exercise.par = 1;
    page = Page::doing(exercise, "rook/1");
    page.tap("a1 a3 a3 a5");
    assert!(page.text().contains("Two stars: fewer moves would do."));
}

#[test]
fn the_last_exercise_of_a_unit_brings_its_badge() {
    let mut page = Page::at("rook/4");
    let unit = page.at_work().place().unit;
    let id = page.at_work().exercise().id.clone();
    for other in unit.ids().filter(|other| *other != id) {
        page.model.profiles.current_mut().earn(&other, 1);
    }
    page.go("rook");
    assert!(!page.has_drawing("badges/rook.svg"));
    page.go("rook/4");
    let walked = page.at_work().walking.is_some();
    assert!(walked, "the rook is watched there");
    page.tap("d8");
    page.tap("h8");
    assert!(page.text().contains("You have finished: The rook!"));
    assert!(page.has_drawing("badges/rook.svg"));
    for path in ["", "rook"] {
        page.go(path);
        assert!(page.has_drawing("badges/rook.svg"), "{path:?}");
        assert!(!page.has_drawing("badges/bishop.svg"), "{path:?}");
    }
    // Doing it again is no news.
    page.go("rook/4");
    page.tap("d8");
    page.tap("h8");
    assert!(!page.text().contains("You have finished"));
}

#[test]
fn the_very_last_exercise_finishes_the_course_and_the_map_knows() {
    let mut page = Page::at("rook/4");
    let id = page.at_work().exercise().id.clone();
    page.finish_all_but(&id);
    page.tap("d8");
    page.tap("h8");
    assert!(page.text().contains("You have finished the whole course!"));
    assert!(page.has_drawing("badges/course.svg"));
    page.go("");
    assert!(page.has_drawing("badges/course.svg"));
    assert!(page.text().contains("You have finished the whole course!"));
    assert!(!page.text().contains("You were here"));
}

#[test]
fn who_has_done_everything_is_sent_to_the_stars_that_are_left() {
    let mut page = Page::at("");
    page.finish_all_but("bishop-meet");
    page.model.profiles.current_mut().earn("bishop-meet", 1);
    assert!(page.text().contains("Collect more stars"));
    page.model.profiles.current_mut().earn("bishop-meet", 3);
    assert!(!page.text().contains("Collect more stars"));
}

/// Somebody with a name and a face, whoever it is.
#[test]
fn a_small_game_shows_who_plays_against_the_child() {
    for unit in Course::path() {
        let page = Page::at(&format!("{}/{}", unit.id, unit.count()));
        let name = page.at_work().exercise().rival().expect("a rival");
        let drawing = format!("images/opponents/{name}.svg");
        let body = view(&page.model).body;
        let faces = body.descendants();
        let mut faces = faces.iter().filter_map(|element| element.get("src"));
        assert!(faces.any(|src| src == drawing), "{}", unit.id);
    }
}

/// A lone child goes past it.
#[test]
fn a_game_for_two_has_a_way_on() {
    let number = Place::named("rook-five-pawns-two").expect("a game").number;
    let page = Page::at(&format!("rook/{number}"));
    assert!(page.text().contains(Lang::En.learn_alone()));
    let on = hash(&format!("rook/{}", number + 1));
    let body = view(&page.model).body;
    let links = body.descendants();
    assert!(links.iter().any(|link| link.get("href") == Some(&on)));
}
