use super::*;

fn menu(page: &mut Page, label: &str) {
    page.click("data-tool", "more");
    page.press(label);
}

#[test]
fn a_draw_is_offered_and_accepted() {
    let mut page = Page::table();
    menu(&mut page, "Offer a draw");
    assert_eq!(page.said(), "Anna offers a draw. Ben, do you agree?");
    assert!(page.effects.contains(&Effect::FocusOn("answer")));
    page.press("Draw");
    assert_eq!(page.said(), "It is a draw! You both agreed to a draw.");
    assert!(page.saved().contains("1/2-1/2"));
}

#[test]
fn a_draw_is_declined_by_word_or_by_a_move() {
    let mut page = Page::table();
    menu(&mut page, "Offer a draw");
    page.press("Play on");
    assert_eq!(page.said(), "No draw this time. Anna, your move!");
    menu(&mut page, "Offer a draw");
    page.tap("e2 e4");
    assert_eq!(page.said(), "Anna offers a draw. Ben, do you agree?");
    page.tap("e7 e5");
    assert_eq!(page.said(), "Black pawn from E7 to E5. Anna, your move!");
}

#[test]
fn giving_up_is_asked_twice() {
    let mut page = Page::table();
    page.tap("e2 e4");
    menu(&mut page, "Give up");
    assert_eq!(page.said(), "Ben, do you really give up?");
    page.press("Play on");
    assert_eq!(page.table_now().game.outcome(), None);
    menu(&mut page, "Give up");
    page.press("Give up");
    assert_eq!(page.said(), "Anna wins! Black gives up. White wins.");
    assert!(page.saved().contains("1-0"));
}

#[test]
fn a_question_goes_away_when_play_goes_on() {
    let mut page = Page::table();
    menu(&mut page, "Give up");
    page.tap("e2 e4");
    assert_eq!(page.said(), "White pawn from E2 to E4. Ben, your move!");
}

#[test]
fn every_end_says_its_reason() {
    let mut page = Page::position("7k/5Q2/8/8/8/8/8/K7 w - - 0 1");
    page.tap("f7 f6 h8 g8 f6 g6 g8 h8 g6 f7");
    assert_eq!(
        page.said(),
        "It is a draw! White queen from G6 to F7. Stalemate: no move and no check."
    );
    let mut page = Page::position("4k3/8/8/8/8/8/1p6/K7 w - - 0 1");
    page.tap("a1 b2");
    assert_eq!(
        page.said(),
        "It is a draw! White king from A1 takes black pawn on B2. Nobody can give checkmate any more."
    );
    let mut page = Page::position("4k3/8/8/8/8/8/8/R3K3 w - - 98 70");
    page.tap("a1 a2 e8 d8");
    assert_eq!(
        page.said(),
        "It is a draw! Black king from E8 to D8. Fifty moves each: no capture, no pawn move."
    );
    let mut page = Page::table();
    for _ in 0..2 {
        page.tap("g1 f3 g8 f6 f3 g1 f6 g8");
    }
    assert_eq!(
        page.said(),
        "It is a draw! Black knight from F6 to G8. The same position for the third time."
    );
}

#[test]
fn one_more_game_with_the_same_or_the_other_colours() {
    let mut page = Page::table();
    page.tap("f2 f3 e7 e5 g2 g4 d8 h4");
    page.press("Play again");
    assert_eq!(page.said(), "Anna, your move!");
    assert!(page.table_now().game.plies().is_empty());
    page.tap("f2 f3 e7 e5 g2 g4 d8 h4");
    page.press("Swap colours and play");
    assert_eq!(page.said(), "Ben, your move!");
    assert!(page.saved().contains("[White \"Ben\"]"));
}

#[test]
fn one_more_game_starts_where_the_last_one_did() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut page = Page::position(fen);
    page.tap("e2 e4");
    menu(&mut page, "Give up");
    page.press("Give up");
    page.press("Play again");
    assert_eq!(page.fen(), fen);
}

#[test]
fn the_menu_offers_no_deals_after_the_end() {
    let mut page = Page::table();
    page.tap("f2 f3 e7 e5 g2 g4 d8 h4");
    page.click("data-tool", "more");
    assert!(!page.text().contains("Offer a draw") && !page.text().contains("Give up"));
}

#[test]
fn while_the_menu_is_open_nothing_else_can_be_used() {
    let mut page = Page::table();
    page.click("data-tool", "more");
    assert!(page.effects.contains(&Effect::FocusOn("menu")));
    let body = view(&page.model).body;
    for class in ["bar", "board", "side", "player top", "player bottom"] {
        assert!(
            find(&body, "class", class).get("inert").is_some(),
            "{class}"
        );
    }
    page.key_in("role", "dialog", "Escape");
    assert_eq!(page.effects.last(), Some(&Effect::FocusOn("more")));
    let body = view(&page.model).body;
    assert!(body.descendants().iter().all(|e| e.get("inert").is_none()));
}

#[test]
fn the_game_is_copied_and_saved_as_a_file() {
    let mut page = Page::table();
    page.tap("e2 e4");
    page.click("data-tool", "more");
    let body = view(&page.model).body;
    let file = find(&body, "download", "Anna-Ben.pgn");
    let address = file.get("href").unwrap();
    assert!(address.starts_with("data:application/x-chess-pgn;charset=utf-8,%5BEvent%20"));
    assert!(address.contains("1.%20e4%20%2A"));
    page.press("Copy the game");
    let copied = page.effects.iter().find_map(|effect| match effect {
        Effect::Copy { text, done, .. } => Some((text.clone(), done.clone())),
        _ => None,
    });
    let (text, done) = copied.unwrap();
    assert!(text.contains("[White \"Anna\"]") && text.ends_with("1. e4 *\n"));
    page.send(done);
    assert_eq!(page.said(), "The game is copied.");
}
