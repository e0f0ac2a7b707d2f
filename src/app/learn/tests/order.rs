//! Things happen in order: the child's move and its effect, a breath, the answer, its words.

use super::*;
use crate::app::learn::Face;
use crate::app::{Sound, scene};
use crate::lessons::{Aim, Collect, Goal};

/// How long a piece travels, in milliseconds.
const TRAVEL: u32 = 220;

impl Page {
    /// How long the page waits for the next thing, in milliseconds.
    fn pause(&self) -> u32 {
        let pauses = self.effects.iter().rev().filter_map(|effect| match effect {
            Effect::Later { milliseconds, .. } => Some(*milliseconds),
            _ => None,
        });
        pauses.into_iter().next().expect("nothing comes later")
    }

    fn heard(&self) -> Vec<Sound> {
        let sounds = self.effects.iter().filter_map(|effect| match effect {
            Effect::Sound(sound) => Some(*sound),
            _ => None,
        });
        sounds.collect()
    }

    /// The stars that are seen and those that burst, some time after the last move.
    fn stars_at(&self, elapsed: u32) -> (usize, usize) {
        let scene = scene(&self.model, f64::from(elapsed)).expect("a board");
        let marks = scene.still.fields.iter().flat_map(|field| &field.marks);
        let stars = marks.filter(|&&mark| mark == crate::app::Mark::Goal);
        (stars.count(), scene.bursts.len())
    }
}

fn rook(stars: &[Square]) -> Page {
    let task = Task::Collect(Collect {
        stars: stars.iter().copied().collect(),
        ..Collect::default()
    });
    Page::with(task, "8/8/8/8/8/8/8/R7 w - -").in_motion()
}

/// A queen that gives a check which is answered by taking her.
fn careless() -> Page {
    let task = Task::Play {
        aim: Aim::SafeCheck,
        moves: 1,
    };
    Page::with(task, "4k3/8/8/8/8/8/8/3QK3 w - -").in_motion()
}

fn pawn_race() -> Page {
    let goals = Task::Game {
        white: Goal::Promote,
        black: Goal::Promote,
    };
    Page::with_reply(goals, "8/p7/8/8/8/8/7P/8 w - -", Reply::Random).in_motion()
}

#[test]
fn a_star_bursts_when_the_piece_arrives_and_then_it_is_told() {
    let mut page = rook(&[Square::A8, Square::H8]);
    let before = page.said();
    page.tap("a1 a8");
    assert_eq!(page.stars_at(0), (2, 0));
    assert_eq!(page.stars_at(TRAVEL - 1), (2, 0));
    assert_eq!(page.stars_at(TRAVEL), (1, 1));
    assert_eq!(page.stars_at(10_000), (1, 0));
    assert_eq!(page.said(), before, "nobody speaks while the rook travels");
    assert_eq!(page.pause(), TRAVEL);
    page.wait();
    assert_eq!(page.said(), "A star! One star is left.");
    assert_eq!(page.heard(), [Sound::Moved, Sound::Star]);
}

#[test]
fn the_end_comes_when_the_piece_has_arrived_but_is_kept_before() {
    let mut page = rook(&[Square::A8]);
    page.tap("a1 a8");
    assert!(page.saved().contains("rook-trial"));
    assert!(!page.text().contains("Next"));
    assert_ne!(page.at_work().face(), Face::Proud);
    let next = Effect::FocusOn("next");
    assert!(!page.effects.contains(&next));
    page.wait();
    assert!(page.text().contains("Next"));
    assert_eq!(page.at_work().face(), Face::Proud);
    assert!(page.effects.contains(&next));
    assert_eq!(page.heard(), [Sound::Moved, Sound::Over]);
}

#[test]
fn whoever_wants_no_motion_has_it_all_at_once() {
    let mut page = rook(&[Square::A8]);
    page.stand_still();
    page.tap("a1 a8");
    assert!(page.text().contains("Next"));
    assert_eq!(page.stars_at(0), (0, 0));
    let mut page = careless();
    page.stand_still();
    page.tap("d1 d7");
    assert_eq!(page.seen("d7"), Some('k'));
}

#[test]
fn an_answer_comes_after_a_breath_and_its_words_and_marks_after_it() {
    let mut page = careless();
    let before = page.said();
    page.tap("d1 d7");
    assert_eq!((page.seen("d7"), page.seen("e8")), (Some('Q'), Some('k')));
    assert!(page.has_mark("d1 LastMove") && page.has_mark("d7 LastMove"));
    assert!(page.pause() >= TRAVEL + 600, "a breath");
    page.wait();
    assert_eq!((page.seen("d7"), page.seen("e8")), (Some('k'), None));
    assert_eq!(page.said(), before);
    assert!(page.arrows().is_empty());
    page.wait();
    assert!(page.said().contains("takes your queen"), "{}", page.said());
    assert_eq!(page.arrows(), ["e8 d7 Attack"]);
    let sounds = [Sound::Moved, Sound::Taken, Sound::Refused];
    assert_eq!(page.heard(), sounds);
}

