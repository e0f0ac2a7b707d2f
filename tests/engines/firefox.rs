//! Firefox, by its own remote protocol Marionette: each message is its length, a colon and JSON.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::thread;

use serde_json::{Value, json};

use super::engine::{Engine, Trouble};
use super::process::{Running, find, fresh_folder, start};
use super::webdriver::{Command, Driven, Wire};

const NAMES: [&str; 2] = ["firefox-esr", "firefox"];

/// What Firefox writes before its port.
const LISTENING: &str = "Listening on port ";

/// No connection of the browser's own, no pages of its own, a port that is free.
const PREFERENCES: [(&str, &str); 14] = [
    ("marionette.port", "0"),
    ("remote.log.level", "\"Info\""),
    ("browser.startup.page", "0"),
    ("browser.startup.homepage_override.mstone", "\"ignore\""),
    ("browser.aboutwelcome.enabled", "false"),
    ("datareporting.policy.dataSubmissionEnabled", "false"),
    ("toolkit.telemetry.enabled", "false"),
    ("app.normandy.enabled", "false"),
    ("app.update.disabledForTesting", "true"),
    ("extensions.systemAddon.update.enabled", "false"),
    ("network.captive-portal-service.enabled", "false"),
    ("network.connectivity-service.enabled", "false"),
    (
        "services.settings.server",
        "\"data:,#remote-settings-dummy/v1\"",
    ),
    ("intl.accept_languages", "\"en-US\""),
];

/// Opens Firefox without a screen.
pub(crate) fn open() -> impl Engine {
    let program = find(
        &NAMES,
        "Firefox is missing: install the package firefox-esr",
    );
    let folder = fresh_folder();
    let preferences = PREFERENCES
        .iter()
        .map(|(name, value)| format!("user_pref(\"{name}\", {value});"))
        .collect::<Vec<_>>()
        .join("\n");
    fs::write(folder.join("user.js"), preferences).expect("the folder takes files");
    let (profile, program) = (folder.to_string_lossy(), program.to_string_lossy());
    let arguments = [
        "--headless",
        "--marionette",
        "--no-remote",
        "--window-size=1280,900",
        "--profile",
        &profile,
    ];
    let running = start(&folder, &program, &arguments, "");
    Marionette::connect(running)
        .and_then(|wire| Driven::begin(wire, &json!({})))
        .unwrap_or_else(|trouble| panic!("Firefox does not start: {trouble}"))
}

struct Marionette {
    to: TcpStream,
    from: BufReader<TcpStream>,
    last: u64,
    _running: Running,
}

impl Marionette {
    /// Waits until Firefox tells its port, and connects to it.
    fn connect(mut running: Running) -> Result<Self, Trouble> {
        let mut told = BufReader::new(running.output()).lines();
        let port = told.find_map(|line| Some(line.ok()?.split_once(LISTENING)?.1.to_owned()));
        let port = port.ok_or_else(|| Trouble::Refused("it tells no port".to_owned()))?;
        // It goes on telling things, and must not wait for a reader.
        thread::spawn(move || told.for_each(drop));
        let to = TcpStream::connect(format!("127.0.0.1:{port}"))?;
        let mut wire = Self {
            from: BufReader::new(to.try_clone()?),
            to,
            last: 0,
            _running: running,
        };
        let _greeting = wire.read()?;
        Ok(wire)
    }

    fn read(&mut self) -> Result<Value, Trouble> {
        let mut length = Vec::new();
        self.from.read_until(b':', &mut length)?;
        let length = String::from_utf8_lossy(&length);
        let length = length.trim_end_matches(':').parse();
        let mut message = vec![0; length.map_err(io::Error::other)?];
        self.from.read_exact(&mut message)?;
        Ok(serde_json::from_slice(&message).map_err(io::Error::from)?)
    }
}

impl Wire for Marionette {
    fn send(&mut self, command: &Command, parameters: Value) -> Result<Value, Trouble> {
        self.last += 1;
        let name = format!("WebDriver:{}", command.name);
        let message = json!([0, self.last, name, parameters]).to_string();
        write!(self.to, "{}:{message}", message.len())?;
        let mut answer = self.read()?;
        match answer[2]["message"].as_str() {
            Some(why) => Err(Trouble::Refused(format!("{name}: {why}"))),
            // Some answers are wrapped once more.
            None if answer[3].get("value").is_some() => Ok(answer[3]["value"].take()),
            None => Ok(answer[3].take()),
        }
    }
}
