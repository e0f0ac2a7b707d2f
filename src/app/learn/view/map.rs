//! The map: units as stones of a winding path.

use super::{astray, chick, egg, link, main_link, stars};
use crate::app::children::{self, ChildrenMsg};
use crate::app::learn::{Face, Where};
use crate::app::ui::{Element, element, parts};
use crate::app::{Model, Route};
use crate::lessons::{Course, Place, Profile, RoundKind, Unit};
use crate::text::Lang;

/// Whoever has fewer stars may not know yet that there is a test to begin with.
const FEW: usize = 30;

pub(super) fn view(lang: Lang, model: &Model) -> Element {
    let (learn, child) = (&model.learn, model.profiles.current());
    let all_done = child.has_finished_course();
    let next = child.goes_on_at().filter(|_| !all_done);
    let here = next.map(|place| place.unit);
    let mut stones = Vec::new();
    for unit in Course::units() {
        stones.push(stone(lang, child, unit, here == Some(unit)));
        stones.extend(RoundKind::after(unit).map(|test| test_stone(lang, child, test)));
    }
    let path = element("ol").class("path").children(stones);
    let open = model.children.open;
    let screen = element("main")
        .key("map")
        .class("screen map")
        .child(head(lang, child).flag("inert", open))
        .children(astray(lang, learn))
        .children(children::told(lang, &model.children).filter(|_| !open))
        .children(all_done.then(|| graduated(lang, model).flag("inert", open)))
        .children(next.map(|place| go_on(lang, model, place).flag("inert", open)))
        .children(egg::egg(lang, child).map(|egg| egg.flag("inert", open)))
        .child(
            element("nav")
                .attribute("aria-label", lang.learn_units())
                .flag("inert", open)
                .child(path),
        );
    if open {
        screen.child(super::children::sheet(
            lang,
            &model.children,
            &model.profiles,
        ))
    } else {
        screen
    }
}

/// The way home, the heading, and who learns.
fn head(lang: Lang, profile: &Profile) -> Element {
    let total = i32::try_from(profile.total()).unwrap_or(i32::MAX);
    let who = parts::pressed("button who", children::about(ChildrenMsg::Open))
        .attribute("aria-haspopup", "dialog")
        .attribute("data-focus", "who")
        .child(children::portrait(profile))
        .child(
            element("span")
                .class("name")
                .child(children::name(lang, profile)),
        )
        .child(element("span").class("star").attribute("data-on", ""))
        .child(element("span").child(total.to_string()));
    parts::bar(lang, lang.learn_title()).child(who)
}

/// The coach, who offers to go on.
fn go_on(lang: Lang, model: &Model, place: Place) -> Element {
    let child = model.profiles.current();
    let fresh = child.here().is_none();
    let (sentence, label) = if fresh {
        (lang.learn_welcome().to_owned(), lang.learn_begin())
    } else {
        let number = place.number as i32;
        (
            lang.learn_stopped(number, lang.unit_title(place.unit.id)),
            lang.learn_go_on(),
        )
    };
    let bubble = element("div")
        .class("bubble")
        .child(element("p").child(sentence))
        .child(main_link(Where::Exercise(place).hash(), label))
        .children(rounds(lang, model));
    element("div")
        .class("talk")
        .child(chick::coach(Face::Hello))
        .child(bubble)
}

/// The whole course is done. What is left is a star here and there, or else to play.
fn graduated(lang: Lang, model: &Model) -> Element {
    let child = model.profiles.current();
    let is_short = |place: &Place| child.stars_of(place.unit)[place.number - 1] < 3;
    let link = match Place::all().find(is_short) {
        Some(place) => main_link(Where::Exercise(place).hash(), lang.learn_more_stars()),
        None => main_link(Route::Play.hash().to_owned(), lang.play_title()),
    };
    let bubble = element("div")
        .class("bubble")
        .child(element("p").child(lang.learn_course_finished()))
        .child(link)
        .children(rounds(lang, model));
    element("div")
        .class("talk")
        .child(chick::badge("course"))
        .child(bubble)
}

/// What comes back today, and for those who have done little yet the way to leave out what they know.
fn rounds(lang: Lang, model: &Model) -> Vec<Element> {
    let (child, today) = (model.profiles.current(), model.profiles.today());
    let label = if child.reviewed(today) < RoundKind::FIVE {
        lang.home_today()
    } else {
        lang.learn_today_done()
    };
    let way = |kind, label| link(Where::Round(kind).hash(), label);
    let stars = child.total();
    let mut ways = Vec::new();
    if stars > 0 {
        ways.push(way(RoundKind::Today, label));
    }
    if stars < FEW {
        ways.push(way(RoundKind::Entry, lang.learn_entry()));
    }
    ways
}

/// A test on the way, and its diploma once the child has it.
fn test_stone(lang: Lang, child: &Profile, kind: RoundKind) -> Element {
    let passed = match kind {
        RoundKind::Test(test) => child.diploma(test).map(|_| Where::Diploma(test)),
        _ => None,
    };
    let emblem = match passed {
        Some(_) => chick::badge("diploma"),
        None => parts::icon("star"),
    };
    let link = element("a")
        .class("stone")
        .attribute("href", passed.unwrap_or(Where::Round(kind)).hash())
        .attribute("data-state", if passed.is_some() { "done" } else { "new" })
        .child(element("span").class("disc").child(emblem))
        .child(element("span").class("name").child(lang.round_title(kind)));
    element("li").child(link)
}

fn stone(lang: Lang, child: &Profile, unit: &'static Unit, is_here: bool) -> Element {
    let done = child.done_of(unit);
    let link = element("a")
        .class("stone")
        .attribute("href", Where::Unit(unit).hash())
        .attribute("data-state", state(child, unit, &done))
        .child(
            element("span")
                .class("disc")
                .child(chick::emblem(child, unit)),
        )
        .child(
            element("span")
                .class("name")
                .child(lang.unit_title(unit.id)),
        )
        .child(stars::lessons(lang, unit, &done))
        .children(unit.is_side.then(|| {
            let words = element("span").class("spoken");
            words.child(lang.learn_side_path())
        }));
    let link = if is_here {
        link.attribute("aria-current", "step")
    } else {
        link
    };
    element("li")
        .flag("data-here", is_here)
        .flag("data-side", unit.is_side)
        .child(link)
}

/// How far a unit is done.
fn state(child: &Profile, unit: &Unit, done: &[bool]) -> &'static str {
    if !done.contains(&false) {
        "done"
    } else if child.stars_of(unit).iter().any(|&stars| stars > 0) {
        "begun"
    } else {
        "new"
    }
}
