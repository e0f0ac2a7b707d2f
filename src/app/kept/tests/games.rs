//! Thirty games, two tabs, and a storage that is full.

use super::*;
use crate::app::{FormMsg, PlayMsg};

fn start(tab: &mut Tab) {
    tab.press("Start");
}

/// A new game from the table.
fn leave(tab: &mut Tab) {
    tab.does(|page| page.click("data-tool", "more"));
    tab.press("New game");
}

fn games(device: &Device) -> Vec<String> {
    let names = device.names().into_iter();
    let is_game = |name: &String| {
        let number = name.strip_prefix("chesslings.game.");
        number.is_some_and(|number| number.parse::<u32>().is_ok())
    };
    names.filter(is_game).collect()
}

/// What stands on the board.
fn moves(tab: &Tab) -> usize {
    let table = tab.page.model.play.table.as_ref();
    table.expect("no game").game.plies().len()
}

const MATE: &str = "f2 f3 e7 e5 g2 g4 d8 h4";

#[test]
fn a_new_game_keeps_the_old_one_in_the_list() {
    let device = Device::default();
    let mut tab = Tab::open(&device, "#/play");
    start(&mut tab);
    tab.tap("e2 e4 e7 e5 g1 f3");
    leave(&mut tab);
    tab.says("This game stays in your list.");
    start(&mut tab);
    tab.tap("d2 d4");
    leave(&mut tab);
    tab.says("Player 1 and Player 2 It goes on. 2 moves");
    tab.press("Player 1 and Player 2 It goes on. 2 moves");
    assert_eq!(moves(&tab), 3);
    tab.tap("b8 c6");
    let mut tab = tab.reload("#/play");
    assert_eq!(moves(&tab), 4);
    leave(&mut tab);
    tab.says("It goes on. 1 move");
}

#[test]
fn a_game_can_be_deleted_if_one_is_sure() {
    let device = Device::default();
    let mut tab = two_games(&device);
    tab.press("More: Player 1 and Player 2. It goes on. 2 moves");
    tab.press("Delete");
    tab.says("Delete it for ever?");
    tab.press("Keep it");
    assert_eq!(games(&device).len(), 2);
    tab.press("Delete");
    tab.press("Delete");
    assert_eq!(games(&device), ["chesslings.game.2"]);
    assert!(!tab.page.text().contains("It goes on. 2 moves"));
}

/// Two games, the first of which has two moves; the list is seen.
fn two_games(device: &Device) -> Tab {
    let mut tab = Tab::open(device, "#/play");
    start(&mut tab);
    tab.tap("e2 e4 e7 e5 g1 f3");
    leave(&mut tab);
    start(&mut tab);
    tab.tap("d2 d4");
    leave(&mut tab);
    tab
}

/// Names the game of the list that is chosen.
fn name(tab: &mut Tab, name: &str) {
    let name = name.to_owned();
    tab.does(|page| page.send(Msg::Play(PlayMsg::Form(FormMsg::Name(name)))));
    tab.press("Name it");
}

#[test]
fn a_game_of_the_list_gets_a_name_and_keeps_it() {
    let device = Device::default();
    let mut tab = two_games(&device);
    tab.press("More: Player 1 and Player 2. It goes on. 2 moves");
    name(&mut tab, "  Our \"best\"  game ");
    tab.says("Our \"best\" game Player 1 and Player 2. It goes on. 2 moves");
    // It is played on, here and in another tab, under its name.
    tab.press("Our \"best\" game Player 1 and Player 2. It goes on. 2 moves");
    tab.tap("b8 c6");
    let mut tab = tab.reload("#/play");
    assert_eq!(moves(&tab), 4);
    leave(&mut tab);
    start(&mut tab);
    leave(&mut tab);
    tab.says("Our \"best\" game Player 1 and Player 2. It goes on. 2 moves");
    tab.press("More: Our \"best\" game. Player 1 and Player 2. It goes on. 2 moves");
    name(&mut tab, "");
    assert!(!tab.page.text().contains("best"));
}

