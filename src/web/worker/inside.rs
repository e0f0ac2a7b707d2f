//! What runs in a worker: it hears errands and tells what comes of them.

use js_sys::Date;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::app::Errand;

/// Waits for errands; `""` tells the page that one can be sent.
///
/// # Errors
///
/// What the browser refused; its error reaches the page.
pub fn wait() -> Result<(), JsValue> {
    let page: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let scope = page.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let errand = event.data().as_string().unwrap_or_default();
        let tell = |told: &str| page.post_message(&JsValue::from_str(told));
        if let Err(error) = Errand::run(&errand, &Date::now, &tell).and_then(|()| tell("")) {
            wasm_bindgen::throw_val(error);
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    scope.post_message(&JsValue::from_str(""))
}
