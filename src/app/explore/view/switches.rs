//! The switches of the Explore screen: what taps are for, what is shown, whose turn it is.

use crate::app::explore::{Doing, Explore, ExploreMsg, List};
use crate::app::ui::parts;
use crate::app::ui::{Element, element};
use crate::app::{Msg, Route, link};
use crate::rules::Color;
use crate::text::Lang;

/// What taps on the board are for.
pub(super) fn doing(lang: Lang, explore: &Explore) -> Element {
    let options = [
        (Doing::Moves, "moves", lang.explore_doing_moves()),
        (
            Doing::Attackers,
            "attackers",
            lang.explore_doing_attackers(),
        ),
        (Doing::SetUp, "set-up", lang.explore_doing_set_up()),
    ];
    let tiles = options.map(|(doing, value, label)| Tile {
        value,
        label,
        chosen: doing == explore.doing,
        msg: ExploreMsg::Do(doing),
    });
    tiles_of("doing", lang.explore_doing(), tiles)
}

/// What is shown about a piece.
pub(super) fn lists(lang: Lang, explore: &Explore) -> Element {
    let tiles = List::ALL.map(|list| Tile {
        value: list.name(),
        label: match list {
            List::Reach => lang.explore_list_reach(),
            List::Attacks => lang.explore_list_attacks(),
            List::Quiet => lang.explore_list_quiet(),
            List::Captures => lang.explore_list_captures(),
            List::All => lang.explore_list_all(),
            List::Legal => lang.explore_list_legal(),
        },
        chosen: list == explore.list,
        msg: ExploreMsg::Show(list),
    });
    tiles_of("list", lang.explore_list(), tiles)
}

/// Whose turn it is.
pub(super) fn turn(lang: Lang, explore: &Explore) -> Element {
    let turn = |color: Color| {
        let (value, label) = match color {
            Color::White => ("white", lang.explore_white()),
            Color::Black => ("black", lang.explore_black()),
        };
        let chosen = color == explore.position.turn();
        let msg = Msg::Explore(ExploreMsg::ToMove(color));
        parts::choice("turn", value, label, chosen, msg)
    };
    parts::choices(lang.explore_turn(), Color::ALL.map(turn).into()).key("turn")
}

/// What helps everywhere: take back, turn the board, see the numbers, share.
pub(super) fn tools(lang: Lang, explore: &Explore) -> Element {
    let tool = |icon, label, msg: ExploreMsg| parts::tool(icon, label, Msg::Explore(msg));
    let toggle =
        |tool: Element, on: bool| tool.attribute("aria-pressed", if on { "true" } else { "false" });
    element("div")
        .key("tools")
        .class("tool-row")
        .attribute("role", "group")
        .attribute("aria-label", lang.explore_more())
        .child(parts::able(
            tool("take-back", lang.take_back(), ExploreMsg::Undo),
            explore.can_undo(),
        ))
        .child(tool("turn", lang.board_flip(), ExploreMsg::Turn))
        .child(toggle(
            tool("indices", lang.explore_indices(), ExploreMsg::Indices),
            explore.indices,
        ))
        .child(toggle(
            tool("pencil", lang.explore_pencil(), ExploreMsg::Pencil),
            explore.pencil,
        ))
        .child(tool("link", lang.explore_copy(), ExploreMsg::CopyLink))
        .children(explore.playable().map(|position| {
            let to = link::of(Route::Play, &position);
            parts::tool_link("play", lang.explore_play(), to)
        }))
}

/// One of several choices, as a tile with a picture that the style sheet knows by its value.
struct Tile {
    value: &'static str,
    label: &'static str,
    chosen: bool,
    msg: ExploreMsg,
}

fn tiles_of<const N: usize>(name: &'static str, legend: &'static str, tiles: [Tile; N]) -> Element {
    let tile = |tile: Tile| {
        let input = parts::radio(name, tile.value.into(), tile.chosen, Msg::Explore(tile.msg))
            .class("spoken");
        element("label")
            .class("tile")
            .flag(parts::CHOSEN, tile.chosen)
            .attribute("data-icon", tile.value)
            .child(input)
            .child(element("span").child(tile.label))
    };
    element("fieldset")
        .key(name)
        .class("tiles")
        .attribute("data-tiles", name)
        .child(element("legend").class("spoken").child(legend))
        .children(tiles.map(tile))
}
