//! Several children on one device.

use super::*;
use crate::app::children::{ChildrenMsg, Note};
use crate::lessons::Animal;

fn family() -> Page {
    let mut page = Page::at("");
    for name in ["Anna", "Boris"] {
        send(&mut page, ChildrenMsg::Typed(name.to_owned()));
        send(&mut page, ChildrenMsg::Add);
    }
    page
}

fn send(page: &mut Page, msg: ChildrenMsg) {
    page.send(Msg::Children(msg));
}

fn names(page: &Page) -> Vec<&str> {
    let all = page.model.profiles.all();
    all.iter().map(|profile| profile.name.as_str()).collect()
}

#[test]
fn children_are_added_chosen_and_renamed() {
    let mut page = family();
    assert_eq!(names(&page), ["", "Anna", "Boris"]);
    page.press("Boris 0");
    assert!(page.model.children.open);
    send(&mut page, ChildrenMsg::Switch(1));
    assert_eq!(page.model.profiles.current().name, "Anna");
    send(&mut page, ChildrenMsg::Typed("Anja".to_owned()));
    page.press("Change my name");
    assert_eq!(names(&page), ["", "Anja", "Boris"]);
    assert!(page.saved().contains("Anja"));
}

#[test]
fn each_child_has_stars_of_its_own() {
    let mut page = family();
    page.model.profiles.current_mut().earn("rook-meet", 3);
    send(&mut page, ChildrenMsg::Switch(1));
    page.go("rook");
    let done = |page: &Page| {
        let body = view(&page.model).body;
        let all = body.descendants();
        let done = all.iter().filter(|e| e.get("data-state") == Some("done"));
        done.count()
    };
    assert_eq!(done(&page), 0);
    send(&mut page, ChildrenMsg::Switch(2));
    assert_eq!(done(&page), 1);
}

/// Stars and names go only behind the parents' door.
#[test]
fn nothing_in_the_childrens_sheet_takes_stars_away() {
    for lang in Lang::ALL {
        let mut page = family();
        page.speak(lang);
        send(&mut page, ChildrenMsg::Open);
        let text = page.text().to_lowercase();
        for word in ["remove", "start over", "удалить", "убрать", "заново"] {
            assert!(!text.contains(word), "{text}");
        }
        let body = view(&page.model).body;
        assert_eq!(find(&body, "href", "#/parents").text(), lang.home_parents());
    }
}

#[test]
fn progress_goes_out_as_a_file_and_comes_in_again() {
    let mut page = family();
    page.model.profiles.current_mut().earn("rook-meet", 2);
    send(&mut page, ChildrenMsg::Open);
    let text = page.model.profiles.to_text();
    let body = view(&page.model).body;
    let file = find(&body, "download", "chesslings-progress.txt");
    assert!(
        file.get("href")
            .unwrap()
            .starts_with("data:text/plain;charset=utf-8,chesslings%20progress%201")
    );
    let mut other = Page::at("");
    send(&mut other, ChildrenMsg::Import(text));
    assert_eq!(names(&other), ["", "Anna", "Boris"]);
    assert_eq!(other.model.profiles.all()[2].total(), 2);
    assert!(
        other
            .text()
            .contains("The stars from the file are here now.")
    );
}

#[test]
fn a_file_that_holds_no_progress_is_told_and_changes_nothing() {
    let mut page = family();
    let before = page.model.profiles.clone();
    for text in ["", "\u{0}\u{ffff}", "1. e4 e5", "chesslings progress 2"] {
        send(&mut page, ChildrenMsg::Import(text.to_owned()));
        assert_eq!(page.model.profiles, before);
        assert!(
            page.text()
                .contains("There are no stars of Chesslings in this file.")
        );
    }
}

#[test]
fn more_children_than_fit_are_refused_in_words() {
    let mut page = Page::at("");
    for _ in 0..50 {
        send(&mut page, ChildrenMsg::Add);
    }
    assert_eq!(page.model.children.note, Some(Note::Full));
    assert!(page.text().contains("No more children fit in here."));
}

#[test]
fn the_sheet_closes_with_escape_and_gives_the_focus_back() {
    let mut page = family();
    send(&mut page, ChildrenMsg::Open);
    let body = view(&page.model).body;
    let sheet = find(&body, "role", "dialog");
    let Some(Handler::Key(make)) = sheet.handler(Event::Key) else {
        panic!("the sheet hears no keys");
    };
    assert_eq!(make("KeyA"), None);
    page.send(make("Escape").unwrap());
    assert!(!page.model.children.open);
    assert_eq!(page.effects.last(), Some(&Effect::FocusOn("who")));
}

#[test]
fn a_child_chooses_an_animal_as_its_picture() {
    let mut page = Page::at("");
    let drawn = |page: &Page| {
        let body = view(&page.model).body;
        let all = body.descendants();
        let who = all.iter().find(|e| e.get("data-focus") == Some("who"));
        let inside = who.expect("who learns").descendants();
        let picture = inside.iter().find(|e| e.tag == "img");
        picture.and_then(|e| e.get("src")).map(str::to_owned)
    };
    assert_eq!(drawn(&page), None);
    page.send(Msg::Children(ChildrenMsg::Open));
    let all = view(&page.model)
        .body
        .descendants()
        .iter()
        .filter(|e| e.get("name") == Some("animal"))
        .count();
    assert_eq!(all, 12);
    page.send(Msg::Children(ChildrenMsg::Choose(Animal::Fox)));
    assert_eq!(drawn(&page).as_deref(), Some("images/animals/fox.svg"));
    assert!(page.saved().contains("picture fox"));
}
