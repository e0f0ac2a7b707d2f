use super::*;
use crate::app::board::Side;
use crate::app::play::saying::Saying;
use crate::app::play::{Facing, Play};

/// What is stored of this page gives the same table again, and is stored the same way again.
fn check_round_trip(page: &Page) -> Table {
    let text = page.table_now().to_saved();
    assert_eq!(page.saved(), text, "every change is stored");
    let (play, whole) = Play::from_saved(&text, Lang::En);
    assert!(whole && play.seated);
    let table = play.table.unwrap();
    let old = page.table_now();
    assert_eq!(table.game, old.game);
    assert_eq!(table.names, old.names);
    assert_eq!(table.written, old.written);
    assert_eq!(table.facing, old.facing);
    assert_eq!(table.board.side, old.board.side);
    assert_eq!(table.to_saved(), text);
    table
}

#[test]
fn a_reload_finds_the_game() {
    let mut page = Page::table();
    check_round_trip(&page);
    page.tap("e2 e4 e7 e5 g1 f3 b8 c6 f1 b5 g8 f6 e1 g1");
    check_round_trip(&page);
    page.at_table(TableMsg::Turn);
    page.at_table(TableMsg::Face(Facing::Across));
    let table = check_round_trip(&page);
    assert_eq!(
        (table.board.side, table.facing),
        (Side::Black, Facing::Across)
    );
}

#[test]
fn a_reload_finds_what_was_taken_back() {
    let mut page = Page::table();
    page.tap("e2 e4 e7 e5 g1 f3");
    for _ in 0..3 {
        page.at_table(TableMsg::TakeBack);
    }
    let table = check_round_trip(&page);
    assert_eq!(table.game.undone().len(), 3);
    page.at_table(TableMsg::Redo);
    check_round_trip(&page);
}

#[test]
fn a_reload_finds_a_draw_offer_and_its_answer() {
    let mut page = Page::table();
    page.at_table(TableMsg::OfferDraw);
    let table = check_round_trip(&page);
    assert!(table.game.draw_offer().is_some());
    page.at_table(TableMsg::AnswerDraw(true));
    check_round_trip(&page);
}

#[test]
fn a_reload_finds_the_end() {
    let mut page = Page::table();
    page.tap("f2 f3 e7 e5 g2 g4 d8 h4");
    check_round_trip(&page);
    let mut page = Page::table();
    page.tap("e2 e4");
    page.at_table(TableMsg::Resign);
    page.press("Give up");
    check_round_trip(&page);
    let mut page = Page::table();
    for _ in 0..2 {
        page.tap("g1 f3 g8 f6 f3 g1 f6 g8");
    }
    check_round_trip(&page);
}

#[test]
fn a_reload_finds_a_game_from_a_position_and_odd_names() {
    let mut page = Page::form();
    page.in_form(FormMsg::White("\"A\\n\" [x]".into()));
    page.in_form(FormMsg::Black("Ёжик {;} 🦔".into()));
    page.in_form(FormMsg::Fen("4k3/P7/8/8/8/8/8/4K3 w - - 3 40".into()));
    page.in_form(FormMsg::StartFromFen);
    page.tap("a7 a8");
    page.click("data-promotion", "n");
    let table = check_round_trip(&page);
    assert_eq!(table.names.white, "\"A\\n\" [x]");
    assert_eq!(table.names.black, "Ёжик {;} 🦔");
}

#[test]
fn the_stored_form_is_a_pgn_with_names_that_stay() {
    let mut page = Page::table();
    page.tap("e2 e4 e7 e5");
    page.at_table(TableMsg::TakeBack);
    page.at_table(TableMsg::OfferDraw);
    let expected = "[Event \"Chesslings\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
                    [White \"Anna\"]\n[Black \"Ben\"]\n[Result \"*\"]\n[Facing \"fixed\"]\n\
                    [Bottom \"white\"]\n[DrawOffer \"black\"]\n[TakenBack \"e7e5\"]\n\n1. e4 *\n";
    assert_eq!(page.saved(), expected);
}

#[test]
fn a_game_has_the_date_on_which_it_began() {
    let mut page = Page::form();
    page.model.profiles.set_today(20_774);
    page.press("Start");
    assert!(page.saved().contains("[Date \"2026.11.17\"]"));
    page.tap("f2 f3 e7 e5 g2 g4 d8 h4");
    page.model.profiles.set_today(20_775);
    page.press("Play again");
    assert!(page.saved().contains("[Date \"2026.11.18\"]"));
}

/// Of this stored text so many moves can be read; the text is to be kept aside.
fn check_mended(text: &str, moves: usize) -> Table {
    let (play, whole) = Play::from_saved(text, Lang::En);
    assert!(!whole && play.seated, "{text:?}");
    let table = play.table.unwrap();
    assert_eq!(table.game.plies().len(), moves, "{text:?}");
    assert_eq!(table.saying, Saying::Mended);
    table
}

#[test]
fn what_can_be_read_of_a_damaged_game_is_not_lost() {
    let head = "[White \"Anna\"]\n[Black \"Ben\"]\n";
    check_mended(&format!("{head}\n1. e4 e5 2. N"), 2);
    check_mended(&format!("{head}\n1. e4 e5 2. Ke3 Nc6 *"), 2);
    check_mended(&format!("{head}\n1. e4 e5 {{2. Nf3"), 2);
    let table = check_mended(&format!("{head}[Bottom \"bl\n[Fac\n\n1. e4 e5 2. Nf3 *"), 3);
    assert_eq!(table.names.black, "Ben");
}

#[test]
fn wrong_tags_harm_nothing_else() {
    let text = "[Facing \"sideways\"]\n[Bottom \"green\"]\n[DrawOffer \"me\"]\n\
                [TakenBack \"e7e5 zz e2e4\"]\n\n1. e4 *";
    let (play, whole) = Play::from_saved(text, Lang::En);
    let table = play.table.unwrap();
    assert!(whole);
    assert_eq!(table.game.undone().len(), 1);
    assert_eq!(table.facing, Facing::Fixed);
    assert_eq!(table.game.draw_offer(), None);
}

#[test]
fn what_is_no_game_leaves_an_empty_table_and_is_told() {
    for text in [
        "",
        " ",
        "null",
        "{\"game\":1}",
        "[]",
        "[[[[",
        "\u{0}\u{1}\u{fffd}",
        "[FEN \"nonsense\"]\n\n1. e4 *",
        "<html>",
    ] {
        let (play, whole) = Play::from_saved(text, Lang::En);
        assert!(!whole && play.table.is_none() && !play.seated, "{text:?}");
        assert_eq!(play, Play::default());
    }
}

#[test]
fn every_cut_of_a_stored_game_can_be_read() {
    let mut page = Page::table();
    page.tap("e2 e4 e7 e5 g1 f3");
    page.at_table(TableMsg::TakeBack);
    let text = page.saved().to_owned();
    for end in 0..text.len() {
        let (play, _) = Play::from_saved(&text[..end], Lang::En);
        let mut model = Model {
            play,
            ..Model::default()
        };
        model.address = Address::from(Route::Play);
        assert!(!view(&model).text().is_empty());
    }
}
