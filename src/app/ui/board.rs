//! The board in the tree: a canvas for the eyes, and over it a grid of 64 named cells for the
//! keyboard and for screen readers, which says what the canvas shows.

use super::{Element, Node, element};
use crate::app::board::BoardState;
use crate::app::scene::{Mark, Picture};
use crate::rules::Square;
use crate::text::{Lang, Shade, square_name};

/// The board with something over it that has to be answered first: the cells can't be reached.
pub(in crate::app) fn board_under(
    lang: Lang,
    picture: &Picture,
    state: &BoardState,
    over: Element,
) -> Element {
    let mut board = board(lang, picture, state);
    if let Some(Node::Element(grid)) = board.children.last_mut() {
        grid.attributes.push(("inert", "".into()));
    }
    board.child(over)
}

pub(in crate::app) fn board(lang: Lang, picture: &Picture, state: &BoardState) -> Element {
    let canvas = element("canvas").attribute("aria-hidden", "true");
    let rows = (0..8).map(|row| {
        let squares = (0..8).filter_map(|column| state.side.square_at(row, column));
        element("div")
            .attribute("role", "row")
            .children(squares.map(|square| cell(lang, picture, state, square)))
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

fn cell(lang: Lang, picture: &Picture, state: &BoardState, square: Square) -> Element {
    let marks = || {
        picture
            .marks
            .iter()
            .filter(move |(at, _)| *at == square)
            .map(|(_, mark)| *mark)
    };
    let mut label = match picture.setup.piece_at(square) {
        Some(piece) => lang.square_piece(lang.name_of(piece), square_name(square)),
        None => lang.square_label(Shade::of(square), square_name(square)),
    };
    for mark in marks() {
        label.push_str(", ");
        label.push_str(&words(lang, mark));
    }
    let selected = marks().any(|mark| mark == Mark::Selected);
    element("div")
        .attribute("role", "gridcell")
        .attribute("data-square", square.to_string())
        .attribute("tabindex", if square == state.focused { "0" } else { "-1" })
        .attribute("aria-selected", if selected { "true" } else { "false" })
        .attribute("aria-label", label)
}

/// What a mark says.
fn words(lang: Lang, mark: Mark) -> String {
    match mark {
        Mark::Quiet => lang.mark_quiet(),
        Mark::Capture => lang.mark_capture(),
        Mark::Castling => lang.mark_castling(),
        Mark::EnPassant => lang.mark_en_passant(),
        Mark::Promotion => lang.mark_promotion(),
        Mark::LastMove => lang.mark_last_move(),
        Mark::Selected => lang.mark_selected(),
        Mark::Check => lang.mark_check(),
        Mark::Checker => lang.mark_checker(),
        Mark::Hint => lang.mark_hint(),
        Mark::Goal => lang.mark_goal(),
        Mark::Refused => lang.mark_refused(),
        Mark::Found => lang.mark_found(),
        Mark::Outside => lang.mark_outside(),
        Mark::Attacked => lang.mark_attacked(),
        Mark::Circled => lang.mark_circled(),
        Mark::Reach(n) => return lang.mark_reach(i32::from(n)),
    }
    .to_owned()
}
