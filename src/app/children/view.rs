//! A child as every screen shows it, and what there is to say about all of them.

use super::{ChildrenMsg, Note, Panel, about};
use crate::app::ui::{Element, element, parts};
use crate::lessons::{Animal, Profile, Profiles};
use crate::text::Lang;

/// What a child is called.
pub(in crate::app) fn name(lang: Lang, profile: &Profile) -> String {
    if profile.name.is_empty() {
        lang.learn_no_name().to_owned()
    } else {
        profile.name.clone()
    }
}

/// The picture of a child: the animal that it has chosen, or nobody in particular.
pub(in crate::app) fn portrait(profile: &Profile) -> Element {
    profile
        .animal()
        .map_or_else(|| parts::icon("child"), animal)
}

/// The drawing of an animal.
pub(in crate::app) fn animal(animal: Animal) -> Element {
    element("img")
        .class("animal")
        .attribute("src", format!("images/animals/{}.svg", animal.name()))
        .attribute("alt", "")
        .attribute("width", "100")
        .attribute("height", "100")
}

/// What there is to say about the children.
pub(in crate::app) fn told(lang: Lang, panel: &Panel) -> Option<Element> {
    let (is_problem, sentence) = match panel.note? {
        Note::Imported => (false, lang.learn_imported()),
        Note::BadFile => (true, lang.learn_bad_file()),
        Note::Full => (true, lang.learn_full()),
        Note::NoRoom => (true, lang.learn_no_room()),
    };
    Some(
        element("p")
            .key("told")
            .class(if is_problem { "problem" } else { "good" })
            .attribute("role", "status")
            .child(sentence),
    )
}

/// Progress as a file, out and in.
pub(in crate::app) fn files(lang: Lang, profiles: &Profiles) -> Element {
    element("div")
        .class("row")
        .child(parts::file(
            lang.learn_export(),
            "chesslings-progress.txt".to_owned(),
            "text/plain",
            &profiles.to_text(),
        ))
        .child(parts::file_button(
            lang.learn_import(),
            ".txt,text/plain",
            |text| about(ChildrenMsg::Import(text)),
        ))
}