#[test]
fn a_name_given_in_one_tab_is_heard_in_the_other() {
    let device = Device::default();
    let mut tab = two_games(&device);
    tab.press("Player 1 and Player 2 It goes on. 2 moves");
    let mut other = Tab::open(&device, "#/play");
    leave(&mut other);
    start(&mut other);
    leave(&mut other);
    other.press("More: Player 1 and Player 2. It goes on. 2 moves");
    name(&mut other, "Ours");
    tab.look();
    tab.tap("b8 c6");
    assert_eq!(games(&device).len(), 3, "no game is there twice");
    assert!(
        device
            .text("chesslings.game.1")
            .contains("[Event \"Ours\"]")
    );
}

#[test]
fn a_game_of_the_list_is_saved_as_a_file() {
    let device = Device::default();
    let mut tab = two_games(&device);
    tab.press("More: Player 1 and Player 2. It goes on. 2 moves");
    name(&mut tab, "Ours");
    let body = view(&tab.page.model).body;
    let file = find(&body, "download", "Player-1-Player-2.pgn");
    let address = file.get("href").unwrap();
    assert!(address.contains("Event%20%22Ours%22") && address.contains("2.%20Nf3"));
    assert!(
        !address.contains("Facing"),
        "our own tags are not for others"
    );
}

#[test]
fn play_begins_with_the_game_that_goes_on() {
    let device = Device::default();
    let mut tab = Tab::open(&device, "#/play");
    start(&mut tab);
    tab.tap("e2 e4");
    tab.go("#/");
    tab.go("#/play");
    assert!(tab.page.model.play.seated, "from home");
    let mut tab = tab.reload("#/play");
    assert!(tab.page.model.play.seated, "after a reload");
    tab.tap("e7 e5");
    let mut other = Tab::open(&device, "#/play");
    assert_eq!(moves(&other), 2, "in a new tab");
    other.tap("f2 f3 d8 h4 a2 a3 h4 e1");
    tab.look();
    assert_eq!(moves(&tab), moves(&other), "and one tab follows the other");
}

#[test]
fn a_game_that_is_over_is_looked_at_from_the_form() {
    let device = Device::default();
    let mut tab = Tab::open(&device, "#/play");
    start(&mut tab);
    tab.tap(MATE);
    let mut tab = tab.reload("#/play");
    tab.says("The last game: Player 1 and Player 2.");
    start(&mut tab);
    leave(&mut tab);
    tab.says("Player 1 and Player 2 Player 2 wins! 2 moves");
}

/// D1.
#[test]
fn a_game_that_is_begun_in_another_tab_replaces_none() {
    let device = Device::default();
    let mut a = Tab::open(&device, "#/play");
    start(&mut a);
    a.tap("e2 e4");
    let mut b = Tab::open(&device, "#/play");
    leave(&mut b);
    start(&mut b);
    b.tap("d2 d4 d7 d5");
    a.look();
    a.tap("c7 c5 g1 f3");
    assert_eq!((moves(&a), moves(&b)), (3, 2));
    let (a, b) = (a.reload("#/play"), b.reload("#/play"));
    assert_eq!(
        (moves(&a), moves(&b)),
        (3, 2),
        "each tab has its own after a reload"
    );
    assert_eq!(games(&device).len(), 2);
}

#[test]
fn two_tabs_that_play_on_with_the_same_game_unheard_keep_both() {
    let device = Device::default();
    let mut a = Tab::open(&device, "#/play");
    start(&mut a);
    a.tap("e2 e4");
    let mut b = Tab::open(&device, "#/play");
    a.tap("e7 e5");
    b.tap("c7 c5");
    a.tap("g1 f3");
    assert_eq!(games(&device).len(), 2);
    assert_eq!(moves(&a.reload("#/play")), 3);
    assert_eq!(moves(&b.reload("#/play")), 2);
}

#[test]
fn the_game_of_an_older_version_is_the_first_in_the_list() {
    let old = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 *\n";
    let device = Device::with(&[("chesslings.game.1", old)]);
    let mut tab = Tab::open(&device, "#/play");
    assert_eq!(moves(&tab), 2);
    leave(&mut tab);
    start(&mut tab);
    assert_eq!(device.text("chesslings.game.1"), old);
    leave(&mut tab);
    tab.says("Anna and Ben It goes on. 1 move");
}

