//! The board to the last pixel.

use chesslings::app::{Mark, Palette, Rgb};

use crate::harness::{Options, Page};

const WOOD: Palette = Palette::WOOD;

/// At this many device pixels a CSS pixel, the board is made of whole squares with sharp edges.
fn check(options: Options, ratio: f64) {
    let page = Page::open(options.scale(ratio), "#/explore");
    page.wait_painted();
    let canvas = page.area_of(".board canvas");
    let stored = page
        .eval("document.querySelector('.board canvas').width")
        .as_f64();
    let stored = stored.expect("a width is a number");
    assert!(
        (stored - canvas.width * ratio).abs() < 0.01,
        "{stored} pixels for {canvas:?}"
    );
    let side = stored / 8.0;
    assert!(side.fract() == 0.0, "squares of {side} pixels");

    let picture = page.picture();
    // Where a line of the board is: columns from the left, rows from the top.
    let column =
        |index: u8| (canvas.x * ratio).round() as usize + usize::from(index) * side as usize;
    let row = |index: u8| (canvas.y * ratio).round() as usize + usize::from(index) * side as usize;
    let half = side as usize / 2;
    for (name, found, wanted) in [
        ("a1", picture.at(column(0) + half, row(7) + half), WOOD.dark),
        (
            "h1",
            picture.at(column(7) + half, row(7) + half),
            WOOD.light,
        ),
        (
            "a8",
            picture.at(column(0) + half, row(0) + half),
            WOOD.light,
        ),
        (
            "left of the line d-e",
            picture.at(column(4) - 1, row(4) + half),
            WOOD.dark,
        ),
        (
            "right of the line d-e",
            picture.at(column(4), row(4) + half),
            WOOD.light,
        ),
        (
            "above the line 5-4",
            picture.at(column(4) + half, row(4) - 1),
            WOOD.dark,
        ),
        (
            "below the line 5-4",
            picture.at(column(4) + half, row(4)),
            WOOD.light,
        ),
        (
            "right edge of h5",
            picture.at(column(8) - 1, row(3) + half),
            WOOD.light,
        ),
        (
            "left edge of a5",
            picture.at(column(0), row(3) + half),
            WOOD.dark,
        ),
    ] {
        let found = Rgb(found[0], found[1], found[2]);
        assert_eq!(found, wanted, "{name} at ratio {ratio}");
    }
}

#[test]
fn the_board_is_sharp_at_every_pixel_ratio() {
    for ratio in [1.0, 1.5, 2.0, 3.0] {
        check(Options::phone(), ratio);
    }
}

#[test]
fn the_board_is_sharp_on_a_desktop() {
    for ratio in [1.0, 1.25, 1.5, 2.0] {
        check(Options::desktop().size(1283, 811), ratio);
    }
}

#[test]
fn a_selected_square_has_a_frame_and_keeps_its_colour() {
    let page = Page::open(Options::phone(), "#/explore");
    page.tap("e4");
    page.says("E4 is a light square.");
    let Rgb(red, green, blue) = WOOD.mark(Mark::Selected);
    assert_eq!(page.pixel("e4", 0.05, 0.5), [red, green, blue]);
    let Rgb(red, green, blue) = WOOD.light;
    assert_eq!(page.pixel("e4", 0.5, 0.5), [red, green, blue]);
}
