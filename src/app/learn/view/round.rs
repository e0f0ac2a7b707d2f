//! The end of a round: what came of it, and the ways on.

use super::{chick, egg, link, main_link};
use crate::app::learn::{Face, LearnMsg, Where};
use crate::app::ui::{Element, element, parts};
use crate::app::{Model, Msg};
use crate::lessons::RoundKind;
use crate::text::Lang;

pub(super) fn view(lang: Lang, model: &Model, kind: RoundKind) -> Element {
    let lesson = model.learn.lesson.as_ref();
    let round = lesson.and_then(|lesson| lesson.study.round());
    let mut words = Vec::new();
    let to_map = || (Where::Map, lang.learn_to_map());
    let (mut to, mut label) = to_map();
    let mut again = lang.learn_once_more();
    match (round.filter(|round| round.kind == kind), kind) {
        (None, _) => {
            words.push(lang.learn_today_none().to_owned());
            again = "";
        }
        (Some(_), RoundKind::Today) => {
            words.push(lang.learn_today_over().to_owned());
            again = lang.learn_today_more();
        }
        (Some(round), RoundKind::Test(test)) => {
            words.push(lang.learn_result(round.count() as i32, round.right() as i32));
            if round.is_passed() {
                words.push(lang.learn_passed().to_owned());
                (to, label) = (Where::Diploma(test), lang.learn_diploma_see());
            } else {
                words.push(lang.learn_failed().to_owned());
            }
        }
        (Some(round), RoundKind::Entry) => {
            if let Some(start) = round.start() {
                let title = lang.unit_title(start.unit.id);
                words.push(lang.learn_entry_start(title));
                (to, label) = (Where::Exercise(start), lang.learn_begin());
            }
        }
    }
    let again = (!again.is_empty())
        .then(|| parts::button(again, Msg::Learn(LearnMsg::OneMore)).key("again"));
    let map = (to != Where::Map).then(|| link(Where::Map.hash(), lang.learn_to_map()));
    let bubble = element("div")
        .class("bubble")
        .attribute("role", "status")
        .children(words.into_iter().map(|words| element("p").child(words)))
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
                .child(chick::coach(Face::Proud))
                .child(bubble),
        )
        .children(egg::egg(lang, model.profiles.current()))
}
