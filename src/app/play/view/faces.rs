//! The faces of the characters, and the choice between them.

use super::in_form;
use crate::app::board::Side;
use crate::app::play::form::{Form, FormMsg};
use crate::app::ui::{Element, Event, element, parts};
use crate::opponents::{CHARACTERS, Character};
use crate::rules::{Color, Kind, Piece};
use crate::text::Lang;

/// A character's face, for the eyes only.
pub(super) fn face(who: &Character, is_glad: bool) -> Element {
    let mood = if is_glad { "#glad" } else { "" };
    element("img")
        .class("face")
        .attribute("src", format!("images/opponents/{}.svg{mood}", who.name))
        .attribute("alt", "")
        .attribute("width", "100")
        .attribute("height", "100")
}

/// A friend or a character, and a sentence about whom is chosen.
pub(super) fn choice(lang: Lang, form: &Form) -> Element {
    let friend = option(
        "friend",
        parts::figure(Piece::new(Color::White, Kind::King)),
        lang.play_friend(),
        form.against.is_none(),
        FormMsg::Against(None),
    );
    let characters = CHARACTERS.iter().map(|who| {
        let chosen = form.against == Some(who);
        let msg = FormMsg::Against(Some(who));
        option(
            who.name,
            face(who, false),
            lang.opponent_name(who),
            chosen,
            msg,
        )
    });
    let about = form
        .against
        .map_or(lang.play_friend_about(), |who| lang.opponent_about(who));
    element("fieldset")
        .class("faces")
        .child(element("legend").child(lang.play_against()))
        .child(
            element("div")
                .class("row")
                .child(friend)
                .children(characters),
        )
        .child(
            element("p")
                .class("about")
                .attribute("role", "status")
                .child(about),
        )
}

/// White or Black against a character.
pub(super) fn side(lang: Lang, form: &Form) -> Element {
    let choice = |side: Side| {
        let (value, color) = match side {
            Side::White => ("white", Color::White),
            Side::Black => ("black", Color::Black),
        };
        let msg = in_form(FormMsg::Side(side));
        let label = lang.play_color(color.into());
        parts::choice("side", value, label, form.side == side, msg)
    };
    let sides = [Side::White, Side::Black].map(choice);
    parts::choices(lang.play_your_color(), sides.into())
}

fn option(
    value: &'static str,
    picture: Element,
    label: &'static str,
    chosen: bool,
    msg: FormMsg,
) -> Element {
    let input = element("input")
        .attribute("type", "radio")
        .attribute("name", "against")
        .attribute("value", value)
        .flag("checked", chosen)
        .on(Event::Change, in_form(msg));
    element("label")
        .class("rival")
        .flag(parts::CHOSEN, chosen)
        .child(input)
        .child(picture)
        .child(element("span").child(label))
}
