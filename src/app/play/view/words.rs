//! What there is to say about a game.

use crate::app::play::story::Story;
use crate::app::play::table::Table;
use crate::rules::{Draw, Game, Move, Outcome, Ply, Position, Square, Win, excerpt};
use crate::text::{Lang, capital, listed, square_name};
use crate::typed::Meaning;

/// What a move did, and whether it gives check or mate.
pub(super) fn moved(lang: Lang, ply: &Ply, after: &Position) -> String {
    let moved = lang.what_moved(ply.played);
    let sign = match after.in_check() {
        false => return moved,
        true if after.is_checkmate() => lang.move_mate(),
        true => lang.move_check(),
    };
    [&moved, " ", sign].concat()
}

/// How a game ended, with the move that ended it, if one did.
pub(super) fn ended(lang: Lang, table: &Table, outcome: Outcome) -> String {
    let why = lang.why_it_ended(outcome);
    let by_word = matches!(
        outcome,
        Outcome::Won {
            by: Win::Resignation,
            ..
        } | Outcome::Drawn(Draw::Agreement)
    );
    match table.last_ply() {
        Some(ply) if !by_word => [&lang.what_moved(ply.played), " ", &why].concat(),
        _ => why,
    }
}

/// What was played last, if anything, and whose move it is.
pub(super) fn turn(lang: Lang, table: &Table) -> String {
    let your_move = whose_move(lang, table);
    match table.last_ply() {
        Some(ply) => format!("{} {your_move}", moved(lang, ply, table.position())),
        None if table.position().in_check() => [lang.move_check(), " ", &your_move].concat(),
        None => your_move,
    }
}

/// Who is to do something now.
pub(super) fn whose_move(lang: Lang, table: &Table) -> String {
    if table.is_rivals_turn() {
        lang.play_thinks(table.mover())
    } else {
        lang.play_your_move(table.mover())
    }
}

/// What the players see while they look back.
pub(super) fn looking(lang: Lang, table: &Table) -> String {
    let mut seen = match table.last_ply() {
        Some(ply) => moved(lang, ply, table.position()),
        None => lang.play_looking_start().to_owned(),
    };
    if table.game.outcome().is_none() {
        seen.push(' ');
        seen.push_str(lang.play_looking());
    }
    seen
}

/// Which piece is in hand and how far it can go.
pub(super) fn picked(lang: Lang, position: &Position, at: Square) -> String {
    let Some(piece) = position.piece_at(at) else {
        return String::new();
    };
    let count = position.legal_targets(at).len() as i32;
    lang.play_picked(count, &capital(lang.name_of(piece)), square_name(at))
}

/// Where a piece has been.
pub(super) fn story(lang: Lang, game: &Game, at: Square) -> String {
    let Some(story) = Story::of(game, at) else {
        return String::new();
    };
    let name = capital(lang.name_of(story.piece));
    let moves = story.way.len() as i32 - 1;
    if moves == 0 {
        return lang.play_story_none(&name, square_name(at));
    }
    let way: Vec<_> = story.way.into_iter().map(square_name).collect();
    let told = lang.play_story(moves, &name, &way.join(", "));
    if story.was_pawn {
        format!("{told} {}", lang.play_story_pawn())
    } else {
        told
    }
}

/// What is answered to a typed text that is no move, or not one alone.
pub(super) fn not_a_move(lang: Lang, text: &str, meaning: &Meaning, position: &Position) -> String {
    if let Some(why) = lang.why_no_move(text, meaning, position) {
        return why;
    }
    let text = excerpt(text);
    match meaning {
        Meaning::Look(squares) => {
            let goes = squares
                .iter()
                .filter_map(|&at| lang.where_it_goes(position, at));
            goes.collect::<Vec<_>>().join(" ")
        }
        Meaning::Moves(ways) => {
            // By its squares a move can be typed so that it is the only one.
            let way = |first: &Move| {
                let squares = [first.from(), first.to()];
                squares.map(square_name).join("-")
            };
            let ways = ways.iter().filter_map(|ways| ways.first());
            lang.move_ambiguous(&listed(ways.map(way)), &text)
        }
        _ => lang.move_unreadable(&text),
    }
}
