//! The clipboard, which answers later.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;

use super::dom::{self, Result};
use super::shell;
use crate::app::Msg;

/// Puts `text` on the clipboard and sends one of the messages when that is decided.
pub(super) fn copy(text: &str, done: Msg, failed: Msg) -> Result<()> {
    let navigator = dom::window()?.navigator();
    // There is none on a page that was not loaded safely.
    if !js_sys::Reflect::has(&navigator, &"clipboard".into())? || navigator.clipboard().is_falsy() {
        shell::dispatch(failed);
        return Ok(());
    }
    let done = Closure::once(move |_: JsValue| shell::dispatch(done));
    let failed = Closure::once(move |_: JsValue| shell::dispatch(failed));
    let _answer = navigator.clipboard().write_text(text).then2(&done, &failed);
    done.forget();
    failed.forget();
    Ok(())
}
