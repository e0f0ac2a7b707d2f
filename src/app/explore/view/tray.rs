//! What a position is set up with: the tray of pieces, whole positions, a position as text.

use crate::app::Msg;
use crate::app::explore::{Explore, ExploreMsg, Note, Tool};
use crate::app::ui::{Element, Event, element, parts, tray};
use crate::rules::{Color, Kind, Piece};
use crate::text::Lang;

/// The hand, the eraser and all pieces.
pub(super) fn tools(lang: Lang, explore: &Explore) -> Element {
    let kinds = [
        Kind::King,
        Kind::Queen,
        Kind::Rook,
        Kind::Bishop,
        Kind::Knight,
        Kind::Pawn,
    ];
    let pieces = Color::ALL
        .into_iter()
        .flat_map(|color| kinds.map(|kind| Piece::new(color, kind)));
    let held = |held: Tool| {
        let msg = Msg::Explore(ExploreMsg::Take(held));
        (explore.tool == held, msg)
    };
    let pieces = pieces.map(|piece| {
        let (chosen, msg) = held(Tool::Put(piece));
        tray::piece(lang, piece, chosen, msg)
    });
    let named = |tool: Tool, icon, label| {
        let (chosen, msg) = held(tool);
        tray::tool(icon, label, chosen, msg)
    };
    let tools = [
        named(Tool::Hand, "hand", lang.explore_tool_hand()),
        named(Tool::Erase, "erase", lang.explore_tool_erase()),
    ];
    tray::tray(lang.explore_tools(), pieces.chain(tools))
}

/// Whole positions.
pub(super) fn positions(lang: Lang) -> Element {
    let button = |label, msg| parts::button(label, Msg::Explore(msg));
    element("div")
        .key("positions")
        .class("pair")
        .child(button(lang.explore_start(), ExploreMsg::Start))
        .child(button(lang.explore_empty(), ExploreMsg::Empty))
}

/// A position as text.
pub(super) fn text(lang: Lang, explore: &Explore) -> Element {
    let fen = explore
        .typed
        .clone()
        .unwrap_or_else(|| explore.position.to_fen());
    let wrong = matches!(explore.note, Some(Note::BadText(_)));
    let input = element("input")
        .class("field")
        .attribute("type", "text")
        .attribute("name", "fen")
        .attribute("aria-label", lang.explore_fen())
        .attribute("aria-invalid", if wrong { "true" } else { "false" })
        .attribute("autocomplete", "off")
        .attribute("autocapitalize", "off")
        .attribute("spellcheck", "false")
        .attribute("value", fen)
        .on_value(Event::Input, |text| Msg::Explore(ExploreMsg::Typed(text)))
        .on(Event::Change, Msg::Explore(ExploreMsg::ReadTyped));
    let show = parts::button(lang.explore_fen_show(), Msg::Explore(ExploreMsg::ReadTyped));
    let fields = element("div").class("fields").child(input).child(show);
    element("details")
        .key("fen")
        .class("more")
        .child(element("summary").child(lang.explore_fen()))
        .child(fields)
}
