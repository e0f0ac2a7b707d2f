//! A child alone against a character, who thinks in a worker.

use super::START;
use crate::harness::{Options, Page, dist};
use crate::offline::wait_kept;

pub(super) const GAME: &str = "chesslings.game.1";

/// A child that plays White, at the table with the egg.
fn table(options: Options) -> Page {
    let page = Page::open(options, "#/play");
    sits_down(&page, "Egg");
    page
}

fn sits_down(page: &Page, with: &str) {
    page.click_on(with);
    page.tap_on(".seats [data-main]");
    page.plays_on();
}

/// Anna with White against a character in the middle of a game.
fn game(who: &str, fen: &str) -> Page {
    let text = format!(
        "[White \"Anna\"]\n[Black \"?\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n[Opponent \"{who}\"]\n\
         [OpponentColor \"black\"]\n[OpponentSeed \"7\"]\n\n*\n"
    );
    let page = Page::open(Options::phone().with_stored(GAME, &text), "#/play");
    page.plays_on();
    page
}

/// A phone on which this is what a worker does, and no service worker takes offence at it.
fn with_worker(script: &str) -> Options {
    Options::phone()
        .with_file("worker_loader.js", script)
        .with_file("updates.js", "export async function keepUpToDate() {}")
}

/// From now on workers do what they should.
fn mend_worker(page: &Page) {
    let script = std::fs::read_to_string(dist().join("worker_loader.js"));
    let script = script.expect("the worker is built");
    page.server().replace("worker_loader.js", script);
}

/// Waits until the character has answered, and gives all moves as they are stored.
#[track_caller]
fn answered(page: &Page) -> String {
    page.wait_until(
        "the character answers",
        "/^(Black|Чёрн).*(your move|твой ход)!$/.test(document.querySelector('.bubble [role=status]')?.textContent)",
    );
    let stored = page.eval(&format!("localStorage['{GAME}'].split('\\n\\n').pop()"));
    stored.as_str().expect("a game is stored").to_owned()
}

/// Which picture of the character is shown.
fn face(page: &Page) -> String {
    let face = page.eval("document.querySelector('.player .face').getAttribute('src')");
    face.as_str().expect("it has a face").to_owned()
}

