//! A player beside the board: the name, whose move it is, what was taken.

use super::faces::{self, Look};
use crate::app::play::facing::Facing;
use crate::app::play::table::Table;
use crate::app::ui::{Element, element, parts};
use crate::lessons::value;
use crate::rules::{Color, Kind, Outcome, Piece};
use crate::text::Lang;

pub(super) fn player(lang: Lang, table: &Table, color: Color) -> Element {
    let at_top = color != table.bottom();
    let to_move = table.game.outcome().is_none() && table.awaited() == color;
    let who = element("div")
        .child(
            element("span")
                .class("name")
                .child(table.names.of(color).to_owned()),
        )
        .child(taken(lang, table, color));
    let turn = element("span").class("turn");
    let rival = table.rival.filter(|rival| rival.color == color);
    let turn = match rival {
        _ if !to_move => turn,
        Some(_) => turn.child(lang.play_thinking()),
        None => turn.child(lang.play_to_move()),
    };
    let picture = match rival {
        Some(rival) => faces::face(rival.character, look(table, at_top)),
        None => parts::figure(Piece::new(color, Kind::King)),
    };
    element("div")
        .class(if at_top {
            "player top"
        } else {
            "player bottom"
        })
        .attribute(
            "data-color",
            if color.is_white() { "white" } else { "black" },
        )
        .flag("data-to-move", to_move)
        .flag("data-turned", at_top && table.facing == Facing::Across)
        .child(picture)
        .child(who)
        .child(turn)
}

/// How a character looks at the table: at the board while it thinks, glad for a child that wins.
fn look(table: &Table, at_top: bool) -> Look {
    let won = table.game.outcome().and_then(Outcome::winner);
    match won {
        Some(winner) if table.is_childs(winner) => Look::Glad,
        _ if !table.is_rivals_turn() || table.thinks_twice() => Look::Ahead,
        _ if at_top => Look::Down,
        _ => Look::Up,
    }
}

/// What this player has taken, as far as is seen, the most valuable first.
fn taken(lang: Lang, table: &Table, by: Color) -> Element {
    let seen = table.game.plies().iter().take(table.seen());
    let taken = seen
        .filter(|ply| ply.played.piece().color == by)
        .filter_map(|ply| ply.played.captured());
    let mut list = element("span").class("taken");
    let mut names = Vec::new();
    for kind in Kind::PROMOTIONS.into_iter().chain([Kind::Pawn]) {
        let piece = Piece::new(by.other(), kind);
        let mut group = element("span");
        for _ in taken.clone().filter(|&taken| taken == kind) {
            names.push(lang.name_of(piece));
            group = group.child(parts::figure(piece));
        }
        if !group.children.is_empty() {
            list = list.child(group);
        }
    }
    let mut words = names.join(", ");
    let ahead = points(table, by) - points(table, by.other());
    if ahead > 0 {
        let ahead = ["+", &ahead.to_string()].concat();
        words = [&words, " ", &ahead].concat();
        list = list.child(element("b").child(ahead));
    }
    if names.is_empty() {
        return list;
    }
    list.attribute("role", "img")
        .attribute("aria-label", lang.play_taken(&words))
}

/// What all pieces of a side are worth, in pawns.
fn points(table: &Table, color: Color) -> i32 {
    let setup = table.position().setup();
    let mut points = 0;
    for kind in Kind::ALL {
        points += setup.of(color, kind).len() as i32 * value(kind);
    }
    points
}
