//! What a pawn becomes.

use super::at_table;
use crate::app::Msg;
use crate::app::board::Choosing;
use crate::app::play::TableMsg;
use crate::app::play::facing::Facing;
use crate::app::play::table::Table;
use crate::app::ui::Element;
use crate::app::ui::picker::{self, Picker};
use crate::rules::Kind;
use crate::text::Lang;

pub(super) fn picker(lang: Lang, table: &Table, choosing: Choosing) -> Element {
    let color = table.game.position().turn();
    let picker = Picker {
        color,
        at: choosing.to,
        side: table.board.side,
        turned: table.facing == Facing::Across && color != table.bottom(),
        msg: chosen,
        key: |code| picker::chosen_by(code, chosen),
    };
    picker::picker(lang, &picker)
}

fn chosen(kind: Option<Kind>) -> Msg {
    at_table(kind.map_or(TableMsg::KeepPawn, TableMsg::Promote))
}
