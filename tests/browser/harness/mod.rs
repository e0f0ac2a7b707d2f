//! The vocabulary of the browser tests:
//!
//! ```ignore
//! let page = Page::open(Options::phone().lang("ru"), "#/explore");
//! page.tap("e4");
//! page.says("E4 — белое поле.");
//! ```
//!
//! Every test gets a fresh profile and a server of its own. Every wait waits for a condition.
//! Whatever a page complains of fails its test, unless the test says that it expects it.

mod access;
mod board;
mod browser;
mod device;
mod devtools;
mod evidence;
mod game;
mod input;
mod keys;
mod options;
mod page;
mod paper;
mod picture;
pub(crate) mod server;
mod steps;
mod trace;
pub(crate) mod waiting;
mod watch;

pub(crate) use keys::Key;
pub(crate) use options::Options;
pub(crate) use page::Page;
pub(crate) use paper::PAPERS;
pub(crate) use server::{dist, dist_api};
pub(crate) use trace::Span;
