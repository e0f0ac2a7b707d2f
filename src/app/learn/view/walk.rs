//! The walk of a piece: the next direction, and step by step along it.

use super::in_lesson;
use crate::app::Msg;
use crate::app::learn::lesson::{Lesson, LessonMsg, Seen, WalkMsg, Walking};
use crate::app::ui::{Element, Event, element, parts};
use crate::text::Lang;

pub(super) fn panel(lang: Lang, lesson: &Lesson) -> Option<Element> {
    let walking = lesson.walking.as_ref()?;
    let panel = element("div")
        .key("walk")
        .class("walk")
        .child(directions(lang));
    Some(match walking.seen {
        Seen::Ray => panel.child(steps(lang, walking)),
        Seen::Nothing | Seen::Stroll | Seen::All => panel,
    })
}

/// The direction before, and the next one.
fn directions(lang: Lang) -> Element {
    let next = parts::button(lang.learn_next_direction(), walk(WalkMsg::Next));
    let back = step(
        "back",
        lang.learn_previous_direction(),
        walk(WalkMsg::Previous),
    );
    element("div").class("directions").child(back).child(next)
}

/// How far along the direction: buttons and a slider.
fn steps(lang: Lang, walking: &Walking) -> Element {
    let n = walking.walk.n;
    let shown = if walking.numbers {
        ["n = ", &n.to_string()].concat()
    } else {
        lang.lesson_step(n as i32)
    };
    let longest = walking.walk.current().map_or(0, |ray| ray.squares.len());
    let slider = element("input")
        .attribute("type", "range")
        .attribute("min", "0")
        .attribute("max", longest.to_string())
        .attribute("step", "1")
        .attribute("aria-label", lang.learn_steps())
        .attribute("value", n.to_string())
        .on_value(Event::Input, |value| {
            walk(WalkMsg::Steps(value.parse().unwrap_or(0)))
        });
    let less = step(
        "less",
        lang.learn_step_back(),
        walk(WalkMsg::Steps(n.saturating_sub(1))),
    );
    let more = step("plus", lang.learn_step_on(), walk(WalkMsg::Steps(n + 1)));
    element("div")
        .class("slider")
        .child(parts::able(less, n > 0))
        .child(element("output").class("n").child(shown))
        .child(slider)
        .child(parts::able(more, n < longest))
}

/// A small button with a drawing.
pub(super) fn step(icon: &'static str, label: &'static str, msg: Msg) -> Element {
    parts::pressed("step", msg)
        .attribute("aria-label", label)
        .child(parts::icon(icon))
}

fn walk(msg: WalkMsg) -> Msg {
    in_lesson(LessonMsg::Walk(msg))
}
