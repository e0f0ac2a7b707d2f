//! Games and positions that come from elsewhere.

use crate::harness::{Options, Page};

#[test]
fn of_several_games_one_is_chosen() {
    let page = Page::open(Options::phone(), "#/play");
    page.does(r#"click "Open a game"; click "Or paste the game here, as PGN""#);
    page.does(r#"type "1. e4 e5 {well} 1-0 1. d4 d5 2. c4 *"; click Open"#);
    page.wait_until("a list of games", "document.querySelector('.games .game')");
    page.does(r#"click "Player 1 and Player 2 It goes on. 2 moves""#);
    page.says("Here is the game. Look at its moves, or play on.");
    page.shows("rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR");
}

#[test]
fn a_game_that_cannot_be_read_says_where_it_stops() {
    let page = Page::open(Options::desktop().lang("ru"), "#/play");
    page.does(r#"click "Открыть партию"; click "Или вставь партию сюда, в виде PGN""#);
    page.does(r#"type "1. e4 e5 2. Ke3 *"; click Открыть"#);
    page.wait_until(
        "the reason stands there",
        "document.querySelector('.problem')?.textContent.includes('Ke3')",
    );
}

#[test]
fn a_position_goes_from_explore_to_the_table_and_back() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R_w_KQ_-_0_1";
    let page = Page::open(Options::phone(), &format!("#/explore?fen={fen}"));
    page.does(r#"click "Play this"; click Start"#);
    page.says("Player 1, your move!");
    page.shows("4k3/8/8/8/8/8/8/R3K2R");
    page.does(r#"tap a1; tap a8; click More; click "Explore this position""#);
    page.shows("R3k3/8/8/8/8/8/8/4K2R");
    page.does("go #/play");
    page.shows("R3k3/8/8/8/8/8/8/4K2R");
}
