//! The row of tools: take back, redo, turn, and ways to more.

use super::at_table;
use crate::app::Allowed;
use crate::app::play::TableMsg;
use crate::app::play::table::{Panel, Table};
use crate::app::ui::parts::{self, able};
use crate::app::ui::{Element, element};
use crate::text::Lang;

pub(super) fn tools(lang: Lang, table: &Table, taking_back: Allowed) -> Element {
    let now = table.looking.is_none();
    let can_take_back = now && taking_back == Allowed::Yes && table.to_take_back() > 0;
    let can_redo = now && table.game.undone().len() > 0;
    let moves_open = table.panel == Panel::Moves;
    let toggle = if moves_open {
        Panel::None
    } else {
        Panel::Moves
    };
    element("div")
        .class("tools")
        .attribute("role", "group")
        .attribute("aria-label", lang.play_tools())
        .child(able(
            tool("take-back", lang.take_back(), TableMsg::TakeBack),
            can_take_back,
        ))
        .child(able(tool("redo", lang.redo(), TableMsg::Redo), can_redo))
        .child(tool("turn", lang.play_turn(), TableMsg::Turn))
        .child(
            tool("moves", lang.play_moves(), TableMsg::Open(toggle))
                .attribute("aria-expanded", if moves_open { "true" } else { "false" }),
        )
        .child(
            tool("more", lang.play_more(), TableMsg::Open(Panel::Menu))
                .attribute("aria-haspopup", "dialog")
                .attribute("data-focus", "more"),
        )
}

fn tool(icon: &'static str, label: &'static str, msg: TableMsg) -> Element {
    parts::tool(icon, label, at_table(msg))
}
