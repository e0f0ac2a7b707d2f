//! What is seen before the module has come.

use std::fs;

use crate::harness::{Options, Page, dist};

/// A start that never comes; it only tells this test not to wait for it.
const NOTHING: &str = "document.documentElement.dataset.boot = 'never';";

/// Counts whatever changes on the page from the moment the module is asked for.
const COUNT: &str = "window.changes = 0;
    new MutationObserver((changes) => { window.changes += changes.length; }).observe(
      document.getElementById('app'),
      { attributes: true, characterData: true, childList: true, subtree: true },
    );";

/// A page that does something before its own start, and keeps nothing: what is changed here would
/// be refused by the list of what a build consists of.
fn beginning_with(script: &str) -> Options {
    let boot = fs::read_to_string(dist().join("boot.js")).expect("boot.js is there");
    Options::phone()
        .with_file("boot.js", &[script, &boot].concat())
        .with_file("sw.js", "")
}

#[test]
fn home_is_there_without_its_module() {
    for (options, words) in [
        (Options::phone(), "A chess school for children"),
        (Options::phone().lang("ru"), "Шахматная школа для детей"),
        (Options::phone().lang("de"), "A chess school for children"),
    ] {
        let page = Page::open(options.with_file("boot.js", NOTHING), "");
        page.says(words);
        assert_eq!(page.eval("document.querySelectorAll('.card').length"), 5);
    }
}

#[test]
fn the_reader_s_choices_are_known_before_the_module() {
    let settings = r#"{"lang":"ru","scheme":"dark"}"#;
    let options = Options::phone()
        .with_stored("chesslings.settings", settings)
        .with_file("boot.js", NOTHING);
    let page = Page::open(options, "");
    page.says("Шахматная школа для детей");
    assert_eq!(page.eval("document.documentElement.lang"), "ru");
    assert_eq!(page.eval("document.documentElement.dataset.scheme"), "dark");
}

#[test]
fn the_module_takes_home_over_as_it_is() {
    for lang in ["en", "ru"] {
        let page = Page::open(beginning_with(COUNT).lang(lang), "");
        page.wait_until(
            "it has started",
            "document.documentElement.dataset.boot === 'started'",
        );
        page.wait_painted();
        assert_eq!(page.eval("window.changes"), 0, "{lang}");
        // It answers now.
        page.eval("document.querySelector('.cards a').click()");
        page.says(if lang == "en" {
            "take the star"
        } else {
            "звезду"
        });
    }
}

#[test]
fn a_link_tapped_before_the_module_has_come_is_followed() {
    let tapped = "document.querySelector('[href=\"#/play\"]').click();";
    let page = Page::open(beginning_with(tapped), "");
    page.says("Who plays White?");
}

#[test]
fn without_their_styles_the_screens_come_all_the_same() {
    for address in ["", "#/explore"] {
        let page = Page::open(Options::phone().blocking("screens.css"), address);
        page.eval("location.hash = '#/explore'");
        page.says("Tap a square or a piece.");
        page.accepts_missing("screens.css");
    }
}

#[test]
fn without_the_sentences_of_the_course_the_rest_works() {
    let page = Page::open(Options::phone().blocking("course-en.txt"), "#/learn/rook/1");
    page.says("One moment, please");
    page.says("This can't be loaded now.");
    page.accepts_missing("course-en.txt");
    page.goes_to("#/explore");
    page.tap("e4");
    page.says("E4 is a light square.");
}
