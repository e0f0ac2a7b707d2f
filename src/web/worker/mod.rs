//! Workers beside the page, which find out what takes time while the page stays awake. Stopping
//! one is ending it: whatever it is doing, it is gone at once. [`inside`] is what runs in them.
//!
//! A worker says `""` whenever it can hear: when it has come, and when an errand is done. Every
//! other message of it is an answer, a text that is read where it is wanted.

pub mod inside;

use wasm_bindgen::JsValue;
use web_sys::{MessageEvent, Worker};

use super::dom::Result;
use super::events::on;
use super::shell;
use crate::app::Errand;

/// What starts the worker's module: trunk writes this script.
const SCRIPT: &str = "worker_loader.js";

/// Those who are here, by errand.
#[derive(Default)]
pub(super) struct Workers([Option<Hired>; Errand::ALL.len()]);

struct Hired {
    worker: Worker,
    /// What it is sent once it can hear.
    waiting: Option<JsValue>,
    is_free: bool,
}

impl Workers {
    /// Has something found out, in place of what was asked before.
    pub(super) fn ask(&mut self, errand: Errand, question: &str) {
        let text = JsValue::from_str(&format!("{}\n{question}", errand.name()));
        let sent = match &mut self.0[errand as usize] {
            Some(hired) if hired.is_free => {
                hired.is_free = false;
                hired.worker.post_message(&text)
            }
            _ => self.hire(errand, text),
        };
        if sent.is_err() {
            self.dismiss(errand);
            shell::dispatch(errand.heard(None));
        }
    }

    /// The last question needs no answer any more.
    pub(super) fn stop(&mut self, errand: Errand) {
        if !self.hired(errand).is_some_and(|hired| hired.is_free) {
            self.dismiss(errand);
        }
    }

    fn hire(&mut self, errand: Errand, text: JsValue) -> Result<()> {
        self.dismiss(errand);
        let worker = send_for(errand)?;
        self.0[errand as usize] = Some(Hired {
            worker,
            waiting: Some(text),
            is_free: false,
        });
        Ok(())
    }

    fn dismiss(&mut self, errand: Errand) {
        if let Some(hired) = self.0[errand as usize].take() {
            hired.worker.terminate();
        }
    }

    fn hired(&mut self, errand: Errand) -> Option<&mut Hired> {
        self.0[errand as usize].as_mut()
    }

    /// Whether this is who runs the errand now. One that was dismissed while it was coming may say
    /// that it failed, which must not be taken for an answer of the next.
    fn employs(&mut self, errand: Errand, worker: &Worker) -> bool {
        let hired = self.hired(errand);
        hired.is_some_and(|hired| hired.worker == *worker)
    }

    /// It can hear: what waits is sent; if nothing does, it has done what it came for.
    fn hears(&mut self, errand: Errand) -> Result<()> {
        let Some(hired) = self.hired(errand) else {
            return Ok(());
        };
        if let Some(text) = hired.waiting.take() {
            return hired.worker.post_message(&text);
        }
        hired.is_free = true;
        if !errand.is_asked_again() {
            self.dismiss(errand);
        }
        Ok(())
    }
}

/// A worker that is on its way.
fn send_for(errand: Errand) -> Result<Worker> {
    let worker = Worker::new(SCRIPT)?;
    let hired = worker.clone();
    on(&worker, "message", move |shell, event: MessageEvent| {
        if !shell.workers.employs(errand, &hired) {
            return Ok(());
        }
        match event.data().as_string().as_deref() {
            Some("") => shell.workers.hears(errand),
            told => shell.send(errand.heard(told)),
        }
    })?;
    let hired = worker.clone();
    on(&worker, "error", move |shell, event: web_sys::Event| {
        // The page says so itself; it is no defect of the page.
        event.prevent_default();
        if shell.workers.employs(errand, &hired) {
            shell.workers.dismiss(errand);
            shell.send(errand.heard(None))?;
        }
        Ok(())
    })?;
    Ok(worker)
}
