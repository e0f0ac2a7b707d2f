//! What the main thread of a page was busy with, as the browser itself recorded it.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::browser::text;
use super::page::Page;

/// Tasks, events, frames: what the timeline of the developer tools shows.
const CATEGORIES: [&str; 2] = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/// Something that took a while on the main thread. Times are in milliseconds.
#[derive(Clone, Debug)]
pub(crate) struct Span {
    /// `RunTask`, `EventDispatch`, `FireAnimationFrame`, `Commit` and so on.
    pub(crate) name: String,
    /// The kind of event, if it is the dispatch of one.
    pub(crate) event: String,
    pub(crate) start: f64,
    pub(crate) end: f64,
    /// The time the thread really ran, if the browser says so.
    pub(crate) busy: Option<f64>,
}

impl Page {
    /// What the main thread did while `act` was acted.
    #[track_caller]
    pub(crate) fn traced(&self, act: impl FnOnce()) -> Vec<Span> {
        let devtools = &self.visit.browser.devtools;
        let told = devtools.events("").len();
        let call = |method: &str, params: Value| {
            let answer = devtools.call("", method, params);
            answer.unwrap_or_else(|error| panic!("{error}"))
        };
        let config = json!({ "includedCategories": CATEGORIES, "excludedCategories": ["*"] });
        call(
            "Tracing.start",
            json!({ "traceConfig": config, "transferMode": "ReportEvents" }),
        );
        act();
        call("Tracing.end", json!({}));
        let deadline = Instant::now() + Duration::from_mins(1);
        let complete = devtools.wait_for("", deadline, |events| {
            let new = events.get(told..)?;
            new.iter()
                .find(|event| event.method == "Tracing.tracingComplete")
                .map(|_| ())
        });
        assert!(complete.is_some(), "the trace does not end");
        let events = devtools.events("");
        let collected = events[told..]
            .iter()
            .filter(|event| event.method == "Tracing.dataCollected");
        let recorded: Vec<&Value> = collected
            .filter_map(|event| event.params["value"].as_array())
            .flatten()
            .collect();
        main_thread(&recorded)
    }
}

/// The spans of the thread that gives events to the page, in the order of their starts. A browser
/// that has just begun has pages of its own, which load meanwhile; nobody points at those.
fn main_thread(recorded: &[&Value]) -> Vec<Span> {
    let thread = |event: &Value| (event["pid"].as_i64(), event["tid"].as_i64());
    let by_hand = |event: &&&Value| {
        let kind = text(&event["args"]["data"]["type"]);
        let hands = ["pointer", "mouse", "key", "touch"];
        event["name"] == "EventDispatch" && hands.iter().any(|hand| kind.starts_with(hand))
    };
    let main = recorded.iter().find(by_hand).map(|event| thread(event));
    let mut spans: Vec<Span> = recorded
        .iter()
        .filter(|event| Some(thread(event)) == main && event["ph"] == "X")
        .filter_map(|event| span(event))
        .collect();
    spans.sort_by(|one, other| one.start.total_cmp(&other.start));
    spans
}

fn span(event: &Value) -> Option<Span> {
    let milliseconds = |name: &str| event[name].as_f64().map(|micros| micros / 1000.0);
    let start = milliseconds("ts")?;
    Some(Span {
        name: text(&event["name"]),
        event: text(&event["args"]["data"]["type"]),
        start,
        end: start + milliseconds("dur").unwrap_or_default(),
        busy: milliseconds("tdur"),
    })
}
