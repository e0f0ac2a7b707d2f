//! Small boards, page by page, and one of them large.

use super::board;
use super::{LabMsg, in_lab};
use crate::app::puzzles::gallery::{ON_A_PAGE, Opened};
use crate::app::puzzles::lab::Run;
use crate::app::ui::{Element, Event, element, parts};
use crate::placement::Solution;
use crate::text::{Lang, grouped};

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
    let section = if gallery.pages() > 1 {
        section.child(pages(lang, run))
    } else {
        section
    };
    section.child(
        element("div")
            .class("small-boards")
            .attribute("tabindex", "-1")
            .attribute("data-focus", "gallery")
            .children(boards),
    )
}

fn small(lang: Lang, run: &Run, index: usize, placed: &Solution) -> Element {
    let number = (index + 1) as i32;
    parts::pressed("picture", in_lab(LabMsg::Open(index)))
        .attribute("data-picture", (index + 1).to_string())
        .attribute("aria-label", lang.lab_solution(number))
        .child(board::small(run.problem.size(), placed))
}

/// One solution with all its forms.
fn large(lang: Lang, run: &Run, opened: &Opened) -> Element {
    let size = run.problem.size();
    let Some(placed) = opened.forms.get(opened.form) else {
        return element("div");
    };
    let of = opened.forms.len();
    let name = |form: usize| lang.lab_form(form as i32 + 1, of as i32);
    let forms = opened.forms.iter().enumerate().map(|(form, placed)| {
        parts::pressed("picture", in_lab(LabMsg::Turn(form)))
            .attribute("aria-label", name(form))
            .attribute("aria-pressed", (form == opened.form).to_string())
            .child(board::small(size, placed))
    });
    let forms = element("div")
        .class("small-boards forms")
        .attribute("role", "group")
        .attribute("aria-label", lang.lab_forms())
        .children(forms);
    let turn = in_lab(LabMsg::Turn((opened.form + 1) % of));
    let turn = parts::able(parts::button(lang.lab_form_after(), turn), of > 1);
    let mut words = String::new();
    for &(cell, piece) in placed.pieces() {
        let name = cell.name(size).to_ascii_uppercase();
        words.push_str(&lang.square_piece(lang.name_of(piece), &name));
        words.push_str("; ");
    }
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
                .child(name(opened.form))
                .child(element("span").class("spoken").child(words)),
        )
        .child(
            element("div")
                .class("pair")
                .child(turn)
                .child(parts::button(lang.lab_close(), in_lab(LabMsg::Close))),
        )
        .child(element("p").child(lang.lab_forms()))
        .child(forms)
}

fn pages(lang: Lang, run: &Run) -> Element {
    let gallery = &run.gallery;
    let (page, pages) = (gallery.page, gallery.pages());
    let all = gallery.len() as u64;
    let first = (page * ON_A_PAGE) as u64;
    let last = all.min(first + ON_A_PAGE as u64);
    let (first, last, shown) = (grouped(first + 1), grouped(last), grouped(all));
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
        .child(element("span").child(lang.lab_shown(&shown, &first, &last)))
        .children(
            (run.fundamental > all)
                .then(|| element("p").class("soft").child(lang.lab_most(&shown))),
        )
}
