//! Sounds: only after a tap or a key, and not at all if they are switched off.

use super::START;
use crate::harness::{Options, Page};

/// Counts the notes that are played, instead of playing them.
const COUNT_NOTES: &str = "(() => {
    window.notes = 0;
    OscillatorNode.prototype.start = () => { notes += 1; };
    OscillatorNode.prototype.stop = () => {};
})()";

fn table(volume: &str) -> Page {
    let settings = format!("{{\"volume\":\"{volume}\"}}");
    let options = Options::desktop().with_stored("chesslings.settings", &settings);
    let page = Page::game(options, START, "1. e4 d5");
    page.eval(COUNT_NOTES);
    page
}

#[test]
fn a_move_has_one_note_and_a_capture_two() {
    let page = table("soft");
    page.does("drag g1 f3");
    page.wait_until("a note is played", "notes === 1");
    page.does("drag d5 e4");
    page.wait_until("two more are played", "notes === 3");
}

#[test]
fn switched_off_they_stay_off() {
    let page = table("off");
    page.does("drag g1 f3; drag d5 e4");
    page.shows("rnbqkbnr/ppp1pppp/8/8/4p3/5N2/PPPP1PPP/RNBQKB1R");
    assert_eq!(page.eval("notes"), 0);
}

#[test]
fn the_volume_is_remembered() {
    let page = Page::open(Options::phone(), "#/settings");
    page.eval(COUNT_NOTES);
    page.does(r#"click "Loud""#);
    page.wait_until("so loud it will be", "notes === 1");
    let page = page.reopened("#/settings");
    let chosen = page.eval("document.querySelector('input[name=volume]:checked').value");
    assert_eq!(chosen, "loud");
}
