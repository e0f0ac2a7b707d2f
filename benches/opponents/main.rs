//! How strong the opponents are, and how they play: each against its neighbour and against three
//! models, scores with error bars (95 %).
//!
//! `cargo bench --bench opponents` is quick; `-- --games 400` is exact. Parts of it: `--pair 3 4` one
//! pair, `--pairs` all neighbours, `--models` the models, `--endings` the won endings, `--engine
//! stockfish 1700` another program of a limited strength; `--level 10` against this one alone.
//! Times are of the processor, so that other programs don't count. `--seed 5000` plays other games, `--try 5.noise=140` with other numbers than those of the table.

#[path = "../clock.rs"]
mod clock;
mod endings;
mod engine;
mod player;
mod record;
mod trial;

use std::env;

use chesslings::opponents::Character;

use engine::Engine;
use player::Player;
use record::{Record, play};
use trial::characters;

const QUICK: u64 = 20;
/// Games have seeds of their own from here on.
const SEED: u64 = 0;

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let after = |name: &str| arguments.iter().position(|argument| argument == name);
    let asked = |name: &str| after(name).is_some();
    let number = |k: usize| arguments.get(k).and_then(|written| written.parse().ok());
    let value = |name: &str| after(name).and_then(|k| number(k + 1));
    let games = value("--games").unwrap_or(QUICK);
    let level = value("--level");
    let bench = Bench {
        characters: characters(&arguments),
        only: level.map(|level| level as u8),
        seeds: value("--seed").unwrap_or(SEED)..value("--seed").unwrap_or(SEED) + games,
    };
    if let Some(k) = after("--pair") {
        let [a, b] = [k + 1, k + 2].map(|k| number(k).unwrap_or(1) as usize - 1);
        bench.pairs(&[(a, b)]);
    } else if asked("--pairs") {
        bench.neighbours();
    } else if asked("--models") {
        bench.models();
    } else if asked("--endings") {
        endings::print(&bench.characters, bench.seeds);
    } else if let Some(k) = after("--engine") {
        let program = arguments.get(k + 1).map_or("stockfish", String::as_str);
        let elo = number(k + 2).unwrap_or(1700) as u32;
        bench.engine(program, elo);
    } else {
        bench.neighbours();
        bench.models();
        endings::print(&bench.characters, bench.seeds);
    }
}

struct Bench {
    characters: Vec<&'static Character>,
    /// Of this level alone.
    only: Option<u8>,
    seeds: std::ops::Range<u64>,
}

impl Bench {
    fn neighbours(&self) {
        let pairs: Vec<_> = (1..self.characters.len()).map(|k| (k - 1, k)).collect();
        self.pairs(&pairs);
    }

    /// The stronger of two against the weaker, then what each did in all of its games.
    fn pairs(&self, pairs: &[(usize, usize)]) {
        println!(
            "{:<20} {:>12} {:>5} {:>5} {:>5} {:>7}",
            "stronger-weaker", "score %", "won", "drawn", "lost", "moves"
        );
        let mut records: Vec<Record> = Vec::new();
        records.resize_with(self.characters.len(), Record::default);
        for &(weaker, stronger) in pairs {
            let [first, second] = [stronger, weaker].map(|k| self.characters[k]);
            let [better, other] = self.matched(Player::Character(first), Player::Character(second));
            let name = format!("{}-{}", first.name, second.name);
            println!("{name:<20} {}", better.result());
            records[stronger].join(better);
            records[weaker].join(other);
        }
        println!("\n{:<10} {}", "", Record::HEADING);
        for (character, record) in self.characters.iter().zip(&records) {
            if record.games() > 0 {
                println!("{:<10} {}", character.name, record.habits());
            }
        }
    }

    /// Three models against every character, and how long it thinks then.
    fn models(&self) {
        println!(
            "\n{:<12} {:>14} {:>14} {:>14} {:>11} {:>7}",
            "scores %", "random", "greedy", "naive", "ms: median", "p99"
        );
        for character in self.asked() {
            let mut ours = Record::default();
            let scores = [Player::Random, Player::Greedy, Player::Naive].map(|model| {
                let [of_model, other] = self.matched(model, Player::Character(character));
                ours.join(other);
                of_model.score()
            });
            println!(
                "{:<12} {:>14} {:>14} {:>14} {:>11.2} {:>7.2}",
                character.name,
                scores[0],
                scores[1],
                scores[2],
                ours.milliseconds(50),
                ours.milliseconds(99)
            );
        }
    }

    /// Characters against another program.
    fn engine(&self, program: &str, elo: u32) {
        let engine = Box::leak(Box::new(Engine::start(program, elo)));
        for character in self.asked() {
            let players = [Player::Character(character), Player::Engine(engine)];
            let [ours, theirs] = self.matched(players[0], players[1]);
            println!("{:<10} {elo} {}", character.name, ours.result());
            println!("{:<10} {}", "", Record::HEADING);
            println!("{:<10} {}", character.name, ours.habits());
            println!("{program:<10} {}", theirs.habits());
        }
    }

    fn asked(&self) -> impl Iterator<Item = &'static Character> {
        let asked = |it: &&Character| self.only.is_none_or(|only| only == it.level);
        self.characters.iter().copied().filter(asked)
    }

    /// Games with colours in turn, as told from either side.
    fn matched(&self, first: Player, second: Player) -> [Record; 2] {
        let mut records = [Record::default(), Record::default()];
        for seed in self.seeds.clone() {
            let swapped = seed % 2 == 1;
            let players = if swapped {
                [second, first]
            } else {
                [first, second]
            };
            let played = play(players, seed);
            for (k, record) in records.iter_mut().enumerate() {
                record.add(&played, k ^ usize::from(swapped));
            }
        }
        records
    }
}
