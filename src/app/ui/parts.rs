//! Parts that several screens use.

use super::node::{Element, Event, element};
use crate::app::{Msg, Route, SettingsMsg};
use crate::text::Lang;

/// A screen below home: a way back, its heading, its content.
pub(in crate::app) fn screen(lang: Lang, key: &'static str, heading: &'static str) -> Element {
    let back = element("a")
        .class("back")
        .attribute("href", Route::Home.hash())
        .child(lang.nav_home());
    let bar = element("header")
        .class("bar")
        .child(back)
        .child(element("h1").child(heading));
    element("main").key(key).class("screen").child(bar)
}

pub(in crate::app) fn button(label: &'static str, msg: Msg) -> Element {
    element("button")
        .class("button")
        .attribute("type", "button")
        .on(Event::Click, msg)
        .child(label)
}

/// A question with a few answers, one of which holds.
pub(in crate::app) fn choices(
    name: &'static str,
    legend: &'static str,
    options: Vec<Choice>,
) -> Element {
    let option = |choice: Choice| {
        let input = element("input")
            .attribute("type", "radio")
            .attribute("name", name)
            .attribute("value", choice.value)
            .flag("checked", choice.chosen)
            .on(Event::Change, choice.msg);
        let label = element("span").child(choice.label);
        let label = if let Some(lang) = choice.lang {
            label.attribute("lang", lang.code())
        } else {
            label
        };
        element("label").class("choice").child(input).child(label)
    };
    element("fieldset")
        .class("choices")
        .child(element("legend").child(legend))
        .child(
            element("div")
                .class("options")
                .children(options.into_iter().map(option)),
        )
}

/// One answer of [`choices`].
pub(in crate::app) struct Choice {
    pub(in crate::app) value: &'static str,
    pub(in crate::app) label: &'static str,
    /// The language of the label, if it is not the page's.
    pub(in crate::app) lang: Option<Lang>,
    pub(in crate::app) chosen: bool,
    pub(in crate::app) msg: Msg,
}

/// The choice of the language, each named in itself so that everybody finds theirs.
pub(in crate::app) fn language_choices(current: Lang) -> Element {
    let option = |lang: Lang| Choice {
        value: lang.code(),
        label: lang.language_name(),
        lang: Some(lang),
        chosen: lang == current,
        msg: Msg::Settings(SettingsMsg::Lang(lang)),
    };
    choices(
        "lang",
        current.settings_language(),
        Lang::ALL.into_iter().map(option).collect(),
    )
}
