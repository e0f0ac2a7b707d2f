//! After one visit the page needs no network; a new build comes in cleanly; it can be installed.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::harness::{Options, Page};

/// Waits until the service worker holds the whole page.
pub(crate) fn wait_kept(page: &Page) {
    page.eval("navigator.serviceWorker.ready.then((kept) => kept.active.state)");
    page.wait_until(
        "the service worker takes over",
        "navigator.serviceWorker.controller?.state === 'activated'",
    );
}

/// Publishes a build that differs from the one in `dist/` by its id and its document.
fn publish(page: &Page, id: &str) {
    let document = page.server().file("index.html");
    let document = document.replace("<body", &format!("<body data-build=\"{id}\""));
    publish_with(page, id, "index.html", &document);
}

/// Publishes a build with another file.
fn publish_with(page: &Page, id: &str, file: &str, content: &str) {
    let server = page.server();
    let listed = if file == "index.html" { "" } else { file };
    let integrity = STANDARD.encode(Sha256::digest(content));
    let worker = replaced(&server.file("sw.js"), "const BUILD = \"", id);
    let entry = format!("[\"./{listed}\",\"sha256-");
    server.replace("sw.js", replaced(&worker, &entry, &integrity));
    server.replace(file, content);
}

/// Closes the page, as its only tab, and waits until a build that waited for this has taken over.
/// Gives a tab of the same visitor that is none of the page's.
fn close_and_wait(page: Page) -> Page {
    let elsewhere = page.open_tab("../elsewhere");
    accept_elsewhere(&page);
    accept_elsewhere(&elsewhere);
    drop(page);
    let waits = "(navigator.serviceWorker.getRegistration('/school/chess/').then((kept) => { window.settled = !kept.waiting && kept.active.state === 'activated'; }), window.settled)";
    elsewhere.wait_until("no build waits", waits);
    elsewhere
}

/// There is nothing at the neighbour's, which every tab of the visitor hears of.
fn accept_elsewhere(page: &Page) {
    page.accept("/elsewhere");
    page.accept("/favicon.ico");
}

/// A page that has a neighbour on its host.
fn beside_another() -> Options {
    Options::desktop().under("/school/chess")
}

/// A text with another word between `start` and the next quotation mark.
fn replaced(text: &str, start: &str, word: &str) -> String {
    let from = text.find(start).expect("it stands there") + start.len();
    let to = from + text[from..].find('"').expect("the word ends");
    format!("{}{word}{}", &text[..from], &text[to..])
}

/// Which build the page is of.
fn build(page: &Page) -> Value {
    page.eval("document.body.dataset.build")
}

/// Whether nothing is kept of any build but the second. Promises count as true, so the answer
/// comes through a variable.
const ONLY_SECOND: &str = "(caches.keys().then((names) => { window.kept = names.join(); }), window.kept?.endsWith('/ second') && !window.kept.includes(','))";

#[test]
fn it_works_offline_after_one_visit() {
    let page = Page::open(Options::phone(), "");
    wait_kept(&page);
    page.goes_offline();
    page.reload();
    page.click_on("Explore");
    page.tap("e4");
    page.says("E4 is a light square.");
    page.goes_to("#/settings");
    page.click_on("Русский");
    page.says("Цвета страницы");
    page.open_tab("?from=bookmark#/explore")
        .says("Нажми на поле");
}

#[test]
fn without_a_service_worker_there_is_nothing_offline() {
    // Shows that the test above can fail.
    let no_worker = "export function keepUpToDate() {}";
    let page = Page::open(Options::phone().with_file("updates.js", no_worker), "");
    page.accept("net::ERR_");
    page.goes_offline();
    page.start_reload();
    page.wait_until(
        "the browser shows its own page",
        "location.protocol === 'chrome-error:'",
    );
}

