//! Small boards, page by page, and one of them large.

use super::board;
use super::lab::in_lab;
use crate::app::puzzles::gallery::{Gallery, ON_A_PAGE, Opened};
use crate::app::puzzles::lab::{LabMsg, Run};
use crate::app::ui::{Element, Event, element, parts};
use crate::placement::Solution;
use crate::text::Lang;

pub(super) fn view(lang: Lang, run: &Run) -> Element {
    let gallery = &run.gallery;
    let section = element("section")
        .key("gallery")
        .class("gallery")
        .attribute("aria-label", lang.lab_gallery());
    if gallery.is_empty() {
        return section;
    }
    let section = match &gallery.opened {
        Some(opened) => section.child(large(lang, run, opened)),
        None => section,
    };
    let boards = gallery.seen(&run.problem);
    let boards = boards
        .iter()
        .map(|(index, placed)| small(lang, run, *index, placed));
    section.child(pages(lang, gallery)).child(
        element("div")
            .class("small-boards")
            .attribute("tabindex", "-1")
            .attribute("data-focus", "gallery")
            .children(boards),
    )
}

fn small(lang: Lang, run: &Run, index: usize, placed: &Solution) -> Element {
    let number = (index + 1) as i32;
    element("button")
        .class("picture")
        .attribute("type", "button")
        .attribute("data-picture", (index + 1).to_string())
        .attribute("aria-label", lang.lab_solution(number))
        .on(Event::Click, in_lab(LabMsg::Open(index)))
        .child(board::small(run.problem.size(), placed))
}

/// One solution with all its forms.
fn large(lang: Lang, run: &Run, opened: &Opened) -> Element {
    let size = run.problem.size();
    let Some(placed) = opened.forms.get(opened.form) else {
        return element("div");
    };
    let (form, of) = (opened.form as i32 + 1, opened.forms.len() as i32);
    let last = opened.forms.len() - 1;
    let before = if opened.form == 0 {
        last
    } else {
        opened.form - 1
    };
    let after = if opened.form == last {
        0
    } else {
        opened.form + 1
    };
    let turn = |label, form| {
        let button = parts::button(label, in_lab(LabMsg::Turn(form)));
        parts::able(button, last > 0)
    };
    let words = placed.to_text(size).to_ascii_uppercase().replace('-', " ");
    element("div")
        .key("large")
        .class("large")
        .attribute("tabindex", "-1")
        .attribute("data-focus", "opened")
        .attribute("role", "group")
        .attribute("aria-label", lang.lab_solution(opened.index as i32 + 1))
        .child(board::small(size, placed))
        .child(
            element("p")
                .attribute("role", "status")
                .child(lang.lab_form(form, of))
                .child(element("span").class("spoken").child(words)),
        )
        .child(
            element("div")
                .class("pair")
                .child(turn(lang.lab_form_before(), before))
                .child(turn(lang.lab_form_after(), after))
                .child(parts::button(lang.lab_close(), in_lab(LabMsg::Close))),
        )
}

fn pages(lang: Lang, gallery: &Gallery) -> Element {
    let (page, pages) = (gallery.page, gallery.pages());
    let first = (page * ON_A_PAGE + 1).to_string();
    let last = ((page + 1) * ON_A_PAGE).min(gallery.len()).to_string();
    let button =
        |label, page, able| parts::able(parts::button(label, in_lab(LabMsg::Page(page))), able);
    let slider = element("input")
        .attribute("type", "range")
        .attribute("name", "page")
        .attribute("aria-label", lang.lab_page())
        .attribute("min", "1")
        .attribute("max", pages.to_string())
        .attribute("value", (page + 1).to_string())
        .on_value(Event::Input, |text| in_lab(LabMsg::PageTyped(text)));
    let row = element("nav")
        .class("pages")
        .attribute("aria-label", lang.lab_page())
        .child(button(
            lang.lab_page_before(),
            page.saturating_sub(1),
            page > 0,
        ));
    let row = if pages > 2 { row.child(slider) } else { row };
    row.child(button(lang.lab_page_after(), page + 1, page + 1 < pages))
        .child(element("span").child(lang.lab_shown(&gallery.len().to_string(), &first, &last)))
}
