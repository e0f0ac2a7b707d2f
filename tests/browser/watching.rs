//! The tests themselves: a page that misbehaves is caught.

use crate::harness::{Options, Page, Span};
use serde_json::json;

/// A page with this script complains of `part`.
fn check(script: &str, part: &str) {
    let page = Page::open(
        bare(Options::desktop(), &format!("<script>{script}</script>")),
        "",
    );
    page.complains_of(part);
    assert_eq!(page.complaints(), [] as [&str; 0]);
}

/// Serves another page than ours.
fn bare(options: Options, body: &str) -> Options {
    let head = "<!DOCTYPE html><title>Bare</title><link rel=icon href=data:,>";
    options.with_file("index.html", &format!("{head}{body}"))
}

#[test]
fn errors_are_caught() {
    check(
        "throw new Error('lost a rook')",
        "uncaught error: Error: lost a rook",
    );
    check(
        "Promise.reject(new Error('lost a pawn'))",
        "uncaught error: Error: lost a pawn",
    );
    check(
        "console.error('lost', 2, 'knights')",
        "console error: lost 2 knights",
    );
    check("console.assert(false, 'no king')", "console error: no king");
}

#[test]
fn requests_to_other_hosts_are_caught() {
    check(
        "new Image().src = 'http://chess.example/king.png'; addEventListener('error', () => 0)",
        "chess.example/king.png",
    );
    check(
        "new WebSocket('ws://chess.example/play')",
        "chess.example/play",
    );
    check(
        "fetch('http://chess.example/move', { mode: 'no-cors' }).catch(() => 0)",
        "chess.example/move",
    );
}

#[test]
fn missing_files_are_caught() {
    check("fetch('missing.json')", "404");
}

#[test]
fn workers_are_heard() {
    let worker = "data:text/javascript,console.error('worker in trouble')";
    check(&format!("new Worker(\"{worker}\")"), "worker in trouble");
    let register = "<script>navigator.serviceWorker.register('sw.js')</script>";
    let options = bare(Options::desktop(), register)
        .with_file("sw.js", "console.error('service worker in trouble')");
    Page::open(options, "").complains_of("service worker in trouble");
}

#[test]
fn drags_are_real_pointer_input() {
    for (options, pointer) in [(Options::desktop(), "mouse"), (Options::phone(), "touch")] {
        let squares = "<div data-square=e2>e2</div><div data-square=e4>e4</div>
            <script>
                document.documentElement.style.touchAction = 'none';
                heard = [];
                for (const kind of ['pointerdown', 'pointermove', 'pointerup'])
                    addEventListener(kind, (event) => {
                        const { x, y, pointerType } = event;
                        const { dataset } = document.elementFromPoint(x, y);
                        heard.push([kind, dataset.square, pointerType].join(' '));
                    });
            </script>";
        let page = Page::open(bare(options, squares), "");
        page.drag("e2", "e4");
        let last = format!("pointerup e4 {pointer}");
        page.wait_until("the drag ends", &format!("heard.at(-1) === '{last}'"));
        let heard = page.eval("heard.filter((event) => !event.startsWith('pointermove'))");
        assert_eq!(heard, json!([format!("pointerdown e2 {pointer}"), last]));
    }
}

#[test]
fn a_crash_is_caught() {
    let page = Page::open(Options::desktop(), "");
    page.crash();
    page.complains_of("the page crashed");
}

#[test]
fn the_work_of_the_main_thread_is_recorded() {
    let busy = "<p data-square=e4>e4</p><script>addEventListener('pointerdown', () => {
        for (let work = 0; work < 100000; work++) window.done = work;
    })</script>";
    let page = Page::open(bare(Options::desktop().in_own_browser(), busy), "");
    let spans = page.traced(|| page.tap("e4"));
    let pressed: Vec<&Span> = spans
        .iter()
        .filter(|span| span.event == "pointerdown")
        .collect();
    assert_eq!(pressed.len(), 1, "{spans:?}");
    assert!(pressed[0].end > pressed[0].start, "{pressed:?}");
    assert_eq!(pressed[0].name, "EventDispatch");
    assert!(pressed[0].busy.is_some(), "{pressed:?}");
}
