//! A challenge, or another problem: the board, the tray, what the coach says.

use super::board::{self, Shown};
use super::{PuzzlesMsg, send};
use crate::app::puzzles::desk::{Desk, Said};
use crate::app::puzzles::lab::link_to;
use crate::app::puzzles::speech::speech;
use crate::app::route::Route;
use crate::app::ui::{Element, element, parts};
use crate::lessons::Profile;
use crate::placement::{CHALLENGES, CellSet, Challenge, Judgement};
use crate::rules::Piece;
use crate::text::Lang;

pub(super) fn view(lang: Lang, desk: &Desk, child: &Profile) -> Element {
    let judgement = desk.judgement();
    let hint = match desk.said {
        Said::Put(cell, _) => Some(cell),
        _ => None,
    };
    // A solved board is calm.
    let attacked = if desk.shows_attacks && !desk.is_solved() {
        judgement.attacked
    } else {
        CellSet::EMPTY
    };
    let shown = Shown {
        size: desk.problem.size(),
        placed: &desk.placed,
        attacked,
        conflicts: &judgement.conflicts,
        hint,
        focused: desk.focused,
    };
    let side = element("div")
        .class("side")
        .child(bubble(lang, desk, &judgement, child))
        .children(done(lang, desk, child))
        .children((!desk.is_solved()).then(|| tray(lang, desk)))
        .child(tools(lang, desk))
        .children(
            desk.challenge
                .map(|challenge| collection(lang, challenge, desk.problem.size(), child)),
        );
    let (back, label) = match desk.challenge {
        Some(_) => (Route::Puzzles.hash().to_owned(), lang.puzzles_title()),
        None => (link_to(&desk.problem), lang.lab_title()),
    };
    let bar = parts::bar_to(back, label, lang.name_of_puzzle(&desk.problem));
    element("main")
        .key(desk.challenge.map_or("by-hand", |challenge| challenge.id))
        .class("screen desk")
        .flag("data-solved", desk.is_solved())
        .child(bar)
        .child(board::board(lang, &shown))
        .child(side)
}

fn bubble(lang: Lang, desk: &Desk, judgement: &Judgement, child: &Profile) -> Element {
    let speech = speech(lang, desk, judgement, child);
    speech.talk(Some(parts::coach()), [speech.status()])
}

/// A solved challenge: the stars, and where to go from here.
fn done(lang: Lang, desk: &Desk, child: &Profile) -> Option<Element> {
    if !desk.is_solved() {
        return None;
    }
    let mut ways = element("div").class("ways");
    let again = parts::button(lang.puzzle_again(), send(PuzzlesMsg::Clear));
    let panel = element("section")
        .key("done")
        .class("done")
        .attribute("aria-label", lang.learn_done());
    let Some(challenge) = desk.challenge else {
        return Some(panel.child(ways.child(again)));
    };
    let mut later = CHALLENGES
        .iter()
        .skip_while(|other| other.id != challenge.id);
    if let Some(next) = later.nth(1) {
        let link = element("a")
            .class("button")
            .attribute("data-main", "")
            .attribute("href", format!("{}?at={}", Route::Puzzles.hash(), next.id));
        ways = ways.child(link.child(lang.puzzle_next()));
    }
    if child.found(challenge.id) < challenge.fundamental as usize {
        ways = ways.child(again);
    }
    let stars = child.puzzle_stars(challenge);
    Some(panel.child(parts::stars(lang, stars)).child(ways))
}

fn tray(lang: Lang, desk: &Desk) -> Element {
    let tray = desk.tray();
    let option = |&(piece, left): &(Piece, usize)| {
        let chosen = desk.hand == piece;
        let input = parts::radio(
            "hand",
            piece.letter().to_string().into(),
            chosen,
            send(PuzzlesMsg::Hold(piece)),
        )
        .class("spoken");
        element("label")
            .class("tray-piece")
            .flag(parts::CHOSEN, chosen)
            .child(input)
            .child(parts::figure(piece))
            .child(element("span").class("spoken").child(lang.name_of(piece)))
            .child(element("span").class("left").child(format!("× {left}")))
    };
    element("fieldset")
        .key("tray")
        .class("tray")
        .child(element("legend").class("spoken").child(lang.puzzle_tray()))
        .children(tray.iter().map(option))
}

fn tools(lang: Lang, desk: &Desk) -> Element {
    let tool = |icon, label, msg| parts::tool(icon, label, send(msg));
    let empty = desk.placed.pieces().is_empty();
    element("div")
        .class("tools")
        .child(parts::able(
            tool("take-back", lang.take_back(), PuzzlesMsg::Undo),
            desk.can_undo(),
        ))
        .child(tool("hint", lang.puzzle_hint(), PuzzlesMsg::Hint))
        .child(tool("tick", lang.puzzle_check(), PuzzlesMsg::Check))
        .child(parts::able(
            tool("erase", lang.puzzle_clear(), PuzzlesMsg::Clear),
            !empty,
        ))
        .child(
            tool("explore", lang.puzzle_attacks(), PuzzlesMsg::ShowAttacks).attribute(
                "aria-pressed",
                if desk.shows_attacks { "true" } else { "false" },
            ),
        )
}

/// Empty places are shown for so many solutions; more would be a wall.
const SHELF: usize = 12;

/// The solutions this child has found, as a shelf with places for the others.
fn collection(lang: Lang, challenge: &Challenge, size: u8, child: &Profile) -> Element {
    let boards = board::found(challenge, size, child);
    let (all, count) = (challenge.fundamental, boards.len());
    let places = (all as usize).min(SHELF).max((count + 1).min(all as usize));
    let place = |index: usize| {
        let (picture, words) = match boards.get(index) {
            Some(placed) => (board::small(size, placed), None),
            None => (
                element("span")
                    .class("small-board")
                    .flag("data-empty", true),
                Some(lang.puzzle_collection_empty()),
            ),
        };
        let words = [
            Some(lang.lab_solution(index as i32 + 1)),
            words.map(str::to_owned),
        ];
        let words: Vec<_> = words.into_iter().flatten().collect();
        element("li")
            .child(picture)
            .child(element("span").class("spoken").child(words.join(": ")))
    };
    element("section")
        .key("collection")
        .class("collection")
        .child(element("h2").child(lang.puzzle_found(all as i32, count as i32)))
        .child(
            element("ul")
                .class("small-boards")
                .children((0..places).map(place)),
        )
}
