//! The board to look at: tap a square and it says its name.

use super::node::{Element, element};
use super::{board, parts};
use crate::app::{Model, Msg};
use crate::rules::Square;
use crate::text::Lang;

pub(super) fn screen(model: &Model) -> Element {
    let lang = model.settings.lang;
    let said = match model.board.selected {
        Some(square) => sentence(lang, square),
        None => lang.explore_hint().to_owned(),
    };
    let said = element("p")
        .class("bubble")
        .attribute("role", "status")
        .child(said);
    let met = lang.explore_met(model.board.met.len() as i32);
    let met = element("p").class("soft").child(met);
    let tools = element("div")
        .class("tools")
        .child(parts::button(lang.board_flip(), Msg::Flipped));
    let side = element("div")
        .class("side")
        .child(said)
        .child(met)
        .child(tools);
    parts::screen(lang, "explore", lang.explore_title()).child(
        element("div")
            .class("table")
            .child(board::board(lang, &model.board))
            .child(side),
    )
}

fn sentence(lang: Lang, square: Square) -> String {
    lang.explore_square(
        i32::from(square.i()),
        i32::from(square.j()),
        board::shade(square),
        &board::name(square),
    )
}
