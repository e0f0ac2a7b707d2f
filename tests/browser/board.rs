//! The board for fingers, mice, keyboards and screen readers.

use crate::harness::{Key, Options, Page};
use serde_json::{Value, json};

fn explore(options: Options) -> Page {
    Page::open(options, "#/explore")
}

/// The keys move the keyboard from square to square: `start` → … → `end`.
fn check_keys(page: &Page, start: &str, keys: &[&str], end: &str) {
    page.cell(start).focus();
    for key in keys {
        page.press(&Key::code(key));
    }
    assert_eq!(focused(page), end, "{start} {keys:?}");
}

/// The square that has the keyboard.
fn focused(page: &Page) -> Value {
    page.eval("document.activeElement.dataset.square")
}

#[test]
fn the_grid_has_eight_rows_of_eight_named_cells() {
    let page = explore(Options::desktop());
    let tree = page.accessibility_tree();
    let cells: Vec<_> = tree
        .lines()
        .filter(|line| line.starts_with("gridcell "))
        .collect();
    assert_eq!(cells.len(), 64, "{tree}");
    assert_eq!(cells[0], "gridcell \"A8, black rook\"");
    assert_eq!(cells[63], "gridcell \"H1, white rook\"");
    let rows = page.eval("[...document.querySelectorAll('.board [role=grid] > [role=row]')].map((row) => row.querySelectorAll('[role=gridcell][data-square]').length)");
    assert_eq!(rows, json!([8, 8, 8, 8, 8, 8, 8, 8]));
}

#[test]
fn cells_are_named_in_the_language_of_the_page() {
    let page = explore(Options::desktop().lang("ru"));
    assert_eq!(page.cell("e4").name(), "E4, белое поле");
    assert_eq!(page.cell("d4").name(), "D4, чёрное поле");
    assert_eq!(page.cell("b8").name(), "B8, чёрный конь");
}

#[test]
fn only_the_grid_is_told_to_screen_readers() {
    let page = explore(Options::desktop());
    let hidden = page
        .eval("[...document.querySelectorAll('.board canvas')].map((canvas) => canvas.ariaHidden)");
    assert_eq!(hidden, json!(["true"]));
}

#[test]
fn cells_lie_over_their_squares() {
    let page = explore(Options::phone());
    let canvas = page.area_of(".board canvas");
    let side = canvas.width / 8.0;
    for (square, column, row) in [("a8", 0.0, 0.0), ("e4", 4.0, 4.0), ("h1", 7.0, 7.0)] {
        let cell = page.cell(square).area();
        for (found, wanted) in [
            (cell.x, canvas.x + column * side),
            (cell.y, canvas.y + row * side),
            (cell.width, side),
            (cell.height, side),
        ] {
            assert!(
                (found - wanted).abs() < 0.1,
                "{square}: {cell:?} in {canvas:?}"
            );
        }
    }
}

#[test]
fn a_tapped_square_is_selected_and_says_its_name() {
    for options in [Options::phone(), Options::desktop()] {
        let page = explore(options);
        page.tap("e4");
        page.says("E4 is a light square. Row i = 3, column j = 4.");
        assert!(page.cell("e4").is_selected());
        page.tap("d4");
        page.says("D4 is a dark square.");
        assert!(!page.cell("e4").is_selected());
    }
}

#[test]
fn a_dragged_piece_goes_along_and_its_cells_say_so() {
    for options in [Options::phone(), Options::desktop()] {
        let page = explore(options);
        assert_eq!(page.cell("e2").name(), "E2, white pawn");
        page.drag("e2", "e4");
        page.wait_until(
            "the pawn arrives",
            "document.querySelector('[data-square=e4]').ariaLabel.startsWith('E4, white pawn')",
        );
        assert!(page.cell("e2").name().starts_with("E2, light square"));
    }
}

#[test]
fn arrows_go_where_they_point() {
    let page = explore(Options::desktop());
    check_keys(&page, "e4", &["ArrowUp"], "e5");
    check_keys(&page, "e4", &["ArrowLeft", "ArrowLeft"], "c4");
    check_keys(&page, "e4", &["ArrowDown", "ArrowRight"], "f3");
    check_keys(&page, "e4", &["Home"], "a4");
    check_keys(&page, "e4", &["End", "PageUp"], "h8");
    check_keys(&page, "a1", &["ArrowLeft", "ArrowDown"], "a1");
}

#[test]
fn arrows_go_where_they_point_on_a_turned_board() {
    let page = explore(Options::desktop());
    page.click_on("Turn the board");
    page.wait_until(
        "H1 comes first",
        "document.querySelector('[role=gridcell]').dataset.square === 'h1'",
    );
    check_keys(&page, "e4", &["ArrowUp"], "e3");
    check_keys(&page, "e4", &["ArrowLeft"], "f4");
}

#[test]
fn enter_and_space_select_the_square_with_the_keyboard() {
    let page = explore(Options::desktop());
    for (square, key) in [("d5", "Enter"), ("c6", "Space")] {
        page.cell(square).focus();
        page.press(&Key::code(key));
        page.says(&format!("{} is a light square.", square.to_uppercase()));
        assert!(page.cell(square).is_selected());
    }
    page.press(&Key::code("Escape"));
    page.says("Tap a square or a piece.");
}

#[test]
fn tab_reaches_one_square_and_then_leaves_the_board() {
    let page = explore(Options::desktop());
    page.cell("c6").focus();
    page.press(&Key::code("Tab"));
    assert_eq!(focused(&page), json!(null));
    page.press(&Key::code("Tab").with_shift());
    assert_eq!(focused(&page), "c6");
}

#[test]
fn keys_are_told_by_their_place_under_any_layout() {
    let page = explore(Options::desktop());
    page.eval(
        "addEventListener('keydown', (event) => { window.heard = [event.key, event.code]; })",
    );
    page.press(&Key::code("KeyE").in_russian());
    assert_eq!(page.eval("heard"), json!(["у", "KeyE"]));
    page.press(&Key::code("KeyE"));
    assert_eq!(page.eval("heard"), json!(["e", "KeyE"]));
}

#[test]
fn a_slow_phone_answers_too() {
    let page = explore(Options::phone());
    page.slowed(4.0);
    page.tap("c4");
    page.says("C4 is a light square.");
}
