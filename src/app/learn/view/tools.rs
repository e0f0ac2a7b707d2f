//! The row of tools of an exercise.

use super::{in_lesson, link};
use crate::app::Allowed;
use crate::app::learn::Where;
use crate::app::learn::lesson::{Lesson, LessonMsg, WalkMsg};
use crate::app::ui::parts::{self, able};
use crate::app::ui::{Element, element};
use crate::text::Lang;

/// After so many mistakes the hint asks to be used.
const ENOUGH_MISTAKES: u8 = 2;

/// Once there is nothing left to do, there is nothing to do it with.
pub(super) fn tools(lang: Lang, lesson: &Lesson, hints: Allowed) -> Option<Element> {
    let tool = |icon, label, msg| parts::tool(icon, label, in_lesson(msg));
    let row = element("div")
        .key("tools")
        .class("tool-row")
        .attribute("role", "group")
        .attribute("aria-label", lang.learn_tools());
    if let Some(walking) = &lesson.walking {
        let pressed = if walking.numbers { "true" } else { "false" };
        let numbers = LessonMsg::Walk(WalkMsg::Numbers);
        let row = row
            .child(tool(
                "watch",
                lang.learn_watch(),
                LessonMsg::Walk(WalkMsg::Watch),
            ))
            .child(
                tool("indices", lang.learn_numbers(), numbers).attribute("aria-pressed", pressed),
            )
            .child(tool("again", lang.learn_again(), LessonMsg::Again));
        return Some(row);
    }
    if lesson.is_over() || lesson.showing.is_some() {
        return None;
    }
    // A child alone can't play a game for two.
    let alone = lesson.exercise().is_for_two().then(|| {
        let next = lesson.place().next();
        link(
            next.map_or(Where::Map, Where::Exercise).hash(),
            lang.learn_alone(),
        )
    });
    let is_test = lesson.study.is_test();
    let give_up = is_test.then(|| tool("on", lang.learn_give_up(), LessonMsg::More));
    let hint = (hints == Allowed::Yes && !is_test).then(|| {
        let tool = tool("hint", lang.learn_hint(), LessonMsg::Hint);
        tool.flag("data-offered", lesson.attempt().mistakes >= ENOUGH_MISTAKES)
    });
    let row = row
        .children(hint)
        .children(give_up)
        .child(able(
            tool("take-back", lang.take_back(), LessonMsg::Undo),
            lesson.attempt().can_undo(),
        ))
        .child(tool("again", lang.learn_again(), LessonMsg::Again))
        .children(alone);
    Some(row)
}
