//! The score of two friends over several games.

use super::*;

const MATE: &str = "f2 f3 e7 e5 g2 g4 d8 h4";

#[test]
fn the_second_game_has_a_score() {
    let mut page = Page::table();
    page.tap(MATE);
    assert_eq!(
        page.said(),
        "Ben wins! Black queen from D8 to H4. Checkmate! Black wins."
    );
    page.press("Play again");
    page.tap(MATE);
    assert_eq!(
        page.said(),
        "Ben wins! Black queen from D8 to H4. Checkmate! Black wins. Anna 0 : 2 Ben"
    );
}

#[test]
fn the_score_follows_the_names_when_they_swap() {
    let mut page = Page::table();
    page.tap(MATE);
    page.play(PlayMsg::AgainSwapped);
    page.tap(MATE);
    assert_eq!(
        page.said(),
        "Anna wins! Black queen from D8 to H4. Checkmate! Black wins. Ben 1 : 1 Anna"
    );
}

#[test]
fn a_draw_is_half_a_point() {
    let mut page = Page::table();
    page.tap(MATE);
    page.press("Play again");
    page.at_table(TableMsg::OfferDraw);
    page.at_table(TableMsg::AnswerDraw(true));
    assert!(page.said().ends_with("Anna ½ : 1½ Ben"), "{}", page.said());
}

#[test]
fn a_win_that_is_taken_back_counts_once() {
    let mut page = Page::table();
    page.tap(MATE);
    page.press("Play again");
    page.tap(MATE);
    page.at_table(TableMsg::TakeBack);
    assert!(!page.said().contains(" : "), "{}", page.said());
    page.tap("d8 h4");
    assert!(page.said().ends_with("Anna 0 : 2 Ben"), "{}", page.said());
}

#[test]
fn other_players_begin_anew_and_a_reload_forgets_nothing() {
    let mut page = Page::table();
    page.tap(MATE);
    page.press("Play again");
    let (play, _) = crate::app::play::Play::from_saved(page.saved(), Lang::En);
    assert_eq!(play.table.unwrap().score, page.table_now().score);
    page.play(PlayMsg::Leave);
    page.in_form(FormMsg::White("Cleo".to_owned()));
    page.in_form(FormMsg::Start);
    page.tap(MATE);
    assert_eq!(
        page.said(),
        "Ben wins! Black queen from D8 to H4. Checkmate! Black wins."
    );
}
