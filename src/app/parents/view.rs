//! What parents see.

mod children;

use super::{Parents, ParentsMsg};
use crate::app::reading;
use crate::app::route::paper_hash;
use crate::app::settings::{Allowed, SettingsMsg};
use crate::app::ui::{Element, Event, element, parts};
use crate::app::{Model, Msg, Route};
use crate::lessons::{Course, Sheet};
use crate::text::Lang;

pub(super) fn view(parents: &Parents, model: &Model) -> Element {
    let lang = model.settings.lang;
    let screen = parts::screen(lang, "parents", lang.home_parents());
    if !parents.gate.is_open() {
        return screen.child(door(lang, parents));
    }
    screen
        .child(
            section_of(heading(lang.parents_about(), "parents"))
                .child(element("p").child(lang.parents_way()))
                .child(element("p").child(lang.parents_time())),
        )
        .child(
            section(lang.parents_privacy())
                .child(element("p").child(lang.parents_stays()))
                .child(element("p").child(lang.parents_stored())),
        )
        .child(children::section(parents, model))
        .child(paper(lang))
        .child(help(model))
        .child(
            section(lang.settings_title())
                .child(parts::language_choices(lang))
                .child(reading::choices(model))
                .children(reading::no_voice(model))
                .child(
                    element("a")
                        .class("button")
                        .attribute("href", Route::Settings.hash())
                        .child(lang.settings_card()),
                ),
        )
        .child(
            section(lang.parents_install())
                .child(element("p").child(lang.parents_android()))
                .child(element("p").child(lang.parents_apple())),
        )
        .child(forget(lang, parents))
}

fn section(heading: &'static str) -> Element {
    section_of(element("h2").child(heading))
}

fn section_of(heading: Element) -> Element {
    element("section").child(heading)
}

/// A heading that can be given the focus.
fn heading(words: &'static str, focus: &'static str) -> Element {
    element("h2")
        .attribute("tabindex", "-1")
        .attribute("data-focus", focus)
        .child(words)
}

fn send(msg: ParentsMsg) -> Msg {
    Msg::Parents(msg)
}

fn button(label: &'static str, msg: ParentsMsg) -> Element {
    parts::button(label, send(msg))
}

/// The question that lets parents in.
fn door(lang: Lang, parents: &Parents) -> Element {
    let enter =
        |code: &str| matches!(code, "Enter" | "NumpadEnter").then(|| send(ParentsMsg::Enter));
    let (one, other) = parents.gate.question();
    let field = element("input")
        .class("field")
        .attribute("name", "answer")
        .attribute("inputmode", "numeric")
        .attribute("autocomplete", "off")
        .attribute("maxlength", "4")
        .attribute("data-focus", "parents")
        .attribute("value", parents.gate.typed.clone())
        .on_value(Event::Input, |text| send(ParentsMsg::Typed(text)))
        .on_key(enter);
    let wrong = parents.gate.was_wrong().then(|| {
        let words = element("p").class("problem").attribute("role", "status");
        words.child(lang.parents_wrong())
    });
    element("div")
        .key("door")
        .class("door")
        .child(
            element("label")
                .child(element("span").child(lang.parents_question(one.into(), other.into())))
                .child(field),
        )
        .children(wrong)
        .child(button(lang.parents_enter(), ParentsMsg::Enter))
}

/// The lessons on paper, unit by unit.
fn paper(lang: Lang) -> Element {
    let mut section =
        section(lang.learn_paper()).child(element("p").child(lang.learn_paper_about()));
    for unit in Course::units() {
        let mut links = Vec::new();
        for (index, lesson) in unit.lessons().into_iter().enumerate() {
            if Sheet::is_for(unit, &lesson) {
                let link = element("a").attribute("href", paper_hash(unit, index + 1));
                links.push(element("li").child(link.children(lang.course(&lesson.heading))));
            }
        }
        if !links.is_empty() {
            let details = element("details").class("sheets");
            let summary = element("summary").child(lang.unit_title(unit.id));
            section = section.child(details.child(summary).child(element("ul").children(links)));
        }
    }
    section
}

/// What children may ask for, as a club wants it.
fn help(model: &Model) -> Element {
    let (lang, settings) = (model.settings.lang, model.settings);
    let choices = |legend, name, chosen, make: fn(Allowed) -> SettingsMsg| {
        let choice = |allowed: Allowed| {
            let label = match allowed {
                Allowed::Yes => lang.parents_allowed(),
                Allowed::No => lang.parents_forbidden(),
            };
            let msg = Msg::Settings(make(allowed));
            parts::choice(name, allowed.name(), label, allowed == chosen, msg)
        };
        parts::choices(legend, Allowed::ALL.map(choice).into())
    };
    section(lang.parents_help())
        .child(choices(
            lang.parents_hints(),
            "hints",
            settings.hints,
            SettingsMsg::Hints,
        ))
        .child(choices(
            lang.parents_take_back(),
            "taking-back",
            settings.taking_back,
            SettingsMsg::TakingBack,
        ))
}

/// The way to a device that knows nobody.
fn forget(lang: Lang, parents: &Parents) -> Element {
    let section = section(lang.parents_forget());
    if !parents.sure {
        let ask = button(lang.parents_forget_all(), ParentsMsg::Forget);
        return section.child(ask.attribute("data-focus", "forget"));
    }
    let row = element("div")
        .class("row")
        .child(button(lang.parents_forget_yes(), ParentsMsg::Sure))
        .child(
            button(lang.parents_forget_no(), ParentsMsg::KeepAll).attribute("data-focus", "sure"),
        );
    section.child(
        element("div")
            .key("sure")
            .class("sure")
            .attribute("role", "alert")
            .child(element("p").child(lang.parents_forget_sure()))
            .child(row),
    )
}
