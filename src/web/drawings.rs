//! The drawings of the pieces as text. The classic ones are in the module; `www/boot.js` fetches
//! others, before the page starts or when they are chosen.

use super::dom::{self, Result};
use super::{storage, turn};
use crate::app::{Msg, PieceSet};
use crate::rules::Kind;

/// The drawings that are here.
#[derive(Default)]
pub(super) struct Drawings {
    /// The simple set, one drawing after the other in the order of [`Kind::ALL`], or nothing as
    /// long as it is not fetched.
    simple: String,
}

impl Drawings {
    /// Those in the module, and these, if that is what they are.
    pub(super) fn with(text: String) -> Self {
        let mut drawings = Self::default();
        drawings.add(text);
        drawings
    }

    /// Whether these are the drawings of a set; then they are here from now on.
    fn add(&mut self, text: String) -> bool {
        let is_whole =
            |text: &&str| text.starts_with("<svg") && text.trim_end().ends_with("</svg>");
        let is_set = text.split(BETWEEN).filter(is_whole).count() == Kind::ALL.len();
        if is_set {
            self.simple = text;
        }
        is_set
    }

    fn has(&self, set: PieceSet) -> bool {
        set == PieceSet::Classic || !self.simple.is_empty()
    }

    /// The drawing of a piece in a set, or in the classic one.
    pub(super) fn of(&self, set: PieceSet, kind: Kind) -> &str {
        let drawings = self.simple.split(BETWEEN);
        let mut drawings = drawings.filter(|drawing| !drawing.is_empty());
        match set {
            PieceSet::Classic => None,
            PieceSet::Simple => drawings.nth(kind as usize),
        }
        .unwrap_or_else(|| classic(kind))
    }
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
    let chosen = turn::look(|shell| {
        let set = shell.model.settings.pieces;
        (set, shell.drawings.has(set))
    });
    let (set, is_here) = chosen.unwrap_or_else(|| {
        let set = storage::settings().pieces;
        (set, Drawings::default().has(set))
    });
    if is_here { "" } else { set.name() }.to_owned()
}

/// Shows the pieces by these drawings, one after the other in the order of [`Kind::ALL`]. If this
/// is something else, the classic ones stay.
pub fn load(text: String) {
    turn::take(|shell| {
        if shell.drawings.add(text) {
            shell.show_look()
        } else {
            shell.send(Msg::PiecesMissing)
        }
    });
}

/// What `boot.js` puts between two drawings.
const BETWEEN: char = '\u{6}';

/// Asks `boot.js` for the drawings that are wanted.
pub(super) fn ask() -> Result<()> {
    dom::announce("chesslings:pieces-wanted")
}
