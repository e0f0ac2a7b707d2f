//! A player beside the board: the name, whose move it is, what was taken.

use crate::app::play::facing::Facing;
use crate::app::play::table::Table;
use crate::app::ui::{Element, element, parts};
use crate::rules::{Color, Kind, Piece};
use crate::text::Lang;

pub(super) fn player(lang: Lang, table: &Table, color: Color) -> Element {
    let at_top = color != table.bottom();
    let to_move = table.game.outcome().is_none() && table.game.position().turn() == color;
    let who = element("div")
        .class("who")
        .child(
            element("span")
                .class("name")
                .child(table.names.of(color).to_owned()),
        )
        .child(taken(lang, table, color));
    let turn = element("span").class("turn");
    let turn = if to_move {
        turn.child(lang.play_to_move())
    } else {
        turn
    };
    element("div")
        .class(if at_top {
            "player top"
        } else {
            "player bottom"
        })
        .attribute(
            "data-color",
            if color.is_white() { "white" } else { "black" },
        )
        .flag("data-to-move", to_move)
        .flag("data-turned", at_top && table.facing == Facing::Across)
        .child(parts::figure(Piece::new(color, Kind::King)))
        .child(who)
        .child(turn)
}

/// What this player has taken, as far as is seen, the most valuable first.
fn taken(lang: Lang, table: &Table, by: Color) -> Element {
    let seen = table.game.plies().iter().take(table.seen());
    let mut kinds: Vec<_> = seen
        .filter(|ply| ply.played.piece().color == by)
        .filter_map(|ply| ply.played.captured())
        .collect();
    kinds.sort_unstable_by(|a, b| b.cmp(a));
    let pieces = kinds.iter().map(|&kind| Piece::new(by.other(), kind));
    let list = element("span").class("taken");
    if kinds.is_empty() {
        return list;
    }
    let names: Vec<_> = pieces.clone().map(|piece| lang.name_of(piece)).collect();
    let groups = kinds.chunk_by(|a, b| a == b).map(|group| {
        let figures = group
            .iter()
            .map(|&kind| parts::figure(Piece::new(by.other(), kind)));
        element("span").children(figures)
    });
    list.attribute("role", "img")
        .attribute("aria-label", lang.play_taken(&names.join(", ")))
        .children(groups)
}
