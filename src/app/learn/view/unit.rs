//! A unit: its exercises as stones with stars.

use super::{astray, chick, main_link, stars};
use crate::app::Model;
use crate::app::learn::Where;
use crate::app::ui::{Element, element, parts};
use crate::lessons::{Place, Stars, Unit};
use crate::text::Lang;

pub(super) fn view(lang: Lang, model: &Model, unit: &'static Unit) -> Element {
    let child = model.profiles.current();
    let earned = child.stars_of(unit);
    let done = child.done_of(unit);
    let first_new = done.iter().position(|done| !done);
    let next = Place {
        unit,
        number: first_new.unwrap_or(0) + 1,
    };
    let label = match first_new {
        Some(0) => lang.learn_begin(),
        Some(_) => lang.learn_go_on(),
        None => lang.learn_once_more(),
    };
    let welcome = element("div")
        .class("unit-head")
        .child(
            element("span")
                .class("disc")
                .child(chick::emblem(child, unit)),
        )
        .child(
            element("div")
                .child(element("p").class("lead").child(lang.unit_lead(unit.id)))
                .child(stars::lessons(lang, unit, &done)),
        );
    let lessons = unit.lessons().into_iter().map(|lesson| {
        let numbers = lesson.first..lesson.first + lesson.count;
        let stones = numbers.map(|number| {
            let stars = earned[number - 1];
            stone(lang, Place { unit, number }, stars, first_new)
        });
        element("section")
            .class("lesson")
            .child(element("h2").children(lang.course(&lesson.heading)))
            .child(element("ol").class("steps-path").children(stones))
    });
    let note = lang.unit_note(unit.id);
    element("main")
        .key("unit")
        .class("screen unit")
        .child(parts::bar_to(
            Where::Map.hash(),
            lang.learn_title(),
            lang.unit_title(unit.id),
        ))
        .children(astray(lang, &model.learn))
        .child(welcome)
        .child(main_link(Where::Exercise(next).hash(), label))
        .children(note.map(|note| element("p").class("note").child(note)))
        .children(lessons)
}

fn stone(lang: Lang, place: Place, earned: Stars, first_new: Option<usize>) -> Element {
    let is_next = first_new == Some(place.number - 1);
    let link = element("a")
        .class("stone")
        .attribute("href", Where::Exercise(place).hash())
        .attribute("data-state", if earned > 0 { "done" } else { "new" })
        .child(
            element("span")
                .class("spoken")
                .child(lang.learn_exercise(place.number as i32)),
        )
        .child(
            element("span")
                .class("disc")
                .attribute("aria-hidden", "true")
                .child(place.number.to_string()),
        )
        .child(parts::stars(lang, earned));
    let link = if is_next {
        link.attribute("aria-current", "step")
    } else {
        link
    };
    element("li").flag("data-here", is_next).child(link)
}
