//! What can't be read is kept aside as it is: a later version or a person may read it.

use super::shelf::{Refused, Shelf};
use crate::app::ui::parts::file_address;

/// A stored text that can't be read, or not wholly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// What it should be.
    pub kind: Kind,
    /// Whether there was room to keep it.
    pub is_kept: bool,
    /// The text as the address of a file.
    pub address: String,
}

/// What a stored text should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What children have done.
    Stars,
    /// A game.
    Game,
}

impl Kind {
    /// Texts are kept under this name and a number.
    const fn prefix(self) -> &'static str {
        match self {
            Self::Stars => "chesslings.progress.aside.",
            Self::Game => "chesslings.game.aside.",
        }
    }
}

/// Keeps a text aside, unless one is there that `is_same`; and says whether it is new there.
pub(super) fn keep(
    shelf: &dyn Shelf,
    kind: Kind,
    text: &str,
    is_same: &dyn Fn(&str) -> bool,
) -> (Aside, bool) {
    let kept = put(shelf, kind, text, is_same);
    let aside = Aside {
        kind,
        is_kept: kept.is_ok(),
        address: file_address("text/plain", text),
    };
    (aside, kept != Ok(false))
}

/// `false` if nothing had to be put there.
fn put(
    shelf: &dyn Shelf,
    kind: Kind,
    text: &str,
    is_same: &dyn Fn(&str) -> bool,
) -> Result<bool, Refused> {
    let mut number = 1;
    loop {
        let name = [kind.prefix(), &number.to_string()].concat();
        match shelf.get(&name)? {
            Some(known) if known == text || is_same(&known) => return Ok(false),
            Some(_) => number += 1,
            None => return shelf.set(&name, text).map(|()| true),
        }
    }
}
