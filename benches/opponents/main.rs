//! How strong the opponents are, and how they play: each against its neighbour and against three
//! models, scores with error bars.
//!
//! `cargo bench --bench opponents` is quick; `-- --games 400` is exact, `--pair 3 4` one pair alone,
//! `--models` the models alone, `--endings` the won endings alone.

mod endings;
mod player;
mod record;

use std::env;

use chesslings::opponents::{CHARACTERS, Character};

use player::Player;
use record::{Record, play};

const QUICK: u64 = 20;

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let after = |name: &str| arguments.iter().position(|argument| argument == name);
    let number = |k: usize| arguments.get(k).and_then(|written| written.parse().ok());
    let games = after("--games")
        .and_then(|k| number(k + 1))
        .unwrap_or(QUICK);
    if let Some(k) = after("--pair") {
        let [a, b] = [k + 1, k + 2].map(|k| number(k).unwrap_or(1) as u8);
        pairs(&[(Character::of_level(a), Character::of_level(b))], games);
    } else if after("--models").is_some() {
        models(games);
    } else if after("--endings").is_some() {
        endings::print(games);
    } else {
        let neighbours: Vec<_> = CHARACTERS.iter().zip(&CHARACTERS[1..]).collect();
        pairs(&neighbours, games);
        models(games);
        endings::print(games);
    }
}

/// The stronger of two against the weaker.
fn pairs(pairs: &[(&'static Character, &'static Character)], games: u64) {
    println!(
        "{:<24} {:>12} {:>6} {:>13} {:>11} {:>9} {:>9} {:>11}",
        "stronger-weaker",
        "score %",
        "drawn",
        "hung a game",
        "stalemates",
        "taken %",
        "same 6",
        "ms: mean max"
    );
    for &(weaker, stronger) in pairs {
        let record = matched(
            Player::Character(stronger),
            Player::Character(weaker),
            games,
        );
        let name = format!("{}-{}", stronger.name, weaker.name);
        println!("{name:<24} {record}");
    }
}

/// Three models against every character.
fn models(games: u64) {
    println!(
        "\n{:<12} {:>14} {:>14} {:>14}",
        "scores %", "random", "greedy", "naive"
    );
    for character in &CHARACTERS {
        let scores = [Player::Random, Player::Greedy, Player::Naive]
            .map(|model| matched(model, Player::Character(character), games).score());
        println!(
            "{:<12} {:>14} {:>14} {:>14}",
            character.name, scores[0], scores[1], scores[2]
        );
    }
}

/// So many games, colours in turn, told from the first one's side.
fn matched(first: Player, second: Player, games: u64) -> Record {
    let mut record = Record::default();
    for seed in 0..games {
        if seed % 2 == 0 {
            record.add(&play([first, second], seed), 0);
        } else {
            record.add(&play([second, first], seed), 1);
        }
    }
    record
}
