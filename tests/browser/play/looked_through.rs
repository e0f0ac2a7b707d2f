//! Looking through a game with the coach: its path, and the moments on it.

use super::against::GAME;
use crate::harness::{Options, Page};

/// Anna castles, gives a knight away and misses a queen.
const STORED: &str = "[White \"Anna\"]\n[Black \"?\"]\n[Opponent \"magpie\"]\n\
    [OpponentColor \"black\"]\n[OpponentSeed \"7\"]\n[Coach \"0\"]\n\n\
    1. e4 e5 2. Nf3 Nc6 3. Be2 h6 4. O-O a6 5. Ng5 hxg5 6. a3 Qf6 7. a4 Qf3 8. a5 Qf6 *\n";

/// What stands on the path, as a screen reader names it.
const NAMES: &str =
    "[...document.querySelectorAll('.moments .moment')].map(flag => flag.ariaLabel).join('|')";

/// The same game, which Anna gives up.
fn given_up(options: Options, words: &str) -> Page {
    let page = Page::open(options.with_stored(GAME, STORED), "#/play");
    page.plays_on();
    page.does(words);
    page.wait_until(
        "the coach has looked through the game",
        "document.querySelectorAll('.moments .moment').length === 3 \
         && !document.querySelector('.moments[data-busy]')",
    );
    page
}

#[test]
fn the_path_leads_to_each_moment() {
    let page = given_up(
        Options::phone(),
        r#"click "More"; click "Give up"; says "really"; click "Give up"; click "Moves""#,
    );
    assert_eq!(
        page.eval(NAMES),
        "Anna, move 4. Good: your king has castled.|\
         Anna, move 5. Here your knight could be taken.|\
         Anna, move 8. You could take a queen here."
    );
    let icons =
        "[...document.querySelectorAll('.moments .icon')].map(icon => icon.dataset.icon).join()";
    assert_eq!(page.eval(icons), "star,flag,hint");
    let small = "[...document.querySelectorAll('.moments button')].filter(flag => {
        const {width, height} = flag.getBoundingClientRect();
        return width < 44 || height < 44;
    }).length";
    assert_eq!(page.eval(small), 0);
    page.tap_on(".moments .moment:nth-of-type(2)");
    page.tells("Anna, move 5. Here your knight could be taken.");
    page.shows("r1bqkbnr/1ppp1pp1/p1n4p/4p1N1/4P3/8/PPPPBPPP/RNBQ1RK1");
    let tree = page.accessibility_tree();
    assert!(
        tree.contains("Anna, move 5. Here your knight could be taken."),
        "{tree}"
    );
    page.wait_until(
        "the knight's square is marked",
        "document.querySelector('[data-square=g5]').ariaLabel.includes('hint')",
    );
    assert_eq!(page.axe(), [] as [&str; 0]);
    page.does(r#"click "Moves""#);
    page.says("Magpie wins!");
}

#[test]
fn the_path_is_named_in_russian() {
    let page = given_up(
        Options::phone().lang("ru"),
        "click Ещё; click Сдаться; says сдаёшься; click Сдаюсь",
    );
    assert_eq!(
        page.eval(NAMES),
        "Anna, ход 4. Отлично: рокировка сделана.|\
         Anna, ход 5. Здесь могли взять твоего коня.|\
         Anna, ход 8. Здесь можно было взять ферзя."
    );
}

#[test]
fn keys_walk_along_the_path() {
    let page = given_up(
        Options::desktop(),
        r#"click "More"; click "Give up"; says "really"; click "Give up""#,
    );
    page.eval("document.querySelector('.moments .moment').focus()");
    page.does("press Enter");
    page.tells("Anna, move 4. Good: your king has castled.");
    page.does("press Tab; press Enter");
    page.tells("Anna, move 5. Here your knight could be taken.");
}
