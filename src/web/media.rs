//! What the device asks for.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use super::dom::{self, Result};
use super::shell;
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
    let changed = Closure::<dyn Fn()>::new(|| {
        if let Ok(less) = wants_less_motion() {
            shell::dispatch(Msg::LessMotion(less));
        }
    });
    list.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref())?;
    changed.forget();
    // A list that nothing holds is forgotten together with its listener.
    std::mem::forget(list);
    Ok(())
}
