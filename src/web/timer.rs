//! What comes later.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use super::dom::{self, Result};
use super::shell::{self, Shell};
use super::turn;
use crate::app::Msg;

/// Calls `run` before the browser paints the next time, with the time in milliseconds.
pub(super) fn next_frame(run: fn(&mut Shell, f64) -> Result<()>) -> Result<()> {
    let run = Closure::once_into_js(move |now: f64| turn::take(move |shell| run(shell, now)));
    dom::window()?.request_animation_frame(run.unchecked_ref())?;
    Ok(())
}

/// Calls `run` as soon as the page has answered what it was asked meanwhile.
pub(super) fn soon(run: fn(&mut Shell) -> Result<()>) -> Result<()> {
    let run = Closure::once_into_js(move || turn::take(run));
    dom::window()?.set_timeout_with_callback(run.unchecked_ref())?;
    Ok(())
}

/// Sends `msg` after some milliseconds.
pub(super) fn send_later(milliseconds: u32, msg: Msg) -> Result<()> {
    let send = Closure::once_into_js(move || shell::dispatch(msg));
    let wait = i32::try_from(milliseconds).unwrap_or(i32::MAX);
    dom::window()?
        .set_timeout_with_callback_and_timeout_and_arguments_0(send.unchecked_ref(), wait)?;
    Ok(())
}
