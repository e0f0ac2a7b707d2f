//! The browser shell: paints what `app` shows, listens, stores. No decision is made here.
//!
//! Nothing here is exported to JavaScript: the modules in `src/bin` choose what they need.

mod canvas;
mod clipboard;
mod document;
mod dom;
pub mod drawings;
mod events;
mod files;
pub mod language;
mod media;
mod memory;
mod painter;
mod shell;
mod sound;
mod speech;
mod storage;
mod timer;
mod turn;
pub mod worker;

use crate::app::{Address, Msg};
use dom::Result;
use drawings::Drawings;

/// Starts the page in its element `#app`, once its language is there, with the drawings that were
/// [wanted](drawings::wanted).
///
/// # Errors
///
/// Says what the browser refused.
pub fn start(drawings: String) -> Result<()> {
    let address = Address::from_hash(&dom::window()?.location().hash()?);
    let (keeper, mut model, readable) = storage::open(seed());
    model.less_motion = media::wants_less_motion()?;
    model.profiles.set_today(today());
    shell::start(model, keeper, Drawings::with(drawings), Msg::Went(address))?;
    events::listen()?;
    media::watch()?;
    // Looking for voices takes browsers a while, and nobody waits for them.
    timer::next_frame(|shell, _| speech::watch(shell))?;
    if !readable {
        shell::dispatch(Msg::StorageFailed);
    }
    Ok(())
}

/// Which day it is where the reader is, counted from the first of January 1970.
fn today() -> u32 {
    let minutes = js_sys::Date::now() / 60_000.0 - js_sys::Date::new_0().get_timezone_offset();
    (minutes / (24.0 * 60.0)) as u32
}

/// Where everything random begins.
fn seed() -> u64 {
    // A number below 2^53 is a whole one.
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}
