//! The board to the last pixel.

use chesslings::app::{Mark, Palette, Rgb, Theme};

use crate::harness::{Options, Page};

const WOOD: Palette = Palette::WOOD;

/// At this many device pixels a CSS pixel, the board is made of whole squares with sharp edges.
fn check(options: Options, ratio: f64) {
    let page = Page::open(options.scale(ratio).in_own_browser(), "#/explore");
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
    let (left, top) = ((canvas.x * ratio).round(), (canvas.y * ratio).round());
    let (middle, end) = (side / 2.0, side - 1.0);
    // Squares by column and row from the top left, and pixels in them.
    for (what, column, row, x, y, wanted) in [
        ("a1 is dark", 0.0, 7.0, end, 0.0, WOOD.dark),
        ("h1 is light", 7.0, 7.0, 0.0, 0.0, WOOD.light),
        ("a8 is light", 0.0, 0.0, end, end, WOOD.light),
        ("d4 ends dark", 3.0, 4.0, end, middle, WOOD.dark),
        ("e4 begins light", 4.0, 4.0, 0.0, middle, WOOD.light),
        ("e5 ends dark", 4.0, 3.0, middle, end, WOOD.dark),
        ("e4 begins light below", 4.0, 4.0, middle, 0.0, WOOD.light),
        ("h5 ends light", 7.0, 3.0, end, middle, WOOD.light),
        ("a5 begins dark", 0.0, 3.0, 0.0, middle, WOOD.dark),
    ] {
        let (x, y) = (left + column * side + x, top + row * side + y);
        let [red, green, blue] = picture.at(x as usize, y as usize);
        assert_eq!(Rgb(red, green, blue), wanted, "{what} at ratio {ratio}");
    }
}

#[test]
fn the_board_is_sharp_at_every_pixel_ratio() {
    for ratio in [1.0, 1.5, 2.0] {
        check(Options::phone(), ratio);
    }
}

#[test]
fn the_board_is_sharp_on_a_desktop() {
    for ratio in [1.25, 1.5] {
        check(Options::desktop().size(1283, 811), ratio);
    }
}

#[test]
fn the_board_is_sharp_from_a_small_phone_to_4k() {
    check(Options::phone().size(320, 568), 1.0);
    check(Options::phone().size(820, 1180), 2.0);
    check(Options::desktop().size(3840, 2160), 1.0);
}

#[test]
fn zooming_paints_the_board_anew() {
    let page = Page::open(Options::desktop().in_own_browser(), "#/explore");
    let zooms = |ratio: f64| {
        page.zooms(ratio);
        page.wait_until(
            "the canvas has the pixels of the screen",
            &format!(
                "(({{ width, clientWidth }}) => width % 8 === 0 && Math.abs(width - clientWidth * {ratio}) < {ratio})(document.querySelector('.board canvas'))"
            ),
        );
    };
    for ratio in [2.0, 1.25, 1.0, 2.0, 1.0] {
        zooms(ratio);
    }
    // Where there is no board, nothing has to be painted, and nothing may break.
    page.click_on("Home");
    for ratio in [2.0, 1.0, 2.0, 1.0] {
        page.zooms(ratio);
        page.wait_painted();
    }
    page.click_on("Explore");
    zooms(1.25);
}

/// A place on a square, in parts of its side, and the mark whose colour is there.
fn check_mark(page: &Page, square: &str, (across, down): (f64, f64), mark: Mark) {
    let Rgb(red, green, blue) = WOOD.mark(mark);
    assert_eq!(
        page.pixel(square, across, down),
        [red, green, blue],
        "{mark:?} on {square}"
    );
}

