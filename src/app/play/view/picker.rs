//! What a pawn becomes: four buttons over the board, where the pawn arrives.

use super::at_table;
use crate::app::Msg;
use crate::app::play::TableMsg;
use crate::app::play::table::{Choosing, Table};
use crate::app::ui::{Element, Event, element, parts};
use crate::rules::{Kind, Piece};
use crate::text::{Lang, capital};

pub(super) fn picker(lang: Lang, table: &Table, choosing: Choosing) -> Element {
    let color = table.game.position().turn();
    let (row, column) = table.board.side.place_of(choosing.to);
    let choice = |kind: Kind| {
        let button = element("button")
            .class("pick")
            .attribute("type", "button")
            .attribute(
                "data-promotion",
                kind.letter().to_ascii_lowercase().to_string(),
            )
            .on(Event::Click, at_table(TableMsg::Promote(kind)))
            .child(parts::figure(Piece::new(color, kind)))
            .child(element("span").child(capital(lang.piece_kind(kind.into()))));
        if kind == Kind::Queen {
            button.attribute("data-focus", "promotion")
        } else {
            button
        }
    };
    let list = element("div")
        .class("picks")
        .attribute("data-column", column.to_string())
        .children(Kind::PROMOTIONS.map(choice));
    element("div")
        .key("picker")
        .class("picker")
        .attribute("role", "dialog")
        .attribute("aria-modal", "true")
        .attribute("aria-label", lang.play_promotion())
        .attribute("data-edge", if row == 0 { "top" } else { "bottom" })
        .flag("data-turned", picker_turned(table))
        .on_key(key)
        .child(
            element("div")
                .class("veil")
                .on(Event::Click, at_table(TableMsg::KeepPawn)),
        )
        .child(list)
}

/// Whether the player who chooses sits at the top and reads from there.
fn picker_turned(table: &Table) -> bool {
    use crate::app::play::facing::Facing;
    table.facing == Facing::Across && table.game.position().turn() != table.bottom()
}

/// Keys by their place on the keyboard, so that they work under a Cyrillic layout as well.
fn key(code: &str) -> Option<Msg> {
    Some(at_table(match code {
        "KeyQ" => TableMsg::Promote(Kind::Queen),
        "KeyR" => TableMsg::Promote(Kind::Rook),
        "KeyB" => TableMsg::Promote(Kind::Bishop),
        "KeyN" => TableMsg::Promote(Kind::Knight),
        "Escape" => TableMsg::KeepPawn,
        _ => return None,
    }))
}
