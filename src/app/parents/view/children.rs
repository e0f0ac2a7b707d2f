//! How far each child has come, and what can be done about the children.

use super::{Parents, ParentsMsg, button, send};
use crate::app::Model;
use crate::app::children;
use crate::app::ui::{Element, element, parts};
use crate::lessons::{Course, Profile, Unit};
use crate::text::Lang;

pub(super) fn section(parents: &Parents, model: &Model) -> Element {
    let (lang, profiles) = (model.settings.lang, &model.profiles);
    let children = profiles.all().iter().enumerate();
    let children = children.map(|(index, child)| one(lang, index, child));
    let back = parents.removed.as_ref().map(|removed| {
        let name = children::name(lang, &removed.child);
        element("p")
            .key("removed")
            .class("good")
            .attribute("role", "status")
            .child(element("span").child(if removed.stays {
                lang.parents_anew(&name)
            } else {
                lang.parents_removed(&name)
            }))
            .child(
                button(lang.parents_put_back(), ParentsMsg::PutBack)
                    .attribute("data-focus", "put-back"),
            )
    });
    let print = button(lang.parents_print(), ParentsMsg::Print);
    super::section_of(super::heading(lang.parents_children(), "children"))
        .class("printed")
        .children(back)
        .children(children)
        .children(children::told(lang, &model.children))
        .child(children::files(lang, profiles).child(print))
}

fn one(lang: Lang, index: usize, child: &Profile) -> Element {
    let name = children::name(lang, child);
    let reset = button(lang.parents_reset(), ParentsMsg::Reset(index));
    let remove =
        parts::pressed("button", send(ParentsMsg::Remove(index))).child(lang.parents_remove(&name));
    let head = element("div")
        .class("head")
        .child(children::portrait(child))
        .child(element("h3").child(name))
        .child(element("span").class("star").attribute("data-on", ""))
        .child(element("span").child(child.total().to_string()))
        .child(reset)
        .child(remove);
    let last = child
        .last_day()
        .map(|day| lang.parents_last(&lang.date(day)));
    let last = last.map(|last| element("p").child(last));
    let hard = child.hard_units();
    let units = Course::units().iter();
    let units = units.map(|unit| progress(lang, child, unit, hard.contains(&unit)));
    element("article")
        .class("progress-of")
        .child(head)
        .children(last)
        .child(element("ul").children(units))
}

/// A bar for a unit, with a word if much of it was hard.
fn progress(lang: Lang, child: &Profile, unit: &Unit, is_hard: bool) -> Element {
    let stars = child.stars_of(unit);
    let done = stars.iter().filter(|&&stars| stars > 0).count();
    let title = lang.unit_title(unit.id);
    let bar = element("progress")
        .attribute("aria-label", title)
        .attribute("max", stars.len().to_string())
        .attribute("value", done.to_string());
    let hard = is_hard.then(|| element("strong").child(lang.parents_hard()));
    element("li")
        .child(element("span").child(title))
        .child(bar)
        .child(element("span").child(lang.parents_done(stars.len() as i32, done as i32)))
        .children(hard)
}
