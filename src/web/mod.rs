//! The browser shell: paints what `app` shows, listens, stores. No decision is made here.

#[cfg(feature = "whole")]
mod api;
mod canvas;
mod clipboard;
mod dom;
mod drawings;
mod events;
mod files;
mod language;
mod media;
mod painter;
mod patch;
#[cfg(feature = "whole")]
mod puzzles;
#[cfg(not(feature = "whole"))]
#[path = "puzzles_elsewhere.rs"]
mod puzzles;
mod shell;
mod sound;
mod speech;
mod storage;
mod timer;
mod tray;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::app::{Address, Model, Msg};
use dom::Result;

/// Runs as soon as the module is loaded, for our page and for those that use only the API.
#[wasm_bindgen(start)]
fn loaded() {
    console_error_panic_hook::set_once();
}

/// Starts the page in its element `#app`; `www/boot.js` calls this once the module is loaded.
///
/// # Errors
///
/// Says what the browser refused; `boot.js` then shows the message for it.
#[wasm_bindgen]
#[expect(unreachable_pub, reason = "wasm-bindgen exports it to JavaScript")]
pub fn start() -> Result<()> {
    let (settings, readable) = storage::load_settings();
    let address = Address::from_hash(&dom::window()?.location().hash()?);
    let model = Model {
        settings,
        learn: storage::load_progress(seed()),
        explore: storage::load_explored(),
        play: storage::load_game(settings.lang),
        less_motion: media::wants_less_motion()?,
        ..Model::default()
    };
    shell::start(model, Msg::Went(address))?;
    events::listen()?;
    tray::listen()?;
    media::watch()?;
    // Looking for voices takes browsers a while, and nobody waits for them.
    dom::next_frame(|_| shell::report(speech::watch()))?;
    if !readable {
        shell::dispatch(Msg::StorageFailed);
    }
    Ok(())
}

/// Where everything random begins.
fn seed() -> u64 {
    // A number below 2^53 is a whole one.
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}
