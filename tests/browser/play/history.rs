//! Taking back, playing again, and looking at what was.

use super::START;
use crate::harness::{Options, Page};

const AFTER_ONE: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_TWO: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
const FIRST: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

#[test]
fn a_move_is_taken_back_and_played_again() {
    let page = Page::game(Options::phone(), START, "1. e4 e5");
    page.does(r#"click "Take back""#);
    page.shows(AFTER_ONE);
    page.tells("One move is taken back. Ben, your move!");
    page.does(r#"click "Redo""#);
    page.shows(AFTER_TWO);
    page.tells("Black pawn from E7 to E5. Anna, your move!");
}

#[test]
fn what_was_taken_back_can_be_played_again_after_a_reload() {
    let page = Page::game(Options::phone(), START, "1. e4 e5");
    page.does(r#"click "Take back""#);
    page.shows(AFTER_ONE);
    page.reload();
    page.plays_on();
    page.does(r#"click "Redo""#);
    page.shows(AFTER_TWO);
}

#[test]
fn the_list_of_moves_leads_through_the_game() {
    let page = Page::game(Options::desktop(), START, "1. e4 e5");
    page.does(r#"click "Move 1. White pawn from E2 to E4. e4""#);
    page.shows(AFTER_ONE);
    page.tells("White pawn from E2 to E4. To play on, go to the last move.");
    page.does(r#"click "To the start""#);
    page.shows(FIRST);
    page.tells("The game starts here. To play on, go to the last move.");
    page.does(r#"click "One move on""#);
    page.shows(AFTER_ONE);
    page.does(r#"click "One move back""#);
    page.shows(FIRST);
    page.does(r#"click "Go to the last move""#);
    page.shows(AFTER_TWO);
    page.tells("Black pawn from E7 to E5. Anna, your move!");
}

#[test]
fn while_the_players_look_back_nothing_moves() {
    let page = Page::game(Options::phone(), START, "1. e4 e5");
    page.does(r#"click "Moves"; click "To the start"; drag d2 d4; tap g1; tap f3"#);
    page.shows(FIRST);
}

#[test]
fn a_piece_tells_where_it_has_been() {
    let page = Page::game(Options::phone(), START, "1. Nf3 Nc6 2. Nd4 Nb8");
    page.does(r#"tap d4; click "Show its way""#);
    page.tells("White knight: G1, F3, D4. That is 2 moves.");
}
