//! Files that a reader opens. They are read here and go nowhere.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, Element, HtmlInputElement};

use super::dom::Result;
use super::shell;
use crate::app::Msg;
use crate::rules::{pgn_beginning, pgn_text};

/// Of a longer file only the beginning is read: that is a thousand games.
const LONGEST: i32 = 1_000_000;

/// The file that was chosen with an element, which may be chosen again then.
pub(super) fn chosen(element: &Element) -> Option<Blob> {
    let input = element.dyn_ref::<HtmlInputElement>()?;
    let file = input.files()?.get(0)?;
    input.set_value("");
    Some(file.into())
}

/// Reads a file as text and sends what `make` makes of it; of nothing if it can't be read.
pub(super) fn read(file: &Blob, make: fn(String) -> Msg) -> Result<()> {
    let decoded: fn(Vec<u8>) -> String = if file.size() > f64::from(LONGEST) {
        pgn_beginning
    } else {
        pgn_text
    };
    let part = file.slice_with_i32_and_i32(0, LONGEST)?;
    let done = Closure::once(move |buffer: JsValue| {
        shell::dispatch(make(decoded(Uint8Array::new(&buffer).to_vec())));
    });
    let failed = Closure::once(move |_: JsValue| shell::dispatch(make(String::new())));
    let _answer = part.array_buffer().then2(&done, &failed);
    done.forget();
    failed.forget();
    Ok(())
}
