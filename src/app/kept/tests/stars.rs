//! Stars of several tabs, versions and files.

use super::*;
use crate::app::children::ChildrenMsg;
use crate::lessons::{Course, Profiles};

const STARS: &str = "chesslings.progress.1";
const ASIDE: &str = "chesslings.progress.aside.1";

fn earn(tab: &mut Tab, exercise: &str, stars: u8) {
    tab.does(|page| {
        page.model.profiles.current_mut().earn(exercise, stars);
        page.effects.push(Keep::progress(&page.model.profiles));
    });
}

fn children(tab: &mut Tab, msg: ChildrenMsg) {
    tab.send(Msg::Children(msg));
}

fn add(tab: &mut Tab, name: &str) {
    children(tab, ChildrenMsg::Typed(name.to_owned()));
    children(tab, ChildrenMsg::Add);
}

fn stored(device: &Device) -> Profiles {
    Profiles::from_text(&device.text(STARS)).unwrap()
}

fn total(tab: &Tab) -> usize {
    tab.page.model.profiles.current().total()
}

/// D1.
#[test]
fn a_tab_that_only_opens_an_exercise_takes_no_stars_from_another() {
    let device = Device::default();
    let mut b = Tab::open(&device, "#/learn");
    let mut a = Tab::open(&device, "#/learn");
    earn(&mut a, "rook-friends", 3);
    earn(&mut a, "rook-meet", 3);
    b.go("#/learn/bishop/1");
    assert_eq!(stored(&device).current().total(), 6);
    assert_eq!(total(&b), 6, "and sees them");
    assert_eq!(total(&a.reload("#/learn")), 6);
}

#[test]
fn stars_of_another_tab_appear_without_a_reload() {
    let device = Device::default();
    let (mut a, mut b) = (
        Tab::open(&device, "#/learn"),
        Tab::open(&device, "#/learn/rook"),
    );
    b.says("0 of 6 lessons");
    for id in Course::unit("rook").unwrap().ids().take(6) {
        earn(&mut a, &id, 3);
    }
    b.look();
    b.says("1 of 6 lessons");
}

#[test]
fn who_learns_belongs_to_the_tab() {
    let device = Device::default();
    let mut a = Tab::open(&device, "#/learn");
    add(&mut a, "Anna");
    add(&mut a, "Boris");
    let mut b = Tab::open(&device, "#/learn");
    children(&mut b, ChildrenMsg::Switch(1));
    earn(&mut a, "rook-meet", 3);
    b.look();
    assert_eq!(b.page.model.profiles.current().name, "Anna");
    assert_eq!(a.page.model.profiles.current().name, "Boris");
    let b = b.reload("#/learn");
    assert_eq!(
        b.page.model.profiles.current().name,
        "Anna",
        "after a reload, too"
    );
    assert_eq!(b.page.model.profiles.all()[2].total(), 3);
}

#[test]
fn a_child_that_is_removed_in_one_tab_goes_in_the_other() {
    let device = Device::default();
    let mut a = Tab::open(&device, "#/learn");
    add(&mut a, "Anna");
    let mut b = Tab::open(&device, "#/learn");
    earn(&mut b, "rook-meet", 3);
    a.parent(ParentsMsg::Remove);
    // The other tab still has the child in memory, and writes.
    b.go("#/learn/rook/1");
    assert!(!device.text(STARS).contains("Anna"));
    b.look();
    b.go("#/learn");
    assert!(!b.text().contains("Anna"));
}

#[test]
fn starting_over_in_one_tab_is_not_undone_by_the_other() {
    let device = Device::default();
    let mut a = Tab::open(&device, "#/learn");
    earn(&mut a, "rook-meet", 3);
    let mut b = Tab::open(&device, "#/learn");
    a.parent(ParentsMsg::Reset);
    b.go("#/learn/rook/1");
    assert_eq!(stored(&device).current().total(), 0);
}