#[test]
fn a_new_build_takes_over_at_the_next_start() {
    let page = Page::open(beside_another(), "");
    wait_kept(&page);
    publish(&page, "second");
    page.reload();
    page.says("A new version is ready.");
    page.reload();
    page.says("A new version is ready.");
    assert_eq!(build(&page), json!(null), "not while the page is open");
    let elsewhere = close_and_wait(page);
    let page = elsewhere.open_tab("");
    accept_elsewhere(&page);
    assert_eq!(build(&page), json!("second"));
    assert!(!page.is_saying("A new version is ready."));
    page.wait_until("old caches go", ONLY_SECOND);
    page.click_on("Explore");
    page.says("Tap a square or a piece.");
}

#[test]
fn a_new_build_takes_over_at_once_when_asked() {
    let page = Page::open(Options::phone(), "");
    wait_kept(&page);
    publish(&page, "second");
    page.reload();
    page.says("A new version is ready.");
    page.click_on("Use it now");
    page.wait_until(
        "the new page is there",
        "document.body.dataset.build === 'second'",
    );
    page.wait_until("old caches go", ONLY_SECOND);
}

#[test]
fn a_new_build_that_can_not_be_fetched_whole_leaves_the_old_one() {
    let page = Page::open(Options::desktop(), "");
    wait_kept(&page);
    publish(&page, "second");
    let server = page.server();
    server.replace(
        "sw.js",
        server.file("sw.js").replace("./style.css", "./missing.css"),
    );
    page.reload();
    page.complains_of("Failed to fetch");
    // Not every Chromium logs what a worker did not get.
    page.accept("404");
    page.accept("integrity");
    page.goes_offline();
    page.reload();
    page.says("A chess school for children");
    assert_eq!(build(&page), json!(null));
}

#[test]
fn files_of_two_builds_are_never_kept_together() {
    let page = Page::open(Options::desktop(), "");
    wait_kept(&page);
    publish(&page, "second");
    // The host is still putting the new build in place: this file is not its own yet.
    page.server()
        .replace("boot.js", "throw new Error('another build');");
    page.reload();
    page.complains_of("Failed to fetch");
    page.accept("integrity");
    page.reload();
    page.says("A chess school for children");
    assert_eq!(build(&page), json!(null));
}

#[test]
fn a_build_that_can_not_start_is_left_for_one_that_can() {
    let page = Page::open(beside_another(), "");
    wait_kept(&page);
    let sentences = page.server().file("text-en.txt");
    publish_with(&page, "broken", "text-en.txt", "of another build");
    page.reload();
    page.says("A new version is ready.");
    let elsewhere = close_and_wait(page);
    let page = elsewhere.open_tab("");
    accept_elsewhere(&page);
    page.says("Chesslings could not start here.");
    for tab in [&page, &elsewhere] {
        tab.accept("no language en");
    }
    publish_with(&page, "mended", "text-en.txt", &sentences);
    page.start_reload();
    page.says("A chess school for children");
}

#[test]
fn two_copies_on_one_host_leave_each_other_alone() {
    let page = Page::open(Options::desktop(), "");
    wait_kept(&page);
    page.eval("caches.open(`chesslings ${location.origin}/b/ first`).then(() => true)");
    publish(&page, "second");
    page.reload();
    page.says("A new version is ready.");
    page.click_on("Use it now");
    page.wait_until(
        "the new page is there",
        "document.body.dataset.build === 'second'",
    );
    let both = "(caches.keys().then((names) => { window.kept = names.join(); }), window.kept === `chesslings ${location.origin}/b/ first,chesslings ${location.origin}/ second`)";
    page.wait_until("the other copy is still there", both);
}

#[test]
fn it_can_be_installed() {
    let page = Page::open(Options::desktop().in_own_browser(), "");
    assert_eq!(page.installability_errors(), [] as [&str; 0]);
}

#[test]
fn a_page_without_a_manifest_could_not() {
    // Shows that the test above can fail.
    let page = Page::open(
        Options::desktop().in_own_browser().with_file(
            "index.html",
            "<!DOCTYPE html><title>Bare</title><link rel=icon href=data:,>",
        ),
        "",
    );
    assert_eq!(page.installability_errors(), ["no-manifest"]);
}
