//! The end of an exercise: its stars, and the way on.

use super::{in_lesson, main_link};
use crate::app::learn::Place;
use crate::app::learn::lesson::{Lesson, LessonMsg};
use crate::app::ui::{Element, element, parts};
use crate::text::Lang;

pub(super) fn panel(lang: Lang, lesson: &Lesson) -> Option<Element> {
    if !lesson.attempt.is_done() {
        return None;
    }
    let next = lesson.spot.next();
    let (href, label) = match next {
        Some(next) if next.unit == lesson.spot.unit => (next.hash(), lang.learn_next().to_owned()),
        Some(next) => (
            next.hash(),
            lang.learn_next_unit(lang.unit_title(next.unit.id)),
        ),
        None => (Place::Map.hash(), lang.learn_to_map().to_owned()),
    };
    let more = lesson
        .can_vary()
        .then(|| parts::button(lang.learn_more(), in_lesson(LessonMsg::More)));
    // A walk goes on after its end, with all its tools.
    let again = lesson
        .walking
        .is_none()
        .then(|| parts::button(lang.learn_again(), in_lesson(LessonMsg::Again)));
    let ways = element("div")
        .class("ways")
        .child(main_link(href, label).attribute("data-focus", "next"))
        .children(more)
        .children(again);
    let panel = element("section")
        .key("done")
        .class("done")
        .attribute("aria-label", lang.learn_done())
        .child(parts::stars(lang, lesson.attempt.stars()))
        .child(ways);
    Some(panel)
}
