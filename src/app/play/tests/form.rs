use super::*;
use crate::app::play::Trouble;

fn seats(page: &Page) -> (String, String) {
    let names = &page.table_now().names;
    (names.white.clone(), names.black.clone())
}

#[test]
fn players_without_names_have_numbers() {
    let mut page = Page::form();
    page.press("Start");
    assert_eq!(seats(&page), ("Player 1".into(), "Player 2".into()));
    assert_eq!(page.said(), "Player 1, your move!");
    assert!(page.saved().contains("[White \"?\"]"));
}

#[test]
fn players_change_seats() {
    let mut page = Page::form();
    page.in_form(FormMsg::White("Anna".into()));
    page.in_form(FormMsg::Black("Ben".into()));
    page.in_form(FormMsg::Swap);
    page.key_in("name", "white", "Enter");
    assert_eq!(seats(&page), ("Ben".into(), "Anna".into()));
}

#[test]
fn a_game_that_goes_on_waits_on_the_board() {
    let mut page = Page::table();
    page.tap("e2 e4");
    page.send(Msg::Went(Address::from(Route::Home)));
    page.send(Msg::Went(Address::from(Route::Play)));
    assert_eq!(page.table_now().game.plies().len(), 1);
    assert_eq!(page.said(), "White pawn from E2 to E4. Ben, your move!");
}

#[test]
fn whoever_looks_at_the_form_can_still_play_on() {
    let mut page = Page::table();
    page.tap("e2 e4");
    page.click("data-tool", "more");
    page.press("New game");
    assert!(page.text().contains("A game is waiting: Anna and Ben."));
    page.press("Play on");
    assert_eq!(page.said(), "White pawn from E2 to E4. Ben, your move!");
}

#[test]
fn a_game_that_is_over_can_be_looked_at() {
    let mut page = Page::table();
    page.tap("f2 f3 e7 e5 g2 g4 d8 h4");
    page.click("data-tool", "more");
    page.press("New game");
    assert!(page.text().contains("The last game: Anna and Ben."));
    page.press("Look at it");
    assert!(page.said().starts_with("Ben wins!"));
}

#[test]
fn a_new_game_keeps_the_names_in_the_form() {
    let mut page = Page::table();
    page.click("data-tool", "more");
    page.press("New game");
    page.press("Start");
    assert_eq!(seats(&page), ("Anna".into(), "Ben".into()));
}

#[test]
fn a_game_starts_from_a_position() {
    let page = Page::position("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
    assert_eq!(page.said(), "Ben, your move!");
    assert_eq!(page.board().side, crate::app::board::Side::Black);
    assert_eq!(page.board().focused, Square::E8);
}

/// This text is no position, and the page says why.
fn check_fen(fen: &str, sentence: &str) {
    let mut page = Page::form();
    page.in_form(FormMsg::Fen(fen.to_owned()));
    page.press("Start from here");
    assert!(!page.model.play.seated);
    assert!(page.text().contains(sentence), "{}", page.text());
}

#[test]
fn a_position_that_cannot_be_is_explained() {
    check_fen("", "The text ends too early.");
    check_fen("8/8/8/8/8/8/8/8 w - - 0 1", "White has no king.");
    check_fen(
        "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "FEN, the pieces, letter 19",
    );
    check_fen("\u{0}\u{202e}🦄", "FEN, the pieces, letter 1");
}

/// This text is no game, and the page says why.
fn check_pgn(pgn: &str, sentence: &str) {
    for file in [true, false] {
        let mut page = Page::form();
        if file {
            page.in_form(FormMsg::File(pgn.to_owned()));
        } else {
            page.in_form(FormMsg::Pgn(pgn.to_owned()));
            page.press("Open");
        }
        page.find_games();
        assert!(!page.model.play.seated);
        assert!(page.text().contains(sentence), "{}", page.text());
    }
}

#[test]
fn a_game_that_cannot_be_read_is_explained() {
    check_pgn("", "I see no game in this text.");
    check_pgn("{only a remark}", "I see no game in this text.");
    check_pgn("1. e4 e5\n2. Ke3 *", "line 2, letter 4");
    check_pgn("hello", "hello");
}

#[test]
fn a_game_is_opened_with_its_names_moves_and_tags() {
    let mut page = Page::form();
    let pgn = "[Event \"Garden\"]\n[White \"Carla\"]\n[Black \"?\"]\n\n1. e4 e5 2. Nf3 *\n";
    page.in_form(FormMsg::File(pgn.to_owned()));
    page.find_games();
    assert_eq!(seats(&page), ("Carla".into(), "Player 2".into()));
    assert_eq!(page.table_now().game.plies().len(), 3);
    assert_eq!(
        page.said(),
        "Here is the game. Look at its moves, or play on."
    );
    assert!(page.saved().contains("[Event \"Garden\"]"));
    page.tap("b8 c6");
    assert_eq!(page.table_now().written.len(), 4);
}

#[test]
fn of_several_games_one_is_chosen() {
    let mut page = Page::form();
    let games = "[White \"Anna\"]\n\n1. e4 1-0\n\n[White \"Cleo\"]\n\n1. d4 d5 *\n\n1. e5 *";
    page.in_form(FormMsg::File(games.to_owned()));
    assert!(page.text().contains("I am reading…"));
    page.find_games();
    assert!(page.text().contains("Which game?"), "{}", page.text());
    assert!(page.text().contains("One more game can't be read."));
    page.in_form(FormMsg::Choose(1));
    assert_eq!(page.table_now().names.white, "Cleo");
    assert_eq!(page.table_now().game.plies().len(), 2);
}

#[test]
fn games_that_are_found_too_late_stay_closed() {
    let mut page = Page::form();
    page.in_form(FormMsg::File("1. e4 *".to_owned()));
    page.go_to("#/");
    page.find_games();
    assert!(page.model.play.table.is_none());
    page.go_to("#/play");
    assert!(!page.text().contains("I am reading…"));
    page.in_form(FormMsg::File("1. e4 *".to_owned()));
    page.in_form(FormMsg::Found(None));
    assert!(page.text().contains("Nobody came to read it."));
}

#[test]
fn the_children_who_learn_here_are_offered_as_players() {
    let mut page = Page::form();
    page.model.profiles.current_mut().name = "Mila".to_owned();
    let body = view(&page.model).body;
    let offered = body.descendants().into_iter().filter(|e| e.tag == "option");
    let names: Vec<_> = offered.filter_map(|e| e.get("value")).collect();
    assert_eq!(names, ["Mila"]);
    assert_eq!(find(&body, "name", "white").get("list"), Some("children"));
}

#[test]
fn trouble_goes_away_when_a_game_begins() {
    let mut page = Page::form();
    page.in_form(FormMsg::StartFromFen);
    assert!(matches!(
        page.model.play.form.trouble,
        Some(Trouble::Fen(_))
    ));
    page.press("Start");
    assert_eq!(page.model.play.form.trouble, None);
}
