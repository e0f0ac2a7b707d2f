//! The map: units as stones of a winding path.

use super::{about_children, astray, chick, children, egg, main_link, stars};
use crate::app::learn::{ChildrenMsg, Face, Where};
use crate::app::ui::{Element, Event, element, parts};
use crate::app::{Model, Route};
use crate::lessons::{Course, Place, Profile, Unit};
use crate::rules::{Color, Kind, Piece};
use crate::text::Lang;

pub(super) fn view(lang: Lang, model: &Model) -> Element {
    let (learn, child) = (&model.learn, model.profiles.current());
    let all_done = child.has_finished_course();
    let next = child.goes_on_at().filter(|_| !all_done);
    let here = next.map(|place| place.unit);
    let stones = Course::units()
        .iter()
        .map(|unit| stone(lang, child, unit, here == Some(unit)));
    let path = element("ol").class("path").children(stones);
    let open = learn.children.open;
    let screen = element("main")
        .key("map")
        .class("screen map")
        .child(head(lang, child).flag("inert", open))
        .children(astray(lang, learn))
        .children(children::told(lang, &learn.children).filter(|_| !open))
        .children(all_done.then(|| graduated(lang, child).flag("inert", open)))
        .children(next.map(|place| go_on(lang, child, place).flag("inert", open)))
        .children(egg::egg(lang, child).map(|egg| egg.flag("inert", open)))
        .child(
            element("nav")
                .attribute("aria-label", lang.learn_units())
                .flag("inert", open)
                .child(path),
        );
    if open {
        screen.child(children::sheet(lang, &learn.children, &model.profiles))
    } else {
        screen
    }
}

/// The way home, the heading, and who learns.
fn head(lang: Lang, profile: &Profile) -> Element {
    let total = i32::try_from(profile.total()).unwrap_or(i32::MAX);
    let who = element("button")
        .class("button who")
        .attribute("type", "button")
        .attribute("aria-haspopup", "dialog")
        .attribute("data-focus", "who")
        .on(Event::Click, about_children(ChildrenMsg::Open))
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
fn go_on(lang: Lang, child: &Profile, place: Place) -> Element {
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
        .child(main_link(Where::Exercise(place).hash(), label));
    element("div")
        .class("talk")
        .child(chick::coach(Face::Hello))
        .child(bubble)
}

/// The whole course is done. What is left is a star here and there, or else to play.
fn graduated(lang: Lang, child: &Profile) -> Element {
    let is_short = |place: &Place| child.stars_of(place.unit)[place.number - 1] < 3;
    let link = match Place::all().find(is_short) {
        Some(place) => main_link(Where::Exercise(place).hash(), lang.learn_more_stars()),
        None => main_link(Route::Play.hash().to_owned(), lang.play_title()),
    };
    let bubble = element("div")
        .class("bubble")
        .child(element("p").child(lang.learn_course_finished()))
        .child(link);
    element("div")
        .class("talk")
        .child(chick::badge("course"))
        .child(bubble)
}

fn stone(lang: Lang, child: &Profile, unit: &'static Unit, is_here: bool) -> Element {
    let earned = child.stars_of(unit);
    let link = element("a")
        .class("stone")
        .attribute("href", Where::Unit(unit).hash())
        .attribute("data-state", state(&earned))
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
        .child(stars::lessons(lang, unit, &earned))
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
fn state(earned: &[u8]) -> &'static str {
    if earned.iter().all(|&stars| stars == 0) {
        "new"
    } else if earned.contains(&0) {
        "begun"
    } else {
        "done"
    }
}

/// What a unit is about, as a drawing.
pub(super) fn picture(unit: &Unit) -> Element {
    let kind = match unit.id {
        "rook" => Kind::Rook,
        "bishop" => Kind::Bishop,
        "queen" => Kind::Queen,
        "king" => Kind::King,
        "knight" => Kind::Knight,
        "pawn" => Kind::Pawn,
        id => return parts::icon(id),
    };
    parts::figure(Piece::new(Color::White, kind))
}
