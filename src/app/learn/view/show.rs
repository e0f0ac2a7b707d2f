//! A demonstration: the way on, and one step back.

use super::in_lesson;
use super::walk::step;
use crate::app::learn::lesson::{Lesson, LessonMsg, ShowMsg};
use crate::app::ui::{Element, element, parts};
use crate::text::Lang;

pub(super) fn panel(lang: Lang, lesson: &Lesson) -> Option<Element> {
    let shown = lesson.showing.as_ref()?;
    let label = if shown.is_last() {
        lang.learn_show_over()
    } else {
        lang.learn_show_on()
    };
    let msg = |msg| in_lesson(LessonMsg::Show(msg));
    // Whoever comes from the exercise before finds the way on in the hand.
    let on = parts::button(label, msg(ShowMsg::On))
        .attribute("data-main", "")
        .attribute("data-focus", "goal");
    let back = step("back", lang.learn_show_back(), msg(ShowMsg::Back));
    let row = element("div")
        .class("directions")
        .child(parts::able(back, !shown.is_first()))
        .child(on);
    Some(element("div").key("show").class("walk").child(row))
}
