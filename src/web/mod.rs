//! The browser shell: paints what `app` shows, listens, stores. No decision is made here.

mod canvas;
mod dom;
mod events;
mod painter;
mod patch;
mod shell;
mod storage;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::app::{Address, Model, Msg};
use dom::Result;

/// Starts the page; `www/boot.js` does this once the module is loaded.
///
/// # Errors
///
/// Says what the browser refused; `boot.js` then shows the message for it.
#[wasm_bindgen(start)]
#[expect(unreachable_pub, reason = "wasm-bindgen exports it to JavaScript")]
pub fn start() -> Result<()> {
    console_error_panic_hook::set_once();
    let (settings, readable) = storage::load_settings();
    let address = Address::from_hash(&dom::window()?.location().hash()?);
    shell::start(Model {
        address,
        settings,
        ..Model::default()
    })?;
    events::listen()?;
    if !readable {
        shell::dispatch(Msg::StorageFailed);
    }
    Ok(())
}
