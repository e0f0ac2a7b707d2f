//! Sends for the module that has the puzzles.

use super::dom;
use super::shell::report;
use crate::app::PuzzlesEffect;

pub(super) fn perform(effect: PuzzlesEffect) {
    match effect {
        // `www/boot.js` chooses the module by the address, and never this one for this address;
        // so it happens once. Everything that matters is stored already.
        PuzzlesEffect::Load => report(dom::window().and_then(|window| window.location().reload())),
    }
}
