//! A client of the `DevTools` protocol over Chromium's own pipe: messages are JSON, each ended by a
//! zero byte. When this process ends, however it ends, the pipe closes and the browser goes too.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long an answer may take; far more than any call needs.
const ANSWER_WITHIN: Duration = Duration::from_mins(1);

/// Commands sent to every page and worker as soon as it is there, so that nothing it says or asks
/// for is missed. A target that doesn't know one of them refuses it, which does no harm.
const WATCH: [&str; 5] = [
    "Runtime.enable",
    "Log.enable",
    "Network.enable",
    "Page.enable",
    "Inspector.enable",
];

/// A connection to one browser.
pub(crate) struct Devtools {
    line: Arc<Line>,
}

/// Something the browser told us without being asked.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    /// The session of the page or worker it is about.
    pub(crate) session: String,
    pub(crate) method: String,
    pub(crate) params: Value,
}

/// Why a call gave no result.
#[derive(Debug)]
pub(crate) enum DevtoolsError {
    Refused { method: String, message: String },
    TimedOut { method: String },
    Closed,
}

impl fmt::Display for DevtoolsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused { method, message } => {
                write!(f, "the browser refused {method}: {message}")
            }
            Self::TimedOut { method } => write!(f, "the browser did not answer {method}"),
            Self::Closed => write!(f, "the browser is gone"),
        }
    }
}

struct Line {
    to_browser: Mutex<Box<dyn Write + Send>>,
    next_id: AtomicU64,
    inbox: Mutex<Inbox>,
    arrived: Condvar,
}

#[derive(Default)]
struct Inbox {
    awaited: HashSet<u64>,
    answers: HashMap<u64, Value>,
    /// Which browser context a session belongs to.
    contexts: HashMap<String, String>,
    /// All events, by browser context.
    events: HashMap<String, Vec<Event>>,
    closed: bool,
}

impl Devtools {
    pub(crate) fn new(
        to_browser: impl Write + Send + 'static,
        from_browser: impl Read + Send + 'static,
    ) -> Self {
        let line = Arc::new(Line {
            to_browser: Mutex::new(Box::new(to_browser)),
            next_id: AtomicU64::new(1),
            inbox: Mutex::default(),
            arrived: Condvar::new(),
        });
        let reader = Arc::clone(&line);
        thread::spawn(move || reader.read_all(from_browser));
        Self { line }
    }

    /// Calls a method and waits for its result. An empty session means the browser itself.
    pub(crate) fn call(
        &self,
        session: &str,
        method: &str,
        params: Value,
    ) -> Result<Value, DevtoolsError> {
        let id = self.line.next_id.fetch_add(1, Ordering::Relaxed);
        self.line.inbox().awaited.insert(id);
        self.line.send(id, session, method, params)?;
        let deadline = Instant::now() + ANSWER_WITHIN;
        let answer = self.line.wait(deadline, |inbox| inbox.answers.remove(&id));
        match answer {
            None if self.line.inbox().closed => Err(DevtoolsError::Closed),
            None => Err(DevtoolsError::TimedOut {
                method: method.to_owned(),
            }),
            Some(mut answer) => match answer["error"]["message"].as_str() {
                Some(message) => Err(DevtoolsError::Refused {
                    method: method.to_owned(),
                    message: message.to_owned(),
                }),
                None => Ok(answer["result"].take()),
            },
        }
    }

    /// Calls a method without waiting for its result.
    pub(crate) fn post(&self, session: &str, method: &str, params: Value) {
        self.line.post(session, method, params);
    }

    /// Waits until `look` finds something in the events of a browser context.
    pub(crate) fn wait_for<T>(
        &self,
        context: &str,
        deadline: Instant,
        mut look: impl FnMut(&[Event]) -> Option<T>,
    ) -> Option<T> {
        self.line.wait(deadline, |inbox| {
            look(inbox.events.get(context).map_or(&[], Vec::as_slice))
        })
    }

