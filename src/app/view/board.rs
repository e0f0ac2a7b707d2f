//! The board in the tree: a canvas for the eyes, and over it a grid of 64 named cells for the
//! keyboard and for screen readers, which says what the canvas shows.

use super::node::{Element, element};
use crate::app::BoardState;
use crate::rules::{Color, Square};
use crate::text::{Lang, Shade};

pub(super) fn board(lang: Lang, state: &BoardState) -> Element {
    let canvas = element("canvas").attribute("aria-hidden", "true");
    let rows = (0..8).map(|row| {
        let squares = (0..8).filter_map(|column| state.square_at(row, column));
        element("div")
            .attribute("role", "row")
            .children(squares.map(|square| cell(lang, state, square)))
    });
    let grid = element("div")
        .class("grid")
        .attribute("role", "grid")
        .attribute("aria-label", lang.board_label());
    element("div")
        .class("board")
        .child(canvas)
        .child(grid.children(rows))
}

fn cell(lang: Lang, state: &BoardState, square: Square) -> Element {
    let bool_text = |on: bool| if on { "true" } else { "false" };
    element("div")
        .attribute("role", "gridcell")
        .attribute("data-square", square.to_string())
        .attribute("tabindex", if square == state.focused { "0" } else { "-1" })
        .attribute("aria-selected", bool_text(state.selected == Some(square)))
        .attribute(
            "aria-label",
            lang.square_label(shade(square), &name(square)),
        )
}

/// A square's name as it stands on the board: capital letter and number.
pub(super) fn name(square: Square) -> String {
    square.to_string().to_ascii_uppercase()
}

pub(super) fn shade(square: Square) -> Shade {
    match square.color() {
        Color::White => Shade::Light,
        Color::Black => Shade::Dark,
    }
}
