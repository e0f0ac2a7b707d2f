//! Fields that go away while somebody types into them: the browser tells of their change in the
//! middle of the page's work, and nothing may break.

use crate::harness::{Options, Page};

/// Types into a field as a hand does, and stays in it.
fn type_into(page: &Page, field: &str, words: &str) {
    page.eval("for (const part of document.querySelectorAll('details')) part.open = true");
    page.tap_on(field);
    page.types(words);
    page.wait_until(
        "the field has the words and the keyboard",
        &format!(
            "document.activeElement.matches('{field}') && document.activeElement.value.includes('{words}')"
        ),
    );
}

fn goes_back(page: &Page) {
    let before = page.eval("location.hash");
    page.eval("history.back()");
    page.wait_until("it goes back", &format!("location.hash !== {before}"));
}

/// Neither the message nor a complaint, and the page still answers.
fn check_whole(page: &Page) {
    page.wait_painted();
    assert!(!page.is_saying("something broke"));
    assert_eq!(page.complaints(), [] as [&str; 0]);
    page.goes_to("#/explore");
    page.tap("e4");
    page.wait_until(
        "the page answers",
        "document.querySelector('[data-square=e4]').ariaSelected === 'true'",
    );
}

fn check_name(options: Options, name: &str) {
    let page = Page::open(options, "#/play");
    type_into(&page, "input[name=white]", name);
    page.does("press Enter");
    page.area_of("[data-square]");
    page.says(name);
    check_whole(&page);
}

#[test]
fn a_name_and_enter_start_a_game() {
    for options in [Options::desktop(), Options::phone()] {
        check_name(options.clone(), "Anna");
        check_name(options.lang("ru"), "Аня");
    }
}

#[test]
fn a_position_and_enter_start_a_game() {
    let page = Page::open(Options::desktop(), "#/play");
    type_into(&page, "input[name=fen]", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    page.does("press Enter");
    page.shows("4k3/8/8/8/8/8/8/R3K3");
    check_whole(&page);
}

#[test]
fn one_can_go_back_while_a_name_is_typed() {
    let page = Page::open(Options::phone(), "#/");
    page.eval("location.hash = '#/play'");
    type_into(&page, "input[name=black]", "Ben");
    goes_back(&page);
    page.says("A chess school for children");
    check_whole(&page);
}

#[test]
fn one_can_leave_while_a_move_is_typed() {
    for leaves in [goes_back, |page: &Page| page.goes_to("#/settings")] {
        let page = Page::open(Options::desktop(), "#/");
        page.eval("location.hash = '#/play'");
        page.tap_on(".seats [data-main]");
        type_into(&page, "#typed", "Nf");
        leaves(&page);
        page.wait_until("the field is gone", "!document.querySelector('#typed')");
        check_whole(&page);
    }
}

#[test]
fn one_can_go_back_while_a_position_is_typed() {
    let page = Page::open(Options::desktop(), "#/");
    page.eval("location.hash = '#/explore'");
    page.area_of("[data-square]");
    page.click_on("Set up");
    type_into(&page, "input[name=fen]", "8/8");
    goes_back(&page);
    page.says("A chess school for children");
    check_whole(&page);
}

#[test]
fn one_can_go_back_while_a_child_is_named() {
    let page = Page::open(Options::phone().lang("ru"), "#/");
    page.eval("location.hash = '#/learn'");
    page.tap_on("[data-focus=who]");
    type_into(&page, "input[name=child-name]", "Ёжик");
    goes_back(&page);
    page.wait_until(
        "home is shown",
        "!document.querySelector('[name=child-name]')",
    );
    check_whole(&page);
}
