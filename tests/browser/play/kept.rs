//! Games that are kept, and storage that is full, forbidden or spoilt.

use serde_json::json;

use super::START;
use crate::harness::{Options, Page};

const GAME: &str = "chesslings.game.1";

#[test]
fn a_reload_in_the_middle_loses_nothing() {
    let page = Page::game(Options::phone(), START, "");
    page.does("tap e2; tap e4; tap e7; tap e5");
    page.tells("Black pawn from E7 to E5. Anna, your move!");
    page.reload();
    page.plays_on();
    page.shows("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    page.does(r#"click "Take back""#);
    page.tells("One move is taken back. Ben, your move!");
}

#[test]
fn a_crash_in_the_middle_loses_nothing() {
    // The service worker would crash too, and nobody is left to tell the tests of its return.
    let options = Options::phone()
        .in_own_browser()
        .with_file("updates.js", "export async function keepUpToDate() {}");
    let page = Page::game(options, START, "");
    page.does("tap e2; tap e4; tap e7; tap e5");
    page.tells("Black pawn from E7 to E5. Anna, your move!");
    page.crash();
    page.complains_of("the page crashed");
    let again = page.open_tab("#/play");
    again.plays_on();
    again.shows("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
}

#[test]
fn when_the_storage_is_full_the_page_says_so_once_and_plays_on() {
    let page = Page::game(Options::phone(), START, "");
    page.eval(
        "(() => { let part = 'x'.repeat(2 ** 20), count = 0;
            while (part) try { localStorage['fill' + count++] = part } catch { part = part.slice(1 + part.length / 2) } })()",
    );
    page.does(r#"tap e2; tap e4; says "This browser keeps nothing."; click "All right""#);
    page.wait_until("the notice goes", "!document.querySelector('.notice')");
    page.wait_painted();
    page.does("tap e7; tap e5");
    page.tells("Black pawn from E7 to E5. Anna, your move!");
    assert!(!page.is_saying("This browser keeps nothing."));
    // As soon as there is room, the whole game is kept again.
    page.eval("Object.keys(localStorage).filter((key) => key.startsWith('fill')).forEach((key) => localStorage.removeItem(key))");
    page.does("tap d2; tap d4");
    page.tells("White pawn from D2 to D4. Ben, your move!");
    page.reload();
    page.plays_on();
    page.shows("rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR");
}

#[test]
fn where_storage_is_forbidden_a_game_can_be_played() {
    let page = Page::open(Options::phone().without_storage(), "#/play");
    page.does(r#"says "This browser keeps nothing."; click Start; tap e2; tap e4"#);
    page.tells("White pawn from E2 to E4. Player 2, your move!");
}

#[test]
fn a_damaged_game_is_read_as_far_as_it_goes_and_kept_aside() {
    let damaged = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Qh5 Kxz9 *";
    let page = Page::open(Options::phone().with_stored(GAME, damaged), "#/play");
    page.plays_on();
    page.shows("rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR");
    page.tells("The saved game was damaged. This is what I could read.");
    assert_eq!(
        page.eval("localStorage['chesslings.game.aside.1']"),
        damaged
    );
}

#[test]
fn what_is_no_game_is_put_aside() {
    for spoilt in ["", "\u{0}\u{fffd}", "[FEN \"8/8\"]\n\n*", "{\"a\":1}"] {
        let page = Page::open(Options::phone().with_stored(GAME, spoilt), "#/play");
        page.says("Who plays White?");
        if page.is_saying("I can't read a saved game.") {
            assert_eq!(
                page.eval("localStorage['chesslings.game.aside.1']"),
                json!(spoilt)
            );
        }
        page.does("click Start; tap e2; tap e4");
        page.tells("White pawn from E2 to E4. Player 2, your move!");
    }
}

#[test]
fn a_game_in_the_old_encoding_keeps_its_letters() {
    let page = Page::open(Options::phone(), "#/play");
    page.eval(
        r#"(() => {
            const text = '[White "M\u00fcller"]\n[Black "Gr\u00fcnfeld"]\n\n1. e4 *\n';
            const bytes = Uint8Array.from(text, letter => letter.charCodeAt(0));
            const input = document.querySelector('input[type=file]');
            const files = new DataTransfer();
            files.items.add(new File([bytes], 'game.pgn'));
            input.files = files.files;
            input.dispatchEvent(new Event('change', { bubbles: true }));
        })()"#,
    );
    page.says("Müller");
    page.says("Grünfeld");
    page.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
}
