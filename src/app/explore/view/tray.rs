//! What a position is set up with: the tray of pieces, whole positions, a position as text.

use std::borrow::Cow;

use crate::app::Msg;
use crate::app::explore::{Explore, ExploreMsg, Note, Tool};
use crate::app::ui::{Element, Event, element, parts};
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
    let pieces = pieces.map(|piece| {
        let name = element("span").class("spoken").child(lang.name_of(piece));
        tool(explore, Tool::Put(piece), piece.letter().to_string())
            .class("tray-piece")
            .attribute("data-tray", piece.letter().to_string())
            .child(parts::figure(piece))
            .child(name)
    });
    let named = |held: Tool, value: &'static str, label: &'static str| {
        tool(explore, held, value)
            .class("tray-tool")
            .child(parts::icon(value))
            .child(element("span").child(label))
    };
    element("fieldset")
        .key("tray")
        .class("tray")
        .child(
            element("legend")
                .class("spoken")
                .child(lang.explore_tools()),
        )
        .children(pieces)
        .child(named(Tool::Hand, "hand", lang.explore_tool_hand()))
        .child(named(Tool::Erase, "erase", lang.explore_tool_erase()))
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

/// The piece that a hand carries from the tray; the shell says where the hand is.
pub(super) fn carried(piece: Piece) -> Element {
    element("div")
        .key("carried")
        .class("carried")
        .child(parts::figure(piece))
}

fn tool(explore: &Explore, held: Tool, value: impl Into<Cow<'static, str>>) -> Element {
    let input = element("input")
        .class("spoken")
        .attribute("type", "radio")
        .attribute("name", "tool")
        .attribute("value", value)
        .flag("checked", explore.tool == held)
        .on(Event::Change, Msg::Explore(ExploreMsg::Take(held)));
    element("label").child(input)
}
