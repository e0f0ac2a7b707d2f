//! What the coach says at a problem on the table.

use super::desk::{Desk, Said};
use crate::app::ui::speech::{Mood, Speech};
use crate::lessons::Profile;
use crate::placement::{Cell, Judgement, Task};
use crate::text::Lang;

pub(super) fn speech(lang: Lang, desk: &Desk, judgement: &Judgement, child: &Profile) -> Speech {
    let (mood, sentence) = match &desk.said {
        Said::Goal => (Mood::Calm, lang.puzzle_goal(&desk.problem)),
        Said::Standing => standing(lang, desk, judgement),
        Said::Put(cell, piece) => {
            let name = cell.name(desk.problem.size()).to_ascii_uppercase();
            (
                Mood::Calm,
                lang.puzzle_hint_put(&name, lang.name_of(*piece)),
            )
        }
        Said::Thinking => (Mood::Calm, lang.puzzle_thinking().to_owned()),
        Said::OnTheWay => (Mood::Calm, lang.puzzle_check_good().to_owned()),
        Said::DeadEnd => (Mood::No, lang.puzzle_hint_dead_end().to_owned()),
        Said::Unknown => (Mood::Calm, lang.puzzle_hint_unknown().to_owned()),
        Said::NoneLeft => (Mood::Calm, lang.puzzle_none_left().to_owned()),
        Said::Solved { is_new } => {
            let words = match desk.challenge {
                None => lang.puzzle_solved().to_owned(),
                Some(challenge) => {
                    let all = challenge.fundamental as i32;
                    let found = child.found(challenge.id) as i32;
                    if *is_new {
                        lang.puzzle_solved_new(all, found)
                    } else {
                        lang.puzzle_solved_before(all, found)
                    }
                }
            };
            (Mood::Result, words)
        }
    };
    Speech::says(sentence).mood(mood)
}

/// What is wrong, most important first, or what is left to do.
fn standing(lang: Lang, desk: &Desk, judgement: &Judgement) -> (Mood, String) {
    let missing = judgement.missing.len() as i32;
    if let Some(conflict) = judgement.conflicts.first() {
        let size = desk.problem.size();
        let name = |cell: Cell| cell.name(size).to_ascii_uppercase();
        let words = lang.puzzle_conflict(&name(conflict.attacker), &name(conflict.victim));
        return (Mood::No, words);
    }
    let uncovered = judgement.uncovered.len() as i32;
    match desk.problem.task() {
        Task::Domination if missing == 0 => (Mood::No, lang.puzzle_uncovered(uncovered)),
        Task::Domination => (
            Mood::Calm,
            lang.puzzle_missing_uncovered(missing, uncovered),
        ),
        Task::Independence => (Mood::Calm, lang.puzzle_missing(missing)),
    }
}
