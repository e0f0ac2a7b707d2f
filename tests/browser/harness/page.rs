//! A page in a browser: opening it, waiting for what it shows, looking into it.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::browser::{Browser, Slot, text};
use super::devtools::DevtoolsError;
use super::evidence::Evidence;
use super::options::Options;
use super::server::Server;
use super::waiting::watching;

/// How long anything may take that the page should show. Waiting ends as soon as it is there.
const DEADLINE: Duration = Duration::from_secs(20);

const LOADED: &str = "document.readyState === 'complete'";

/// The page is ready when it no longer says that it is loading, and the screen no longer waits for its
/// words, unless it says that they don't come.
const READY: &str =
    "document.readyState === 'complete' && document.documentElement.dataset.boot !== 'loading'
        && (!document.querySelector('.screen.boot') || document.querySelector('.notice'))";

/// The page paints in a frame; after the next one it is on the screen.
const FRAMES: &str =
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";

/// A tab with the page in it. When it goes out of scope, the test fails if the page complained of
/// anything; see `watch.rs`.
pub(crate) struct Page {
    pub(super) options: Options,
    pub(super) visit: Arc<Visit>,
    pub(super) target: String,
    pub(super) session: String,
    pub(super) evidence: Evidence,
    /// Parts of complaints that the test has accepted.
    pub(super) accepted: Mutex<Vec<String>>,
}

/// What the tabs of one test share: a fresh profile and a server.
pub(super) struct Visit {
    pub(super) server: Server,
    pub(super) browser: Arc<Browser>,
    /// The browser context, if it is not the default one.
    pub(super) own_context: Option<String>,
    _slot: Slot,
}

impl Page {
    /// Visits the page with a fresh profile, at a route such as `#/explore`.
    #[track_caller]
    pub(crate) fn open(options: Options, route: &str) -> Self {
        let slot = Slot::take();
        let server = Server::start(&options.prefix, options.blocked.clone());
        for (name, content) in &options.replaced {
            server.replace(name, content.as_str());
        }
        let browser = if options.default_context {
            Arc::new(Browser::launch(options.scale))
        } else {
            Browser::shared()
        };
        let own_context = (!options.default_context).then(|| {
            let made = browser
                .devtools
                .call("", "Target.createBrowserContext", json!({}));
            text(&expect(made)["browserContextId"])
        });
        let visit = Visit {
            server,
            browser,
            own_context,
            _slot: slot,
        };
        Self::in_new_tab(options, Arc::new(visit), route)
    }

    /// Opens one more tab for the same visitor.
    #[track_caller]
    pub(crate) fn open_tab(&self, route: &str) -> Self {
        Self::in_new_tab(self.options.clone(), Arc::clone(&self.visit), route)
    }

    /// Closes the tab and opens a new one for the same visitor, as on the next day.
    #[track_caller]
    pub(crate) fn reopened(self, route: &str) -> Self {
        let (options, visit) = (self.options.clone(), Arc::clone(&self.visit));
        drop(self);
        Self::in_new_tab(options, visit, route)
    }

    #[track_caller]
    fn in_new_tab(options: Options, visit: Arc<Visit>, route: &str) -> Self {
        let devtools = &visit.browser.devtools;
        let mut wanted = json!({ "url": "about:blank", "newWindow": true });
        if let Some(context) = &visit.own_context {
            wanted["browserContextId"] = context.as_str().into();
        }
        let target = text(&expect(devtools.call("", "Target.createTarget", wanted))["targetId"]);
        let attach = json!({ "targetId": target, "flatten": true });
        let attached = expect(devtools.call("", "Target.attachToTarget", attach));
        let page = Self {
            options,
            target,
            session: text(&attached["sessionId"]),
            evidence: Evidence::of_this_test(),
            accepted: Mutex::default(),
            visit,
        };
        page.emulate();
        page.goes_to(route);
        page
    }

    /// Goes to a route by its full address, as a link from elsewhere would.
    #[track_caller]
    pub(crate) fn goes_to(&self, route: &str) {
        let address = format!("{}{route}", self.visit.server.url());
        let went = self.call("Page.navigate", json!({ "url": address }));
        if let Some(error) = went["errorText"].as_str() {
            panic!("{address} can't be opened: {error}");
        }
        // A page that is there already hears of its new address a moment later, and may load
        // itself again for it.
        if self.options.javascript {
            let _ = self.try_eval(FRAMES);
        }
        self.wait_ready();
    }

    /// Loads the page again.
    #[track_caller]
    pub(crate) fn reload(&self) {
        // The old page is told from the new one by a mark.
        self.eval("window.isOld = true");
        self.start_reload();
        self.wait_until("the page loads again", "!window.isOld");
        self.wait_ready();
    }

    /// Asks for the page again without waiting for it.
    pub(crate) fn start_reload(&self) {
        self.call("Page.reload", json!({}));
    }

    /// Kills the process that shows the page.
    pub(crate) fn crash(&self) {
        // Nobody is left to answer.
        let devtools = &self.visit.browser.devtools;
        devtools.post(&self.session, "Page.crash", json!({}));
    }