/// D2.
#[test]
fn a_damaged_name_loses_no_star_and_is_told_once() {
    let text = "chesslings progress 1\nnow 1\nchxld Anna\n3 rook-meet\n3 rook-friends\nchild Boris\n3 king-meet\n";
    let device = Device::with(&[(STARS, text)]);
    let mut tab = Tab::open(&device, "#/learn/rook/1");
    tab.says("I can't read some of the stars. I kept them aside.");
    assert_eq!(device.text(ASIDE), text);
    earn(&mut tab, "rook-corner", 1);
    let now = device.text(STARS);
    assert!(
        now.contains("chxld Anna\n3 rook-meet\n3 rook-friends\n"),
        "{now}"
    );
    let tab = tab.reload("#/learn");
    assert!(
        !tab.text().contains("I kept them aside"),
        "it is kept already"
    );
    assert!(
        !device
            .names()
            .contains(&"chesslings.progress.aside.2".to_owned())
    );
}

#[test]
fn what_a_newer_version_wrote_is_written_back() {
    let device = Device::with(&[(STARS, "chesslings progress 1\nchild Anna\nbadge gold\n")]);
    let mut tab = Tab::open(&device, "#/learn");
    earn(&mut tab, "rook-meet", 3);
    assert!(
        device
            .text(STARS)
            .ends_with("child Anna\n3 rook-meet\nbadge gold\n")
    );
}

/// D6.
#[test]
fn what_can_neither_be_read_nor_put_aside_is_not_written_over() {
    let device = Device::with(&[(STARS, "stars of a future version")]);
    device.fill_up_to(10);
    let mut tab = Tab::open(&device, "#/");
    tab.says("I can't read the stars, and there is no room. Save them as a file!");
    tab.go("#/learn/rook/1");
    earn(&mut tab, "rook-meet", 3);
    assert_eq!(device.text(STARS), "stars of a future version");
    tab.says("This browser keeps nothing.");
    let body = view(&tab.page.model).body;
    let file = find(&body, "download", "chesslings-progress.txt");
    assert_eq!(
        file.get("href"),
        Some("data:text/plain;charset=utf-8,stars%20of%20a%20future%20version")
    );
    // As soon as there is room, both are kept.
    device.0.room.set(None);
    earn(&mut tab, "rook-friends", 3);
    assert_eq!(device.text(ASIDE), "stars of a future version");
    assert_eq!(stored(&device).current().total(), 6);
}

#[test]
fn what_is_aside_can_be_saved_wherever_the_child_is() {
    for hash in ["#/", "#/learn/rook/1", "#/play", "#/settings"] {
        let device = Device::with(&[(STARS, "broken")]);
        let mut tab = Tab::open(&device, hash);
        let body = view(&tab.page.model).body;
        let file = find(&body, "download", "chesslings-progress.txt");
        assert_eq!(file.text(), "Save as a file");
        tab.press("All right");
        assert!(!tab.text().contains("I kept them aside"));
    }
}

/// D8.
#[test]
fn a_file_with_more_children_than_fit_is_told() {
    let lines = (1..=40)
        .map(|number| format!("child {number}\n"))
        .collect::<Vec<_>>()
        .concat();
    let device = Device::with(&[(STARS, &format!("chesslings progress 1\n{lines}"))]);
    let mut tab = Tab::open(&device, "#/learn");
    let file = "chesslings progress 1\nchild Zoe\n3 rook-meet\n".to_owned();
    children(&mut tab, ChildrenMsg::Import(file));
    tab.says("The file has more children than fit in here.");
    assert!(
        device.text(STARS).ends_with("child Zoe\n3 rook-meet\n"),
        "nothing is lost"
    );
}

#[test]
fn when_the_storage_is_full_stars_stay_as_they_were_and_come_later() {
    let device = Device::default();
    let mut tab = Tab::open(&device, "#/learn");
    earn(&mut tab, "rook-meet", 3);
    device.fill_up_to(3);
    earn(&mut tab, "rook-friends", 3);
    tab.says("This browser keeps nothing.");
    assert_eq!(stored(&device).current().total(), 3);
    device.0.room.set(None);
    earn(&mut tab, "king-meet", 3);
    assert_eq!(stored(&device).current().total(), 9);
}
