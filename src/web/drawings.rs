//! The drawings of the pieces as text. The classic ones are in the module; `www/boot.js` fetches
//! others, before the page starts or when they are chosen.

use std::cell::{Cell, RefCell};

use super::dom::{self, Result};
use super::{shell, storage, turn};
use crate::app::{Msg, PieceSet};
use crate::rules::Kind;

thread_local! {
    static CHOSEN: Cell<PieceSet> = Cell::default();
    /// The simple set, one drawing after the other in the order of [`Kind::ALL`], or nothing as
    /// long as it is not fetched.
    static SIMPLE: RefCell<String> = RefCell::default();
}

/// From now on pieces look so, if their drawings are there.
pub(super) fn choose(set: PieceSet) {
    CHOSEN.set(set);
}

/// The drawing of a piece in the chosen set, or in the classic one.
pub(super) fn source(kind: Kind) -> String {
    SIMPLE.with_borrow(|simple| {
        let mut drawings = simple.split_inclusive(END);
        match CHOSEN.get() {
            PieceSet::Classic => None,
            PieceSet::Simple => drawings.nth(kind as usize),
        }
        .unwrap_or_else(|| classic(kind))
        .to_owned()
    })
}

fn classic(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => include_str!("../../www/pieces/classic/pawn.svg"),
        Kind::Knight => include_str!("../../www/pieces/classic/knight.svg"),
        Kind::Bishop => include_str!("../../www/pieces/classic/bishop.svg"),
        Kind::Rook => include_str!("../../www/pieces/classic/rook.svg"),
        Kind::Queen => include_str!("../../www/pieces/classic/queen.svg"),
        Kind::King => include_str!("../../www/pieces/classic/king.svg"),
    }
}

/// The folder of the drawings that have to be fetched now, or nothing.
pub fn wanted() -> String {
    let chosen = turn::look(|shell| shell.model.settings.pieces);
    let set = chosen.unwrap_or_else(|| storage::settings().pieces);
    let is_here = set == PieceSet::Classic || SIMPLE.with_borrow(|simple| !simple.is_empty());
    if is_here { "" } else { set.name() }.to_owned()
}

/// Shows the pieces by these drawings, one after the other in the order of [`Kind::ALL`]. If this
/// is something else, the classic ones stay.
pub fn load(text: String) {
    if !text.starts_with("<svg") || text.split(END).count() != Kind::ALL.len() + 1 {
        return shell::dispatch(Msg::PiecesMissing);
    }
    SIMPLE.set(text);
    turn::take(|shell| shell.show_look());
}

const END: &str = "</svg>";

/// Asks `boot.js` for the drawings that are wanted.
pub(super) fn ask() -> Result<()> {
    dom::announce("chesslings:pieces-wanted")
}
