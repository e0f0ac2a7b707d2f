//! The end of an exercise: its stars, and the way on.

use super::{in_lesson, main_link};
use crate::app::learn::Where;
use crate::app::learn::lesson::{Lesson, LessonMsg};
use crate::app::ui::{Element, element, parts};
use crate::lessons::Next;
use crate::text::Lang;

pub(super) fn panel(lang: Lang, lesson: &Lesson) -> Option<Element> {
    if !lesson.attempt().is_done() {
        return None;
    }
    let study = &lesson.study;
    let (to, label) = match study.next() {
        Next::Exercise(next) => (Where::Exercise(next), lang.learn_next().to_owned()),
        Next::Unit(next) => {
            let title = lang.unit_title(next.unit.id);
            (Where::Exercise(next), lang.learn_next_unit(title))
        }
        Next::CourseOver => (Where::Map, lang.learn_to_map().to_owned()),
    };
    let more = study
        .has_more()
        .then(|| parts::button(lang.learn_more(), in_lesson(LessonMsg::More)));
    // Practice earns no stars.
    let stars = (!study.is_practice()).then(|| parts::stars(lang, study.attempt().stars()));
    // A walk goes on after its end, with all its tools.
    let again = lesson
        .walking
        .is_none()
        .then(|| parts::button(lang.learn_again(), in_lesson(LessonMsg::Again)));
    let ways = element("div")
        .class("ways")
        .child(main_link(to.hash(), label).attribute("data-focus", "next"))
        .children(more)
        .children(again);
    let panel = element("section")
        .key("done")
        .class("done")
        .attribute("aria-label", lang.learn_done())
        .children(stars)
        .child(ways);
    Some(panel)
}
