//! The chick that goes through the course with a child, and the badges it hands out.

use crate::app::learn::{Face, Gaze};
use crate::app::ui::{Element, element, parts};
use crate::lessons::{Profile, Unit};
use crate::rules::{Color, Kind, Piece};

/// Where the board is to the left of the chick, and not above it: as in the style sheet.
const BESIDE: &str = "(min-width: 34rem) and (orientation: landscape)";

/// The chick in its place. The place stays as it is whatever face the chick makes.
pub(super) fn perch(face: Face, gaze: Option<Gaze>) -> Element {
    let [below, beside] = face.drawings(gaze).map(address);
    let source = element("source")
        .attribute("media", BESIDE)
        .attribute("srcset", beside);
    element("div")
        .key("chick")
        .class("perch")
        .attribute("aria-hidden", "true")
        .child(
            element("picture")
                .child(source)
                .child(drawing("chick", below)),
        )
}

/// The chick as the one who speaks in a bubble.
pub(super) fn coach(face: Face) -> Element {
    let [below, _] = face.drawings(None);
    drawing("coach", address(below))
}

/// The badge of a unit, or of the whole course.
pub(super) fn badge(name: &str) -> Element {
    drawing("badge", format!("images/badges/{name}.svg"))
}

/// What a unit is about: its badge once the child has earned it.
pub(super) fn emblem(child: &Profile, unit: &Unit) -> Element {
    if child.has_finished(unit) {
        badge(unit.id)
    } else {
        picture(unit)
    }
}

/// What a unit is about, as a drawing.
fn picture(unit: &Unit) -> Element {
    let kind = match unit.id {
        "rook" => Kind::Rook,
        "bishop" => Kind::Bishop,
        "queen" => Kind::Queen,
        "king" => Kind::King,
        "knight" => Kind::Knight,
        "pawn" => Kind::Pawn,
        id => return parts::icon(id),
    };
    parts::figure(Piece::new(Color::White, kind))
}

fn drawing(class: &'static str, address: String) -> Element {
    element("img")
        .class(class)
        .attribute("src", address)
        .attribute("alt", "")
        .attribute("width", "160")
        .attribute("height", "160")
}

fn address(face: &str) -> String {
    format!("images/chick.svg#{face}")
}
