//! The speech bubble: what just happened, why a move is refused, questions, and the result.

use super::{PlayMsg, at_table, coached, menu, path, send, words};
use crate::app::play::TableMsg;
use crate::app::play::saying::Saying;
use crate::app::play::table::{Panel, Table};
use crate::app::ui::speech::{Mood, Speech};
use crate::app::ui::{Element, parts};
use crate::opponents::Character;
use crate::rules::{Outcome, Refusal, Square};
use crate::text::Lang;

pub(super) fn bubble(lang: Lang, table: &Table) -> Element {
    let mut speech = speech(lang, table);
    speech.again =
        table.board.again && matches!(table.saying, Saying::Refused { .. } | Saying::Typed { .. });
    let is_result = speech.mood == Mood::Result && table.solving.is_none();
    let save = is_result.then(|| menu::file(lang.play_save(), table));
    let inside = [speech.status(), speech.take_answers().children(save)];
    let talk = speech.talk(Some(parts::coach()), inside);
    talk.flag("data-walk", table.panel == Panel::Moves)
}

fn speech(lang: Lang, table: &Table) -> Speech {
    if table.board.choosing.is_some() {
        return Speech::says(lang.play_promotion());
    }
    if let Some(solving) = &table.solving {
        return coached::puzzle(lang, table, solving);
    }
    if table.looking.is_some() {
        return looking(lang, table);
    }
    if let Some(outcome) = table.game.outcome() {
        return result(lang, table, outcome);
    }
    let about_a_piece = matches!(
        table.saying,
        Saying::Picked(_) | Saying::Refused { .. } | Saying::Story(_) | Saying::Sure(_)
    );
    match table.game.draw_offer() {
        Some(by) if !about_a_piece => {
            let names = &table.names;
            Speech::says(lang.play_draw_offered(names.of(by), names.of(by.other())))
                .mood(Mood::Question)
                .with(lang.play_draw_yes(), at_table(TableMsg::AnswerDraw(true)))
                .with(lang.play_draw_no(), at_table(TableMsg::AnswerDraw(false)))
        }
        _ => about(lang, table),
    }
}

/// What is seen of the game as it was; of a moment on its path, what the coach says of it.
fn looking(lang: Lang, table: &Table) -> Speech {
    let sentence = match table.moment_seen() {
        Some(moment) => path::told(lang, table, moment),
        None => words::looking(lang, table),
    };
    let now = TableMsg::Look(table.game.plies().len());
    let speech = Speech::says(sentence)
        .mood(Mood::Past)
        .with(lang.play_now(), at_table(now));
    let asks = table.rival.is_none() && !table.coach.helps && table.game.outcome().is_some();
    if asks {
        speech.with(lang.coach_look(), at_table(TableMsg::Coach(true)))
    } else {
        speech
    }
}

fn about(lang: Lang, table: &Table) -> Speech {
    let position = table.game.position();
    let and_turn =
        |sentence: &str| Speech::says(format!("{sentence} {}", words::whose_move(lang, table)));
    let telling =
        |speech: Speech, at: Square| speech.with(lang.play_tell(), at_table(TableMsg::Tell(at)));
    match &table.saying {
        Saying::Game if position.in_check() => {
            Speech::says(words::turn(lang, table)).mood(Mood::Check)
        }
        Saying::Game | Saying::NotThis | Saying::Moment(_) => {
            Speech::says(words::turn(lang, table))
        }
        Saying::Picked(at) => telling(Speech::says(words::picked(lang, position, *at)), *at),
        Saying::Refused { refusal, .. } => {
            let speech = Speech::says(lang.why(refusal)).mood(Mood::No);
            match refusal {
                Refusal::NotYourTurn { piece } => telling(speech, piece.at),
                _ => speech,
            }
        }
        Saying::Story(at) => Speech::says(words::story(lang, &table.game, *at)),
        Saying::Sure(color) => Speech::says(lang.play_sure(table.names.of(*color)))
            .mood(Mood::Question)
            // Whoever presses a key too often plays on.
            .with(lang.play_sure_no(), at_table(TableMsg::NeverMind))
            .with(
                lang.play_sure_yes(),
                at_table(TableMsg::ResignSurely(*color)),
            ),
        Saying::Declined(_) => and_turn(lang.play_draw_declined()),
        Saying::TakenBack => and_turn(lang.play_taken_back()),
        Saying::BothTakenBack => and_turn(lang.play_both_taken_back()),
        Saying::Coached { advice, shown } => coached::remark(lang, table, advice, *shown),
        Saying::Asleep => Speech::says(lang.play_asleep(table.mover()))
            .mood(Mood::Question)
            .with(lang.play_wake(), send(PlayMsg::Wake)),
        Saying::Typed { text, meaning } => {
            Speech::says(words::not_a_move(lang, text, meaning, position)).mood(Mood::No)
        }
        Saying::Copied(done) => Speech::says(copied(lang, *done)),
        Saying::Opened => Speech::says(lang.play_opened()),
        Saying::Mended => Speech::says(lang.play_mended()),
    }
}

fn result(lang: Lang, table: &Table, outcome: Outcome) -> Speech {
    let sentence = match &table.saying {
        Saying::Story(at) => words::story(lang, &table.game, *at),
        Saying::Copied(done) => copied(lang, *done).to_owned(),
        Saying::Mended => lang.play_mended().to_owned(),
        _ => words::ended(lang, table, outcome),
    };
    let sentence = coached::and_strength(lang, table, sentence);
    let sentence = match table.offered {
        Some(who) => format!("{sentence} {}", offer(lang, table, who)),
        None => sentence,
    };
    let sentence = match table.score_text() {
        Some(points) if table.rival.is_none() => {
            let names = &table.names;
            let score = lang.play_tally(&names.black, &points, &names.white);
            format!("{sentence} {score}")
        }
        _ => sentence,
    };
    let title = match outcome.winner() {
        Some(winner) if table.is_childs(winner) => lang.play_you_won().to_owned(),
        Some(winner) => lang.play_won(table.names.of(winner)),
        None => lang.play_drawn().to_owned(),
    };
    let mut speech = Speech::says(sentence).mood(Mood::Result);
    speech.title = Some(title);
    let has_puzzle = table
        .review
        .as_ref()
        .is_some_and(|review| review.puzzle.is_some());
    let speech = if has_puzzle {
        speech.with(lang.coach_puzzle(), at_table(TableMsg::Solve))
    } else {
        speech
    };
    let speech = match table.offered {
        Some(who) => speech.with(lang.play_try(), send(PlayMsg::AgainWith(who))),
        None => speech,
    };
    let speech = speech
        .with(lang.play_again(), send(PlayMsg::Again))
        .with(lang.play_again_swapped(), send(PlayMsg::AgainSwapped));
    let speech = if table.game.plies().is_empty() {
        speech
    } else {
        speech.with(lang.play_look_back(), at_table(TableMsg::Look(0)))
    };
    if table.rival.is_some() {
        speech.with(lang.play_other_opponent(), send(PlayMsg::Leave))
    } else {
        speech
    }
}

/// Another character is offered: a stronger one to whoever won, else an easier one.
fn offer(lang: Lang, table: &Table, who: &Character) -> String {
    let name = lang.opponent_name(who);
    let is_stronger = table
        .rival
        .is_some_and(|rival| rival.character.level < who.level);
    if is_stronger {
        lang.play_stronger(name)
    } else {
        lang.play_easier(name)
    }
}

fn copied(lang: Lang, done: bool) -> &'static str {
    if done {
        lang.play_copied()
    } else {
        lang.play_not_copied()
    }
}
