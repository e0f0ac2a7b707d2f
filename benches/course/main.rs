//! What the judge of the course accepts and refuses, with Stockfish as a second opinion.
//!
//! `cargo bench --bench course` asks a program `stockfish` about every move of every exercise in which
//! two kings stand and something is claimed about who wins: are the accepted moves good, and are the
//! refused ones worse, where the best one is asked for? It lists every difference. `-- --only tactics`
//! for a unit alone.

#[path = "../engine.rs"]
mod engine;

use std::collections::BTreeMap;
use std::env;

use chesslings::lessons::{
    Aim, Answer, Attempt, Choice, Course, Exercise, Question, Task, Verdict,
};
use chesslings::rules::{Color, Move, Position, Strictness};

use engine::{Engine, Score};

/// So much less than the best move, in hundredths of a pawn, is still a good move.
const WORSE: i32 = 150;
/// Beyond this a game is won, and the engine's numbers say little.
const WON: i32 = 500;
/// Less than this is a draw in an ending.
const DRAWN: i32 = 100;
/// A refused move that is at most so much worse than an accepted one is as good.
const AS_GOOD: i32 = 30;

#[derive(Default)]
struct Tally {
    exercises: u32,
    accepted: u32,
    refused: u32,
    differences: Vec<String>,
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let only = arguments.iter().position(|argument| argument == "--only");
    let only = only.and_then(|at| arguments.get(at + 1));
    let Some(mut engine) = Engine::start() else {
        println!("no stockfish here: nobody has a second opinion");
        return;
    };
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for unit in Course::units() {
        if only.is_some_and(|only| only != unit.id) {
            continue;
        }
        for exercise in unit.exercises().expect("the course can be read") {
            if is_chess(&exercise.position)
                && let Some(kind) = kind(&exercise)
            {
                judge(&mut engine, &exercise, tallies.entry(kind).or_default());
            }
        }
    }
    println!(
        "{:<22} {:>9} {:>8} {:>7} {:>11}",
        "claim", "exercises", "accepted", "refused", "differences"
    );
    let mut sum = Tally::default();
    for (kind, tally) in &tallies {
        let (exercises, differences) = (tally.exercises, tally.differences.len());
        let (accepted, refused) = (tally.accepted, tally.refused);
        println!("{kind:<22} {exercises:>9} {accepted:>8} {refused:>7} {differences:>11}");
        for difference in &tally.differences {
            println!("    {difference}");
        }
        sum.exercises += exercises;
        sum.accepted += accepted;
        sum.refused += refused;
    }
    println!(
        "{} exercises, {} accepted and {} refused answers",
        sum.exercises, sum.accepted, sum.refused
    );
}

/// Whether an engine can think about it: two kings, and a position that a game may come to.
fn is_chess(position: &Position) -> bool {
    let mut kings = Color::ALL.into_iter().map(|color| position.king(color));
    kings.all(|king| king.is_some())
        && Position::new(position.parts(), Strictness::Game).is_ok()
        && position.has_legal_move()
}

/// What is claimed, if that is something about who wins.
fn kind(exercise: &Exercise) -> Option<String> {
    let (claim, moves) = match exercise.task {
        Task::Play { aim, moves } => match aim {
            // What is to be done there need not be good.
            Aim::Check
            | Aim::DiscoveredCheck
            | Aim::Stalemate
            | Aim::Written { .. }
            | Aim::EnPassant
            | Aim::PromoteTo(_)
            | Aim::Escape(_)
            | Aim::Castle(_) => return None,
            aim => (format!("{aim:?}"), moves),
        },
        Task::Choose(
            question @ (Question::Threat
            | Question::Catches
            | Question::Mistake(_)
            | Question::Exchange(..)),
        ) => (format!("{question:?}"), 1),
        _ => return None,
    };
    let name = claim.split('(').next().unwrap_or_default();
    let motif = if name == "Motif" {
        claim.as_str()
    } else {
        name
    };
    Some(match moves {
        1 => motif.to_owned(),
        moves => format!("{motif} in {moves}"),
    })
}

fn judge(engine: &mut Engine, exercise: &Exercise, tally: &mut Tally) {
    tally.exercises += 1;
    let differences = match exercise.task {
        Task::Play { aim, moves } => about_moves(engine, exercise, (aim, moves), tally),
        Task::Choose(question) => {
            tally.accepted += 1;
            about_answer(engine, &exercise.position, question)
        }
        _ => Vec::new(),
    };
    let named = |difference| format!("{}: {difference}", exercise.id);
    tally.differences.extend(differences.into_iter().map(named));
}

