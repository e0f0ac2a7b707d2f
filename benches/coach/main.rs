//! What the coach says about beginners' games, with Stockfish as a second opinion.
//!
//! `cargo bench --bench coach` plays some games between the opponents 1 to 6 and counts what an
//! eager coach says, and how long a question takes. If a program `stockfish` is found, it is asked
//! about every gift, threat, warning and praise, and about every move that loses something at once:
//! was a reason given? `-- --games 100` for more, `-- --puzzles FILE.csv` for positions with themes
//! that were given by another program, `-- --show` for the games themselves.

#[path = "../clock.rs"]
mod clock;
#[path = "../engine.rs"]
mod engine;
mod judge;
mod puzzles;
mod times;

use std::collections::BTreeMap;
use std::env;

use chesslings::coach::{Coach, Manner, Story};
use chesslings::opponents::{Character, Child, reply};
use chesslings::rules::{Move, Position};

use engine::Engine;
use judge::{Reasons, Tally, judge};
use times::Times;

const QUICK: u64 = 6;
const LONGEST: usize = 120;

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let given = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1)
    };
    let games = given("--games").and_then(|games| games.parse().ok());
    let show = arguments.iter().any(|argument| argument == "--show");
    if show {
        return show_games(games.unwrap_or(QUICK));
    }
    accompany(games.unwrap_or(QUICK));
    if let Some(file) = given("--puzzles") {
        puzzles::compare(file);
    }
}

fn show_games(games: u64) {
    for seed in 0..games {
        let mut story = Story::from(Position::START);
        while let Some(played) = next(&story, seed) {
            story.play(played);
        }
        let moves: Vec<String> = story.moves().iter().map(Move::to_string).collect();
        println!("{}", moves.join(" "));
    }
}

fn accompany(games: u64) {
    let mut engine = Engine::start();
    if engine.is_none() {
        println!("no stockfish here: remarks are counted, not judged");
    }
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut reasons = Reasons::default();
    let (mut before_times, mut about_times) = (Times::default(), Times::default());
    for seed in 0..games {
        let mut coach = eager();
        let mut story = Story::from(Position::START);
        while let Some(played) = next(&story, seed) {
            let before = before_times.of(|| coach.before(&story));
            let about = about_times.of(|| coach.about(&story, played));
            for remark in before.iter().chain(&about) {
                let tally = tallies.entry(remark.topic.code()).or_default();
                tally.said += 1;
                if let Some(engine) = &mut engine {
                    judge(engine, &story, played, remark, tally);
                }
            }
            if let Some(engine) = &mut engine {
                reasons.look_at(engine, story.now(), played, &about);
            }
            story.play(played);
        }
    }
    println!("{games} games, {} positions", before_times.count());
    before_times.print("before a move");
    about_times.print("about a move");
    println!(
        "{:<12} {:>6} {:>7} {:>6}",
        "kind", "said", "judged", "false"
    );
    for (kind, tally) in &tallies {
        tally.print(kind);
    }
    reasons.print();
}

fn eager() -> Coach {
    Coach::new(Manner {
        eager: true,
        ..Manner::default()
    })
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
