//! What the coach says at the table: remarks while the game goes on, a puzzle after it.

use super::{at_table, words};
use crate::app::play::TableMsg;
use crate::app::play::puzzle::Solving;
use crate::app::play::saying::Saying;
use crate::app::play::table::Table;
use crate::app::route::exercise_hash;
use crate::app::ui::speech::{Mood, Speech};
use crate::coach::{Advice, Shown, Topic};
use crate::lessons::Course;
use crate::text::Lang;

/// The coach asks first; what it means is shown step by step.
pub(super) fn remark(lang: Lang, table: &Table, advice: &Advice, shown: Shown) -> Speech {
    let player = table.coached_player(advice.topic);
    let sentence = lang.remark(advice.topic, player);
    let speech = Speech::says(match table.rival {
        Some(_) => sentence,
        None => lang.coach_to(table.names.of(player), &sentence),
    });
    if matches!(advice.topic, Topic::Check | Topic::Praise(_)) {
        return speech;
    }
    let speech = speech.mood(Mood::Coach);
    let twice = table.thinks_twice();
    let speech = if twice {
        speech.with(lang.take_back(), at_table(TableMsg::TakeBack))
    } else {
        speech
    };
    let speech = if advice.more(shown).is_some() {
        speech.with(lang.coach_show(), at_table(TableMsg::ShowAdvice))
    } else {
        speech
    };
    let close = if twice {
        lang.coach_sure()
    } else {
        lang.coach_close()
    };
    speech.with(close, at_table(TableMsg::CloseAdvice))
}

/// How the game ended, and something that was good in it.
pub(super) fn and_strength(lang: Lang, table: &Table, sentence: String) -> String {
    let strength = table.review.as_ref().and_then(|review| review.strength);
    match strength {
        Some(good) => format!("{sentence} {}", lang.praise(good)),
        None => sentence,
    }
}

/// A moment of the finished game: what is to be found, and then where that is practised.
pub(super) fn puzzle(lang: Lang, table: &Table, solving: &Solving) -> Speech {
    let end = at_table(TableMsg::Look(table.game.plies().len()));
    if solving.found.is_some() {
        let puzzle = &solving.puzzle;
        let unit = puzzle.skill.unit();
        let places = Course::practice(unit, puzzle.ply).into_iter();
        let title = lang.unit_title(unit);
        let links: Vec<_> = places
            .map(|place| (format!("{title} {}", place.number), exercise_hash(place)))
            .collect();
        let sentence = if links.is_empty() {
            lang.coach_found().to_owned()
        } else {
            format!("{} {}", lang.coach_found(), lang.coach_practise())
        };
        let speech = Speech::says(sentence).mood(Mood::Result).leading(links);
        return speech.with(lang.play_now(), end);
    }
    let speech = match &table.saying {
        Saying::NotThis => Speech::says(lang.coach_not_this()),
        Saying::Refused { refusal, .. } => Speech::says(lang.why(refusal)),
        Saying::Picked(at) => Speech::says(words::picked(lang, &solving.position, *at)),
        _ => Speech::says(lang.coach_turn()),
    };
    let speech = speech.mood(Mood::Coach);
    let speech = if solving.more().is_some() {
        speech.with(lang.coach_show(), at_table(TableMsg::ShowAdvice))
    } else {
        speech
    };
    speech.with(lang.play_now(), end)
}
