//! The search for placements, as the worker runs it: a slice at a time, so that it can tell how
//! far it is. `www/worker.js` loads the same module as the puzzles do.

use std::ops::ControlFlow;

use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::app::problem_from_query;
use crate::placement::{Problem, Search, State};

/// So many steps are made between two looks at the clock.
const STEPS: u64 = 20_000;
/// So many milliseconds a slice takes.
const SLICE: f64 = 80.0;
/// So many solutions are sent at once, and in all; the others are only counted.
const AT_ONCE: usize = 2_000;
const IN_ALL: usize = 60_000;

/// A search for all solutions of a problem.
#[wasm_bindgen]
pub struct PlacementSearch {
    problem: Problem,
    search: Search,
    sent: usize,
}

/// How far a search is: a promise to the page, which reads it in `worker.rs`.
#[derive(Serialize)]
struct Told {
    total: f64,
    fundamental: f64,
    done: u16,
    finished: bool,
    found: Vec<String>,
}

#[wasm_bindgen]
impl PlacementSearch {
    /// The search for the problem in a text such as `task=independence&size=8&pieces=8Q`.
    ///
    /// # Errors
    ///
    /// If the text holds no problem.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<PlacementSearch, JsValue> {
        let problem = problem_from_query(text).ok_or_else(|| JsValue::from_str("no problem"))?;
        Ok(Self {
            search: Search::new(&problem),
            problem,
            sent: 0,
        })
    }

    /// Searches for a moment and tells `{ total, fundamental, done, finished, found }`.
    ///
    /// # Errors
    ///
    /// If the browser can't make an object of it.
    pub fn run(&mut self) -> Result<JsValue, JsValue> {
        let end = js_sys::Date::now() + SLICE;
        let size = self.problem.size();
        let mut found = Vec::new();
        loop {
            let room = IN_ALL.saturating_sub(self.sent + found.len());
            let progress = self.search.run(STEPS, &mut |solution| {
                if room > 0 && found.len() < AT_ONCE {
                    found.push(solution.solution().to_text(size));
                }
                // A full hand is brought home first.
                if room > 0 && found.len() == AT_ONCE {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            let finished = progress.state == State::Finished;
            if finished || found.len() == AT_ONCE || js_sys::Date::now() > end {
                self.sent += found.len();
                let told = Told {
                    total: progress.total as f64,
                    fundamental: progress.fundamental as f64,
                    done: (progress.fraction * 1000.0) as u16,
                    finished,
                    found,
                };
                return Ok(serde_wasm_bindgen::to_value(&told)?);
            }
        }
    }
}
