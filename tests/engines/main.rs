//! The same walk through the page in every engine: Firefox, `WebKit`, today's Chromium and an old one.
//!
//! Needs the built page in `dist/`; run it with `scripts/test engines`, which walks in the browsers
//! that are there and says which are not.

#[path = "../browser/harness/mod.rs"]
#[expect(
    dead_code,
    unused_imports,
    reason = "the browser tests use the rest of the vocabulary"
)]
mod harness;

mod chromium;
mod engine;
mod firefox;
mod process;
mod visitor;
mod walk;
mod webdriver;
mod webkit;

use visitor::Visitor;

#[test]
fn firefox() {
    walk::whole(&mut Visitor::new(firefox::open()));
}

#[test]
fn webkit() {
    walk::whole(&mut Visitor::new(webkit::open()));
}

/// The browser of the other tests; with `CHROMIUM` set to an old one, that one.
#[test]
fn chromium() {
    walk::whole(&mut Visitor::new(chromium::open()));
}
