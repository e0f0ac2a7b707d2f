//! What else can be done: a sheet over the table.

use super::{PlayMsg, at_table, send};
use crate::app::Allowed;
use crate::app::play::TableMsg;
use crate::app::play::facing::Facing;
use crate::app::play::table::{Panel, Table};
use crate::app::ui::parts;
use crate::app::ui::{Element, Event, element};
use crate::app::{Msg, Route, link};
use crate::text::Lang;

/// What browsers call a game as text.
const PGN: &str = "application/x-chess-pgn";

pub(super) fn menu(lang: Lang, table: &Table, hints: Allowed) -> Element {
    let coached = hints == Allowed::Yes;
    let close = || at_table(TableMsg::Open(Panel::None));
    let head = element("header")
        .class("bar")
        .child(
            element("h2")
                .attribute("id", "menu-title")
                .child(lang.play_menu()),
        )
        .child(parts::button(lang.play_menu_close(), close()).attribute("data-focus", "menu"));
    let sheet = element("div")
        .class("sheet")
        .attribute("role", "dialog")
        .attribute("aria-modal", "true")
        .attribute("aria-labelledby", "menu-title")
        .on_key(key)
        .child(head)
        .child(game(lang, table))
        // Nobody sits on the other side of the board if a character plays.
        .children(table.rival.is_none().then(|| facing(lang, table)))
        .children(coached.then(|| coach(lang, table)))
        .child(keep(lang, table));
    element("div")
        .key("menu")
        .class("over")
        .child(element("div").class("veil").on(Event::Click, close()))
        .child(sheet)
}

fn game(lang: Lang, table: &Table) -> Element {
    let row = element("div").class("row");
    let row = if table.game.outcome().is_none() {
        let draw = || parts::button(lang.play_menu_draw(), at_table(TableMsg::OfferDraw));
        row.children(table.takes_offers().then(draw))
            .child(parts::button(
                lang.play_menu_resign(),
                at_table(TableMsg::Resign),
            ))
    } else {
        row
    };
    row.child(parts::button(lang.play_menu_new(), send(PlayMsg::Leave)))
}

fn facing(lang: Lang, table: &Table) -> Element {
    let choice = |facing: Facing| {
        let label = match facing {
            Facing::Fixed => lang.play_facing_fixed(),
            Facing::Mover => lang.play_facing_mover(),
            Facing::Across => lang.play_facing_across(),
        };
        let msg = at_table(TableMsg::Face(facing));
        parts::choice("facing", facing.name(), label, facing == table.facing, msg)
    };
    parts::choices(lang.play_facing(), Facing::ALL.map(choice).into())
}

fn coach(lang: Lang, table: &Table) -> Element {
    let choice = |name: &'static str, label, on: bool| {
        let msg = at_table(TableMsg::Coach(on));
        parts::choice("coach", name, label, on == table.coach.helps, msg)
    };
    let on = if table.rival.is_some() {
        lang.coach_on()
    } else {
        lang.coach_on_both()
    };
    let choices = vec![
        choice("on", on, true),
        choice("off", lang.coach_off(), false),
    ];
    parts::choices(lang.coach_title(), choices)
}

fn keep(lang: Lang, table: &Table) -> Element {
    element("div")
        .class("row")
        .child(parts::button(
            lang.play_menu_copy(),
            at_table(TableMsg::Copy),
        ))
        .child(file(lang.play_menu_save(), table))
        .child(
            element("a")
                .class("button")
                .attribute("href", link::of(Route::Explore, table.position()))
                .child(lang.play_menu_explore()),
        )
}

/// The game as a file to save.
pub(super) fn file(label: &'static str, table: &Table) -> Element {
    let text = table.pgn().to_string();
    parts::file(label, file_name(table), PGN, &text)
}

fn key(code: &str) -> Option<Msg> {
    (code == "Escape").then(|| at_table(TableMsg::Open(Panel::None)))
}

/// The names of the players as a file can have them.
fn file_name(table: &Table) -> String {
    let word = |name: &str| -> String {
        let letter = |letter: char| {
            // Any letter of any language, without a table of them in the page.
            if letter.is_ascii_alphanumeric() || !letter.is_ascii() {
                letter
            } else {
                '-'
            }
        };
        name.chars().map(letter).collect()
    };
    format!(
        "{}-{}.pgn",
        word(&table.names.white),
        word(&table.names.black)
    )
}