/// Asks about every legal move.
fn about_moves(
    engine: &mut Engine,
    exercise: &Exercise,
    (aim, moves): (Aim, u8),
    tally: &mut Tally,
) -> Vec<String> {
    let position = &exercise.position;
    let (mut accepted, mut refused) = (Vec::new(), Vec::new());
    for played in position.legal_moves() {
        let verdict = Attempt::new(exercise.clone()).answer(Answer::from(played));
        let told = (played, engine.after(position, played));
        match verdict {
            Verdict::Right(_) | Verdict::Done(_) => accepted.push(told),
            _ => refused.push(told),
        }
    }
    tally.accepted += accepted.len() as u32;
    tally.refused += refused.len() as u32;
    let value = |&(_, score): &(Move, Score)| score.value();
    let all = accepted.iter().chain(&refused);
    let best = all.map(value).max().unwrap_or_default();
    let least = accepted.iter().map(value).min().unwrap_or_default();
    let mut differences = Vec::new();
    for &(played, score) in &accepted {
        let holds = match aim {
            Aim::Mate => matches!(score, Score::Mate(n) if (1..=i32::from(moves)).contains(&n)),
            Aim::KeepWin | Aim::Confine(_) | Aim::NoStalemate => score.value() > DRAWN,
            _ => best - score.value() <= WORSE || score.value() >= WON,
        };
        if !holds {
            differences.push(format!("accepts {played} {score:?}, the best is {best}"));
        }
    }
    for &(played, score) in &refused {
        let holds = match aim {
            Aim::Mate => !matches!(score, Score::Mate(n) if (1..=i32::from(moves)).contains(&n)),
            Aim::KeepWin => score.value() <= DRAWN,
            Aim::Win(_) | Aim::TakeBest => {
                score.value() < least - AS_GOOD || least >= WON && score.value() >= WON
            }
            Aim::StopMate => score.value() < least || score.value() < best - WORSE,
            // Another good move may be there, but something else was asked.
            _ => true,
        };
        if !holds {
            differences.push(format!("refuses {played} {score:?}, it accepts {least}"));
        }
    }
    differences
}

/// Asks about the right answer of a question.
fn about_answer(engine: &mut Engine, position: &Position, question: Question) -> Vec<String> {
    let right = question.right(position);
    let mut after = |from, to| {
        let played = position.legal_move(from, to, None).expect("a legal move");
        engine.after(position, played).value()
    };
    let difference = match question {
        Question::Mistake(moves) => {
            let scores = moves.map(|(from, to)| (Choice::Move(from, to), after(from, to)));
            let (mistakes, good): (Vec<_>, Vec<_>) =
                scores.into_iter().partition(|(choice, _)| *choice == right);
            let worst = good.iter().map(|(_, score)| *score).min();
            let holds = mistakes
                .iter()
                .all(|(_, score)| Some(score + WORSE) <= worst);
            (!holds).then(|| format!("{mistakes:?} against {good:?}"))
        }
        Question::Exchange(from, to) => {
            let taken = after(from, to);
            let best = engine.best(position).value();
            let is_good = best - taken <= WORSE || taken >= WON;
            let holds = match right {
                Choice::Loses => !is_good,
                Choice::Wins => is_good,
                _ => true,
            };
            (!holds).then(|| format!("{right:?}, it comes to {taken}, the best to {best}"))
        }
        Question::Catches => {
            // A pawn's race is longer than most questions.
            let score = engine.patiently(|engine| engine.best(position)).value();
            let drawn = score.abs() <= DRAWN;
            (drawn != (right == Choice::Yes)).then(|| format!("{right:?}, it is {score}"))
        }
        Question::Threat => {
            // How much one more move would be worth for the other side.
            let (theirs, ours) = (engine.best(&position.passed()), engine.best(position));
            let swing = theirs.value() + ours.value();
            let holds = match right {
                Choice::Mate => theirs == Score::Mate(1),
                Choice::Takes => swing > WORSE,
                _ => swing <= WORSE,
            };
            (!holds).then(|| format!("{right:?}, one more move is worth {swing}"))
        }
        _ => None,
    };
    difference.into_iter().collect()
}
