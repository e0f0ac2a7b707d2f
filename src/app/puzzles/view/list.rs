//! The list of challenges.

use super::board;
use crate::app::puzzles::desk::pieces;
use crate::app::route::Route;
use crate::app::ui::{Element, element, parts};
use crate::lessons::Profile;
use crate::placement::{CHALLENGES, Challenge};
use crate::text::Lang;

pub(super) fn view(lang: Lang, child: &Profile) -> Element {
    let lab = element("a")
        .class("card")
        .attribute("href", format!("{}?lab=", Route::Puzzles.hash()))
        .child(parts::icon("lab"))
        .child(
            element("span")
                .child(element("strong").child(lang.lab_title()))
                .child(element("span").child(lang.lab_card())),
        );
    parts::screen(lang, "puzzles", lang.puzzles_title())
        .child(element("p").class("lead").child(lang.puzzles_lead()))
        .child(
            element("ul").class("challenges").children(
                CHALLENGES
                    .iter()
                    .map(|challenge| entry(lang, challenge, child)),
            ),
        )
        .child(element("div").class("cards").child(lab))
}

fn entry(lang: Lang, challenge: &'static Challenge, child: &Profile) -> Element {
    let problem = challenge.problem();
    let stars = child.puzzle_stars(challenge);
    let found = child.found(challenge.id) as i32;
    let collected = lang.puzzle_found(challenge.fundamental as i32, found);
    let picture = match board::found(challenge, problem.size(), child).first() {
        Some(placed) => board::small(problem.size(), placed),
        None => board::emblem(problem.size(), pieces(&problem)),
    };
    let link = element("a")
        .class("challenge")
        .attribute(
            "href",
            format!("{}?at={}", Route::Puzzles.hash(), challenge.id),
        )
        .attribute("data-challenge", challenge.id)
        .child(picture)
        .child(
            element("span")
                .class("words")
                .child(element("strong").child(lang.name_of_puzzle(&problem)))
                .child(element("span").child(lang.task(&problem)))
                .child(
                    element("span")
                        .class("score")
                        .child(parts::stars(lang, stars))
                        .child(element("span").child(collected)),
                ),
        );
    element("li").child(link)
}
