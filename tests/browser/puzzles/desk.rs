//! A challenge by hand: finger, mouse, keys.

use serde_json::json;

use crate::harness::{Key, Options, Page};

#[test]
fn four_queens_by_finger_are_kept() {
    let page = Page::open(Options::phone(), "#/puzzles?at=queens-4");
    page.says("Place 4 queens. None may attack another.");
    page.taps_cells("b1 d2 a3 c4");
    page.says("Solved! This is the only solution.");
    page.says("1 of 1 found");
    page.reload();
    page.says("1 of 1 found");
    page.goes_to("#/puzzles");
    page.wait_until(
        "the list shows the stars",
        "document.querySelectorAll('[data-challenge=queens-4] .star[data-on]').length === 3",
    );
}

#[test]
fn four_queens_by_keyboard() {
    let page = Page::open(Options::desktop(), "#/puzzles?at=queens-4");
    page.eval("document.querySelector('[data-focus=cell]').focus()");
    // B1, D2, A3, C4.
    for code in [
        "ArrowRight",
        "Space",
        "ArrowUp",
        "End",
        "Enter",
        "ArrowUp",
        "Home",
        "Space",
        "ArrowUp",
        "ArrowRight",
        "ArrowRight",
        "Enter",
    ] {
        page.press(&Key::code(code));
    }
    page.says("Solved!");
    let focused = page.eval("document.activeElement.dataset.cell");
    assert_eq!(focused, json!("c4"), "the focus stays on the board");
}

#[test]
fn a_wrong_place_is_shown_by_a_line_and_said() {
    let page = Page::open(Options::phone().lang("ru"), "#/puzzles?at=queens-8");
    page.taps_cells("a1 e5");
    page.says("Фигура на E5 бьёт фигуру на A1. Попробуй другое поле.");
    // The line goes from one queen to the other.
    let ends = page.eval(
        "(() => {
            const at = (x, y) => document.elementsFromPoint(x, y).find((e) => e.dataset.cell)?.dataset.cell;
            const { left, right, top, bottom } = document.querySelector('.lines line').getBoundingClientRect();
            return [at(left, bottom), at(right, top)];
        })()",
    );
    assert_eq!(ends, json!(["a1", "e5"]));
    page.taps_cells("e5");
    page.wait_until("the line is gone", "!document.querySelector('.lines line')");
}

#[test]
fn a_screen_reader_finds_a_grid_of_rows_and_cells() {
    let page = Page::open(Options::desktop(), "#/puzzles?at=queens-4");
    page.taps_cells("a1");
    page.says("All is calm. 3 pieces are left.");
    let tree = page.accessibility_tree();
    let count = |role: &str| {
        let of_role = |line: &&str| line.trim_start().starts_with(role);
        tree.lines().filter(of_role).count()
    };
    assert_eq!(
        (count("grid "), count("row"), count("gridcell")),
        (1, 4, 16),
        "{tree}"
    );
    assert!(tree.contains("A1, white queen"), "{tree}");
}

#[test]
fn cells_are_large_enough_for_fingers() {
    let page = Page::open(Options::phone().size(360, 740), "#/puzzles?at=queens-8");
    let least = page.eval(
        "Math.min(...[...document.querySelectorAll('.cell')].map((cell) => {
            const { width, height } = cell.getBoundingClientRect();
            return Math.min(width, height);
        }))",
    );
    assert!(least.as_f64() >= Some(44.0), "{least}");
}
