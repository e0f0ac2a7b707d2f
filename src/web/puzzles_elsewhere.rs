//! Sends for the module that has the puzzles.

use super::dom::{self, Result};
use crate::app::PuzzlesEffect;

#[expect(clippy::needless_pass_by_value, reason = "as in the whole module")]
pub(super) fn perform(effect: PuzzlesEffect) -> Result<()> {
    match effect {
        // `www/boot.js` chooses the module by the address, and never this one for this address;
        // so it happens once. Everything that matters is stored already.
        PuzzlesEffect::Load => dom::window()?.location().reload(),
    }
}
