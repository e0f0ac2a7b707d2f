//! The end of a round: what came of it, and the ways on.

use super::{chick, egg, link, main_link};
use crate::app::learn::speech::round_said;
use crate::app::learn::{Face, LearnMsg, Where};
use crate::app::ui::{Element, element, parts};
use crate::app::{Model, Msg};
use crate::lessons::{Place, RoundKind};
use crate::text::Lang;

pub(super) fn view(lang: Lang, model: &Model, kind: RoundKind) -> Element {
    let lesson = model.learn.lesson.as_ref();
    let round = lesson.and_then(|lesson| lesson.study.round());
    let (mut to, mut label) = (Where::Map, lang.learn_to_map());
    let mut again = lang.learn_once_more();
    let mut face = Face::Happy;
    let words = if let Some(round) = round.filter(|round| round.kind == kind) {
        match kind {
            RoundKind::Today => again = lang.learn_today_more(),
            RoundKind::Test(test) if round.is_passed() => {
                (to, label) = (Where::Diploma(test), lang.learn_diploma_see());
            }
            RoundKind::Test(_) => {}
            RoundKind::Entry => {
                let start = round.start().unwrap_or(Place::first());
                (to, label) = (Where::Exercise(start), lang.learn_begin());
            }
        }
        round_said(lang, round)
    } else {
        again = "";
        face = Face::Sleepy;
        lang.learn_today_none().to_owned()
    };
    let again = (!again.is_empty())
        .then(|| parts::button(again, Msg::Learn(LearnMsg::OneMore)).key("again"));
    let map = (to != Where::Map).then(|| link(Where::Map.hash(), lang.learn_to_map()));
    let bubble = element("div")
        .class("bubble")
        .attribute("role", "status")
        .child(element("p").child(words))
        .child(main_link(to.hash(), label).attribute("data-focus", "next"))
        .children(again)
        .children(map);
    element("main")
        .key("round")
        .class("screen map")
        .child(parts::bar_to(
            Where::Map.hash(),
            lang.learn_title(),
            lang.round_title(kind),
        ))
        .child(
            element("div")
                .class("talk")
                .child(chick::coach(face))
                .child(bubble),
        )
        .children(egg::egg(lang, model.profiles.current()))
}