#[test]
fn a_wrong_move_goes_back_by_itself_and_its_reason_stays() {
    let mut page = careless();
    page.tap("d1 d7");
    page.wait();
    page.wait();
    let reason = page.said();
    page.wait();
    assert_eq!((page.seen("d1"), page.seen("e8")), (Some('Q'), Some('k')));
    assert_eq!(page.said(), reason);
    assert!(page.has_mark("d1 Selected") && page.has_mark("d7 Refused"));
    page.tap("d5");
    assert_eq!(page.seen("d5"), Some('Q'), "it is in the hand");
    assert_eq!(page.at_work().attempt().mistakes, 2);
}

#[test]
fn a_reason_that_counts_is_the_same_when_the_move_has_gone_back() {
    let place = Place::named("protect-guard-twice").unwrap();
    let mut page = Page::at(&format!("protect/{}", place.number)).in_motion();
    page.tap("g1 f2");
    page.wait();
    page.wait();
    let reason = page.said();
    assert!(reason.contains("Count: 2 attack, 1 guards."), "{reason}");
    page.wait();
    assert_eq!(page.seen("g1"), Some('K'));
    assert_eq!(page.said(), reason);
}

#[test]
fn a_touch_takes_a_wrong_move_back_and_makes_no_second_one() {
    for touch in ["d7", "h3"] {
        let mut page = careless();
        page.tap("d1 d7");
        page.wait();
        page.wait();
        let reason = page.said();
        page.tap(touch);
        assert_eq!(page.seen("d1"), Some('Q'), "{touch}");
        assert_eq!(
            (page.said(), page.at_work().attempt().mistakes),
            (reason, 1)
        );
        assert!(page.has_mark("d1 Selected"));
    }
    let mut page = careless();
    page.tap("d1 d7");
    page.tap("e1");
    assert!(page.has_mark("e1 Selected"), "another piece can be taken");
}

#[test]
fn a_game_that_is_lost_stays_to_be_looked_at() {
    let goals = Task::Game {
        white: Goal::Mate,
        black: Goal::Mate,
    };
    let fen = "r6k/8/8/8/8/8/1r5P/6K1 w - -";
    let mut page = Page::with_reply(goals, fen, Reply::Best).in_motion();
    page.tap("h2 h3");
    page.wait();
    page.wait();
    assert_eq!(page.seen("a1"), Some('r'), "{}", page.said());
    let laters = |page: &Page| {
        let all = page.effects.iter();
        all.filter(|effect| matches!(effect, Effect::Later { .. }))
            .count()
    };
    assert_eq!(laters(&page), 2, "nothing goes back by itself");
    page.tap("h3");
    assert_eq!(page.seen("h2"), Some('P'));
}

#[test]
fn a_child_is_never_made_to_wait() {
    let mut page = pawn_race();
    page.tap("h2 h4");
    assert_eq!(page.seen("a7"), Some('p'));
    page.tap("h4");
    let answered = page.seen("a7").is_none();
    assert!(answered, "the reply is there with the next touch");
    assert!(page.has_mark("h5 Quiet"));
    let before = page.at_work().clone();
    page.wait();
    assert_eq!(*page.at_work(), before, "what was to come later has come");
}

#[test]
fn what_was_to_come_is_forgotten_with_what_is_taken_back() {
    let mut page = careless();
    page.tap("d1 d7");
    page.press("Take back");
    let before = page.at_work().clone();
    page.wait();
    assert_eq!(*page.at_work(), before);
    assert_eq!(page.seen("d1"), Some('Q'));
}

/// En passant is about the last move: it is seen when the exercise appears.
#[test]
fn the_move_that_an_exercise_is_about_is_made_before_the_eyes_of_the_child() {
    let mut page = Page::come_to("#/").in_motion();
    page.go("passing/2");
    assert_eq!(
        (page.seen("d7"), page.seen("d5")),
        (Some('p'), None),
        "not yet"
    );
    page.wait();
    assert_eq!((page.seen("d7"), page.seen("d5")), (None, Some('p')));
    assert_eq!(page.heard(), [Sound::Moved]);
    page.wait();
    assert!(page.has_mark("d7 LastMove"));
    // Whoever does not wait for it has it at once.
    page.lesson(LessonMsg::Again);
    assert_eq!(page.seen("d5"), None);
    page.tap("e5 d6");
    assert!(page.at_work().attempt().is_done());
}
