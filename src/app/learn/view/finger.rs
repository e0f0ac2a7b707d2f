//! A finger over the board that shows, without a word, what to do first of all.

use crate::app::learn::lesson::Lesson;
use crate::app::ui::{Element, element};
use crate::lessons::{Answer, Place, Profile};

/// The finger of the very first exercise, until the child has done something: from the piece to the
/// goal, and at the goal when the piece is in the hand.
pub(super) fn finger(child: &Profile, lesson: &Lesson) -> Option<Element> {
    let is_first = lesson.place() == Place::first() && child.total() == 0;
    if !is_first || !lesson.is_untouched() {
        return None;
    }
    let Some(Answer::Move { from, to, .. }) = lesson.attempt().solution() else {
        return None;
    };
    let start = lesson.board.input.piece().map_or(from, |_| to);
    let at = |class: &'static str, square| {
        let (row, column) = lesson.board.side.place_of(square);
        element("span")
            .class(class)
            .attribute("data-row", row.to_string())
            .attribute("data-column", column.to_string())
    };
    let finger = at("finger-way", to)
        .key(if start == to { "at-goal" } else { "to-goal" })
        .attribute("aria-hidden", "true")
        .child(at("finger", start));
    Some(finger)
}
