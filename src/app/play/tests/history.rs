use super::*;
use crate::app::play::Panel;

fn opening() -> Page {
    let mut page = Page::table();
    page.tap("e2 e4 e7 e5 g1 f3");
    page
}

#[test]
fn a_move_can_be_taken_back_and_played_again() {
    let mut page = opening();
    let after = page.fen();
    page.click("data-tool", "take-back");
    assert_eq!(page.said(), "One move is taken back. Anna, your move!");
    assert_eq!(page.table_now().game.plies().len(), 2);
    assert_eq!(page.board().motion.travels.len(), 1);
    page.click("data-tool", "redo");
    assert_eq!(page.fen(), after);
    assert!(page.said().starts_with("White knight from G1 to F3."));
}

#[test]
fn tools_that_can_do_nothing_say_so() {
    let disabled = |page: &Page, tool: &str| {
        let body = view(&page.model).body;
        find(&body, "data-tool", tool).get("aria-disabled") == Some("true")
    };
    let mut page = Page::table();
    assert!(disabled(&page, "take-back") && disabled(&page, "redo"));
    page.click("data-tool", "take-back");
    page.click("data-tool", "redo");
    assert_eq!(page.said(), "Anna, your move!");
    page.tap("e2 e4");
    assert!(!disabled(&page, "take-back") && disabled(&page, "redo"));
    page.click("data-tool", "take-back");
    assert!(disabled(&page, "take-back") && !disabled(&page, "redo"));
}

#[test]
fn a_new_move_forgets_what_was_taken_back() {
    let mut page = opening();
    page.click("data-tool", "take-back");
    page.tap("d2 d4");
    page.click("data-tool", "redo");
    assert_eq!(page.table_now().game.plies().len(), 3);
    assert!(page.fen().contains("3PP3"));
}

#[test]
fn a_mate_can_be_taken_back() {
    let mut page = Page::table();
    page.tap("f2 f3 e7 e5 g2 g4 d8 h4");
    page.click("data-tool", "take-back");
    assert_eq!(page.said(), "One move is taken back. Ben, your move!");
}

#[test]
fn players_look_back_but_play_only_at_the_last_move() {
    let mut page = opening();
    page.click("data-step", "back");
    assert_eq!(
        page.said(),
        "Black pawn from E7 to E5. To play on, go to the last move."
    );
    assert_eq!(page.marks(), ["e5 LastMove", "e7 LastMove"]);
    let before = page.fen();
    page.tap("b8 c6");
    page.drag("d2 d4");
    page.keys("a2 a3");
    page.click("data-tool", "take-back");
    assert_eq!(page.fen(), before);
    page.click("data-step", "first");
    assert!(page.said().starts_with("The game starts here."));
    page.click("data-step", "on");
    assert!(page.said().starts_with("White pawn from E2 to E4."));
    page.press("Go to the last move");
    assert_eq!(page.table_now().looking, None);
    page.tap("b8 c6");
    assert_eq!(page.table_now().game.plies().len(), 4);
}

#[test]
fn nobody_is_told_to_play_on_when_all_is_over() {
    let mut page = Page::table();
    page.tap("f2 f3 e7 e5 g2 g4 d8 h4");
    page.click("data-step", "back");
    assert_eq!(page.said(), "White pawn from G2 to G4.");
}

#[test]
fn the_first_and_the_last_step_lead_nowhere() {
    let mut page = opening();
    page.click("data-step", "on");
    page.click("data-step", "last");
    assert_eq!(page.table_now().looking, None);
    page.click("data-step", "first");
    page.click("data-step", "back");
    assert_eq!(page.table_now().looking, Some(0));
}

#[test]
fn moves_are_listed_in_figurine_notation() {
    let mut page = opening();
    let body = view(&page.model).body;
    let all = body.descendants();
    let moves: Vec<_> = all
        .iter()
        .filter(|e| e.get("class") == Some("move"))
        .collect();
    let knight = moves[2].descendants()[2].get("data-piece");
    assert_eq!(knight, Some("wn"));
    assert_eq!(moves[2].text(), "Move 2. White knight from G1 to F3. f3");
    assert_eq!(moves[2].get("aria-current"), Some("true"));
    page.press("Move 1. White pawn from E2 to E4. e4");
    assert_eq!(page.table_now().seen(), 1);
    assert!(page.effects.contains(&Effect::Reveal));
}

#[test]
fn a_list_that_starts_with_black_has_a_gap() {
    let mut page = Page::position("4k3/8/8/8/8/8/8/R3K3 b - - 0 7");
    page.tap("e8 e7 a1 a7");
    let body = view(&page.model).body;
    let all = body.descendants();
    let list = all.iter().find(|e| e.tag == "ol").unwrap();
    assert_eq!(
        list.text(),
        "7. … Move 7. Black king from E8 to E7. e7 8. Move 8. White rook from A1 to A7. Check! a7+"
    );
}

#[test]
fn the_list_opens_and_closes_on_small_screens() {
    let mut page = opening();
    page.click("data-tool", "moves");
    assert_eq!(page.table_now().panel, Panel::Moves);
    page.click("data-tool", "moves");
    assert_eq!(page.table_now().panel, Panel::None);
}
