//! Nothing is lost: two tabs, a full storage, a reload in the middle, damaged and newer texts.

use serde_json::json;

use crate::harness::{Options, Page};

const STARS: &str = "chesslings.progress.1";
const SETTINGS: &str = "chesslings.settings";

/// Fills the storage to the last byte.
const FILL: &str = "(() => { let part = 'x'.repeat(2 ** 20), count = 0;
    while (part) try { localStorage['fill' + count++] = part } catch { part = part.slice(1 + part.length / 2) } })()";

fn stored(page: &Page, name: &str) -> String {
    let text = page.eval(&format!("localStorage.getItem({name:?})"));
    text.as_str().unwrap_or_default().to_owned()
}

/// D1.
#[test]
fn stars_earned_in_one_tab_are_seen_in_the_other_and_stay() {
    let a = Page::open(Options::desktop(), "#/learn/rook/4");
    let b = a.open_tab("#/learn/rook");
    let done = "document.querySelector('.stone[data-state=done]')";
    b.wait_until(
        "nothing is done",
        &format!("document.querySelector('.stone') && !{done}"),
    );
    // Two moves with the rook are the fourth exercise.
    a.does("tap d8; tap h8");
    a.wait_until("the exercise is done", "document.querySelector('.done')");
    b.wait_until("the stars are seen", done);
    b.goes_to("#/learn/bishop/1");
    assert!(
        stored(&b, STARS).contains("3 rook-meet"),
        "{}",
        stored(&b, STARS)
    );
    a.reload();
    assert!(stored(&a, STARS).contains("3 rook-meet"));
}

/// D1.
#[test]
fn a_game_begun_in_one_tab_takes_nothing_from_the_other() {
    let a = Page::table(Options::desktop());
    a.does("tap e2; tap e4");
    a.tells("White pawn from E2 to E4. Player 2, your move!");
    let b = a.open_tab("#/play");
    b.tells("White pawn from E2 to E4. Player 2, your move!");
    b.does(r#"click "More"; click "New game"; click Start; tap d2; tap d4"#);
    b.tells("White pawn from D2 to D4. Player 2, your move!");
    a.does("tap c7; tap c5");
    a.tells("Black pawn from C7 to C5. Player 1, your move!");
    a.reload();
    a.tells("Black pawn from C7 to C5. Player 1, your move!");
    b.reload();
    b.tells("White pawn from D2 to D4. Player 2, your move!");
    b.does(r#"click "More"; click "New game"; says "Your games"; says "It goes on. 1 move""#);
    b.tap_on(".games button");
    b.tells("Black pawn from C7 to C5. Player 1, your move!");
}

#[test]
fn one_tab_follows_the_game_of_the_other() {
    let a = Page::table(Options::desktop());
    a.does("tap e2; tap e4");
    a.tells("White pawn from E2 to E4. Player 2, your move!");
    let b = a.open_tab("#/play");
    b.does("tap e7; tap e5");
    a.tells("Black pawn from E7 to E5. Player 1, your move!");
}

#[test]
fn two_tabs_with_different_settings_keep_both_and_what_a_newer_version_wrote() {
    let options =
        Options::desktop().with_stored(SETTINGS, r#"{"font":{"size":3},"scheme":"light"}"#);
    let a = Page::open(options, "#/settings");
    let b = a.open_tab("#/settings");
    a.eval("document.querySelector('[name=scheme][value=dark]').click()");
    a.wait_until(
        "it is dark",
        "document.documentElement.dataset.scheme === 'dark'",
    );
    b.eval("document.querySelector('[name=theme][value=sea]').click()");
    b.wait_until(
        "the board is blue",
        "document.querySelector('[name=theme][value=sea]').checked",
    );
    let kept = b.eval("JSON.parse(localStorage['chesslings.settings'])");
    assert_eq!(
        kept,
        json!({"font": {"size": 3}, "scheme": "dark", "theme": "sea"})
    );
}

/// D6.
#[test]
fn what_cannot_be_read_is_not_written_over_when_the_storage_is_full() {
    let options = Options::phone().with_stored(STARS, "from the future");
    let page = Page::open(options, "#/learn");
    page.says("I kept them aside.");
    // The same with no room to keep it: the aside goes, and everything is full.
    page.eval("localStorage.removeItem('chesslings.progress.aside.1')");
    page.eval(FILL);
    page.reload();
    page.says("Save them as a file!");
    let href = page.eval(
        "decodeURIComponent(document.querySelector('.notice [download]').href.split(',')[1])",
    );
    assert_eq!(href, "from the future");
    page.goes_to("#/learn/rook/1");
    page.says("Save them as a file!");
    assert_eq!(stored(&page, STARS), "from the future");
}

#[test]
fn an_exercise_keeps_its_moves_over_a_reload() {
    let page = Page::open(Options::phone(), "#/learn/rook/3");
    page.does("tap a1; tap a8");
    page.shows("R7/8/8/8/8/8/8/8");
    page.reload();
    page.shows("R7/8/8/8/8/8/8/8");
    page.does("tap a8; tap h8");
    page.wait_until(
        "it is done",
        "document.querySelectorAll('.done [data-on]').length === 3",
    );
    assert_eq!(stored(&page, "chesslings.attempt.1"), "");
}

#[test]
fn when_old_games_have_to_go_the_reader_is_told() {
    let over = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. f3 e5 2. g4 Qh4# 0-1";
    let options = Options::phone().with_stored("chesslings.game.1", over);
    let page = Page::open(options, "#/play");
    page.says("The last game: Anna and Ben.");
    page.click_on("Start");
    page.does("tap e2; tap e4");
    page.tells("White pawn from E2 to E4. Ben, your move!");
    page.eval(FILL);
    page.does(r#"tap e7; tap e5; says "There is little room."; click "All right""#);
    page.tells("Black pawn from E7 to E5. Anna, your move!");
    assert_eq!(stored(&page, "chesslings.game.1"), "");
    assert!(stored(&page, "chesslings.game.2").contains("1. e4 e5 *"));
}

/// D4.
#[test]
fn a_stored_game_with_forty_thousand_tags_does_not_stop_the_page() {
    let tags = (0..40_000)
        .map(|number| format!("[T{number} \"x\"]\n"))
        .collect::<Vec<_>>()
        .concat();
    let options = Options::phone().with_stored("chesslings.game.1", &format!("{tags}\n1. e4 e5 *"));
    let page = Page::open(options, "#/play");
    page.does("tap g1; tap f3");
    page.says("White knight from G1 to F3.");
    let kept = page.eval("localStorage['chesslings.game.1'].split('[T').length - 1");
    assert!(kept.as_u64().is_some_and(|kept| kept <= 100), "{kept}");
}
