//! A teacher draws on the board: by finger, mouse and keys.

use chesslings::app::{Mark, Palette, Rgb};

use super::position;
use crate::harness::Options;

const FEN: &str = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";

#[test]
fn fingers_draw_with_taps() {
    let page = position(Options::phone(), FEN);
    page.does(r#"click "Pencil"; tap c5; tap c5"#);
    page.tells("A circle around C5.");
    page.marks(&["c5 circled"]);
    // The left edge of the ring.
    let Rgb(red, green, blue) = Palette::WOOD.mark(Mark::Circled);
    assert_eq!(page.pixel("c5", 0.05, 0.5), [red, green, blue]);
}

#[test]
fn a_mouse_draws_by_dragging_and_moves_nothing() {
    let page = position(Options::desktop(), FEN);
    page.does(r#"click "Pencil""#);
    let bare = page.pixel("c3", 0.5, 0.5);
    page.does("drag a1 e5");
    page.tells("An arrow from A1 to E5.");
    page.shows("4k3/8/8/8/8/8/8/R3K3");
    assert_ne!(page.pixel("c3", 0.5, 0.5), bare, "the arrow crosses C3");
    page.does(r#"click "Pencil""#);
    page.wait_until(
        "the pencil is away",
        "document.querySelector('[data-tool=pencil]').ariaPressed === 'false'",
    );
    assert_ne!(page.pixel("c3", 0.5, 0.5), bare, "the arrow stays");
    let link = page.eval("location.hash");
    assert!(
        link.as_str()
            .is_some_and(|link| link.ends_with("&draw=a1e5")),
        "{link}"
    );
    page.does(r#"click "Pencil"; click "Wipe it all""#);
    page.tells("It is wiped away.");
    assert_eq!(page.pixel("c3", 0.5, 0.5), bare);
}

#[test]
fn keys_draw_too() {
    let page = position(Options::desktop().lang("ru"), FEN);
    page.does(
        r#"click "Карандаш"; focus e2; press Enter; press ArrowUp; press ArrowUp; press Enter"#,
    );
    page.tells("Стрелка с E2 на E4.");
}
