//! When something is missing or breaks, the page says so in both languages.

use crate::harness::{Options, Page, dist};

fn check_says_both(page: &Page, english: &str, russian: &str) {
    page.says(english);
    page.says(russian);
}

#[test]
fn without_javascript_it_says_what_it_needs() {
    let page = Page::open(Options::phone().without_javascript(), "");
    check_says_both(
        &page,
        "Chesslings needs JavaScript.",
        "Для Chesslings нужен JavaScript.",
    );
}

#[test]
fn without_webassembly_it_says_that_it_can_not_start() {
    let page = Page::open(Options::phone().blocking(".wasm"), "");
    check_says_both(
        &page,
        "Chesslings could not start here.",
        "Chesslings здесь не запускается.",
    );
    assert!(!page.is_saying("Setting up the board"));
    page.accepts_missing("page_bg.wasm");
}

#[test]
fn without_its_script_it_says_that_it_can_not_start() {
    let page = Page::open(Options::desktop().blocking("page.js"), "");
    check_says_both(
        &page,
        "Chesslings could not start here.",
        "Chesslings здесь не запускается.",
    );
    page.accepts_missing("page.js");
}

#[test]
fn a_start_script_that_is_missing_or_cut_off_is_said() {
    let failed = "Chesslings could not start here.";
    let page = Page::open(Options::phone().blocking("boot.js"), "");
    page.says(failed);
    page.accepts_missing("boot.js");
    for script in ["async function boot() {", "@", "import './nowhere.js';"] {
        let page = Page::open(Options::phone().with_file("boot.js", script), "");
        page.accept("");
        page.says(failed);
    }
}

#[test]
fn without_its_updater_it_runs() {
    let page = Page::open(Options::phone().blocking("updates.js"), "#/explore");
    page.tap("e4");
    page.says("E4 is a light square.");
    page.accepts_missing("updates.js");
    assert!(!page.is_saying("could not start"));
}

#[test]
fn a_start_that_never_comes_is_said_by_the_style_sheet_alone() {
    // A script that does nothing but say so to this test, which waits for an end of loading.
    let nothing = "document.querySelector('[data-boot]').dataset.boot = 'never';";
    let page = Page::open(Options::phone().with_file("trouble.js", nothing), "");
    let style = "getComputedStyle(document.querySelector('.late'))";
    assert_eq!(page.eval(&format!("{style}.visibility")), "hidden");
    assert_eq!(page.eval(&format!("{style}.animationDelay")), "20s");
    page.eval("document.getAnimations().forEach((animation) => animation.finish())");
    check_says_both(&page, "This takes long.", "Что-то долго.");
}

#[test]
fn files_of_two_builds_that_met_are_healed_by_loading_again() {
    // The sentences of another build: the module refuses them.
    let page = Page::open(
        Options::phone().with_file("text-en.txt", "0123456789abcdef"),
        "",
    );
    page.says("Chesslings could not start here.");
    page.accept("no language en");
    let whole = std::fs::read_to_string(dist().join("text-en.txt"));
    page.server()
        .replace("text-en.txt", whole.expect("the page is built"));
    page.click_on("Load again");
    page.says("A chess school for children");
}

#[test]
fn after_a_failure_another_address_is_tried_anew() {
    let page = Page::open(Options::phone().with_file("text-en.txt", ""), "#/puzzles");
    page.says("Chesslings could not start here.");
    page.accept("no language en");
    let whole = std::fs::read_to_string(dist().join("text-en.txt"));
    page.server()
        .replace("text-en.txt", whole.expect("the page is built"));
    page.eval("location.hash = '#/explore'");
    page.says("Tap a square or a piece.");
}

#[test]
fn without_its_service_worker_it_runs_from_the_network() {
    let page = Page::open(Options::phone().blocking("sw.js"), "#/explore");
    page.complains_of("404");
    page.tap("e4");
    page.says("E4 is a light square.");
    assert!(!page.is_saying("could not start"));
    assert!(!page.is_saying("something broke"));
}

#[test]
fn what_the_browser_tells_while_the_page_works_waits() {
    let page = Page::open(Options::phone(), "#/explore");
    page.eval(
        "(() => {
            const { setAttribute } = Element.prototype;
            let left = 100;
            Element.prototype.setAttribute = function (...words) {
                if (left-- > 0) dispatchEvent(new Event('hashchange'));
                setAttribute.apply(this, words);
            };
        })()",
    );
    page.tap("e4");
    page.says("E4 is a light square.");
    assert!(!page.is_saying("something broke"));
}

/// From now on nothing can be painted, which leaves the program in the middle of its work.
fn break_painting(page: &Page) {
    page.eval(
        "CanvasRenderingContext2D.prototype.fillRect = () => { throw new Error('no paint') }",
    );
    page.tap("e2");
    check_says_both(page, "Oh no, something broke!", "Ой, что-то сломалось!");
    page.complains_of("no paint");
    page.accept("panicked at");
    page.accept("uncaught error");
}

#[test]
fn when_it_breaks_one_can_go_on_with_the_game() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let page = Page::game(Options::desktop(), start, "1. e4 e5");
    break_painting(&page);
    // The keyboard is there already.
    page.wait_until(
        "it can be answered",
        "document.activeElement.id === 'go-on'",
    );
    page.does("press Enter");
    page.wait_until(
        "the page loads again",
        "document.querySelector('#crashed').hidden",
    );
    assert_eq!(page.eval("location.hash"), "#/play");
    page.plays_on();
    page.shows("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
}

#[test]
fn when_it_breaks_one_can_start_anew() {
    let page = Page::open(Options::desktop(), "#/explore");
    break_painting(&page);
    page.does("press Tab; press Enter");
    page.says("A chess school for children");
    assert!(!page.is_saying("something broke"));
}

#[test]
fn when_it_breaks_the_message_can_be_closed_and_comes_again() {
    let page = Page::open(Options::desktop(), "#/explore");
    break_painting(&page);
    page.click_on("Close");
    assert!(!page.is_saying("something broke"));
    page.tap("e4");
    page.says("Oh no, something broke!");
    page.complains_of("panicked at");
}

#[test]
fn a_browser_that_keeps_nothing_is_told_about() {
    let page = Page::open(Options::phone().without_storage(), "#/explore");
    page.says("This browser keeps nothing.");
    page.tap("e4");
    page.says("E4 is a light square.");
}
