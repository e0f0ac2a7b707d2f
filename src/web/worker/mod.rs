//! Workers beside the page, which find out what takes time while the page stays awake. Stopping
//! one is ending it: whatever it is doing, it is gone at once. [`inside`] is what runs in them.
//!
//! A worker says `""` once it can hear. The page then sends it an errand, and every answer is a
//! text, which is read where it is wanted.

pub mod inside;

use wasm_bindgen::JsValue;
use web_sys::{MessageEvent, Worker};

use super::dom::Result;
use super::events::on;
use super::shell;
use crate::app::{FormMsg, LabMsg, Msg, PlayMsg, PuzzlesMsg, TableMsg};
use crate::placement::Report;

/// What starts the worker's module: trunk writes this script.
const SCRIPT: &str = "worker_loader.js";

/// Those that have something to do.
#[derive(Default)]
pub(super) struct Workers {
    search: Option<Worker>,
    advice: Option<Worker>,
    thought: Option<Worker>,
    coach: Option<Worker>,
    games: Option<Worker>,
}

impl Workers {
    /// Begins to search, in place of any other search.
    pub(super) fn search(&mut self, problem: &str) {
        dismiss(&mut self.search);
        self.search = hire(&format!("{}\n{problem}", inside::SEARCH), |told| {
            let report = told.and_then(Report::from_text);
            let told = report.map_or(LabMsg::Failed, LabMsg::Told);
            Msg::Puzzles(PuzzlesMsg::Lab(told))
        });
    }

    /// Searches no more.
    pub(super) fn stop_search(&mut self) {
        dismiss(&mut self.search);
    }

    /// Finds out how a placement can go on; only the last question is answered.
    pub(super) fn find_hint(&mut self, question: &str) {
        dismiss(&mut self.advice);
        self.advice = hire(&format!("{}\n{question}", inside::HINT), |told| {
            Msg::Puzzles(PuzzlesMsg::Advised(told.unwrap_or_default().to_owned()))
        });
    }

    /// Lets a character think; only the last question is answered.
    pub(super) fn think(&mut self, question: &str) {
        dismiss(&mut self.thought);
        self.thought = hire(&format!("{}\n{question}", inside::REPLY), |told| {
            Msg::Play(PlayMsg::Table(TableMsg::Replied(told.map(str::to_owned))))
        });
    }

    /// Asks the coach; only the last question is answered.
    pub(super) fn coach(&mut self, question: &str) {
        dismiss(&mut self.coach);
        self.coach = hire(&format!("{}\n{question}", inside::COACH), |told| {
            Msg::Play(PlayMsg::Table(TableMsg::Advised(told.map(str::to_owned))))
        });
    }

    /// Finds the games in a text; only the last text counts.
    pub(super) fn find_games(&mut self, text: &str) {
        dismiss(&mut self.games);
        self.games = hire(&format!("{}\n{text}", inside::GAMES), |told| {
            Msg::Play(PlayMsg::Form(FormMsg::Found(told.map(str::to_owned))))
        });
    }

    /// Thinks no more.
    pub(super) fn stop_thinking(&mut self) {
        dismiss(&mut self.thought);
    }

    /// Whether this one still has something to do. One that was dismissed while it was coming may
    /// say that it failed, which must not be taken for an answer of the next.
    fn employs(&self, worker: &Worker) -> bool {
        [
            &self.search,
            &self.advice,
            &self.thought,
            &self.coach,
            &self.games,
        ]
        .into_iter()
        .any(|known| known.as_ref() == Some(worker))
    }
}

fn dismiss(worker: &mut Option<Worker>) {
    if let Some(worker) = worker.take() {
        worker.terminate();
    }
}

/// A worker with an errand. `heard` makes messages of its answers, and of nothing when it fails.
fn hire(errand: &str, heard: fn(Option<&str>) -> Msg) -> Option<Worker> {
    let hired = send_out(errand.to_owned(), heard);
    if hired.is_err() {
        shell::dispatch(heard(None));
    }
    hired.ok()
}

fn send_out(errand: String, heard: fn(Option<&str>) -> Msg) -> Result<Worker> {
    let worker = Worker::new(SCRIPT)?;
    let hired = worker.clone();
    on(
        &worker,
        "message",
        move |shell, event: MessageEvent| match event.data().as_string().as_deref() {
            _ if !shell.workers.employs(&hired) => Ok(()),
            Some("") => hired.post_message(&JsValue::from_str(&errand)),
            told => shell.send(heard(told)),
        },
    )?;
    let hired = worker.clone();
    on(&worker, "error", move |shell, event: web_sys::Event| {
        // The page says so itself; it is no defect of the page.
        event.prevent_default();
        if shell.workers.employs(&hired) {
            shell.send(heard(None))?;
        }
        Ok(())
    })?;
    Ok(worker)
}
