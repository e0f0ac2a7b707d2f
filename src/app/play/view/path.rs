//! The game as a path with a few moments on it, which the coach has marked: a star for what was
//! good, a flag where danger was, a lamp where something better was to be found.

use super::at_table;
use crate::app::Allowed;
use crate::app::play::TableMsg;
use crate::app::play::table::{Panel, Table};
use crate::app::ui::{Element, element, parts};
use crate::coach::{Moment, Sign};
use crate::text::Lang;

/// The path, while somebody looks back or the game is over.
pub(super) fn path(lang: Lang, table: &Table, hints: Allowed) -> Option<Element> {
    let last = table.game.plies().len();
    let over = table.game.outcome().is_some();
    // It is there as soon as the steps are, so that they stay where they are.
    let back = table.looking.is_some() || table.panel == Panel::Moves;
    let may = over || hints == Allowed::Yes;
    if !(over || back) || !may || !table.coach.helps || table.solving.is_some() || last == 0 {
        return None;
    }
    let busy = table.moments.looked < last;
    let path = element("div")
        .key("path")
        .class("moments")
        .attribute("role", "group")
        .attribute("aria-label", lang.coach_path())
        // A small screen has no room for it beside the result.
        .flag("data-waits", !back)
        .flag("data-busy", busy);
    if table.moments.all.is_empty() && !busy {
        return Some(path.child(lang.coach_path_none()));
    }
    let step = |ply: usize| match table.moment(ply) {
        Some(moment) => flag(lang, table, moment),
        None => element("i").flag("data-on", ply < table.seen()),
    };
    Some(path.children((0..last).map(step)))
}

/// A moment: a button to see it.
fn flag(lang: Lang, table: &Table, moment: &Moment) -> Element {
    let icon = match moment.sign() {
        Sign::Strength => "star",
        Sign::Danger => "flag",
        Sign::Chance => "hint",
    };
    let seen = table.moment_seen() == Some(moment);
    let button = parts::pressed("step moment", at_table(TableMsg::Moment(moment.ply)))
        .attribute("aria-label", told(lang, table, moment))
        .child(parts::icon(icon));
    if seen {
        button.attribute("aria-current", "true")
    } else {
        button
    }
}

/// What the coach says of a moment.
pub(super) fn told(lang: Lang, table: &Table, moment: &Moment) -> String {
    let Some(ply) = table.game.plies().get(moment.ply) else {
        return String::new();
    };
    let player = ply.played.piece().color;
    let number = ply.before.fullmove_number().to_string();
    let what = lang.moment(moment.advice.topic, player);
    lang.coach_moment(table.names.of(player), &number, &what)
}
