//! Pieces beside the board, to be put on it: chosen and tapped, or dragged.

use std::borrow::Cow;

use super::{Element, element, parts};
use crate::app::Msg;
use crate::rules::Piece;
use crate::text::Lang;

/// A piece that can be chosen, and dragged to the board.
pub(in crate::app) fn piece(lang: Lang, piece: Piece, chosen: bool, msg: Msg) -> Element {
    let letter = piece.letter().to_string();
    let name = element("span").class("spoken").child(lang.name_of(piece));
    choice(letter.clone(), chosen, msg)
        .class("tray-piece")
        .attribute("data-tray", letter)
        .child(parts::figure(piece))
        .child(name)
}

/// Something else that a hand can hold.
pub(in crate::app) fn tool(
    icon: &'static str,
    label: &'static str,
    chosen: bool,
    msg: Msg,
) -> Element {
    choice(icon, chosen, msg)
        .class("tray-tool")
        .child(parts::icon(icon))
        .child(element("span").child(label))
}

/// The tray, under a name that is read aloud only.
pub(in crate::app) fn tray(
    legend: &'static str,
    held: impl IntoIterator<Item = Element>,
) -> Element {
    element("fieldset")
        .key("tray")
        .class("tray")
        .child(element("legend").class("spoken").child(legend))
        .children(held)
}

/// The piece that a hand carries from the tray; the shell says where the hand is.
pub(in crate::app) fn carried(piece: Piece) -> Element {
    element("div")
        .key("carried")
        .class("carried")
        .child(parts::figure(piece))
}

fn choice(value: impl Into<Cow<'static, str>>, chosen: bool, msg: Msg) -> Element {
    let input = parts::radio("tool", value.into(), chosen, msg).class("spoken");
    element("label").flag(parts::CHOSEN, chosen).child(input)
}
