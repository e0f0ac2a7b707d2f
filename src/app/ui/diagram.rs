//! A small board to look at, for lists and for paper: no canvas, only figures on a grid.

use super::node::{Element, element};
use super::parts;
use crate::rules::{Setup, Square};

/// The pieces where they stand, seen from White's side. For the eyes only: words beside it tell
/// what it is.
pub(in crate::app) fn diagram(setup: &Setup) -> Element {
    let figure = |square: Square| {
        let piece = setup.piece_at(square)?;
        Some(placed(parts::figure(piece), square))
    };
    element("span")
        .class("diagram")
        .attribute("aria-hidden", "true")
        .children(Square::all().filter_map(figure))
}

/// Something on a square of a diagram.
#[inline(never)]
pub(in crate::app) fn placed(thing: Element, square: Square) -> Element {
    // Two attributes and sixteen rules: the page's policy forbids styles in elements.
    thing
        .attribute("data-i", square.i().to_string())
        .attribute("data-j", square.j().to_string())
}
