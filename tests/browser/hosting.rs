//! The built page is good HTML and lives anywhere on a static host.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::harness::{Options, Page, dist};

#[test]
fn it_works_under_a_sub_path() {
    let page = Page::open(Options::phone().under("/school/chess"), "#/explore");
    page.tap("e4");
    page.says("E4 is a light square.");
    page.eval("navigator.serviceWorker.ready.then(() => true)");
    page.goes_offline();
    page.reload();
    page.says("Tap a square or a piece.");
}

#[test]
fn html_validate_finds_nothing() {
    validate(&dist().join("index.html"));
}

/// html-validate finds nothing in a file, or in all of a folder.
#[track_caller]
pub(crate) fn validate(file: &Path) {
    let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
    let checked = Command::new("node")
        .arg(tools.join("node_modules/html-validate/bin/html-validate.mjs"))
        .arg("--config")
        .arg(tools.join("html-validate.json"))
        .arg(file)
        .output()
        .expect("node runs");
    let said = String::from_utf8_lossy(&checked.stdout) + String::from_utf8_lossy(&checked.stderr);
    assert!(
        checked.status.success(),
        "{said}\n(if the tool is missing: run 'npm ci' in tests/browser)"
    );
}

/// D18.
#[test]
fn the_site_tells_the_licences_of_what_others_wrote() {
    let licences = fs::read_to_string(dist().join("licences.txt")).expect("licences.txt is there");
    for part in ["The Rust standard library", "wasm-bindgen 0.", "js-sys 0."] {
        assert!(licences.contains(part), "{part}");
    }
    assert!(licences.contains("Permission is hereby granted"));
    // What only the terminal and the tests need is not in the page.
    assert!(!licences.contains("rustyline"));
    let page = Page::open(Options::phone(), "#/settings");
    let link = "[...document.links].find(link => link.href.endsWith('/licences.txt'))";
    let status = page.eval(&format!("fetch({link}.href).then(answer => answer.status)"));
    assert_eq!(status, 200);
}
