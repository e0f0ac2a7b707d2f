//! How far a unit is done.

use crate::app::ui::{Element, element};
use crate::lessons::Unit;
use crate::text::Lang;

/// A dot for each lesson of a unit, full when all its exercises are done; a screen reader hears how
/// many are.
pub(super) fn lessons(lang: Lang, unit: &Unit, done: &[bool]) -> Element {
    let lessons = unit.lessons();
    let is_done = |first: usize, count: usize| {
        let mut exercises = done.iter().skip(first - 1).take(count);
        exercises.all(|&done| done)
    };
    let dots = lessons.iter().map(|lesson| {
        let done = is_done(lesson.first, lesson.count);
        element("span").class("dot").flag("data-on", done)
    });
    let done = lessons
        .iter()
        .filter(|lesson| is_done(lesson.first, lesson.count));
    let (done, count) = (done.count() as i32, lessons.len() as i32);
    element("span").class("dots").children(dots).child(
        element("span")
            .class("spoken")
            .child(lang.learn_lessons_done(count, done)),
    )
}
