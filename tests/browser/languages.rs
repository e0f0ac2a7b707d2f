//! The page speaks the reader's language.

use crate::harness::{Options, Page};
use serde_json::json;

/// A page opened so speaks `lang`: its mark, its title, its heading.
fn check(options: Options, route: &str, lang: &str, title: &str, heading: &str) {
    let page = Page::open(options, route);
    let said = page.eval(
        "[document.documentElement.lang, document.title, document.querySelector('h1').innerText]",
    );
    assert_eq!(said, json!([lang, title, heading]));
}

fn stored(lang: &str) -> String {
    json!({ "lang": lang }).to_string()
}

#[test]
fn home_is_in_the_language_of_the_browser() {
    let (phone, desktop) = (Options::phone(), Options::desktop());
    check(
        desktop.lang("en-GB"),
        "",
        "en",
        "Chesslings: learn chess",
        "Chesslings",
    );
    check(
        phone.lang("ru-RU"),
        "",
        "ru",
        "Chesslings: учимся играть в шахматы",
        "Chesslings",
    );
}

#[test]
fn other_screens_are_too() {
    check(
        Options::desktop().lang("en"),
        "#/explore",
        "en",
        "Explore · Chesslings",
        "Explore",
    );
    check(
        Options::desktop().lang("ru"),
        "#/explore",
        "ru",
        "Моя доска · Chesslings",
        "Моя доска",
    );
    check(
        Options::desktop().lang("ru"),
        "#/settings",
        "ru",
        "Настройки · Chesslings",
        "Настройки",
    );
}

#[test]
fn a_browser_in_another_language_gets_english() {
    check(
        Options::desktop().lang("fi,sv"),
        "#/explore",
        "en",
        "Explore · Chesslings",
        "Explore",
    );
}

#[test]
fn a_stored_choice_beats_the_browser() {
    let english = Options::desktop()
        .lang("ru")
        .with_stored("chesslings.settings", &stored("en"));
    check(
        english,
        "#/explore",
        "en",
        "Explore · Chesslings",
        "Explore",
    );
    let russian = Options::desktop()
        .lang("en")
        .with_stored("chesslings.settings", &stored("ru"));
    check(
        russian,
        "#/explore",
        "ru",
        "Моя доска · Chesslings",
        "Моя доска",
    );
}

#[test]
fn spoilt_settings_do_no_harm() {
    let page = Page::open(Options::desktop(), "#/explore");
    for spoilt in [
        "",
        "{",
        "[]",
        "null",
        r#"{"lang":7,"scheme":{}}"#,
        r#"{"lang":"xx"}"#,
    ] {
        let spoilt = json!(spoilt);
        page.eval(&format!("localStorage['chesslings.settings'] = {spoilt}"));
        page.reload();
        assert_eq!(
            page.eval("document.title"),
            "Explore · Chesslings",
            "{spoilt}"
        );
    }
}

#[test]
fn the_language_can_be_chosen_at_home_and_stays_chosen() {
    let page = Page::open(Options::phone().lang("en"), "");
    page.click_on("Русский");
    page.says("Шахматная школа для детей");
    page.reload();
    page.says("Шахматная школа для детей");
    page.open_tab("#/explore").says("Нажми на поле");
}

#[test]
fn the_language_can_be_chosen_in_the_settings() {
    let page = Page::open(Options::desktop().lang("ru"), "#/settings");
    page.click_on("English");
    page.says("Colours of the page");
    page.click_on("Home");
    page.says("A chess school for children");
}

/// The words of the screens come later than the language itself.
#[test]
fn who_chooses_a_language_and_goes_on_at_once_finds_it_there() {
    let page = Page::open(Options::phone().lang("en"), "#/explore");
    page.goes_to("#/");
    page.run(
        "document.querySelector('input[value=ru], [lang=ru] input').click();
        location.hash = '#/explore'",
    );
    page.says("Нажми на поле");
}

#[test]
fn words_that_did_not_come_are_asked_for_again() {
    let page = Page::open(Options::phone().lang("en").blocking("words-en.txt"), "");
    page.goes_to("#/explore");
    page.says("This can't be loaded now.");
    page.click_on("All right");
    page.says("This can't be loaded now.");
    page.accepts_missing("words-en.txt");
}

#[test]
fn only_the_readers_language_is_fetched_and_another_when_it_is_chosen() {
    let fetched = "performance.getEntriesByType('resource').map((entry) => entry.name.match(/text-..\\.txt$/)?.[0]).filter(Boolean)";
    let page = Page::open(Options::phone().lang("en"), "");
    assert_eq!(page.eval(fetched), json!(["text-en.txt"]));
    page.click_on("Русский");
    page.says("Шахматная школа для детей");
    assert_eq!(page.eval(fetched), json!(["text-en.txt", "text-ru.txt"]));
}

#[test]
fn a_language_that_can_not_be_fetched_is_not_used_and_that_is_said() {
    let page = Page::open(Options::phone().lang("en").blocking("text-ru.txt"), "");
    page.click_on("Русский");
    page.says("This can't be loaded now.");
    page.accepts_missing("text-ru.txt");
    page.click_on("All right");
    assert_eq!(page.eval("document.documentElement.lang"), json!("en"));
}

#[test]
fn sentences_of_another_build_are_refused() {
    let options = Options::phone().with_file("text-en.txt", "0123456789abcdef\u{0}Hello");
    let page = Page::open(options, "");
    page.says("Chesslings could not start here.");
    page.accept("no language en");
}
