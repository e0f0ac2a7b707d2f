//! What the device asks for.

use web_sys::Event;

use super::dom::{self, Result};
use super::events;
use crate::app::Msg;

const LESS_MOTION: &str = "(prefers-reduced-motion: reduce)";

/// Whether the device asks for less motion.
pub(super) fn wants_less_motion() -> Result<bool> {
    let list = dom::window()?.match_media(LESS_MOTION)?;
    Ok(list.is_some_and(|list| list.matches()))
}

/// Tells the page when that changes.
pub(super) fn watch() -> Result<()> {
    let Some(list) = dom::window()?.match_media(LESS_MOTION)? else {
        return Ok(());
    };
    events::on(&list, "change", |shell, _: Event| {
        shell.send(Msg::LessMotion(wants_less_motion()?))
    })?;
    // A list that nothing holds is forgotten together with its listener.
    std::mem::forget(list);
    Ok(())
}
