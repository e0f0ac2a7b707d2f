//! The list of challenges.

use super::board;
use crate::app::route::Route;
use crate::app::ui::{Element, element, parts};
use crate::lessons::Profile;
use crate::placement::{CHALLENGES, Challenge, Problem, Solution};
use crate::rules::Color;
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
    let stars = child.stars(&format!("puzzle-{}", challenge.id));
    let found = child.found(challenge.id) as i32;
    let collected = lang.puzzle_found(challenge.fundamental as i32, found);
    let link = element("a")
        .class("challenge")
        .attribute(
            "href",
            format!("{}?at={}", Route::Puzzles.hash(), challenge.id),
        )
        .attribute("data-challenge", challenge.id)
        .child(board::small(problem.size(), &taste(&problem)))
        .child(
            element("span")
                .class("words")
                .child(element("strong").child(lang.puzzle_name(&problem)))
                .child(element("span").child(collected)),
        )
        .child(parts::stars(lang, stars));
    element("li").child(link)
}

/// One piece of each kind, to show what a challenge is about.
fn taste(problem: &Problem) -> Solution {
    let middle = problem.size() as i8 / 2;
    let mut placed = Solution::default();
    for (place, piece) in (0..).zip(super::super::desk::pieces(problem)) {
        let i = if piece.color == Color::White {
            middle - 1
        } else {
            middle
        };
        let cell = crate::placement::Cell::from_ij(i, place % problem.size() as i8, problem.size());
        if let Some(cell) = cell {
            placed.set(cell, Some(piece));
        }
    }
    placed
}
