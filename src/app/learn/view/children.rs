//! Who learns: a sheet with the children of this device.

use super::link;
use crate::app::children::{ChildrenMsg, Panel, about, animal, files, name, portrait, told};
use crate::app::model::Msg;
use crate::app::route::Route;
use crate::app::ui::{Element, Event, element, parts};
use crate::lessons::{Animal, Profile, Profiles};
use crate::text::Lang;
use crate::typed::Nickname;

pub(super) fn sheet(lang: Lang, panel: &Panel, profiles: &Profiles) -> Element {
    let close = || about(ChildrenMsg::Close);
    let head = element("header")
        .class("bar")
        .child(
            element("h2")
                .attribute("id", "children-title")
                .child(lang.learn_who()),
        )
        .child(parts::button(lang.learn_close(), close()).attribute("data-focus", "children"));
    let grown_ups = link(Route::Parents.hash().to_owned(), lang.home_parents());
    let sheet = element("div")
        .class("sheet")
        .attribute("role", "dialog")
        .attribute("aria-modal", "true")
        .attribute("aria-labelledby", "children-title")
        .on_key(key)
        .child(head)
        .child(list(lang, profiles))
        .child(pictures(lang, profiles.current()))
        .child(names(lang, panel))
        .children(told(lang, panel))
        // What takes stars away is behind the parents' door.
        .child(files(lang, profiles).child(grown_ups));
    element("div")
        .key("children")
        .class("over")
        .child(element("div").class("veil").on(Event::Click, close()))
        .child(sheet)
}

fn list(lang: Lang, profiles: &Profiles) -> Element {
    let child = |(index, profile): (usize, &Profile)| {
        let chosen = index == profiles.index();
        let input = parts::radio(
            "child",
            index.to_string().into(),
            chosen,
            about(ChildrenMsg::Switch(index)),
        )
        .class("spoken");
        element("label")
            .class("child")
            .flag(parts::CHOSEN, chosen)
            .child(input)
            .child(portrait(profile))
            .child(element("span").class("name").child(name(lang, profile)))
            .child(element("span").class("star").attribute("data-on", ""))
            .child(element("span").child(profile.total().to_string()))
    };
    element("fieldset")
        .class("children")
        .child(element("legend").class("spoken").child(lang.learn_who()))
        .children(profiles.all().iter().enumerate().map(child))
}

/// The animals to choose a picture from.
fn pictures(lang: Lang, profile: &Profile) -> Element {
    let choice = |one: Animal| {
        let chosen = profile.animal() == Some(one);
        let input = parts::radio(
            "animal",
            one.name().into(),
            chosen,
            about(ChildrenMsg::Choose(one)),
        )
        .class("spoken");
        let spoken = element("span").class("spoken");
        element("label")
            .class("portrait")
            .flag(parts::CHOSEN, chosen)
            .child(input)
            .child(animal(one))
            .child(spoken.child(lang.learn_animal(one.into())))
    };
    element("fieldset")
        .class("portraits")
        .child(element("legend").child(lang.learn_picture()))
        .children(Animal::ALL.map(choice))
}

/// A name, for a new child or for this one.
fn names(lang: Lang, panel: &Panel) -> Element {
    let enter =
        |code: &str| matches!(code, "Enter" | "NumpadEnter").then(|| about(ChildrenMsg::Add));
    let field = element("input")
        .class("field")
        .attribute("name", "child-name")
        .attribute("maxlength", Nickname::WIDEST.to_string())
        .attribute("autocomplete", "off")
        .attribute("value", panel.typed.clone())
        .on_value(Event::Input, |name| about(ChildrenMsg::Typed(name)))
        .on_key(enter);
    let typed = !panel.typed.trim().is_empty();
    let button = |label, msg| parts::able(parts::button(label, about(msg)), typed);
    element("div")
        .class("new-name")
        .child(
            element("label")
                .child(element("span").child(lang.learn_name()))
                .child(field),
        )
        .child(
            element("div")
                .class("row")
                .child(button(lang.learn_add(), ChildrenMsg::Add))
                .child(button(lang.learn_rename(), ChildrenMsg::Rename)),
        )
}

fn key(code: &str) -> Option<Msg> {
    (code == "Escape").then(|| about(ChildrenMsg::Close))
}
