//! What a page complains of: uncaught errors, errors on the console, violations of its
//! content-security policy, crashes, and requests to another host. Any of them fails the test.

use std::sync::PoisonError;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::browser::text;
use super::devtools::Event;
use super::page::Page;
use super::server::Server;

impl Page {
    /// Waits until the page complains of something and accepts that and the like from now on.
    #[track_caller]
    pub(crate) fn complains_of(&self, part: &str) {
        let deadline = Instant::now() + Duration::from_secs(20);
        let devtools = &self.visit.browser.devtools;
        let server = &self.visit.server;
        let complained = devtools.wait_for(&self.context(), deadline, |events| {
            let complaints = events
                .iter()
                .filter_map(|event| complaint(event, &self.session, server));
            complaints
                .into_iter()
                .find(|complaint| complaint.contains(part))
        });
        assert!(
            complained.is_some(),
            "the page does not complain of {part:?}"
        );
        self.accept(part);
    }

    /// Accepts that a file is missing, and what follows from it: the start fails, and the service
    /// worker can't keep the whole page.
    #[track_caller]
    pub(crate) fn accepts_missing(&self, file: &str) {
        self.complains_of(file);
        self.accept("console error");
        // The service worker's, which keeps all files or none.
        self.accept("Failed to fetch");
    }

    /// Accepts complaints that contain `part`, if there are any.
    pub(crate) fn accept(&self, part: &str) {
        let mut accepted = self.accepted.lock().unwrap_or_else(PoisonError::into_inner);
        accepted.push(part.to_owned());
    }

    /// What the page has complained of so far and the test has not accepted.
    pub(crate) fn complaints(&self) -> Vec<String> {
        if !self.has_crashed() {
            // Events come in order: after an answer, all that happened before it are here.
            let _ = self.try_call("Runtime.evaluate", json!({ "expression": "0" }));
        }
        let accepted = self.accepted.lock().unwrap_or_else(PoisonError::into_inner);
        let server = &self.visit.server;
        self.events()
            .iter()
            .filter_map(|event| complaint(event, &self.session, server))
            .filter(|complaint| !accepted.iter().any(|part| complaint.contains(part)))
            .collect()
    }

    /// The addresses that the page and its workers have asked for.
    pub(crate) fn requests(&self) -> Vec<String> {
        self.events()
            .iter()
            .filter_map(request)
            .filter(|address| !is_inline(address))
            .collect()
    }

    /// The cookies that the visit has left.
    pub(crate) fn cookies(&self) -> Vec<Value> {
        let context = json!({ "browserContextId": self.context() });
        let devtools = &self.visit.browser.devtools;
        let found = devtools.call("", "Storage.getCookies", context);
        let mut found = found.unwrap_or_else(|error| panic!("{error}"));
        found["cookies"]
            .as_array_mut()
            .map(std::mem::take)
            .unwrap_or_default()
    }

    /// Everything that was written to the console and every complaint.
    pub(super) fn log(&self) -> String {
        let server = &self.visit.server;
        let line =
            |event: &Event| complaint(event, &self.session, server).or_else(|| console(event));
        self.events()
            .iter()
            .filter_map(line)
            .map(|line| line + "\n")
            .collect()
    }

    fn has_crashed(&self) -> bool {
        let crashed = |event: &Event| {
            event.session == self.session && event.method == "Inspector.targetCrashed"
        };
        self.events().iter().any(crashed)
    }

    fn events(&self) -> Vec<Event> {
        self.visit.browser.devtools.events(&self.context())
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let complaints = self.complaints();
        let failing = thread::panicking();
        if failing || !complaints.is_empty() {
            self.evidence.keep(self);
        }
        let close = json!({ "targetId": self.target });
        let _ = self
            .visit
            .browser
            .devtools
            .call("", "Target.closeTarget", close);
        assert!(
            failing || complaints.is_empty(),
            "the page complains:\n{}",
            complaints.join("\n")
        );
    }
}

fn complaint(event: &Event, tab: &str, server: &Server) -> Option<String> {
    let params = &event.params;
    match event.method.as_str() {
        "Runtime.exceptionThrown" => {
            let details = &params["exceptionDetails"];
            let thrown = &details["exception"]["description"];
            let thrown = thrown
                .as_str()
                .map_or_else(|| text(&details["text"]), str::to_owned);
            Some(format!("uncaught error: {thrown}"))
        }
        "Runtime.consoleAPICalled" if params["type"] == "error" || params["type"] == "assert" => {
            Some(format!("console error: {}", words(params)))
        }
        "Log.entryAdded" if params["entry"]["level"] == "error" => {
            let entry = &params["entry"];
            Some(format!(
                "browser error: {} {}",
                text(&entry["text"]),
                text(&entry["url"])
            ))
        }
        // Of a worker it only means that it has ended.
        "Inspector.targetCrashed" if event.session == tab => Some("the page crashed".to_owned()),
        _ => {
            let address = request(event)?;
            (!is_inline(&address) && !server.owns(&address))
                .then(|| format!("request to another host: {address}"))
        }
    }
}

/// Whether an address is its own content, so that no host is asked.
fn is_inline(address: &str) -> bool {
    ["data:", "blob:", "about:"]
        .iter()
        .any(|scheme| address.starts_with(scheme))
}

fn request(event: &Event) -> Option<String> {
    match event.method.as_str() {
        "Network.requestWillBeSent" => Some(text(&event.params["request"]["url"])),
        "Network.webSocketCreated" | "Network.webTransportCreated" => {
            Some(text(&event.params["url"]))
        }
        _ => None,
    }
}

fn console(event: &Event) -> Option<String> {
    let params = &event.params;
    match event.method.as_str() {
        "Runtime.consoleAPICalled" => Some(format!(
            "console {}: {}",
            text(&params["type"]),
            words(params)
        )),
        "Log.entryAdded" => Some(format!(
            "browser {}: {}",
            text(&params["entry"]["level"]),
            text(&params["entry"]["text"])
        )),
        "Page.frameNavigated" => Some(format!("at {}", text(&params["frame"]["url"]))),
        _ => None,
    }
}

/// The words of a call of the console.
fn words(call: &Value) -> String {
    let arguments = call["args"].as_array().map_or(&[][..], Vec::as_slice);
    let word = |argument: &Value| match &argument["value"] {
        Value::Null => text(&argument["description"]),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    };
    arguments.iter().map(word).collect::<Vec<_>>().join(" ")
}
