//! What a pawn becomes: four buttons over the board, where the pawn arrives.

use super::{Element, Event, element, parts};
use crate::app::Msg;
use crate::app::board::Side;
use crate::rules::{Color, Kind, Piece, Square};
use crate::text::{Lang, capital};

/// The choice of what a pawn becomes.
pub(in crate::app) struct Picker {
    /// Whose pawn it is.
    pub(in crate::app) color: Color,
    /// Where it arrives.
    pub(in crate::app) at: Square,
    /// The side at the bottom of the board.
    pub(in crate::app) side: Side,
    /// Whether the player who chooses sits at the top and reads from there.
    pub(in crate::app) turned: bool,
    /// What to send for a choice; `None` lets the pawn go back.
    pub(in crate::app) msg: fn(Option<Kind>) -> Msg,
    /// The same for a key that goes down, as [`chosen_by`] reads it.
    pub(in crate::app) key: fn(&str) -> Option<Msg>,
}

/// What to send for a key. Keys are known by their place, so that they work under a Cyrillic
/// layout as well.
pub(in crate::app) fn chosen_by(code: &str, msg: fn(Option<Kind>) -> Msg) -> Option<Msg> {
    Some(msg(match code {
        "KeyQ" => Some(Kind::Queen),
        "KeyR" => Some(Kind::Rook),
        "KeyB" => Some(Kind::Bishop),
        "KeyN" => Some(Kind::Knight),
        "Escape" => None,
        _ => return None,
    }))
}

/// The buttons.
pub(in crate::app) fn picker(lang: Lang, picker: &Picker) -> Element {
    let (row, column) = picker.side.place_of(picker.at);
    let choice = |kind: Kind| {
        let button = parts::pressed("pick", (picker.msg)(Some(kind)))
            .attribute(
                "data-promotion",
                kind.letter().to_ascii_lowercase().to_string(),
            )
            .child(parts::figure(Piece::new(picker.color, kind)))
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
        .children(Kind::PROMOTIONS.map(choice))
        .child(
            parts::pressed("pick", (picker.msg)(None))
                .child(parts::icon("take-back"))
                .child(lang.take_back()),
        );
    element("div")
        .key("picker")
        .class("picker")
        .attribute("role", "dialog")
        .attribute("aria-modal", "true")
        .attribute("aria-label", lang.play_promotion())
        .attribute("data-edge", if row == 0 { "top" } else { "bottom" })
        .flag("data-turned", picker.turned)
        .on_key(picker.key)
        .child(
            element("div")
                .class("veil")
                .on(Event::Click, (picker.msg)(None)),
        )
        .child(list)
}
