//! An exercise keeps its moves over a reload.

use super::*;
use crate::app::{Keep, LearnMsg, LessonMsg};
use crate::lessons::{Answer, Attempt, Course, Task};

const ATTEMPT: &str = "chesslings.attempt.1";

fn attempt(tab: &Tab) -> &Attempt {
    let lesson = tab.page.model.learn.at_work();
    &lesson.expect("no exercise is open").attempt
}

/// An exercise that needs several moves, and its address.
fn long_one() -> String {
    for unit in Course::units() {
        for number in 1..=unit.count() {
            let exercise = Course::exercise(unit.id, number).unwrap();
            if exercise.par >= 3 && matches!(exercise.task, Task::Collect(_)) {
                return format!("#/learn/{}/{number}", unit.id);
            }
        }
    }
    panic!("no exercise is long");
}

/// Makes the next right move.
fn advance(tab: &mut Tab) {
    let Some(Answer::Move { from, to, .. }) = attempt(tab).solution() else {
        panic!("no move to make");
    };
    tab.tap(&format!("{from} {to}"));
}

#[test]
fn a_reload_in_the_middle_of_an_exercise_loses_no_move() {
    let device = Device::default();
    let address = long_one();
    let mut tab = Tab::open(&device, &address);
    advance(&mut tab);
    advance(&mut tab);
    tab.send(Msg::Learn(LearnMsg::Lesson(LessonMsg::Hint)));
    let before = attempt(&tab).clone();
    let mut tab = tab.reload(&address);
    assert_eq!(*attempt(&tab), before);
    while !attempt(&tab).is_done() {
        advance(&mut tab);
    }
    assert_eq!(attempt(&tab).stars(), 1, "the hint still counts");
    assert_eq!(device.text(ATTEMPT), "", "and there is nothing to resume");
    let tab = tab.reload(&address);
    assert_eq!(attempt(&tab).moves(), 0);
}

#[test]
fn another_child_begins_anew() {
    let device = Device::default();
    let address = long_one();
    let mut tab = Tab::open(&device, &address);
    advance(&mut tab);
    device.put(
        ATTEMPT,
        &device.text(ATTEMPT).replacen("\n\n", "\nAnna\n", 1),
    );
    assert_eq!(attempt(&tab.reload(&address)).moves(), 0);
}

#[test]
fn another_exercise_begins_anew() {
    let device = Device::default();
    let mut tab = Tab::open(&device, &long_one());
    advance(&mut tab);
    let tab = tab.reload("#/learn/king/3");
    assert_eq!(attempt(&tab).moves(), 0);
    assert_eq!(device.text(ATTEMPT), "");
}

#[test]
fn practice_is_found_again_too() {
    let device = Device::default();
    let address = long_one();
    let mut tab = Tab::open(&device, &address);
    tab.send(Msg::Learn(LearnMsg::Lesson(LessonMsg::More)));
    assert!(attempt(&tab).is_practice());
    advance(&mut tab);
    let before = attempt(&tab).clone();
    assert_eq!(*attempt(&tab.reload(&address)), before);
}

#[test]
fn beginning_again_is_kept_as_well() {
    let device = Device::default();
    let address = long_one();
    let mut tab = Tab::open(&device, &address);
    advance(&mut tab);
    tab.send(Msg::Learn(LearnMsg::Lesson(LessonMsg::Again)));
    assert_eq!(attempt(&tab.reload(&address)).moves(), 0);
}

#[test]
fn what_is_kept_is_asked_for_only_when_something_was_done() {
    let mut tab = Tab::open(&Device::default(), &long_one());
    let asks = |effects: &[Effect]| {
        let keeps = |effect: &&Effect| matches!(effect, Effect::Keep(Keep::Attempt(_)));
        effects.iter().filter(keeps).count()
    };
    let Some(Answer::Move { from, to, .. }) = attempt(&tab).solution() else {
        panic!("no move to make");
    };
    tab.page.tap(&from.to_string());
    assert_eq!(asks(&tab.page.effects), 0);
    tab.page.tap(&to.to_string());
    assert_eq!(asks(&tab.page.effects), 1);
}
