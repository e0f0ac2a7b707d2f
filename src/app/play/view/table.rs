//! The table: the board with a player on either side, and beside it what is said and done.

use super::{menu, moves, path, picker, players, speech, tools};
use crate::app::play::table::{Panel, Table};
use crate::app::ui::{Element, board, element, parts};
use crate::app::{Picture, Settings};

pub(super) fn view(settings: Settings, table: &Table, picture: &Picture) -> Element {
    let lang = settings.lang;
    let board = match table.board.choosing {
        Some(choosing) => board::board_under(
            lang,
            picture,
            &table.board,
            picker::picker(lang, table, choosing),
        ),
        None => board::board(lang, picture, &table.board),
    };
    let side = element("div")
        .class("side")
        .children(path::path(lang, table, settings.hints))
        .child(speech::bubble(lang, table))
        .child(tools::tools(lang, table, settings.taking_back))
        .child(moves::moves(lang, table));
    // What asks a question keeps everything else from being used.
    let choosing = table.board.choosing.is_some();
    let menu = table.panel == Panel::Menu;
    let bottom = table.bottom();
    let screen = element("main")
        .key("table")
        .class("screen play")
        .flag("data-coached", table.coach.helps)
        .child(parts::bar(lang, lang.play_title()).flag("inert", menu || choosing))
        .child(players::player(lang, table, bottom.other()).flag("inert", menu))
        .child(board.flag("inert", menu))
        .child(players::player(lang, table, bottom).flag("inert", menu))
        .child(side.flag("inert", menu || choosing));
    if menu {
        screen.child(menu::menu(lang, table, settings.hints))
    } else {
        screen
    }
}
