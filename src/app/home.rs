//! The first screen: who we are and where to go.

use super::route::{TODAY, exercise_hash};
use super::screen::Screen;
use super::ui::{Element, element, parts};
use super::{Model, Picture, Route, reading};
use crate::lessons::{Place, Profile};
use crate::text::Lang;

/// The first screen, which remembers nothing.
pub(super) struct Home;

impl Screen for Home {
    fn title(&self, _lang: Lang) -> Option<String> {
        None
    }

    fn view(&self, model: &Model, _picture: Option<&Picture>) -> Element {
        view(model)
    }
}

fn view(model: &Model) -> Element {
    let lang = model.settings.lang;
    let mascot = element("img")
        .class("mascot")
        .attribute("src", "images/mascot.svg")
        .attribute("alt", "")
        .attribute("width", "160")
        .attribute("height", "160");
    let welcome = element("header")
        .class("welcome")
        .child(mascot)
        .child(parts::heading(lang.app_name()))
        .child(element("p").class("lead").child(lang.home_lead()));
    let cards = element("nav")
        .class("cards")
        .attribute("aria-label", lang.nav_label())
        .child(
            card(
                to_learn(model.profiles.current()),
                "learn",
                lang.learn_title(),
                lang.learn_card(),
            )
            .attribute("data-main", ""),
        )
        .children(
            (model.profiles.current().total() > 0)
                .then(|| card(TODAY, "star", lang.home_today(), lang.home_today_card())),
        )
        .child(card(
            Route::Play.hash(),
            "play",
            lang.play_title(),
            lang.play_card(),
        ))
        .child(card(
            Route::Explore.hash(),
            "explore",
            lang.explore_title(),
            lang.explore_card(),
        ))
        .child(card(
            Route::Puzzles.hash(),
            "puzzles",
            lang.puzzles_title(),
            lang.puzzles_card(),
        ))
        .child(card(
            Route::Settings.hash(),
            "settings",
            lang.settings_title(),
            lang.settings_card(),
        ));
    element("main")
        .key("home")
        .class("screen home")
        .child(welcome)
        .child(cards)
        .child(reading::switch(model))
        .child(parts::language_choices(lang))
        .child(
            element("a")
                .class("soft")
                .attribute("href", Route::Parents.hash())
                .child(lang.home_parents()),
        )
}

/// Whoever has never learnt here begins at once; the others choose on the map.
fn to_learn(child: &Profile) -> String {
    match child.here() {
        Some(_) => Route::Learn.hash().to_owned(),
        None => exercise_hash(Place::first()),
    }
}

fn card(
    address: impl Into<String>,
    icon: &'static str,
    title: &'static str,
    words: &'static str,
) -> Element {
    let picture = element("span")
        .class("icon")
        .attribute("data-icon", icon)
        .attribute("aria-hidden", "true");
    let text = element("span")
        .child(element("strong").child(title))
        .child(element("span").child(words));
    element("a")
        .class("card")
        .attribute("href", address.into())
        .child(picture)
        .child(text)
}
