//! The map, the units, and finding the way.

use super::*;

/// The address that the first link with this word leads to.
fn link(page: &Page, word: &str) -> String {
    let body = view(&page.model).body;
    let all = body.descendants();
    let link = all
        .into_iter()
        .find(|e| e.tag == "a" && e.text().contains(word));
    let link = link.unwrap_or_else(|| panic!("no link {word:?} in {:?}", body.text()));
    link.get("href").unwrap_or_default().to_owned()
}

#[test]
fn the_first_screen_leads_a_new_child_to_its_first_star_and_the_others_to_the_map() {
    let first_card = |model: &Model| {
        let body = view(model).body;
        let all = body.descendants();
        let card = all.into_iter().find(|e| e.get("class") == Some("card"));
        card.and_then(|card| card.get("href")).map(str::to_owned)
    };
    let mut model = Model::default();
    assert_eq!(first_card(&model).as_deref(), Some("#/learn/rook/1"));
    model.profiles.current_mut().visit("rook-first-star");
    assert_eq!(first_card(&model).as_deref(), Some("#/learn"));
}

#[test]
fn the_map_has_a_stone_for_every_unit() {
    for lang in Lang::ALL {
        let mut page = Page::at("");
        page.speak(lang);
        for unit in Course::units() {
            let href = link(&page, lang.unit_title(unit.id));
            assert_eq!(href, format!("#/learn/{}", unit.id));
        }
    }
}

#[test]
fn a_new_child_begins_and_a_known_one_goes_on() {
    let mut page = Page::at("");
    let first = Place::path().next().expect("a course");
    assert_eq!(link(&page, "Let's begin"), Where::Exercise(first).hash());
    page.go("rook/2");
    page.go("");
    assert_eq!(link(&page, "Go on"), "#/learn/rook/2");
}

#[test]
fn what_is_done_is_not_offered_again() {
    let mut page = Page::at("rook/1");
    let id = page.at_work().exercise().id.clone();
    page.model.profiles.current_mut().earn(&id, 2);
    page.go("");
    assert_eq!(link(&page, "Go on"), "#/learn/rook/2");
    page.go("rook");
    assert_eq!(link(&page, "Go on"), "#/learn/rook/2");
    assert!(page.text().contains("0 of 6 lessons"), "{}", page.text());
}

#[test]
fn a_unit_is_finished_for_a_lone_child_without_its_games_for_two() {
    let mut page = Page::at("");
    let unit = Course::unit("rook").unwrap();
    for (number, id) in (1..).zip(unit.ids()) {
        if !unit.is_for_two(number) {
            page.model.profiles.current_mut().earn(&id, 3);
        }
    }
    page.go("rook");
    assert_eq!(link(&page, "Once more"), "#/learn/rook/1");
    assert!(page.text().contains("6 of 6 lessons"), "{}", page.text());
    page.go("");
    let body = view(&page.model).body;
    let stone = find(&body, "href", "#/learn/rook");
    assert_eq!(stone.get("data-state"), Some("done"));
    assert!(stone.text().contains("6 of 6 lessons"), "{}", stone.text());
}

#[test]
fn links_that_lead_nowhere_get_a_friendly_answer_nearby() {
    for (path, place) in [
        ("nothing", Where::Map),
        ("%00/7", Where::Map),
        ("rook/0", Where::Unit(Course::unit("rook").unwrap())),
        ("rook/999", Where::Unit(Course::unit("rook").unwrap())),
        ("rook/1/2", Where::Unit(Course::unit("rook").unwrap())),
        ("rook/x", Where::Unit(Course::unit("rook").unwrap())),
    ] {
        let page = Page::at(path);
        assert_eq!(page.learn().place, place, "{path}");
        assert!(page.text().contains("I don't know that place"), "{path}");
    }
    assert!(!Page::at("rook").text().contains("I don't know that place"));
}

#[test]
fn each_place_has_a_title_and_one_heading() {
    for (path, title) in [
        ("", "Learn · Chesslings"),
        ("rook", "The rook · Chesslings"),
        ("rook/2", "The rook 2 · Chesslings"),
    ] {
        let page = view(&Page::at(path).model);
        assert_eq!(page.title, title);
        let all = page.body.descendants();
        assert_eq!(all.iter().filter(|e| e.tag == "h1").count(), 1, "{path}");
    }
}

#[test]
fn an_exercise_is_found_as_it_was_left() {
    let mut page = Page::at("rook/2");
    page.tap("a1 a4");
    let before = page.at_work().clone();
    page.send(Msg::Went(Address::from(Route::Settings)));
    page.go("rook/2");
    assert_eq!(*page.at_work(), before);
}
