//! An exercise keeps its moves over a reload.

use super::*;
use crate::app::Keep;
use crate::app::children::ChildrenMsg;
use crate::app::learn::{LearnMsg, LessonMsg};
use crate::lessons::{Answer, Attempt, Course, Task};

const ATTEMPT: &str = "chesslings.attempt.1";

fn attempt(tab: &Tab) -> &Attempt {
    let lesson = tab.page.model.learn.at_work();
    lesson.expect("no exercise is open").attempt()
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

fn children(tab: &mut Tab, msg: ChildrenMsg) {
    tab.send(Msg::Children(msg));
}

/// A device with Anna and Boris, and a tab where Boris learns.
fn family(device: &Device) -> Tab {
    let mut tab = Tab::open(device, "#/learn");
    for (name, msg) in [("Anna", ChildrenMsg::Rename), ("Boris", ChildrenMsg::Add)] {
        children(&mut tab, ChildrenMsg::Typed(name.to_owned()));
        children(&mut tab, msg);
    }
    tab
}

#[test]
fn each_child_finds_its_own_work_again() {
    let device = Device::default();
    let address = long_one();
    let mut tab = family(&device);
    tab.go(&address);
    advance(&mut tab);
    advance(&mut tab);
    children(&mut tab, ChildrenMsg::Switch(0));
    tab.go(&address);
    assert_eq!(attempt(&tab).moves(), 0, "Anna begins");
    advance(&mut tab);
    children(&mut tab, ChildrenMsg::Switch(1));
    tab.go(&address);
    assert_eq!(attempt(&tab).moves(), 2, "Boris goes on");
    let mut tab = tab.reload(&address);
    assert_eq!(attempt(&tab).moves(), 2, "after a reload, too");
    children(&mut tab, ChildrenMsg::Switch(0));
    tab.go(&address);
    assert_eq!(attempt(&tab).moves(), 1, "and so does Anna");
}

#[test]
fn two_children_work_in_two_tabs() {
    let device = Device::default();
    let address = long_one();
    let mut boris = family(&device);
    boris.go(&address);
    let mut anna = Tab::open(&device, "#/learn");
    children(&mut anna, ChildrenMsg::Switch(0));
    anna.go(&address);
    advance(&mut anna);
    advance(&mut boris);
    advance(&mut boris);
    assert_eq!(attempt(&anna.reload(&address)).moves(), 1);
    assert_eq!(attempt(&boris.reload(&address)).moves(), 2);
}

#[test]
fn a_child_with_a_new_name_goes_on() {
    let device = Device::default();
    let address = long_one();
    let mut tab = family(&device);
    tab.go(&address);
    advance(&mut tab);
    let mut tab = tab.reload("#/learn");
    children(&mut tab, ChildrenMsg::Typed("Bob".to_owned()));
    children(&mut tab, ChildrenMsg::Rename);
    assert!(!device.text(ATTEMPT).contains("Boris"));
    assert_eq!(attempt(&tab.reload(&address)).moves(), 1);
}

#[test]
fn of_a_child_that_is_removed_nothing_is_left() {
    let device = Device::default();
    let mut tab = family(&device);
    tab.go(&long_one());
    advance(&mut tab);
    assert!(device.text(ATTEMPT).contains("Boris"));
    tab.parent(ParentsMsg::Remove);
    assert_eq!(device.text(ATTEMPT), "");
}

#[test]
fn a_child_that_was_removed_elsewhere_gives_its_stars_to_nobody() {
    let device = Device::default();
    let mut tab = family(&device);
    tab.go(&long_one());
    advance(&mut tab);
    let mut other = Tab::open(&device, "#/learn");
    other.parent(ParentsMsg::Remove);
    tab.look();
    assert_eq!(tab.page.model.profiles.current().name, "Anna");
    while !attempt(&tab).is_done() {
        advance(&mut tab);
    }
    assert_eq!(tab.page.model.profiles.current().total(), 0);
    assert!(!device.text("chesslings.progress.1").contains("Boris"));
    assert_eq!(device.text(ATTEMPT), "", "and leaves no work");
}

#[test]
fn a_test_goes_on_after_a_reload() {
    let device = Device::default();
    let address = "#/learn/test/1";
    let mut tab = Tab::open(&device, address);
    for _ in 0..3 {
        tab.send(Msg::Learn(LearnMsg::Lesson(LessonMsg::More)));
    }
    let fourth = attempt(&tab).exercise.clone();
    let mut tab = tab.reload(address);
    assert_eq!(attempt(&tab).exercise, fourth);
    while tab.page.model.learn.at_work().is_some() {
        tab.send(Msg::Learn(LearnMsg::Lesson(LessonMsg::More)));
    }
    assert_eq!(device.text(ATTEMPT), "", "a test that is over begins anew");
}
