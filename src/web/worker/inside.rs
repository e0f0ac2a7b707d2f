//! What runs in a worker: one errand after the other, each told by a text whose first line says which.

use js_sys::Date;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::app::Errand;
use crate::coach;
use crate::opponents::Question;
use crate::placement::{self, Problem, Rounds, Solution};
use crate::rules::find_games;

/// So many milliseconds a round of a search takes.
const ROUND: f64 = 80.0;
/// How long a hint may look for a way on: a few seconds at most, even on a slow tablet.
const HINT_STEPS: u64 = 3_000_000;
/// Nobody looks through a longer list of games.
const MOST_GAMES: usize = 100;

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
        if let Err(error) = run(&errand, &tell).and_then(|()| tell("")) {
            wasm_bindgen::throw_val(error);
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    scope.post_message(&JsValue::from_str(""))
}

fn run(errand: &str, tell: &dyn Fn(&str) -> Result<(), JsValue>) -> Result<(), JsValue> {
    let (kind, rest) = errand.split_once('\n').unwrap_or((errand, ""));
    let (first, below) = rest.split_once('\n').unwrap_or((rest, ""));
    let errand = Errand::ALL.into_iter().find(|it| it.name() == kind);
    match errand.ok_or_else(|| JsValue::from_str("no errand"))? {
        Errand::Search => search(&problem(first)?, tell),
        Errand::Hint => {
            let problem = problem(first)?;
            let size = problem.size();
            let placed = Solution::from_text(below, size);
            let hint = placement::hint(&problem, &placed.unwrap_or_default(), HINT_STEPS);
            tell(&hint.to_text(size))
        }
        Errand::Reply => {
            let question = Question::from_text(below);
            let found = question.and_then(|question| question.answer());
            let found = found.ok_or_else(|| JsValue::from_str("no move"))?;
            tell(&format!("{first} {found}"))
        }
        Errand::Coach => {
            let question = coach::Question::from_text(below);
            let say = |said: &str| tell(&format!("{first} {said}"));
            question.map_or_else(|| say(""), |question| question.answered(say))
        }
        Errand::Games => tell(&find_games(rest, MOST_GAMES)),
    }
}

fn problem(text: &str) -> Result<Problem, JsValue> {
    Problem::from_text(text).map_err(|_| JsValue::from_str("no problem"))
}

fn search(problem: &Problem, tell: &dyn Fn(&str) -> Result<(), JsValue>) -> Result<(), JsValue> {
    let mut rounds = Rounds::new(problem);
    loop {
        let end = Date::now() + ROUND;
        let report = rounds.run(|| Date::now() > end);
        tell(&report.to_text())?;
        if report.finished {
            return Ok(());
        }
    }
}
