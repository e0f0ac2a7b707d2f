//! What fingers do in exercises: painting squares, tapping a goal first; and listening.

use super::*;
use crate::harness::Options;
use chesslings::lessons::Asked;

#[test]
fn squares_are_painted_in_one_stroke() {
    let (address, exercise) = first("rook's moves to find", |exercise| {
        matches!(exercise.task, Task::Tap(Asked::Moves(at))
            if exercise.position.piece_at(at).is_some_and(|piece| piece.kind.letter() == 'R')
                && exercise.position.legal_moves_from(at).count() == 14)
    });
    let Task::Tap(Asked::Moves(at)) = exercise.task else {
        panic!("{address}");
    };
    let page = Page::open(Options::phone(), &address);
    let row = |file: char| format!("{file}{}", at.rank());
    page.drag(&row('a'), &row('h'));
    page.wait_until(
        "the row is found",
        "[...document.querySelectorAll('[data-square]')]
            .filter((cell) => cell.ariaLabel.includes('found')).length === 7",
    );
}

#[test]
fn whoever_taps_the_star_first_is_told_what_to_tap() {
    let (address, exercise) = first("one piece and a star", |exercise| {
        let own = exercise.position.setup().by_color(exercise.side());
        exercise.task.name() == "stars" && own.len() == 1
    });
    let star = Attempt::new(exercise).stars_left().first().expect("a star");
    let page = Page::open(Options::phone(), &address);
    page.tap(&star.to_string());
    page.wait_until(
        "it says what to tap",
        "/^Tap your .* first\\.$/.test(document.querySelector('.talk [role=status]').innerText)",
    );
    check_axe(&page);
}

/// Voices of the device, and what they were asked to say.
const VOICES: &str = "window.spoken = [];
    speechSynthesis.getVoices = () => [{ lang: 'en', localService: true }];
    window.SpeechSynthesisUtterance = function (text) { this.text = text; };
    speechSynthesis.speak = ({ text }) => spoken.push(text);
    speechSynthesis.cancel = () => spoken.push('');
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));";

#[test]
fn whoever_wants_to_listen_hears_the_task_its_answers_and_the_reaction() {
    let (address, exercise) = first_of_kind("choose");
    let page = Page::open(Options::phone(), "");
    page.eval(VOICES);
    page.click_on("Read to me");
    page.wait_until("it begins", "spoken.includes('I will read to you.')");
    page.eval(&format!("spoken.length = 0; location.hash = {address:?}"));
    page.wait_until("the task is read", "spoken.length > 2");
    let read = page.eval("spoken.filter(Boolean)");
    assert_eq!(read[0], Lang::En.goal(&exercise));
    page.eval("spoken.length = 0");
    page.eval("document.querySelector('.answer').click()");
    page.wait_until("the answer is read", "spoken.filter(Boolean).length > 0");
    page.eval("document.dispatchEvent(new PointerEvent('pointerdown'))");
    page.wait_until("a tap stops it", "spoken.at(-1) === ''");
}

#[test]
fn without_a_voice_the_switch_says_so() {
    let page = Page::open(Options::phone(), "");
    page.click_on("Read to me");
    page.says("This device has no English voice.");
    check_axe(&page);
    let page = page.reopened("#/settings");
    page.says("This device has no English voice.");
}
