//! The commands of `WebDriver`, as both Firefox and `WebKit` understand them; how they are sent is the
//! concern of each.

use serde_json::{Value, json};

use super::engine::{Engine, Point, Trouble};
use crate::harness::server::Server;

/// How long a script may run, in milliseconds: longer than any wait of the walk.
const SCRIPT_WITHIN: u32 = 60_000;

/// A command: its name for Firefox and its path for others.
pub(crate) struct Command {
    pub(crate) name: &'static str,
    pub(crate) path: &'static str,
}

const fn command(name: &'static str, path: &'static str) -> Command {
    Command { name, path }
}

pub(crate) const NEW_SESSION: Command = command("NewSession", "");
const SET_TIMEOUTS: Command = command("SetTimeouts", "/timeouts");
const NAVIGATE: Command = command("Navigate", "/url");
const RUN: Command = command("ExecuteAsyncScript", "/execute/async");
const ACT: Command = command("PerformActions", "/actions");

/// A way to send commands to a browser.
pub(crate) trait Wire {
    /// Sends a command and waits for what the browser answers.
    fn send(&mut self, command: &Command, parameters: Value) -> Result<Value, Trouble>;
}

/// A browser that is driven by these commands.
pub(crate) struct Driven<W> {
    wire: W,
    name: String,
    server: Server,
}

impl<W: Wire> Driven<W> {
    /// Begins a session in a window of its own.
    pub(crate) fn begin(wire: W, capabilities: &Value) -> Result<Self, Trouble> {
        let mut driven = Self {
            wire,
            name: String::new(),
            server: Server::start("", None),
        };
        let wanted = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let session = driven.wire.send(&NEW_SESSION, wanted)?;
        let told = |what: &str| session["capabilities"][what].as_str().unwrap_or_default();
        driven.name = format!("{} {}", told("browserName"), told("browserVersion"));
        let timeouts = json!({ "script": SCRIPT_WITHIN });
        driven.wire.send(&SET_TIMEOUTS, timeouts)?;
        Ok(driven)
    }
}

impl<W: Wire> Engine for Driven<W> {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn server(&self) -> &Server {
        &self.server
    }

    fn go(&mut self, address: &str) -> Result<(), Trouble> {
        self.wire.send(&NAVIGATE, json!({ "url": address }))?;
        Ok(())
    }

    fn ask(&mut self, expression: &str) -> Result<Value, Trouble> {
        let script = format!(
            "const [answer] = arguments;
            new Promise((done) => done({expression})).then(
                (value) => answer({{ value }}),
                (error) => answer({{ error: String(error) }}),
            );"
        );
        let run = json!({ "script": script, "args": [] });
        let mut answer = self.wire.send(&RUN, run)?;
        match answer["error"].as_str() {
            Some(error) => Err(Trouble::Refused(error.to_owned())),
            None => Ok(answer["value"].take()),
        }
    }

    fn point(&mut self, path: &[Point]) -> Result<(), Trouble> {
        let go = |&(x, y): &Point| json!({ "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x.round() as i32, "y": y.round() as i32 });
        let mut steps: Vec<_> = path.iter().map(go).collect();
        steps.insert(
            steps.len().min(1),
            json!({ "type": "pointerDown", "button": 0 }),
        );
        steps.push(json!({ "type": "pointerUp", "button": 0 }));
        let mouse = json!({
            "type": "pointer",
            "id": "mouse",
            "parameters": { "pointerType": "mouse" },
            "actions": steps,
        });
        self.wire.send(&ACT, json!({ "actions": [mouse] }))?;
        Ok(())
    }
}
