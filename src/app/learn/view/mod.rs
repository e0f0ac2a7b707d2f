//! The Learn screens.

mod answers;
mod chick;
mod children;
mod diploma;
mod done;
mod egg;
mod exercise;
mod finger;
mod map;
mod paper;
mod round;
mod show;
mod stars;
mod tools;
mod unit;
mod walk;

use super::lesson::LessonMsg;
use super::{Learn, LearnMsg, Where};
use crate::app::ui::{Element, element};
use crate::app::{Model, Msg, Picture};
use crate::text::Lang;

pub(super) fn view(model: &Model, picture: Option<&Picture>) -> Element {
    let lang = model.settings.lang;
    let learn = &model.learn;
    match (learn.place, learn.at_work().zip(picture)) {
        (_, Some((lesson, picture))) => exercise::view(lang, model, lesson, picture),
        (Where::Exercise(place), None) => unit::view(lang, model, place.unit),
        (Where::Unit(unit), None) => unit::view(lang, model, unit),
        (Where::Round(kind), None) => round::view(lang, model, kind),
        (Where::Diploma(test), None) => diploma::view(lang, model, test),
        (Where::Paper(unit, lesson), None) => paper::view(lang, model, unit, lesson),
        (Where::Map, None) => map::view(lang, model),
    }
}

/// What the window is called.
pub(super) fn title(lang: Lang, learn: &Learn) -> String {
    match learn.place {
        Where::Map => lang.learn_title().to_owned(),
        Where::Unit(unit) | Where::Paper(unit, _) => lang.unit_title(unit.id).to_owned(),
        Where::Round(kind) => lang.round_title(kind).to_owned(),
        Where::Diploma(_) => lang.learn_diploma().to_owned(),
        Where::Exercise(place) => format!("{} {}", lang.unit_title(place.unit.id), place.number),
    }
}

/// A link that led nowhere is answered where we are instead.
fn astray(lang: Lang, learn: &Learn) -> Option<Element> {
    learn.astray.then(|| {
        element("p")
            .key("astray")
            .class("astray")
            .attribute("role", "status")
            .child(lang.learn_astray())
    })
}

/// A link that looks like the most important button.
fn main_link(href: String, label: impl Into<crate::app::Node>) -> Element {
    link(href, label).attribute("data-main", "")
}

/// A link that looks like a button.
fn link(href: String, label: impl Into<crate::app::Node>) -> Element {
    element("a")
        .class("button")
        .attribute("href", href)
        .child(label)
}

fn in_lesson(msg: LessonMsg) -> Msg {
    Msg::Learn(LearnMsg::Lesson(msg))
}
