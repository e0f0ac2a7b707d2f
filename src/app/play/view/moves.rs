//! The moves of the game, to look back at any of them; and a field to type one.

use super::at_table;
use super::words;
use crate::app::Msg;
use crate::app::play::TableMsg;
use crate::app::play::table::{Panel, Table};
use crate::app::ui::{Element, Event, Node, element, parts};
use crate::rules::{Color, Kind, Piece};
use crate::text::Lang;

pub(super) fn moves(lang: Lang, table: &Table) -> Element {
    element("section")
        .class("moves")
        .attribute("aria-label", lang.play_moves())
        .flag("data-open", table.panel == Panel::Moves)
        .child(list(lang, table))
        .child(steps(lang, table))
        .child(typed(lang, table))
}

fn list(lang: Lang, table: &Table) -> Element {
    if table.game.plies().is_empty() {
        return element("p")
            .class("list soft")
            .child(lang.play_moves_none());
    }
    let start = table.game.start();
    let black_first = usize::from(start.turn().is_black());
    let first_number = usize::from(start.fullmove_number());
    let last = table.game.plies().len();
    let rows = (0..(last + black_first).div_ceil(2)).map(|row| {
        let number = first_number + row;
        let plies = (2 * row..2 * row + 2).map(|place| match place.checked_sub(black_first) {
            Some(index) if index < last => ply(lang, table, index, number),
            Some(_) => element("span"),
            None => element("span").class("soft").child("…"),
        });
        element("li")
            .child(element("span").class("number").child(format!("{number}.")))
            .children(plies)
    });
    element("ol")
        .class("list")
        .attribute("data-scroll", "")
        .children(rows)
}

/// One move: a button to see the game right after it.
fn ply(lang: Lang, table: &Table, index: usize, number: usize) -> Element {
    let plies = table.game.plies();
    let after = plies
        .get(index + 1)
        .map_or(table.game.position(), |next| &next.before);
    let sentence = plies
        .get(index)
        .map(|ply| words::moved(lang, ply, after))
        .unwrap_or_default();
    let color = after.turn().other();
    let written = table.written.get(index).map_or("", String::as_str);
    let seen = table.seen() == index + 1;
    let button = parts::pressed("move", at_table(TableMsg::Look(index + 1)))
        // What is seen is a part of its name, for whoever says which one to press.
        .child(
            element("span")
                .class("spoken")
                .child(lang.play_move_number(number as i32, &sentence)),
        )
        .children(figurine(written, color));
    if seen {
        button
            .attribute("aria-current", "true")
            .attribute("data-reveal", "")
    } else {
        button
    }
}

/// A move as people write it, with drawings instead of letters for the pieces.
fn figurine(written: &str, color: Color) -> Vec<Node> {
    let mut nodes = Vec::new();
    let mut text = String::new();
    for letter in written.chars() {
        let kind = Kind::from_letter(letter).filter(|kind| kind.letter() == letter);
        match kind {
            Some(kind) => {
                if !text.is_empty() {
                    nodes.push(std::mem::take(&mut text).into());
                }
                nodes.push(parts::figure(Piece::new(color, kind)).into());
            }
            None => text.push(letter),
        }
    }
    if !text.is_empty() {
        nodes.push(text.into());
    }
    nodes
}

fn steps(lang: Lang, table: &Table) -> Element {
    let (seen, last) = (table.seen(), table.game.plies().len());
    let step = |name: &'static str, label: &'static str, to: usize| {
        let button = parts::pressed("step", at_table(TableMsg::Look(to)))
            .attribute("data-step", name)
            // Its name, and what a mouse is told.
            .attribute("title", label)
            .child(parts::icon(name));
        // These get the focus when the button that was pressed has gone.
        let button = match name {
            "on" | "last" => button.attribute("data-focus", name),
            _ => button,
        };
        parts::able(button, to != seen)
    };
    element("div")
        .class("steps")
        .child(step("first", lang.play_step_first(), 0))
        .child(step("back", lang.play_step_back(), seen.saturating_sub(1)))
        .child(step("on", lang.play_step_on(), last.min(seen + 1)))
        .child(step("last", lang.play_step_last(), last))
}

fn typed(lang: Lang, table: &Table) -> Element {
    let enter = |code: &str| -> Option<Msg> {
        matches!(code, "Enter" | "NumpadEnter").then(|| at_table(TableMsg::PlayTyped))
    };
    let field = element("input")
        .class("field")
        .attribute("id", "typed")
        .attribute("autocomplete", "off")
        .attribute("autocapitalize", "off")
        .attribute("spellcheck", "false")
        .attribute("enterkeyhint", "go")
        .attribute("value", table.typed.clone())
        .on_value(Event::Input, |text| at_table(TableMsg::Typed(text)))
        .on_key(enter);
    let label = element("label")
        .attribute("for", "typed")
        .child(lang.play_type());
    element("div")
        .class("typed")
        .child(label)
        .child(field)
        .child(parts::button(
            lang.play_type_play(),
            at_table(TableMsg::PlayTyped),
        ))
}
