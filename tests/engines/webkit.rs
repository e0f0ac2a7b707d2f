//! `WebKit`, the nearest relative of Safari: `MiniBrowser` on a screen that only exists in memory,
//! driven by `WebKitWebDriver` over HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::engine::{Engine, Trouble};
use super::process::{Running, find, fresh_folder, start};
use super::webdriver::{Command, Driven, NEW_SESSION, Wire};

/// How long the driver may take to listen.
const DEADLINE: Duration = Duration::from_secs(20);

/// Opens `WebKit`.
pub(crate) fn open() -> impl Engine {
    let driver = find(
        &["WebKitWebDriver"],
        "WebKit is missing: install the packages webkit2gtk-driver, xvfb and dbus",
    );
    let mut screen = start(
        &fresh_folder(),
        "Xvfb",
        &[
            "-displayfd",
            "1",
            "-nolisten",
            "tcp",
            "-screen",
            "0",
            "1400x1000x24",
        ],
        "",
    );
    let mut display = String::from(":");
    // It tells the number of the screen as soon as there is one.
    let told = BufReader::new(screen.output()).read_line(&mut display);
    assert!(told.is_ok() && display.len() > 1, "Xvfb does not start");
    let address = free_address();
    let (program, port) = (driver.to_string_lossy(), address.port().to_string());
    let arguments = ["--", &program, "-p", &port];
    let running = start(
        &fresh_folder(),
        "dbus-run-session",
        &arguments,
        display.trim(),
    );
    let wire = Http {
        address,
        session: String::new(),
        _running: [running, screen],
    };
    let options = json!({ "args": ["--automation", "--geometry=1000x760"] });
    Driven::begin(wire, &json!({ "webkitgtk:browserOptions": options }))
        .unwrap_or_else(|trouble| panic!("WebKit does not start: {trouble}"))
}

struct Http {
    address: SocketAddr,
    /// The path of the session, once there is one.
    session: String,
    /// The browser goes before its screen.
    _running: [Running; 2],
}

impl Wire for Http {
    fn send(&mut self, command: &Command, parameters: Value) -> Result<Value, Trouble> {
        let mut answer = self.post(command.path, &parameters)?["value"].take();
        if let Some(why) = answer["message"].as_str() {
            let what = answer["error"].as_str().unwrap_or_default();
            return Err(Trouble::Refused(format!("{}: {what}: {why}", command.name)));
        }
        if command.name == NEW_SESSION.name {
            let id = answer["sessionId"].as_str().unwrap_or_default();
            self.session = format!("/{id}");
        }
        Ok(answer.take())
    }
}

impl Http {
    fn post(&self, path: &str, parameters: &Value) -> Result<Value, Trouble> {
        let mut driver = self.connect()?;
        let body = parameters.to_string();
        write!(
            driver,
            "POST /session{}{path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.session,
            self.address,
            body.len()
        )?;
        let mut lines = BufReader::new(driver);
        let mut length = 0;
        loop {
            let mut line = String::new();
            lines.read_line(&mut line)?;
            match line.trim_end().split_once(':') {
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                    length = value.trim().parse().unwrap_or_default();
                }
                None if line.trim_end().is_empty() => break,
                _ => {}
            }
        }
        let mut answer = vec![0; length];
        lines.read_exact(&mut answer)?;
        Ok(serde_json::from_slice(&answer).map_err(std::io::Error::from)?)
    }

    /// A connection to the driver, which needs a moment after its start.
    fn connect(&self) -> Result<TcpStream, Trouble> {
        let deadline = Instant::now() + DEADLINE;
        loop {
            match TcpStream::connect(self.address) {
                Ok(driver) => return Ok(driver),
                Err(error) if Instant::now() > deadline => return Err(error.into()),
                Err(_) => thread::yield_now(),
            }
        }
    }
}

fn free_address() -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
    listener.local_addr().expect("a listener has an address")
}
