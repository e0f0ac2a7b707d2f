use super::*;
use crate::app::board::Side;
use crate::app::play::Facing;
use crate::app::settings::Movement;

/// The players' names from the top of the screen to its bottom.
fn seats(page: &Page) -> Vec<String> {
    let body = view(&page.model).body;
    let all = body.descendants();
    let names = all.iter().filter(|e| e.get("class") == Some("name"));
    names.map(|e| e.text()).collect()
}

/// The player whose move the page says it is.
fn mover(page: &Page) -> String {
    let body = view(&page.model).body;
    let all = body.descendants();
    let moving: Vec<_> = all
        .iter()
        .filter(|e| e.get("data-to-move").is_some())
        .collect();
    assert_eq!(moving.len(), 1);
    moving[0].text()
}

#[test]
fn the_one_to_move_is_told_by_name() {
    let mut page = Page::table();
    assert_eq!(mover(&page), "Anna Your move");
    page.tap("e2 e4");
    assert_eq!(mover(&page), "Ben Your move");
}

#[test]
fn each_player_has_what_was_taken() {
    let mut page = Page::table();
    page.tap("e2 e4 d7 d5 e4 d5 d8 d5 b1 c3 d5 a2 c3 a2");
    let body = view(&page.model).body;
    let all = body.descendants();
    let taken: Vec<_> = all
        .iter()
        .filter(|e| e.get("class") == Some("taken"))
        .map(|e| e.get("aria-label").unwrap_or_default())
        .collect();
    assert_eq!(
        taken,
        [
            "Taken: white pawn, white pawn",
            "Taken: black queen, black pawn +8"
        ]
    );
}

#[test]
fn the_board_turns_by_button_and_by_key() {
    let mut page = Page::table();
    assert_eq!(seats(&page), ["Ben", "Anna"]);
    page.click("data-tool", "turn");
    assert_eq!(seats(&page), ["Anna", "Ben"]);
    assert!(page.saved().contains("[Bottom \"black\"]"));
    page.send(Msg::Board(BoardMsg::Key(BoardKey::Turn)));
    assert_eq!(seats(&page), ["Ben", "Anna"]);
}

#[test]
fn a_board_that_follows_the_players_turns_after_each_move() {
    let mut page = Page::table();
    page.at_table(TableMsg::Face(Facing::Mover));
    page.tap("e2 e4");
    let later = page.effects.iter().find_map(|effect| match effect {
        Effect::Later { msg, .. } => Some(msg.clone()),
        _ => None,
    });
    assert_eq!(page.board().side, Side::White, "not before it was seen");
    page.send(later.unwrap());
    assert_eq!(page.board().side, Side::Black);
    page.click("data-tool", "take-back");
    page.at_table(TableMsg::TurnToMover);
    assert_eq!(page.board().side, Side::White);
}

#[test]
fn without_motion_it_turns_at_once() {
    let mut page = Page::table();
    page.send(Msg::LessMotion(true));
    page.at_table(TableMsg::Face(Facing::Mover));
    page.tap("e2 e4");
    assert_eq!(page.board().side, Side::Black);
}

#[test]
fn a_board_that_turns_late_does_not_disturb_a_hand() {
    let mut page = Page::table();
    page.at_table(TableMsg::Face(Facing::Mover));
    page.tap("e2 e4 e7");
    page.at_table(TableMsg::TurnToMover);
    assert_eq!(page.board().input.piece(), Some(Square::E7));
    page.tap("e5");
    assert_eq!(page.table_now().game.plies().len(), 2);
}

#[test]
fn between_two_players_the_one_at_the_top_sees_everything_upright() {
    let mut page = Page::table();
    page.at_table(TableMsg::Face(Facing::Across));
    let turned = |page: &Page| {
        let still = page.scene().still;
        still
            .pieces()
            .all(|sprite| sprite.upside_down == sprite.piece.color.is_black())
    };
    assert!(turned(&page));
    let body = view(&page.model).body;
    assert!(
        find(&body, "class", "player top")
            .get("data-turned")
            .is_some()
    );
    assert!(
        find(&body, "class", "player bottom")
            .get("data-turned")
            .is_none()
    );
}

#[test]
fn pieces_glide_unless_the_device_or_the_players_say_no() {
    let glides = |page: &mut Page| {
        page.tap("e2 e4");
        !page.board().motion.travels.is_empty()
    };
    let choose =
        |page: &mut Page, movement| page.send(Msg::Settings(SettingsMsg::Movement(movement)));
    assert!(glides(&mut Page::table()));
    let mut page = Page::table();
    page.send(Msg::LessMotion(true));
    assert!(!glides(&mut page));
    let mut page = Page::table();
    page.send(Msg::LessMotion(true));
    choose(&mut page, Movement::Always);
    assert!(glides(&mut page));
    let mut page = Page::table();
    choose(&mut page, Movement::Never);
    assert!(!glides(&mut page));
}

#[test]
fn the_grid_says_what_the_board_shows() {
    let mut page = Page::table();
    page.tap("g1");
    let label = |page: &Page, square: &str| {
        let body = view(&page.model).body;
        let cell = find(&body, "data-square", square);
        cell.get("aria-label").unwrap_or_default().to_owned()
    };
    assert_eq!(label(&page, "g1"), "G1, white knight, selected");
    assert_eq!(label(&page, "f3"), "F3, light square, can go here");
    page.tap("f3");
    assert_eq!(label(&page, "f3"), "F3, white knight, last move");
}
