//! The end of an exercise: its stars, what was finished with it, and the way on.

use super::{chick, egg, in_lesson, link, main_link};
use crate::app::learn::Where;
use crate::app::learn::lesson::{Lesson, LessonMsg};
use crate::app::ui::{Element, element, parts};
use crate::lessons::{Next, Profile};
use crate::text::Lang;

pub(super) fn panel(lang: Lang, child: &Profile, lesson: &Lesson) -> Option<Element> {
    if !lesson.is_over() {
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
    let reason = lesson.reason(lang);
    let stars = reason
        .as_ref()
        .map(|_| parts::stars(lang, study.attempt().stars()));
    let reason = reason.map(|reason| element("p").class("reason").child(reason));
    // A walk goes on after its end, with all its tools.
    let again = lesson
        .walking
        .is_none()
        .then(|| parts::button(lang.learn_again(), in_lesson(LessonMsg::Again)));
    let rest = study
        .lesson_over()
        .map(|_| link(Where::Map.hash(), lang.learn_to_map()));
    let ways = element("div").class("ways");
    let ways = if study.round().is_some() {
        let on = parts::button(lang.learn_next(), in_lesson(LessonMsg::More));
        ways.child(
            on.attribute("data-main", "")
                .attribute("data-focus", "next"),
        )
    } else {
        ways.child(main_link(to.hash(), label).attribute("data-focus", "next"))
            .children(more)
            .children(again)
            .children(rest)
    };
    let rested = lesson.rested(lang);
    let rested = rested.map(|words| element("p").class("rest").child(words));
    let practised = study.is_practice().then(|| egg::egg(lang, child)).flatten();
    let panel = element("section")
        .key("done")
        .class("done")
        .attribute("aria-label", lang.learn_done())
        .children(celebration(lang, child, lesson))
        .children(rested)
        .children(practised)
        .children(reason)
        .children(stars)
        .child(ways);
    Some(panel)
}

/// The badge of a unit when its last exercise was done, that of the course when it was the very last.
fn celebration(lang: Lang, child: &Profile, lesson: &Lesson) -> Option<Element> {
    let sentence = lesson.celebrated(lang, child)?;
    let badge = if child.has_finished_course() {
        "course"
    } else {
        lesson.place().unit.id
    };
    let celebration = element("div")
        .class("celebration")
        .child(chick::badge(badge))
        .child(element("p").child(sentence));
    Some(celebration)
}
