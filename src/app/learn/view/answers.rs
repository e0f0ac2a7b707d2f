//! Answers to choose from, and pieces to put on the board.

use super::in_lesson;
use crate::app::learn::lesson::{Lesson, LessonMsg, Said, WalkMsg, Walking};
use crate::app::ui::{self, Element, element, parts};
use crate::lessons::{Answer, Choice, Help, Task, Verdict, Wrong};
use crate::rules::{Color, Kind, Piece};
use crate::text::Lang;

/// What is drawn before a word: the style sheet knows how.
const SIGN: &str = "data-sign";

/// The answers to a question, until it is answered: a "No" that stays would contradict the praise.
pub(super) fn panel(lang: Lang, lesson: &Lesson) -> Option<Element> {
    let mut choices = lesson.choices().peekable();
    if lesson.attempt().is_done() || choices.peek().is_none() {
        return None;
    }
    let panel = element("div")
        .key("answers")
        .class("answer-row")
        .flag(
            "data-keys",
            matches!(lesson.exercise().task, Task::Write(..)),
        )
        .attribute("role", "group")
        .attribute("aria-label", lang.learn_answers())
        .children(choices.map(|choice| answer(lang, lesson, choice)));
    Some(panel)
}

fn answer(lang: Lang, lesson: &Lesson, choice: Choice) -> Element {
    let state = match lesson.said {
        Said::Verdict(Verdict::Wrong(Wrong::NotRight(wrong))) if wrong == choice => "wrong",
        Said::Help(Help::Show(Answer::Choose(right))) if right == choice => "hint",
        _ => "open",
    };
    let button = parts::pressed("answer", in_lesson(LessonMsg::Choose(choice)))
        .attribute("data-state", state);
    let button = match choice {
        Choice::Kind(kind) => {
            let color = lesson.exercise().side();
            button.child(parts::figure(Piece::new(color, kind)))
        }
        Choice::Side(color) => button.child(parts::figure(Piece::new(color, Kind::King))),
        Choice::Yes => button.attribute(SIGN, "yes"),
        Choice::No => button.attribute(SIGN, "no"),
        Choice::Shade(Color::White) => button.attribute(SIGN, "light"),
        Choice::Shade(Color::Black) => button.attribute(SIGN, "dark"),
        _ => button,
    };
    button.child(lang.choice(lesson.exercise(), choice))
}

/// The pieces that wait beside the board.
pub(super) fn tray(lang: Lang, lesson: &Lesson) -> Option<Element> {
    let pieces = match &lesson.walking {
        Some(walking) => return Some(blockers(lang, lesson, walking)),
        None => lesson.attempt().in_tray(),
    };
    let is_put_up = matches!(lesson.exercise().task, Task::SetUp(_) | Task::Peace { .. });
    if !is_put_up || lesson.attempt().is_done() {
        return None;
    }
    let mut kinds: Vec<(Piece, usize)> = Vec::new();
    for piece in pieces {
        match kinds.iter_mut().find(|(known, _)| *known == piece) {
            Some((_, count)) => *count += 1,
            None => kinds.push((piece, 1)),
        }
    }
    let held = kinds.into_iter().map(|(piece, count)| {
        let chosen = lesson.held == Some(piece);
        let msg = in_lesson(LessonMsg::Hold(Some(piece)));
        ui::tray::piece(lang, piece, chosen, msg)
            .attribute("data-count", "")
            .child(element("span").class("count").child(format!("×{count}")))
    });
    Some(ui::tray::tray(lang.learn_tray(), held))
}

/// What can be put in the way of a piece.
fn blockers(lang: Lang, lesson: &Lesson, walking: &Walking) -> Element {
    let carries = walking.carries;
    let go = ui::tray::tool(
        "play",
        lang.learn_go(),
        lesson.held.is_none() && !carries,
        in_lesson(LessonMsg::Hold(None)),
    );
    let carry = ui::tray::tool(
        "hand",
        lang.learn_hand(),
        carries,
        in_lesson(LessonMsg::Walk(WalkMsg::Carry(true))),
    );
    let pieces = walking.blockers().map(|piece| {
        let chosen = lesson.held == Some(piece);
        ui::tray::piece(lang, piece, chosen, in_lesson(LessonMsg::Hold(Some(piece))))
    });
    ui::tray::tray(lang.learn_blockers(), [go, carry].into_iter().chain(pieces))
        .attribute("data-tools", "")
}
