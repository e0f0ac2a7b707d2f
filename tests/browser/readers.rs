//! Readers with settings of their own: their colours, large letters, more room between letters.

use chesslings::app::Route;
use chesslings::text::Lang;
use serde_json::{Value, json};

use crate::harness::{Options, Page};

/// Places with many controls, besides the main ones and the table.
const PLACES: [&str; 4] = [
    "#/learn/rook/1",
    "#/learn/rook/9",
    "#/puzzles?at=queens-8",
    "#/puzzles?task=independence&size=8&white=9Q&black=9Q",
];

/// Visits every place in both languages and collects what `look` finds wrong there.
fn everywhere(options: &Options, look: impl Fn(&Page) -> Vec<String>) -> Vec<String> {
    let size = format!("{} x {}", options.width, options.height);
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let mut collect = |page: &Page, place: &str| {
            let found = look(page);
            wrong.extend(
                found
                    .iter()
                    .map(|what| format!("{place} at {size}: {what}")),
            );
        };
        let page = Page::table(options.clone().lang(lang.code()));
        collect(&page, "the table");
        for place in Route::ALL.map(Route::hash).into_iter().chain(PLACES) {
            page.goes_to(place);
            collect(&page, place);
        }
    }
    wrong
}

// ---- forced colours ----

/// The middle part of every drawing that is in the window and not a faint one: left, top, width,
/// height and what it is.
const DRAWINGS: &str = "[...document.querySelectorAll('.icon, .star[data-on]')]
    .map((drawing) => [drawing.getBoundingClientRect(), drawing])
    .filter(([{ left, top, right, bottom, width }]) =>
        width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight)
    .map(([{ left, top, width, height }, { outerHTML }]) => [left, top, width, height, outerHTML])";

/// Whether a part of the picture has more than one colour.
fn is_drawn(page: &Page, drawing: &Value) -> bool {
    let number = |index: usize| drawing[index].as_f64().unwrap_or_default();
    let (left, top, width, height) = (number(0), number(1), number(2), number(3));
    let picture = page.picture();
    let mut colors: Vec<[u8; 3]> = Vec::new();
    for across in 1..20 {
        for down in 1..20 {
            let x = left + width * f64::from(across) / 20.0;
            let y = top + height * f64::from(down) / 20.0;
            colors.push(picture.at(x as usize, y as usize));
        }
    }
    let (least, most) = (colors.iter().min(), colors.iter().max());
    least != most
}

#[test]
fn drawings_are_seen_in_forced_colours() {
    let options = Options::desktop().forced_colors();
    let page = Page::table(options);
    let places = ["", "#/learn", "#/explore", "#/learn/rook/9"];
    for place in std::iter::once("#/play").chain(places) {
        if place != "#/play" {
            page.goes_to(place);
        }
        let drawings = page.eval(DRAWINGS);
        let drawings = drawings.as_array().expect("a list");
        assert!(!drawings.is_empty(), "{place} has no drawings");
        for drawing in drawings {
            assert!(is_drawn(&page, drawing), "{place}: {drawing}");
        }
    }
}

/// The ground of what a selector finds is another one than that of what is beside it.
#[track_caller]
fn check_stands_out(page: &Page, chosen: &str, other: &str) {
    let ground = |selector: &str| {
        page.area_of(selector);
        page.eval(&format!(
            "getComputedStyle(document.querySelector({})).backgroundColor",
            json!(selector)
        ))
    };
    assert_ne!(ground(chosen), ground(other), "{chosen} and {other}");
}

#[test]
fn what_is_chosen_is_seen_in_forced_colours() {
    let page = Page::table(Options::desktop().forced_colors());
    page.does("tap e2; tap e4; tap e7; tap e5");
    check_stands_out(&page, ".move[aria-current]", ".move:not([aria-current])");
    page.goes_to("#/explore");
    check_stands_out(&page, ".tile[data-chosen]", ".tile:not([data-chosen])");
    page.click_on("Pencil");
    check_stands_out(
        &page,
        ".tool[aria-pressed=true]",
        ".tool[aria-pressed=false]",
    );
    page.click_on("Set up");
    check_stands_out(
        &page,
        ".tray [data-chosen]",
        ".tray label:not([data-chosen])",
    );
    page.goes_to("#/settings");
    check_stands_out(&page, ".choice[data-chosen]", ".choice:not([data-chosen])");
}

// ---- zoom and spacing ----

/// Every control whose words are wider than it is.
const CRAMPED: &str = "[...document.querySelectorAll('a[href], button, label, summary')]
    .filter((control) => control.checkVisibility() && control.scrollWidth > control.clientWidth + 1)
    .map((control) => `${control.innerText}: ${control.scrollWidth} in ${control.clientWidth}`)";

/// Every two controls that cover each other, but the fields of their own labels and the squares of
/// boards.
const OVERLAPS: &str = "(() => {
    const controls = [...document.querySelectorAll('a[href], button:not([role=gridcell]), input:not(label input), label, summary, .board')]
        .filter((control) => control.checkVisibility())
        .map((control) => [control, control.getBoundingClientRect()]);
    return controls.flatMap(([one, a], index) => controls.slice(index + 1)
        .filter(([other, b]) => !one.contains(other) && !other.contains(one) &&
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map(([other]) => `${one.innerText || one.className} and ${other.innerText || other.className}`));
})()";

/// How much wider the page is than the window.
const OVERFLOW: &str = "[document.documentElement.scrollWidth - innerWidth]
    .filter((more) => more > 0).map((more) => `${more} pixels too wide`)";

/// What has no room on the page.
fn squeezed(page: &Page) -> Vec<String> {
    page.wait_painted();
    let found = page.eval(&format!("[...{OVERFLOW}, ...{CRAMPED}, ...{OVERLAPS}]"));
    let found = found.as_array().map_or(&[][..], Vec::as_slice);
    found.iter().map(ToString::to_string).collect()
}

#[test]
fn large_letters_find_room() {
    // A window of 1280 x 800 pixels at 200 and 400 percent.
    for (width, height) in [(640, 400), (320, 200)] {
        let wrong = everywhere(&Options::desktop().size(width, height), squeezed);
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}

/// What WCAG asks for: lines, letters and words further apart.
const SPREAD: &str = "document.styleSheets[0].insertRule(`* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
}`)";

#[test]
fn letters_further_apart_find_room() {
    for options in [Options::desktop(), Options::phone()] {
        let wrong = everywhere(&options, |page| {
            page.eval(SPREAD);
            squeezed(page)
        });
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
