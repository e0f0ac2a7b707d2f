//! Nothing leaves the device, and nothing from elsewhere comes in.

use chesslings::app::Route;
use serde_json::{Value, json};

use crate::harness::{Options, Page};

/// A visitor who looks at everything and changes everything.
fn tour() -> Page {
    let page = Page::open(Options::phone(), "");
    for route in Route::ALL {
        page.goes_to(route.hash());
    }
    page.goes_to(Route::Settings.hash());
    page.click_on("Dark");
    page.click_on("Русский");
    page.says("Цвета страницы");
    page.goes_to(Route::Explore.hash());
    page.tap("e4");
    page.says("E4 — белое поле.");
    page.reload();
    page
}

#[test]
fn only_the_own_host_is_asked() {
    let page = tour();
    let requests = page.requests();
    assert!(requests.len() > 10, "{requests:?}");
    for address in requests {
        assert!(page.server().owns(&address), "{address}");
    }
}

#[test]
fn there_are_no_cookies_and_few_stored_things() {
    let page = tour();
    assert_eq!(page.cookies(), Vec::<Value>::new());
    assert_eq!(
        page.eval("Object.keys(localStorage)"),
        json!(["chesslings.settings"])
    );
    assert_eq!(page.eval("Object.keys(sessionStorage)"), json!([]));
    assert_eq!(page.eval("indexedDB.databases()"), json!([]));
}

#[test]
fn the_policy_forbids_everything_from_elsewhere() {
    let page = Page::open(Options::desktop(), "");
    let policy =
        page.eval("document.querySelector('meta[http-equiv=Content-Security-Policy]').content");
    let policy = policy.as_str().expect("the page has a policy");
    assert!(policy.starts_with("default-src 'none'"), "{policy}");
    for loose in ["unsafe-inline", "'unsafe-eval'", "http:", "https:", "*"] {
        assert!(!policy.contains(loose), "{policy}");
    }
    page.eval("document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.intruder = true' }))");
    page.complains_of("Content Security Policy");
    assert_eq!(page.eval("window.intruder"), json!(null));
}
