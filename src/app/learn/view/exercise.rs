//! An exercise: the board, the coach, and what a child can do.

use super::{answers, chick, done, egg, finger, in_lesson, show, tools, walk};
use crate::app::learn::lesson::{Lesson, LessonMsg, Said, Seen};
use crate::app::learn::{LearnMsg, Where};
use crate::app::ui::picker::{self, Picker};
use crate::app::ui::{Element, board, element, parts, tray};
use crate::app::{Model, Msg, Picture};
use crate::lessons::Profile;
use crate::rules::Kind;
use crate::text::Lang;

pub(super) fn view(lang: Lang, model: &Model, lesson: &Lesson, picture: &Picture) -> Element {
    let choosing = lesson.board.choosing.is_some();
    let side = element("div")
        .class("side")
        .child(talk(lang, model, lesson))
        .children(done::panel(lang, model.profiles.current(), lesson))
        .children(show::panel(lang, lesson))
        .children(walk::panel(lang, lesson))
        .children(answers::panel(lang, lesson))
        .children(answers::tray(lang, lesson))
        .children(tools::tools(lang, lesson, model.settings.hints));
    element("main")
        .key("exercise")
        .class("screen exercise")
        .flag("data-earned", lesson.has_earned())
        .flag("data-moves", lesson.exercise().task.is_about_moves())
        .child(head(lang, model.profiles.current(), lesson).flag("inert", choosing))
        .child(
            seen_board(lang, lesson, picture)
                .children(finger::finger(model.profiles.current(), lesson)),
        )
        .child(side.flag("inert", choosing))
        .child(chick::perch(lesson.face(), lesson.gaze()))
        .children(lesson.board.input.carried().map(tray::carried))
}

/// The way back to the unit, which exercise it is, and its stars, or that it is practice; in a round, how far it has come.
fn head(lang: Lang, child: &Profile, lesson: &Lesson) -> Element {
    let place = lesson.place();
    let round = lesson.study.round();
    let (to, title, number, count) = if let Some(round) = round {
        let title = lang.round_title(round.kind);
        (Where::Map, title, round.number(), round.count())
    } else {
        let (unit, number) = (place.unit, place.number);
        let title = lang.unit_title(unit.id);
        (Where::Unit(unit), title, number, unit.count())
    };
    let heading = element("span")
        .child(element("span").class("spoken").child(title))
        .child(lang.learn_number(count as i32, number as i32));
    let earned = round.is_none().then(|| {
        if lesson.study.is_practice() {
            element("span").child(lang.learn_practice())
        } else {
            parts::stars(lang, lesson.stars_of(child))
        }
    });
    parts::bar_to(to.hash(), title, heading)
        .children(rival(lang, lesson))
        .children(earned)
}

/// Who plays against the child in a small game: it sits behind the board.
fn rival(lang: Lang, lesson: &Lesson) -> Option<Element> {
    let exercise = lesson.exercise();
    let face = egg::picture(exercise.rival()?);
    let name = lang.rival_name(exercise)?;
    Some(element("span").class("rival").child(face).child(name))
}

fn seen_board(lang: Lang, lesson: &Lesson, picture: &Picture) -> Element {
    let Some(choosing) = lesson.board.choosing else {
        return board::board(lang, picture, &lesson.board);
    };
    let picker = Picker {
        color: lesson.attempt().position().turn(),
        at: choosing.to,
        side: lesson.board.side,
        turned: false,
        msg: promote,
        key: |code| picker::chosen_by(code, promote),
    };
    board::board_under(lang, picture, &lesson.board, picker::picker(lang, &picker))
}

fn promote(kind: Option<Kind>) -> Msg {
    in_lesson(LessonMsg::Promote(kind))
}

/// The goal, and what there is to say about it. Formulas stand beside what is read aloud by screen
/// readers: they are to be looked at.
fn talk(lang: Lang, model: &Model, lesson: &Lesson) -> Element {
    let mut speech = lesson.speech(lang);
    speech.again = lesson.board.again && matches!(lesson.said, Said::Verdict(_));
    let goal = element("p")
        .class("goal")
        .attribute("tabindex", "-1")
        .attribute("data-focus", "goal")
        .child(lang.goal(lesson.exercise()));
    // Step by step, or with formulas, there is enough to look at.
    let walks_on = lesson
        .walking
        .as_ref()
        .is_some_and(|walking| walking.seen == Seen::Ray || !speech.formulas.is_empty());
    let is_task = !walks_on && lesson.showing.is_none();
    let can_read = model.voices.contains(&lang);
    let words = speech
        .words(is_task.then_some(goal))
        .flag("data-read", can_read);
    let read = can_read.then(|| {
        parts::pressed("read", Msg::Learn(LearnMsg::Read))
            .attribute("aria-label", lang.learn_read())
            .child(parts::icon("speaker"))
    });
    speech.talk(None, [words].into_iter().chain(read))
}
