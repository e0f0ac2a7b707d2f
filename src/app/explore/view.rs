//! The Explore screen.

use super::ExploreMsg;
use crate::app::ui::{Element, board, element, parts};
use crate::app::{Model, Msg};
use crate::rules::Square;
use crate::text::{Lang, Shade, square_name};

pub(in crate::app) fn view(model: &Model) -> Element {
    let lang = model.settings.lang;
    let explore = &model.explore;
    let said = match explore.chosen {
        Some(square) => sentence(lang, square),
        None => lang.explore_hint().to_owned(),
    };
    let said = element("p")
        .class("bubble")
        .attribute("role", "status")
        .child(said);
    let met = element("p")
        .class("soft")
        .child(lang.explore_met(explore.met.len() as i32));
    let turn = parts::button(lang.board_flip(), Msg::Explore(ExploreMsg::Turn));
    let tools = element("div").class("tools").child(turn);
    let side = element("div")
        .class("side")
        .child(said)
        .child(met)
        .child(tools);
    let board = board::board(lang, &explore.picture(), &explore.board);
    parts::screen(lang, "explore", lang.explore_title())
        .child(element("div").class("table").child(board).child(side))
}

fn sentence(lang: Lang, square: Square) -> String {
    let (i, j) = (i32::from(square.i()), i32::from(square.j()));
    lang.explore_square(i, j, Shade::of(square), &square_name(square))
}
