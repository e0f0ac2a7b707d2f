//! The worker that searches while the page stays awake. Stopping it is ending it: whatever it is
//! doing, it is gone at once.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::send;
use crate::app::LabMsg;
use crate::web::dom::Result;
use crate::web::events::on;

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
}

/// Begins to search, in place of any other search.
pub(super) fn start(problem: &str) -> Result<()> {
    stop();
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options("worker.js", &options)?;
    on(&worker, "message", |event: MessageEvent| {
        send(told(&event.data()).unwrap_or(LabMsg::Failed));
    })?;
    on(&worker, "error", |event: web_sys::Event| {
        // The page says so itself; it is no defect of the page.
        event.prevent_default();
        send(LabMsg::Failed);
    })?;
    worker.post_message(&JsValue::from_str(problem))?;
    WORKER.set(Some(worker));
    Ok(())
}

/// Searches no more.
pub(super) fn stop() {
    if let Some(worker) = WORKER.take() {
        worker.terminate();
    }
}

/// What the worker tells, as `search.rs` writes it.
fn told(data: &JsValue) -> Option<LabMsg> {
    let get = |name: &str| js_sys::Reflect::get(data, &name.into()).ok();
    let number = |name: &str| get(name)?.as_f64();
    let found = js_sys::Array::from(&get("found")?);
    Some(LabMsg::Told {
        total: number("total")? as u64,
        fundamental: number("fundamental")? as u64,
        done: number("done")? as u16,
        finished: get("finished")?.as_bool()?,
        found: found.iter().filter_map(|text| text.as_string()).collect(),
    })
}
