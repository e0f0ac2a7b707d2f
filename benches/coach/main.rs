//! What the coach says about beginners' games, with Stockfish as a second opinion.
//!
//! `cargo bench --bench coach` plays some games between the opponents 1 to 6 and counts what an
//! eager coach says, and how long a remark takes. If a program `stockfish` is found, it is asked
//! about every gift, every warning and every praise. `-- --games 100` for more.

#[path = "../clock.rs"]
mod clock;
#[path = "../engine.rs"]
mod engine;

use std::collections::BTreeMap;
use std::env;

use chesslings::coach::{Coach, Manner, Remark, Story, Topic};
use chesslings::opponents::{Character, Child, reply};
use chesslings::rules::{Move, Position};

use clock::clock;
use engine::Engine;

const QUICK: u64 = 6;
const LONGEST: usize = 120;
/// A gift that is so much worse than the best move is none, in hundredths of a pawn.
const WORSE: i32 = 150;
/// Beyond this a game is decided, and the engine's numbers say little.
const DECIDED: i32 = 700;

#[derive(Default)]
struct Tally {
    said: u32,
    judged: u32,
    wrong: Vec<String>,
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let games = arguments.iter().position(|argument| argument == "--games");
    let games = games
        .and_then(|k| arguments.get(k + 1)?.parse().ok())
        .unwrap_or(QUICK);
    let mut engine = Engine::start();
    if engine.is_none() {
        println!("no stockfish here: remarks are counted, not judged");
    }
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let (mut moves, mut slowest, mut time) = (0, 0.0_f64, 0.0);
    for seed in 0..games {
        let mut coach = Coach::new(Manner {
            eager: true,
            ..Manner::default()
        });
        let mut story = Story::from(Position::START);
        while let Some(played) = next(&story, seed) {
            let begun = clock();
            let before = coach.before(&story);
            let about = coach.about(&story, played);
            let taken = clock() - begun;
            (moves, time, slowest) = (moves + 1, time + taken, slowest.max(taken));
            for remark in before.iter().chain(&about) {
                let tally = tallies.entry(remark.topic.code()).or_default();
                tally.said += 1;
                if let Some(engine) = &mut engine {
                    judge(engine, &story, played, remark, tally);
                }
            }
            story.play(played);
        }
    }
    println!("{games} games, {moves} moves");
    println!(
        "a move: {:.1} ms, the slowest {:.1} ms",
        1e3 * time / f64::from(moves),
        1e3 * slowest
    );
    println!(
        "{:<12} {:>6} {:>7} {:>6}",
        "kind", "said", "judged", "wrong"
    );
    for (kind, tally) in &tallies {
        let Tally {
            said,
            judged,
            wrong,
        } = tally;
        println!("{kind:<12} {said:>6} {judged:>7} {:>6}", wrong.len());
        for wrong in wrong {
            println!("    {wrong}");
        }
    }
}

/// The next move of a game between two of the weaker characters; `None` at its end.
fn next(story: &Story, seed: u64) -> Option<Move> {
    if story.moves().len() >= LONGEST {
        return None;
    }
    let levels = [seed % 6, (seed / 6 + 3 * seed + 2) % 6];
    let level = levels[story.moves().len() % 2] as u8 + 1;
    reply(
        story.now(),
        &[],
        Character::of_level(level),
        seed,
        Child::TRAINED,
    )
}

/// Asks the engine whether a remark holds. Decided games are left out.
fn judge(engine: &mut Engine, story: &Story, played: Move, remark: &Remark, tally: &mut Tally) {
    let now = story.now();
    let holds = match remark.topic {
        Topic::Gift(_) => {
            let (best, taken) = (
                engine.best(now).value(),
                engine.after(now, remark.proof[0]).value(),
            );
            (best.abs() <= DECIDED).then_some(best - taken <= WORSE)
        }
        Topic::ThinkTwice(_) => {
            let (best, taken) = (engine.best(now).value(), engine.after(now, played).value());
            (best.abs() <= DECIDED).then_some(best - taken >= WORSE / 2)
        }
        Topic::Praise(_) => {
            let (best, taken) = (engine.best(now).value(), engine.after(now, played).value());
            (best.abs() <= DECIDED).then_some(best - taken <= 2 * WORSE)
        }
        _ => None,
    };
    if let Some(holds) = holds {
        tally.judged += 1;
        if !holds {
            tally.wrong.push(format!("{now} {played}: {remark:?}"));
        }
    }
}
