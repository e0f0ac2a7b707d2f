//! A visitor without a plan uses the page without a browser: whatever is sent in whatever order,
//! nothing panics, and every screen and board can be shown.
//!
//! `CHESSLINGS_MONKEY_SEED` chooses another visitor and `CHESSLINGS_MONKEY_STEPS` how long each
//! stays.

mod device;
mod monkey;
mod words;

use std::collections::BTreeSet;
use std::env;
use std::thread;

use monkey::{Monkey, Seen};

/// So many visitors, who come at the same time.
const VISITORS: u64 = 2;
const STEPS: u64 = 500_000;
const SEED: u64 = 1_861;

fn number(name: &str, usual: u64) -> u64 {
    let given = env::var(name).ok();
    given.map_or(usual, |text| text.parse().expect("a number"))
}

#[test]
fn a_million_messages_without_a_plan_break_nothing() {
    let seed = number("CHESSLINGS_MONKEY_SEED", SEED);
    let steps = number("CHESSLINGS_MONKEY_STEPS", STEPS);
    let visits = (0..VISITORS).map(|visitor| {
        let seed = seed + visitor;
        thread::spawn(move || Monkey::new(seed).live(steps))
    });
    let visits: Vec<_> = visits.collect();
    let mut seen = BTreeSet::new();
    for visit in visits {
        seen.extend(visit.join().expect("see above for the last steps"));
    }
    // Otherwise nobody has been anywhere.
    let all = [
        Seen::English,
        Seen::Russian,
        Seen::Star,
        Seen::FinishedGame,
        Seen::Promotion,
    ];
    assert!(
        steps < STEPS || all.iter().all(|fact| seen.contains(fact)),
        "{seen:?}"
    );
}
