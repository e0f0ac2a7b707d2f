//! What the walk needs of a browser.

use std::fmt;
use std::io;

use serde_json::Value;

use crate::harness::server::Server;

/// A point in CSS pixels from the top left of the window.
pub(crate) type Point = (f64, f64);

/// A browser with one window.
pub(crate) trait Engine {
    /// Its name and version, as it tells them itself.
    fn name(&self) -> String;

    /// Where the page comes from.
    fn server(&self) -> &Server;

    /// Goes to an address.
    fn go(&mut self, address: &str) -> Result<(), Trouble>;

    /// The value of a JavaScript expression, which may be a promise.
    fn ask(&mut self, expression: &str) -> Result<Value, Trouble>;

    /// Presses at the first of these points, moves through the others, lets go at the last.
    fn point(&mut self, path: &[Point]) -> Result<(), Trouble>;
}

/// Why a browser did not do what it should.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It says no; perhaps because the page is just being loaded.
    Refused(String),
    /// It does not answer any more.
    Gone(io::Error),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(why) => write!(f, "the browser refuses: {why}"),
            Self::Gone(why) => write!(f, "the browser is gone: {why}"),
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Gone(error)
    }
}
