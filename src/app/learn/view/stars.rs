//! Stars: what an exercise or a unit has earned.

use crate::app::ui::{Element, element};
use crate::lessons::{Stars, Unit};
use crate::text::Lang;

/// One star with how many are earned of how many there are.
pub(super) fn sum(lang: Lang, earned: &[Stars]) -> Element {
    let (got, all) = total(earned);
    element("span")
        .class("sum")
        .flag("data-all", got == all)
        .child(element("span").class("star").flag("data-on", got > 0))
        .child(element("span").child(lang.learn_sum(all, got)))
}

/// A dot for each lesson of a unit, full when all its exercises are done; a screen reader hears how
/// many are.
pub(super) fn lessons(lang: Lang, unit: &Unit, earned: &[Stars]) -> Element {
    let lessons = unit.lessons();
    let is_done = |first: usize, count: usize| {
        let stars = earned.iter().skip(first - 1).take(count);
        stars.copied().all(|stars| stars > 0)
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

/// How many stars are earned, and how many there are.
pub(super) fn total(earned: &[Stars]) -> (i32, i32) {
    let got: i32 = earned.iter().map(|&stars| i32::from(stars)).sum();
    (got, 3 * earned.len() as i32)
}
