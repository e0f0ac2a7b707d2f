//! A challenge: the board, the tray, what the coach says.

use super::board::{self, Shown};
use super::{PuzzlesMsg, send};
use crate::app::puzzles::desk::{Desk, Said};
use crate::app::route::Route;
use crate::app::ui::{Element, Event, element, parts};
use crate::lessons::Profile;
use crate::placement::{CHALLENGES, CellSet, Judgement, Solution, Task};
use crate::rules::Piece;
use crate::text::Lang;

pub(super) fn view(lang: Lang, desk: &Desk, child: &Profile) -> Element {
    let judgement = desk.judgement();
    let hint = match desk.said {
        Said::Put(cell, _) => Some(cell),
        _ => None,
    };
    let attacked = if desk.shows_attacks {
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
        .child(tray(lang, desk))
        .child(tools(lang, desk))
        .child(collection(lang, desk, child));
    let bar = parts::bar_to(
        Route::Puzzles.hash(),
        lang.puzzles_title(),
        lang.puzzle_name(&desk.problem),
    );
    element("main")
        .key(desk.challenge.id)
        .class("screen desk")
        .child(bar)
        .child(board::board(lang, &shown))
        .child(side)
}

fn bubble(lang: Lang, desk: &Desk, judgement: &Judgement, child: &Profile) -> Element {
    let (mood, sentence) = speech(lang, desk, judgement, child);
    let said = element("p").attribute("role", "status").child(sentence);
    let mut bubble = element("div").class("bubble").child(said);
    if desk.is_solved() {
        let again = parts::button(lang.puzzle_again(), send(PuzzlesMsg::Clear));
        let mut answers = element("div").class("answers").child(again);
        let mut later = CHALLENGES
            .iter()
            .skip_while(|challenge| challenge.id != desk.challenge.id);
        if let Some(next) = later.nth(1) {
            let link = element("a")
                .class("button")
                .attribute("href", format!("{}?at={}", Route::Puzzles.hash(), next.id));
            answers = answers.child(link.child(lang.puzzle_next()));
        }
        bubble = bubble.child(answers);
    }
    element("div")
        .class("talk")
        .attribute("data-mood", mood)
        .child(parts::coach())
        .child(bubble)
}

fn speech(
    lang: Lang,
    desk: &Desk,
    judgement: &Judgement,
    child: &Profile,
) -> (&'static str, String) {
    match &desk.said {
        Said::Goal => ("calm", lang.puzzle_goal(&desk.problem)),
        Said::Standing | Said::Checked => standing(lang, desk, judgement),
        Said::Put(cell, piece) => {
            let name = cell.name(desk.problem.size()).to_ascii_uppercase();
            ("calm", lang.puzzle_hint_put(lang.name_of(*piece), &name))
        }
        Said::DeadEnd => ("no", lang.puzzle_hint_dead_end().to_owned()),
        Said::Unknown => ("calm", lang.puzzle_hint_unknown().to_owned()),
        Said::NoneLeft(_) => ("calm", lang.puzzle_none_left().to_owned()),
        Said::Solved { is_new } => {
            let (all, found) = (
                desk.challenge.fundamental as i32,
                child.found(desk.challenge.id) as i32,
            );
            let words = if *is_new {
                lang.puzzle_solved_new(all, found)
            } else {
                lang.puzzle_solved_before(all, found)
            };
            ("result", words)
        }
    }
}

/// What is wrong, most important first, or what is left to do.
fn standing(lang: Lang, desk: &Desk, judgement: &Judgement) -> (&'static str, String) {
    let missing = judgement.missing.len() as i32;
    if let Some(conflict) = judgement.conflicts.first() {
        let size = desk.problem.size();
        let name = |cell: crate::placement::Cell| cell.name(size).to_ascii_uppercase();
        let words = lang.puzzle_conflict(&name(conflict.attacker), &name(conflict.victim));
        return ("no", words);
    }
    let uncovered = judgement.uncovered.len() as i32;
    match desk.problem.task() {
        Task::Domination if missing == 0 => ("no", lang.puzzle_uncovered(uncovered)),
        Task::Domination => ("calm", lang.puzzle_missing_uncovered(uncovered, missing)),
        Task::Independence => ("calm", lang.puzzle_missing(missing)),
    }
}

fn tray(lang: Lang, desk: &Desk) -> Element {
    let tray = desk.tray();
    let option = |&(piece, left): &(Piece, usize)| {
        let input = element("input")
            .class("spoken")
            .attribute("type", "radio")
            .attribute("name", "hand")
            .attribute("value", piece.letter().to_string())
            .flag("checked", desk.hand == piece)
            .on(Event::Change, send(PuzzlesMsg::Hold(piece)));
        element("label")
            .class("tray-piece")
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
            tool("take-back", lang.puzzle_undo(), PuzzlesMsg::Undo),
            desk.can_undo(),
        ))
        .child(tool("hint", lang.puzzle_hint(), PuzzlesMsg::Hint))
        .child(tool("check", lang.puzzle_check(), PuzzlesMsg::Check))
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

/// The solutions this child has found.
fn collection(lang: Lang, desk: &Desk, child: &Profile) -> Element {
    let size = desk.problem.size();
    let found = child.solutions(desk.challenge.id);
    let boards = found.filter_map(|text| Solution::from_text(text, size));
    let all = desk.challenge.fundamental as i32;
    let count = child.found(desk.challenge.id) as i32;
    element("section")
        .key("collection")
        .class("collection")
        .child(element("h2").child(lang.puzzle_found(all, count)))
        .child(
            element("div")
                .class("small-boards")
                .children(boards.map(|placed| board::small(size, &placed))),
        )
}
