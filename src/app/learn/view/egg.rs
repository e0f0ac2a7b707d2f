//! The egg that practice fills, and the chicks that have hatched.

use crate::app::learn::speech::egg_said;
use crate::app::ui::{Element, element};
use crate::lessons::{Egg, Profile};
use crate::text::Lang;

/// The egg of a child that has practised: after a task of practice, and on the map.
pub(super) fn egg(lang: Lang, child: &Profile) -> Option<Element> {
    let egg = child.egg()?;
    let drawing = if egg.has_just_hatched() {
        "hatchling"
    } else {
        "egg"
    };
    let spot = |number: u32| {
        let spot = element("span").class("spot");
        spot.flag("data-on", number <= egg.filled)
    };
    let spots = element("span")
        .class("spots")
        .attribute("aria-hidden", "true")
        .children((1..=Egg::FULL).map(spot));
    let hatched = (egg.hatched > 0 && egg.filled > 0).then(|| {
        element("span")
            .class("hatched")
            .child(lang.learn_chicks(egg.hatched as i32))
    });
    let told = element("div")
        .child(element("p").children(egg_said(lang, child)))
        .child(spots)
        .children(hatched);
    let egg = element("div")
        .key("egg")
        .class("egg")
        .child(picture(drawing))
        .child(told);
    Some(egg)
}

/// One of the animals that play.
pub(super) fn picture(name: &str) -> Element {
    element("img")
        .attribute("src", format!("images/opponents/{name}.svg"))
        .attribute("alt", "")
        .attribute("width", "100")
        .attribute("height", "100")
}