#[test]
fn marks_are_painted_in_their_shapes() {
    let fen = "4k3/8/8/3p4/8/8/8/R3K2R w KQ - 0 1";
    let page = Page::game(Options::phone(), fen, "");
    page.tap("e1");
    page.wait_painted();
    check_mark(&page, "e2", (0.5, 0.5), Mark::Quiet);
    check_mark(&page, "g1", (0.5, 0.6), Mark::Castling);
    check_mark(&page, "e1", (0.03, 0.5), Mark::Selected);
    let page = Page::game(Options::phone(), "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "");
    page.does("tap d1");
    check_mark(&page, "d5", (0.07, 0.5), Mark::Capture);
    page.does("tap d5");
    page.tells("White rook from D1 takes black pawn on D5. Ben, your move!");
    check_mark(&page, "d1", (0.06, 0.1), Mark::LastMove);
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

/// After these steps the board, which was painted bit by bit, looks as if painted at once.
fn check_bit_by_bit(page: &Page, steps: &str) {
    page.does(steps);
    page.wait_painted();
    let looks = || {
        let canvas = "document.querySelector('.board canvas')";
        page.eval(&format!("{canvas}.toDataURL()"))
    };
    let bit_by_bit = looks();
    for ratio in [2.0, 1.0] {
        page.zooms(ratio);
        page.wait_until(
            "the board is painted for this screen",
            &format!("document.querySelector('.board canvas').width > {ratio} * 320 && devicePixelRatio === {ratio}"),
        );
        page.wait_painted();
    }
    assert!(bit_by_bit == looks(), "after {steps:?}");
}

#[test]
fn what_is_painted_bit_by_bit_looks_as_if_painted_at_once() {
    let fen = "4k2r/1P4p1/8/3pP3/3Q4/8/1q4P1/R3K2R_w_KQk_d6_0_1";
    let options = Options::desktop().size(800, 600).in_own_browser();
    let page = Page::open(options.reduced_motion(), &format!("#/explore?fen={fen}"));
    for steps in [
        "tap d4",
        "tap e1",
        "tap e5",
        "tap b7; tap h8",
        "drag d4 e6",
        "drag d4 a4; tap a4",
        "tap h1; tap h8; tap c6",
        "press Escape",
        "click \"Who attacks?\"; tap d5",
        "click \"Moves\"; click \"Empty board\"; tap d4",
        "tap b7",
        "click \"Takes\"; tap a1",
    ] {
        check_bit_by_bit(&page, steps);
    }
}

#[test]
fn a_board_on_the_canvas_of_another_looks_as_if_painted_at_once() {
    let options = Options::desktop().size(800, 600).in_own_browser();
    let page = Page::open(options.reduced_motion(), "#/explore");
    page.eval("void (window.kept = document.querySelector('.board canvas'))");
    for steps in [
        "tap e4; go #/settings; go #/learn/queen/1",
        "go #/learn/queen; go #/learn/queen/7",
        "go #/learn; go #/explore?fen=4k3/8/8/3pP3/3Q4/8/8/R3K2R_w_KQ_d6_0_1; tap d4",
    ] {
        check_bit_by_bit(&page, steps);
        let is_kept = page.eval("kept === document.querySelector('.board canvas')");
        assert_eq!(is_kept, true, "after {steps:?}");
    }
}

/// Without any colour, and with each kind of colour blindness.
const EYES: [&str; 4] = ["achromatopsia", "deuteranopia", "protanopia", "tritanopia"];

#[test]
fn marks_can_be_told_by_all_eyes() {
    let fen = "3nk3/8/8/8/8/8/8/R2RK2R w KQ - 0 1";
    for theme in Theme::ALL {
        let settings = format!("{{\"theme\":\"{}\"}}", theme.name());
        let options = Options::phone().with_stored("chesslings.settings", &settings);
        let page = Page::game(options, fen, "");
        page.tap("d1");
        page.wait_until(
            "the knight can be taken",
            "document.querySelector('[data-square=d8]').ariaLabel.includes('can be taken')",
        );
        for eyes in EYES {
            page.sees_like(eyes);
            let color = |square: &str, across, down| {
                let [red, green, blue] = page.pixel(square, across, down);
                Rgb(red, green, blue)
            };
            // A place on a mark, and one beside it on the same square.
            for (what, square, on, beside) in [
                ("dot, light", "d3", (0.5, 0.5), (0.2, 0.2)),
                ("dot, dark", "d4", (0.5, 0.5), (0.2, 0.2)),
                ("ring", "d8", (0.07, 0.5), (0.05, 0.05)),
                ("frame", "d1", (0.03, 0.5), (0.09, 0.5)),
            ] {
                let (on, beside) = (color(square, on.0, on.1), color(square, beside.0, beside.1));
                let contrast = on.contrast(beside);
                assert!(contrast >= 3.0, "{theme:?}, {eyes}: {what} {contrast:.2}");
            }
        }
    }
}
