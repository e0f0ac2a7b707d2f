use super::*;
use crate::rules::Kind;

const WHITE: &str = "3r3k/4P3/8/8/8/8/P7/4K3 w - - 0 1";
const BLACK: &str = "4k3/8/8/8/8/8/p7/4K3 b - - 0 1";

#[test]
fn a_pawn_becomes_what_is_chosen() {
    for (kind, letter, word) in [
        (Kind::Queen, "Q", "queen"),
        (Kind::Rook, "R", "rook"),
        (Kind::Bishop, "B", "bishop"),
        (Kind::Knight, "N", "knight"),
    ] {
        for hand in [Page::tap, Page::drag, Page::keys] {
            let mut page = Page::position(WHITE);
            hand(&mut page, "e7 d8");
            assert!(page.effects.contains(&Effect::FocusOn("promotion")));
            page.click("data-promotion", &letter.to_lowercase());
            assert_eq!(page.table_now().board.choosing, None);
            assert!(
                page.said().contains(&format!(
                    "White pawn from E7 takes black rook on D8. The pawn becomes a {word}."
                )),
                "{}",
                page.said()
            );
            assert!(page.fen().starts_with(&format!("3{letter}3k/")));
            assert_eq!(page.effects.last(), Some(&Effect::Focus(Square::D8)));
            assert_eq!(
                page.table_now().game.plies()[0].played.promotion(),
                Some(kind)
            );
        }
    }
}

#[test]
fn physical_keys_choose_and_escape_cancels() {
    for (code, place) in [("KeyQ", "Q"), ("KeyR", "R"), ("KeyB", "B"), ("KeyN", "N")] {
        let mut page = Page::position(WHITE);
        page.tap("e7 e8");
        page.key_in("role", "dialog", code);
        assert!(page.fen().starts_with(&format!("3r{place}2k/")), "{code}");
    }
    let mut page = Page::position(WHITE);
    page.tap("e7 e8");
    page.key_in("role", "dialog", "Escape");
    assert!(page.fen().starts_with("3r3k/4P3/"));
    assert_eq!(page.table_now().board.choosing, None);
    assert_eq!(page.effects.last(), Some(&Effect::Focus(Square::E8)));
    page.tap("e7 e8");
    page.click("class", "veil");
    assert_eq!(page.table_now().board.choosing, None);
}

#[test]
fn while_one_chooses_the_pawn_stands_where_it_will_change_and_nothing_else_can_be_used() {
    let mut page = Page::position(WHITE);
    page.tap("e7 d8");
    let picture = page.table_now().picture();
    assert_eq!(picture.setup.piece_at(Square::E7), None);
    assert!(picture.setup.piece_at(Square::D8).unwrap().is_pawn());
    page.tap("e1 e2");
    assert!(page.table_now().board.choosing.is_some());
    let body = view(&page.model).body;
    for (name, value) in [("role", "grid"), ("class", "bar"), ("class", "side")] {
        assert!(find(&body, name, value).get("inert").is_some(), "{value}");
    }
    assert!(find(&body, "role", "dialog").get("inert").is_none());
}

#[test]
fn the_buttons_stand_where_the_pawn_arrives() {
    let place = |page: &Page| {
        let body = view(&page.model).body;
        let edge = find(&body, "role", "dialog").get("data-edge").unwrap();
        let column = find(&body, "class", "picks").get("data-column").unwrap();
        format!("{edge} {column}")
    };
    let mut page = Page::position(WHITE);
    page.tap("e7 e8");
    assert_eq!(place(&page), "top 4");
    page.at_table(TableMsg::Turn);
    page.tap("e7 e8");
    assert_eq!(place(&page), "bottom 3");
    let mut page = Page::position(BLACK);
    page.tap("a2 a1");
    assert_eq!(place(&page), "top 7");
    page.at_table(TableMsg::Turn);
    page.tap("a2 a1");
    assert_eq!(place(&page), "bottom 0");
}

#[test]
fn a_pawn_that_may_not_go_there_is_not_asked() {
    let mut page = Page::position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    page.tap("a7 b8");
    assert_eq!(page.table_now().board.choosing, None);
    assert_eq!(
        page.said(),
        "A pawn goes diagonally only to take. B8 is empty."
    );
}

#[test]
fn the_buttons_have_names_in_both_languages() {
    let mut page = Page::position(WHITE);
    page.tap("e7 e8");
    assert!(page.text().contains("Queen Rook Bishop Knight"));
    page.speak(Lang::Ru);
    assert!(page.text().contains("Ферзь Ладья Слон Конь"));
}
