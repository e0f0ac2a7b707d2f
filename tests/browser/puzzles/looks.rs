//! Boards of any size, to the last pixel: their cells are seldom a whole number of pixels wide.

use serde_json::Value;

use crate::harness::{Options, Page};

/// Left, top, right and bottom in device pixels, of each element that is found.
fn edges(page: &Page, selector: &str, ratio: f64) -> Vec<[usize; 4]> {
    let found = page.eval(&format!(
        "[...document.querySelectorAll('{selector}')].map((element) => {{
            const {{ left, top, right, bottom }} = element.getBoundingClientRect();
            return [left, top, right, bottom];
        }})"
    ));
    let pixel = |number: &Value| (number.as_f64().unwrap_or_default() * ratio).round() as usize;
    let found = found.as_array().expect("a list");
    found
        .iter()
        .map(|edges| [0, 1, 2, 3].map(|side| pixel(&edges[side])))
        .collect()
}

#[test]
fn marks_of_attacked_cells_reach_their_edges() {
    for (options, ratio) in [
        (Options::desktop().size(1280, 800), 1.0),
        (Options::phone().size(360, 740), 2.0),
        (Options::phone().size(768, 1024), 1.5),
    ] {
        let options = options.scale(ratio).in_own_browser();
        let page = Page::open(options, "#/puzzles?at=queens-7");
        page.taps_cells("d4");
        let cells = ".cell[data-attacked]";
        page.wait_until("it attacks", &format!("document.querySelector('{cells}')"));
        let picture = page.picture();
        for [left, top, right, bottom] in edges(&page, cells, ratio) {
            let plain = picture.at(left.midpoint(right), top.midpoint(bottom));
            for (x, y) in [(right - 1, top + 3), (left + 3, bottom - 1)] {
                assert_ne!(picture.at(x, y), plain, "({x}, {y}) at ratio {ratio}");
            }
        }
    }
}

#[test]
fn small_boards_end_with_a_whole_cell() {
    let ratio = 2.0;
    let options = Options::phone().size(360, 740).scale(ratio);
    let page = Page::open(options.in_own_browser(), "#/puzzles?at=queens-6");
    page.taps_cells("b1 d2 f3 a4 c5 e6");
    page.says("1 of 1 found");
    let shelf = ".collection .small-board";
    page.eval(&format!(
        "document.querySelector('{shelf}').scrollIntoView({{ block: 'center' }})"
    ));
    let picture = page.picture();
    let [left, top, right, bottom] = edges(&page, shelf, ratio)[0];
    assert_ne!((right - left) % 6, 0, "no fraction to look at");
    // Not the first and the last, whose corners are round.
    for column in 1..5 {
        // Beside the piece, if there is one.
        let x = left + (right - left) * (8 * column + 1) / 48;
        let other = x + (right - left) / 6;
        for (end, inside) in [(top, top + 3), (bottom - 1, bottom - 4)] {
            let [end, own, other] =
                [(x, end), (x, inside), (other, inside)].map(|(x, y)| picture.at(x, y));
            assert!(
                distance(end, own) < distance(end, other),
                "column {column} ends {end:?}, not {own:?}"
            );
        }
    }
}

/// How different two colours are. At an edge they may be mixed with what lies behind.
fn distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    let pairs = one.into_iter().zip(other);
    pairs.map(|(a, b)| u32::from(a.abs_diff(b))).sum()
}

#[test]
fn letters_stand_beside_the_rings() {
    for options in [
        Options::phone().size(360, 740),
        Options::phone().size(768, 1024),
        Options::desktop().size(1280, 800),
    ] {
        let page = Page::open(options, "#/puzzles?at=queens-8");
        page.taps_cells("a1 c1 e1 a5");
        page.wait_until(
            "all are in each other's way",
            "document.querySelectorAll('.cell[data-conflict]').length === 4",
        );
        // How far each letter is from the ring around the same cell.
        let free = page.eval(
            "Math.min(...[...document.querySelectorAll('.cell[data-conflict] .edge')].map((letter) => {
                const cell = letter.parentElement;
                const ring = getComputedStyle(cell, '::after');
                const { left, top, width, height } = cell.getBoundingClientRect();
                const own = letter.getBoundingClientRect();
                const from = (begin, end, middle) => Math.max(begin - middle, middle - end, 0);
                const away = Math.hypot(
                    from(own.left, own.right, left + width / 2),
                    from(own.top, own.bottom, top + height / 2),
                );
                return away - parseFloat(ring.width) / 2;
            }))",
        );
        assert!(free.as_f64() > Some(0.0), "{free}");
    }
}