    /// All events of a browser context so far.
    pub(crate) fn events(&self, context: &str) -> Vec<Event> {
        let inbox = self.line.inbox();
        inbox.events.get(context).cloned().unwrap_or_default()
    }

    /// The browser context that a session belongs to.
    pub(crate) fn context_of(&self, session: &str) -> String {
        let inbox = self.line.inbox();
        inbox.contexts.get(session).cloned().unwrap_or_default()
    }
}

impl Line {
    fn inbox(&self) -> MutexGuard<'_, Inbox> {
        // A test that panicked while it held the lock left the inbox as good as it was.
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<T>(
        &self,
        deadline: Instant,
        mut look: impl FnMut(&mut Inbox) -> Option<T>,
    ) -> Option<T> {
        let mut inbox = self.inbox();
        loop {
            if let Some(found) = look(&mut inbox) {
                return Some(found);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if inbox.closed || left.is_zero() {
                return None;
            }
            inbox = self
                .arrived
                .wait_timeout(inbox, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }

    fn send(
        &self,
        id: u64,
        session: &str,
        method: &str,
        params: Value,
    ) -> Result<(), DevtoolsError> {
        let mut message = json!({ "id": id, "method": method });
        message["params"] = params;
        if !session.is_empty() {
            message["sessionId"] = session.into();
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        let mut pipe = self
            .to_browser
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        pipe.write_all(&bytes)
            .and_then(|()| pipe.flush())
            .map_err(|_| DevtoolsError::Closed)
    }

    fn post(&self, session: &str, method: &str, params: Value) {
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        // If the browser is gone, the next call says so.
        let _ = self.send(id, session, method, params);
    }

    fn read_all(&self, from_browser: impl Read) {
        let mut messages = BufReader::new(from_browser);
        let mut bytes = Vec::new();
        while matches!(messages.read_until(0, &mut bytes), Ok(count) if count > 0) {
            bytes.pop();
            if let Ok(message) = serde_json::from_slice(&bytes) {
                self.take_in(message);
            }
            bytes.clear();
        }
        self.inbox().closed = true;
        self.arrived.notify_all();
    }

    fn take_in(&self, mut message: Value) {
        let mut inbox = self.inbox();
        if let Some(id) = message["id"].as_u64() {
            if inbox.awaited.remove(&id) {
                inbox.answers.insert(id, message);
            }
        } else {
            let event = Event {
                session: message["sessionId"].as_str().unwrap_or_default().to_owned(),
                method: message["method"].as_str().unwrap_or_default().to_owned(),
                params: message["params"].take(),
            };
            if event.method == "Target.attachedToTarget" {
                let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
                let session = text(&event.params["sessionId"]);
                let context = text(&event.params["targetInfo"]["browserContextId"]);
                inbox.contexts.insert(session.clone(), context);
                self.watch(&session);
            }
            let context = inbox.contexts.get(&event.session).cloned();
            let context = context.unwrap_or_default();
            inbox.events.entry(context).or_default().push(event);
        }
        drop(inbox);
        self.arrived.notify_all();
    }

    /// Listens to a page or worker that has just come to life, and to the workers it starts, and
    /// lets it run.
    fn watch(&self, session: &str) {
        for method in WATCH {
            self.post(session, method, json!({}));
        }
        self.post(
            session,
            "Target.setAutoAttach",
            attach_to(&[
                json!({ "type": "service_worker", "exclude": true }),
                json!({}),
            ]),
        );
        self.post(session, "Runtime.runIfWaitingForDebugger", json!({}));
    }
}

/// Attaches to every new target that `filter` lets through; it waits until we listen.
pub(crate) fn attach_to(filter: &[Value]) -> Value {
    json!({
        "autoAttach": true,
        "waitForDebuggerOnStart": true,
        "flatten": true,
        "filter": filter,
    })
}