#[test]
fn a_game_is_begun_by_touch_and_the_egg_answers() {
    let page = Page::open(Options::phone(), "#/play");
    page.does(r#"click Egg; says "The egg has just begun to look around.""#);
    sits_down(&page, "Egg");
    page.tells("Player 1, your move!");
    page.does("tap e2; tap e4");
    assert!(answered(&page).starts_with("1. e4 "));
    assert_eq!(face(&page), "images/opponents/egg.svg");
}

#[test]
fn what_is_taken_back_comes_again() {
    let page = table(Options::phone());
    page.does("tap e2; tap e4");
    let first = answered(&page);
    page.does(r#"click "Take back""#);
    page.tells("Both moves are taken back. Player 1, your move!");
    page.shows(START.split(' ').next().expect("the pieces"));
    page.does("tap e2; tap e4");
    assert_eq!(answered(&page), first);
}

#[test]
fn while_it_thinks_its_face_looks_at_the_board_and_readers_hear_it() {
    // A worker that never answers: so the thought can be looked at.
    let page = table(with_worker(""));
    page.does("tap e2; tap e4");
    page.tells("White pawn from E2 to E4. Egg thinks…");
    assert_eq!(face(&page), "images/opponents/egg.svg#down");
    let tree = page.accessibility_tree();
    assert!(tree.contains("Egg thinks…"), "{tree}");
}

#[test]
fn a_reload_in_the_middle_of_a_thought_goes_on() {
    let page = table(with_worker(""));
    page.does("tap e2; tap e4");
    page.tells("White pawn from E2 to E4. Egg thinks…");
    mend_worker(&page);
    page.reload();
    page.plays_on();
    assert!(answered(&page).starts_with("1. e4 "));
    page.reload();
    page.plays_on();
    page.does("tap d2; tap d4");
    assert!(answered(&page).contains(" 2. d4 "));
}

#[test]
fn who_answers_stays_for_the_next_move() {
    let page = table(Options::phone());
    page.eval(
        "window.Worker = class extends Worker {
            static come = 0;
            constructor(script) { super(script); Worker.come += 1; }
        }",
    );
    page.does("tap e2; tap e4");
    answered(&page);
    let come = page.eval("Worker.come");
    page.does("tap d2; tap d4");
    assert!(answered(&page).contains(" 2. d4 "));
    assert_eq!(page.eval("Worker.come"), come);
}

#[test]
fn a_worker_that_does_not_come_can_be_called() {
    let page = table(with_worker("throw 'no worker';"));
    page.does("tap e2; tap e4");
    page.tells("Egg fell asleep. Wake your opponent, please.");
    page.accept("no worker");
    mend_worker(&page);
    page.click_on("Wake");
    answered(&page);
}

#[test]
fn without_motion_it_answers_too() {
    let page = table(Options::phone().reduced_motion());
    page.does("tap e2; tap e4");
    answered(&page);
}

#[test]
fn it_is_chosen_and_played_with_the_keyboard() {
    let page = Page::open(Options::desktop(), "#/play");
    page.eval("document.querySelector('[value=friend]').focus()");
    page.does(r#"press ArrowRight; says "The egg has just begun to look around.""#);
    page.eval("document.querySelector('.seats [data-main]').focus()");
    page.does("press Enter");
    page.plays_on();
    page.does("focus e2; press Enter; press ArrowUp; press ArrowUp; press Enter");
    answered(&page);
}

#[test]
fn the_egg_speaks_russian() {
    let page = Page::open(Options::phone().lang("ru"), "#/play");
    sits_down(&page, "Яйцо");
    page.tells("Игрок 1, твой ход!");
    page.does("tap e2; tap e4");
    answered(&page);
}

#[test]
fn it_plays_offline() {
    let page = Page::open(Options::phone(), "");
    wait_kept(&page);
    page.goes_offline();
    page.reload();
    page.goes_to("#/play");
    sits_down(&page, "Egg");
    page.does("tap e2; tap e4");
    answered(&page);
}

#[test]
fn a_child_that_wins_makes_it_glad() {
    let page = game("egg", "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1");
    page.does("tap e1; tap e8");
    page.tells("You won! White rook from E1 to E8. Checkmate! White wins.");
    assert_eq!(face(&page), "images/opponents/egg.svg#glad");
    page.does(r#"click "Another opponent"; says "Who plays against you?""#);
}

#[test]
fn an_eagle_finds_its_mate() {
    let page = game("eagle", "4r1k1/5ppp/8/8/8/P7/6PP/7K w - - 0 1");
    page.does("tap a3; tap a4");
    page.tells("Eagle wins! Black rook from E8 to E1. Checkmate! Black wins.");
    assert_eq!(face(&page), "images/opponents/eagle.svg");
    page.does(r#"click "Swap colours and play""#);
    page.wait_until(
        "the child sits behind Black",
        "document.querySelector('.player.top').dataset.color === 'white'",
    );
}

#[test]
fn stalemate_is_a_draw() {
    let page = game("egg", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
    page.does("tap f1; tap f7");
    page.says("It is a draw!");
}

#[test]
fn giving_up_is_the_childs_alone() {
    let page = game("owl", START);
    page.does(r#"click More; says "Give up""#);
    assert!(!page.is_saying("Offer a draw"));
    page.does(r#"click "Give up"; says "really"; click "Give up""#);
    page.tells("Owl wins! White gives up. Black wins.");
}

#[test]
fn nothing_is_in_the_way_of_a_screen_reader() {
    let page = Page::open(Options::phone(), "#/play");
    page.click_on("Sparrow");
    page.says("The sparrow forgets about knights.");
    assert_eq!(page.axe(), [] as [&str; 0]);
    assert_eq!(page.accessible_name("[value=sparrow]"), "Sparrow");
    sits_down(&page, "Sparrow");
    assert_eq!(page.axe(), [] as [&str; 0]);
}

#[test]
fn after_two_wins_the_next_one_is_offered_and_stars_stay() {
    let page = game("egg", "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1");
    page.does(r#"tap e1; tap e8; says "You won!"; click "Play again""#);
    page.tells("Anna, your move!");
    page.does("tap e1; tap e8");
    page.tells("You won! White rook from E1 to E8. Checkmate! White wins. You keep winning! Hatchling is waiting for you.");
    page.does(r#"click "Another opponent"; says "Won 2, lost 0, drawn 0.""#);
    page.reload();
    let name = page.accessible_name("[value=egg]");
    assert!(
        name.starts_with("Egg") && name.contains("2 stars"),
        "{name}"
    );
    let name = page.accessible_name("[value=hatchling]");
    assert!(name.contains("Fits you"), "{name}");
}

#[test]
fn it_starts_without_its_queen() {
    let page = Page::open(Options::phone(), "#/play");
    page.does("click Owl; click \"no queen\"");
    sits_down(&page, "Owl");
    page.shows("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
}
