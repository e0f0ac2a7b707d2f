//! Perft, ours beside cozy-chess's, in turns in one run on one thread.
//!
//! `cargo bench --bench perft` prints million leaves per second, the best of several turns.

#[path = "../tests/rules/oracle.rs"]
mod oracle;
mod suite;

use std::hint::black_box;
use std::time::Instant;

use chesslings::rules::Position;
use cozy_chess::Board;

const TURNS: usize = 9;

fn main() {
    compare("counted in bulk", 0, Position::perft, suite::cozy_bulk);
    compare("every leaf made", 1, Position::perft_made, suite::cozy_made);
}

fn compare(
    title: &str,
    shallower: u32,
    ours: fn(&Position, u32) -> u64,
    cozys: fn(&Board, u32) -> u64,
) {
    println!("{title:<16} {:>10} {:>10} {:>7}", "ours", "cozy", "ratio");
    let mut product = 1.0;
    for (name, fen, depth) in suite::POSITIONS {
        let depth = depth - shallower;
        let board: Board = fen.parse().expect("a standard position");
        let position = oracle::translate(&board);
        let nodes = cozys(&board, depth);
        assert_eq!(ours(&position, depth), nodes, "{name}");
        let mut best = [f64::MAX; 2];
        for _ in 0..TURNS {
            best[0] = best[0].min(seconds(|| ours(black_box(&position), depth)));
            best[1] = best[1].min(seconds(|| cozys(black_box(&board), depth)));
        }
        let [our_speed, cozy_speed] = best.map(|seconds| nodes as f64 / seconds / 1e6);
        let ratio = our_speed / cozy_speed;
        product *= ratio;
        println!("{name:<16} {our_speed:>10.1} {cozy_speed:>10.1} {ratio:>7.2}");
    }
    let mean = product.powf(1.0 / suite::POSITIONS.len() as f64);
    println!(
        "{:<16} {:>10} {:>10} {mean:>7.2}\n",
        "geometric mean", "", ""
    );
}

fn seconds(work: impl FnOnce() -> u64) -> f64 {
    let start = Instant::now();
    black_box(work());
    start.elapsed().as_secs_f64()
}
