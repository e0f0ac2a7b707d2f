//! Progress after a reload, a second child, files out and in, both languages.

use super::*;
use crate::harness::Options;

const KEY: &str = "chesslings.progress.1";

fn stored(page: &Page) -> String {
    let text = page.eval(&format!("localStorage.getItem({KEY:?})"));
    text.as_str().unwrap_or_default().to_owned()
}

#[test]
fn stars_and_place_are_found_again_the_next_day() {
    let (address, exercise) = first_of_kind("stars");
    let page = Page::open(Options::phone(), &address);
    solve(&page, &exercise, By::Taps);
    assert!(stored(&page).contains(&format!("3 {}", exercise.id)));
    let page = page.reopened("#/learn");
    page.says("You were here");
    page.click_on("Go on");
    page.wait_until("an exercise is open", "document.querySelector('.exercise')");
}

#[test]
fn two_children_have_stars_of_their_own() {
    let (address, exercise) = first_of_kind("stars");
    let page = Page::open(Options::desktop(), &address);
    solve(&page, &exercise, By::Keys);
    page.goes_to("#/learn");
    page.does("click Me");
    page.eval("document.querySelector('[name=child-name]').focus()");
    page.types("Anna");
    check_axe(&page);
    page.click_on("Add a child");
    page.press(&Key::code("Escape"));
    page.says("Anna");
    page.says("Let's begin");
    let page = page.reopened("#/learn");
    page.says("Anna");
    page.does("click Anna; click \"For parents\"; says \"how much is\"");
    page.eval("document.querySelector('[name=answer]').focus()");
    page.does("type 56; press Enter; says \"Remove Anna\"");
    page.does("click \"Remove Anna\"; says \"Anna is removed.\"");
    check_axe(&page);
    page.goes_to("#/learn");
    page.wait_until("Anna is gone", "!document.body.innerText.includes('Anna')");
    assert!(stored(&page).contains(&exercise.id));
}

#[test]
fn a_file_goes_out_and_comes_in() {
    let text = "chesslings progress 1\nchild Boris\n3 rook-meet\n";
    let page = Page::open(Options::phone().with_stored(KEY, text), "#/learn");
    page.does("click Boris");
    let href =
        page.eval("decodeURIComponent(document.querySelector('[download]').href.split(',')[1])");
    assert_eq!(
        href.as_str(),
        Some("chesslings progress 1\nnow 1\nchild Boris\n3 rook-meet\n")
    );
    choose_file(&page, "chesslings progress 1\nchild Anna\n2 rook-meet\n");
    page.says("The stars from the file are here now.");
    page.says("Anna");
    choose_file(&page, "something else");
    page.says("There are no stars of Chesslings in this file.");
}

/// Chooses a file with this text, as the file dialog would.
fn choose_file(page: &Page, text: &str) {
    page.eval(&format!(
        "(() => {{
            const input = document.querySelector('.sheet input[type=file]');
            const files = new DataTransfer();
            files.items.add(new File([{text:?}], 'progress.txt', {{ type: 'text/plain' }}));
            input.files = files.files;
            input.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }})()"
    ));
}

#[test]
fn progress_that_cannot_be_read_is_kept_aside() {
    let page = Page::open(Options::phone().with_stored(KEY, "broken"), "#/learn");
    page.says("I kept them aside");
    let aside = page.eval("localStorage.getItem('chesslings.progress.aside.1')");
    assert_eq!(aside, "broken");
}

#[test]
fn links_that_lead_nowhere_are_answered() {
    for (address, selector) in [("#/learn/nothing", ".map"), ("#/learn/rook/999", ".unit")] {
        let page = Page::open(Options::phone().lang("ru"), address);
        page.says("Такого места я не знаю.");
        check_axe(&page);
        page.wait_until(
            "the nearest place",
            &format!("document.querySelector({selector:?})"),
        );
    }
}
