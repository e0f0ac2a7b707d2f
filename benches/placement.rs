//! Placement problems, ours beside plain backtracking, in one run on one thread.
//!
//! `cargo bench --bench placement` prints milliseconds, the best of several turns, and how many
//! times as fast ours is. A peer that takes more than a thousand times as long is stopped.

mod seed;

use std::hint::black_box;
use std::time::{Duration, Instant};

use chesslings::placement::{Problem, Task, count};
use seed::Seed;

const PATIENCE: u32 = 1000;

fn main() {
    println!(
        "{:<34} {:>12} {:>12} {:>8}",
        "", "ours, ms", "peer, ms", "ratio"
    );
    for size in 8..=14 {
        let problem = one_color(Task::Independence, size, &format!("{size}Q"));
        // In turns, so that a busy machine is as unkind to both.
        let (mut ours, mut peer) = (
            timed(|| count(&problem).total),
            timed(|| plain_queens(size)),
        );
        for _ in 1..turns(size) {
            ours = ours.min(timed(|| count(&problem).total));
            peer = peer.min(timed(|| plain_queens(size)));
        }
        assert_eq!(ours.1, peer.1, "{size} queens");
        print(
            &format!("{size} queens, peer counts by bit masks"),
            ours.0,
            peer.0,
            true,
        );
    }
    for (title, problem) in [
        (
            "5 queens dominate 8×8",
            one_color(Task::Domination, 8, "5Q"),
        ),
        (
            "4 queens dominate 6×6",
            one_color(Task::Domination, 6, "4Q"),
        ),
        ("4 + 4 peaceable queens on 5×5", two_colors(5, "4Q", "4Q")),
        ("5 + 6 peaceable queens on 6×6", two_colors(6, "5Q", "6Q")),
        ("9 + 9 peaceable queens on 8×8", two_colors(8, "9Q", "9Q")),
        (
            "K Q 2R 2B 2N dominate 8×8",
            one_color(Task::Domination, 8, "KQ2R2B2N"),
        ),
    ] {
        let ours = timed(|| count(&problem).total);
        let mut seed = Seed::new(&problem, (ours.0 * PATIENCE).min(Duration::from_secs(30)));
        let start = Instant::now();
        let total = seed.count();
        let time = start.elapsed();
        assert!(total.is_none_or(|total| total == ours.1), "{title}");
        print(title, ours.0, time, total.is_some());
    }
}

fn print(title: &str, ours: Duration, peer: Duration, finished: bool) {
    let [ours, peer] = [ours, peer].map(|time| time.as_secs_f64() * 1e3);
    let more = if finished { "" } else { ">" };
    let ratio = format!("{more}{:.1}", peer / ours);
    println!("{title:<34} {ours:>12.3} {peer:>12.3} {ratio:>8}");
}

const fn turns(size: usize) -> usize {
    if size > 12 { 25 } else { 200 }
}

/// The time, and what was counted.
fn timed(work: impl Fn() -> u64) -> (Duration, u64) {
    let start = Instant::now();
    let counted = black_box(work());
    (start.elapsed(), counted)
}

fn one_color(task: Task, size: usize, pieces: &str) -> Problem {
    let army = pieces.parse().expect("pieces");
    Problem::one_color(task, size, army).expect("a problem")
}

fn two_colors(size: usize, white: &str, black: &str) -> Problem {
    let [white, black] = [white, black].map(|pieces| pieces.parse().expect("pieces"));
    Problem::two_colors(Task::Independence, size, white, black).expect("a problem")
}

/// All ways to place n queens, as everybody writes it.
fn plain_queens(size: usize) -> u64 {
    fn place(all: u32, columns: u32, falling: u32, rising: u32) -> u64 {
        if columns == all {
            return 1;
        }
        let mut free = all & !(columns | falling | rising);
        let mut count = 0;
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            count += place(
                all,
                columns | queen,
                (falling | queen) << 1,
                (rising | queen) >> 1,
            );
        }
        count
    }
    place((1 << black_box(size)) - 1, 0, 0, 0)
}
