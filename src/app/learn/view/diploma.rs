//! A diploma, to be looked at and put on paper.

use super::{chick, link, map};
use crate::app::learn::{LearnMsg, Where};
use crate::app::ui::{Element, element, parts};
use crate::app::{Model, Msg};
use crate::lessons::RoundKind;
use crate::text::Lang;

pub(super) fn view(lang: Lang, model: &Model, test: usize) -> Element {
    let Some(lines) = lang.diploma(model.profiles.current(), test) else {
        return map::view(lang, model);
    };
    let lines = lines.map(|line| element("p").child(line));
    let sheet = element("section")
        .class("diploma printed")
        .child(chick::badge("diploma"))
        .children(lines);
    let again = Where::Round(RoundKind::Test(test)).hash();
    let row = element("div")
        .class("row")
        .child(parts::button(
            lang.parents_print(),
            Msg::Learn(LearnMsg::Print),
        ))
        .child(link(again, lang.learn_once_more()));
    element("main")
        .key("diploma")
        .class("screen diploma-page")
        .child(parts::bar_to(
            Where::Map.hash(),
            lang.learn_title(),
            lang.learn_diploma(),
        ))
        .child(sheet)
        .child(row)
}
