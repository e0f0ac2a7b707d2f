//! The chick in every exercise, and what is celebrated.

use super::*;
use crate::harness::Options;

const KEY: &str = "chesslings.progress.1";

/// Waits until the chick makes this face, where the screen wants to have it.
#[track_caller]
fn shows(page: &Page, face: &str) {
    let drawn = format!(
        "(() => {{
            const drawing = document.querySelector('.chick');
            const beside = document.querySelector('.perch source');
            const there = matchMedia(beside.media).matches ? beside.srcset : drawing.src;
            return there.includes('chick.svg#{face}') && drawing.naturalWidth > 0;
        }})()"
    );
    page.wait_until(&format!("the chick's face is {face}"), &drawn);
}

/// Where the board and the chick are.
fn places(page: &Page) -> String {
    let places = page.eval(
        "JSON.stringify(['.board', '.chick'].map((name) => {
            const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
            return [x, y, width, height];
        }))",
    );
    places.as_str().unwrap_or_default().to_owned()
}

#[test]
fn the_chick_makes_a_face_at_everything_and_nothing_jumps() {
    let (address, exercise) = first_of_kind("stars");
    for options in [Options::phone(), Options::desktop()] {
        let page = Page::open(options, &address);
        shows(&page, "hello");
        let before = places(&page);
        page.click_on("Hint");
        shows(&page, "thinking");
        assert_eq!(places(&page), before);
        page.click_on("Hint");
        shows(&page, "showing");
        assert_eq!(places(&page), before);
        // With a hint it is done, but not alone.
        solve(&page, &exercise, By::Taps);
        shows(&page, "happy");
        page.click_on("Again");
        shows(&page, "hello");
        let own = exercise.position.setup().occupied().first();
        page.tap(&own.expect("the rook").to_string());
        shows(&page, "waiting");
        page.tap("h8");
        shows(&page, "oh");
        assert_eq!(places(&page), before);
        page.click_on("Again");
        shows(&page, "hello");
        solve(&page, &exercise, By::Taps);
        shows(&page, "proud");
        assert_eq!(places(&page), before);
        check_axe(&page);
    }
}

#[test]
fn the_chick_sleeps_when_there_is_nothing_to_do_today() {
    for options in [Options::phone(), Options::desktop()] {
        let page = Page::open(options, "#/learn/today");
        page.wait_until(
            "the chick sleeps",
            "document.querySelector('.coach')?.src.endsWith('chick.svg#sleepy')
                && document.querySelector('.coach').naturalWidth > 0",
        );
        check_axe(&page);
    }
}

#[test]
fn the_last_exercise_of_a_unit_brings_its_badge() {
    let unit = Course::unit("rook").expect("the rook");
    let others = unit.ids().filter(|id| id != "rook-meet");
    let done = others.map(|id| format!("2 {id}\n"));
    let text = format!(
        "chesslings progress 1\nchild Anna\n{}",
        done.collect::<String>()
    );
    let page = Page::open(Options::phone().with_stored(KEY, &text), "#/learn/rook/4");
    page.does("tap d8; tap h8");
    page.says("You have finished: The rook!");
    page.wait_until(
        "the badge is drawn",
        "document.querySelector('.done .badge')?.naturalWidth > 0",
    );
    check_axe(&page);
    page.goes_to("#/learn");
    page.wait_until(
        "the badge is on the map",
        "document.querySelector('.path .badge')?.src.endsWith('badges/rook.svg')",
    );
}
