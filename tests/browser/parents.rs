//! The corner for parents: the door, the children, forgetting, paper.

use serde_json::json;

use crate::harness::{Options, PAPERS, Page};

/// Two children, one of whom has stars.
const CHILDREN: &str = "chesslings progress 1\nnow 1\nchild Anna\nrook-corner 3\nchild Boris\n";

fn device(lang: &str) -> Options {
    Options::phone()
        .lang(lang)
        .with_stored("chesslings.progress.1", CHILDREN)
}

/// A parent who has answered the question at the door, by the keyboard alone.
fn inside(options: Options) -> Page {
    let page = Page::open(options, "#/parents");
    page.does("type 56; press Enter");
    page.wait_until(
        "the door is open",
        "!!document.querySelector('.progress-of')",
    );
    page
}

#[test]
fn home_leads_there_and_the_door_asks_a_question() {
    for (lang, link, question, again) in [
        ("en", "For parents", "how much is 7×8?", "Not quite."),
        ("ru", "Родителям", "сколько будет 7×8?", "Не совсем."),
    ] {
        let page = Page::open(Options::phone().lang(lang), "");
        page.click_on(link);
        page.says(question);
        page.does("type 15; press Enter");
        page.says(again);
        page.says("9×6");
        assert_eq!(page.axe(), Vec::<String>::new());
        page.does("type 54; press Enter");
        page.wait_until(
            "the door is open",
            "!!document.querySelector('.progress-of')",
        );
        assert_eq!(page.axe(), Vec::<String>::new());
    }
}

#[test]
fn a_removed_child_comes_back_and_stays_over_a_reload() {
    let page = inside(device("en"));
    page.click_on("Remove Anna");
    page.says("Anna is removed.");
    page.wait_until(
        "the device forgets her",
        "!/child Anna/.test(localStorage['chesslings.progress.1'])",
    );
    page.click_on("Put back");
    page.wait_until(
        "the device knows her",
        "/child Anna[^]*rook-corner 3/.test(localStorage['chesslings.progress.1'])",
    );
    page.reload();
    page.does("type 56; press Enter");
    page.says("Remove Anna");
}

#[test]
fn everything_is_forgotten_in_every_tab() {
    let page = Page::open(Options::phone().lang("ru"), "#/");
    page.run(&format!(
        "localStorage['chesslings.progress.1'] = {}",
        json!(CHILDREN)
    ));
    let page = page.reopened("#/parents");
    page.does("type 56; press Enter");
    let other = page.open_tab("#/learn");
    other.says("Anna");
    page.click_on("Забыть всё на этом устройстве");
    page.click_on("Да, всё забыть");
    page.says("Шахматная школа");
    other.says("Шахматная школа");
    for tab in [&page, &other] {
        tab.goes_to("#/learn");
        tab.wait_until("the map is there", "!!document.querySelector('.path')");
        assert!(!tab.is_saying("Anna"));
    }
    assert_eq!(
        page.eval("JSON.stringify(localStorage).includes('Anna')"),
        json!(false)
    );
}

#[test]
fn progress_on_paper_is_one_page_without_anything_to_press() {
    for lang in ["en", "ru"] {
        let page = inside(device(lang));
        for paper in PAPERS {
            assert_eq!(page.pages_on_paper(paper), 1, "{lang} {paper:?}");
        }
    }
    let page = inside(device("en"));
    page.run("window.print = () => { document.title = 'printed'; }");
    page.click_on("Print");
    page.wait_until("it prints", "document.title === 'printed'");
}
