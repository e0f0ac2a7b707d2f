//! A child alone against a character, who thinks in a worker.

use crate::harness::{Options, Page};

#[test]
fn the_egg_answers_and_goes_on_after_a_reload() {
    let page = Page::open(Options::phone(), "#/play");
    page.eval("document.querySelector('[value=egg]').click()");
    page.does(r#"says "The egg has just begun to look around."; click Start; tap e2; tap e4"#);
    page.wait_until("the egg answers", ANSWERED);
    page.reload();
    page.plays_on();
    page.does("tap d2; tap d4");
    page.wait_until("the egg answers again", ANSWERED);
    let moves = page.eval("localStorage['chesslings.game.1']");
    assert!(
        moves.as_str().is_some_and(|text| text.contains("2. d4 ")),
        "{moves}"
    );
}

#[test]
fn the_egg_speaks_russian() {
    let page = Page::open(Options::phone().lang("ru"), "#/play");
    page.eval("document.querySelector('[value=egg]').click()");
    page.does(r#"says "Яйцо только начинает смотреть по сторонам."; click Начать; tap e2; tap e4"#);
    page.wait_until("the egg answers", ANSWERED_RU);
}

const ANSWERED: &str =
    "/^Black .*your move!$/.test(document.querySelector('[role=status]')?.textContent)";
const ANSWERED_RU: &str =
    "/^Чёрн.*твой ход!$/.test(document.querySelector('[role=status]')?.textContent)";