    /// Where the page comes from.
    pub(crate) fn server(&self) -> &Server {
        &self.visit.server
    }

    /// The value of a JavaScript expression, which may be a promise.
    #[track_caller]
    pub(crate) fn eval(&self, expression: &str) -> Value {
        match self.try_eval(expression) {
            Ok(value) => value,
            Err(error) => panic!("{error}, in {expression}"),
        }
    }

    /// The value of an expression in the page that is there once it has started: it may just be
    /// loading again.
    #[track_caller]
    pub(crate) fn eval_loaded(&self, expression: &str) -> Value {
        let mut tries = 0;
        loop {
            self.wait_until("the page starts", READY);
            match self.try_eval(expression) {
                Ok(value) => return value,
                Err(DevtoolsError::Refused { .. }) if tries < 20 => tries += 1,
                Err(error) => panic!("{error}, in {expression}"),
            }
        }
    }

    /// Runs a script without waiting for it: the page may leave because of it.
    pub(crate) fn run(&self, script: &str) {
        let params = json!({ "expression": script, "userGesture": true });
        let devtools = &self.visit.browser.devtools;
        devtools.post(&self.session, "Runtime.evaluate", params);
    }

    /// Waits until a JavaScript expression is true; `what` says what that means.
    #[track_caller]
    pub(crate) fn wait_until(&self, what: &str, condition: &str) {
        assert!(self.becomes(condition), "{what}: this does not happen");
    }

    /// Waits until the page says something, to the eyes or to a screen reader.
    #[track_caller]
    pub(crate) fn says(&self, words: &str) {
        if !self.becomes(&format!("{SAID}.includes({})", json!(words))) {
            let said = self.eval(SAID);
            panic!("the page does not say {words:?}; it says:\n{said}");
        }
    }

    /// Whether the page says something right now.
    #[track_caller]
    pub(crate) fn is_saying(&self, words: &str) -> bool {
        self.wait_painted();
        self.eval(&format!("{SAID}.includes({})", json!(words))) == json!(true)
    }

    /// Waits until what is shown has been painted.
    pub(crate) fn wait_painted(&self) {
        if self.options.javascript {
            self.eval(FRAMES);
        }
    }

    #[track_caller]
    pub(super) fn call(&self, method: &str, params: Value) -> Value {
        expect(self.try_call(method, params))
    }

    pub(super) fn try_call(&self, method: &str, params: Value) -> Result<Value, DevtoolsError> {
        self.visit
            .browser
            .devtools
            .call(&self.session, method, params)
    }

    pub(super) fn context(&self) -> String {
        self.visit.browser.devtools.context_of(&self.session)
    }

    /// The value of a JavaScript expression, or why there is none.
    pub(crate) fn try_eval(&self, expression: &str) -> Result<Value, DevtoolsError> {
        let params = json!({
            "expression": expression,
            "awaitPromise": true,
            "returnByValue": true,
            "userGesture": true,
        });
        let mut answer = self.try_call("Runtime.evaluate", params)?;
        match answer["exceptionDetails"]["exception"]["description"].as_str() {
            Some(message) => Err(DevtoolsError::Refused {
                method: "Runtime.evaluate".to_owned(),
                message: message.to_owned(),
            }),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// Whether a condition becomes true in time. When the page loads again meanwhile, the new
    /// page is asked.
    pub(super) fn becomes(&self, condition: &str) -> bool {
        let deadline = Instant::now() + DEADLINE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let asked = if self.options.javascript {
                self.try_eval(&watching(condition, left))
            } else {
                // A page without scripts can't look at itself; we ask again and again.
                self.try_eval(condition)
            };
            match asked {
                Ok(Value::Bool(true)) => return true,
                Ok(_) | Err(DevtoolsError::Refused { .. }) if !left.is_zero() => {}
                Ok(_) => return false,
                Err(error) => panic!("{error}, while waiting for {condition}"),
            }
        }
    }

    #[track_caller]
    fn wait_ready(&self) {
        let ready = if self.options.javascript {
            READY
        } else {
            LOADED
        };
        self.wait_until("the page starts", ready);
        // A board gets its size in the first frame.
        self.wait_painted();
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        if let Some(context) = &self.own_context {
            let gone = json!({ "browserContextId": context });
            // If the browser is gone, so is the context.
            let _ = self
                .browser
                .devtools
                .call("", "Target.disposeBrowserContext", gone);
        }
    }
}

/// All words on the page: what can be seen, and what screen readers are told.
const SAID: &str = "[document.body.innerText, ...[...document.querySelectorAll('[role=status], [role=alert], [aria-live]')].filter((told) => told.checkVisibility()).map((told) => told.textContent)].join('\\n').replace(/\\s+/g, ' ')";

#[track_caller]
fn expect(result: Result<Value, DevtoolsError>) -> Value {
    result.unwrap_or_else(|error| panic!("{error}"))
}