#[test]
fn games_without_a_move_fill_no_list() {
    let device = Device::default();
    let mut tab = Tab::open(&device, "#/play");
    for _ in 0..5 {
        start(&mut tab);
        leave(&mut tab);
    }
    assert_eq!(games(&device).len(), 1);
}

#[test]
fn thirty_games_are_kept_and_the_oldest_that_are_over_go_first() {
    let device = Device::default();
    let mut tab = Tab::open(&device, "#/play");
    for number in 0..40 {
        if number > 0 {
            leave(&mut tab);
        }
        start(&mut tab);
        // Every fourth is not over.
        tab.tap(if number % 4 == 0 { "e2 e4" } else { MATE });
    }
    assert_eq!(games(&device).len(), 30);
    let over = |name: &String| !device.text(name).trim_end().ends_with('*');
    let left = games(&device).iter().filter(|name| !over(name)).count();
    assert_eq!(left, 10, "none that goes on is gone");
    assert!(games(&device).contains(&"chesslings.game.1".to_owned()));
}

#[test]
fn when_the_storage_is_full_old_games_go_and_the_reader_is_told() {
    let device = Device::default();
    let mut tab = Tab::open(&device, "#/play");
    for game in [MATE, "e2 e4", MATE, "d2 d4"] {
        start(&mut tab);
        tab.tap(game);
        leave(&mut tab);
    }
    tab.press("Play on");
    device.fill_up_to(2);
    tab.tap("d7 d5");
    tab.says("There is little room. Old games that were over had to go.");
    assert_eq!(
        games(&device),
        [
            "chesslings.game.2",
            "chesslings.game.3",
            "chesslings.game.4"
        ]
    );
    tab.press("All right");
    tab.tap("c2 c4 e7 e6 b1 c3 g8 f6 c1 g5 f8 e7 e2 e3");
    assert_eq!(moves(&tab.reload("#/play")), 9);
    assert!(
        games(&device).contains(&"chesslings.game.2".to_owned()),
        "it goes on"
    );
}

#[test]
fn when_nothing_more_fits_the_game_goes_on_and_is_kept_later() {
    let device = Device::default();
    let mut tab = Tab::open(&device, "#/play");
    start(&mut tab);
    tab.tap("e2 e4");
    device.fill_up_to(1);
    tab.tap("e7 e5");
    tab.says("This browser keeps nothing.");
    tab.tap("g1 f3");
    device.0.room.set(None);
    tab.tap("b8 c6");
    assert_eq!(games(&device).len(), 1);
    assert_eq!(moves(&tab.reload("#/play")), 4);
}

#[test]
fn a_damaged_game_is_never_written_over() {
    let damaged = "[White \"Anna\"]\n\n1. e4 e5 2. Ke3 *";
    for room in [false, true] {
        let device = Device::with(&[("chesslings.game.1", damaged)]);
        if !room {
            device.fill_up_to(1);
        }
        let mut tab = Tab::open(&device, "#/play");
        tab.says(if room {
            "I kept it aside"
        } else {
            "Save it as a file!"
        });
        tab.tap("g1 f3");
        device.0.room.set(None);
        tab.tap("b8 c6");
        let texts: Vec<_> = device
            .names()
            .iter()
            .map(|name| device.text(name))
            .collect();
        assert!(texts.contains(&damaged.to_owned()));
        assert_eq!(moves(&tab.reload("#/play")), 4);
    }
}

/// D4.
#[test]
fn a_game_with_ninety_thousand_tags_is_opened_and_keeps_a_hundred() {
    use crate::app::{FormMsg, PlayMsg};
    use crate::rules::find_games;
    let tags = (0..90_000)
        .map(|number| format!("[T{number} \"x\"]\n"))
        .collect::<Vec<_>>()
        .concat();
    let device = Device::default();
    let mut tab = Tab::open(&device, "#/play");
    let pgn = format!("{tags}\n1. e4 e5 *\n");
    let found = find_games(&pgn, 100);
    tab.send(Msg::Play(PlayMsg::Form(FormMsg::File(pgn))));
    tab.send(Msg::Play(PlayMsg::Form(FormMsg::Found(Some(found)))));
    assert_eq!(moves(&tab), 2);
    let stored = device.text("chesslings.game.1");
    assert!(stored.matches("[T").count() <= 100);
}
