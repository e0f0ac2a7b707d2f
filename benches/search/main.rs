//! How many positions a second the search sees; and one plain search over our positions and over
//! cozy-chess's boards, in turns in one run on one thread, as a measure of what it rests on.
//!
//! `cargo bench --bench search` prints million nodes per second of processor time, the best of
//! several turns.

#[path = "../clock.rs"]
mod clock;
#[path = "../../tests/rules/oracle.rs"]
mod oracle;
mod plain;

use chesslings::search::{Limits, Search};
use clock::clock;
use cozy_chess::Board;

const POSITIONS: [(&str, &str); 4] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ),
    ("rooks", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
    (
        "middle",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    ),
];

const TURNS: usize = 5;
const NODES: u64 = 400_000;
const DEPTH: i32 = 4;

fn main() {
    println!(
        "{:<14} {:>10} {:>12} {:>12} {:>8}",
        "", "search", "plain: ours", "plain: cozy", "ratio"
    );
    let mut product = 1.0;
    for (name, fen) in POSITIONS {
        let board: Board = fen.parse().expect("a standard position");
        let position = oracle::translate(&board);
        let mut best = [0.0_f64; 3];
        for _ in 0..TURNS {
            best[0] = best[0].max(speed(|| {
                let found = Search::new(Limits::nodes(NODES)).best(&position, &[]);
                found.map_or(0, |found| found.nodes)
            }));
            best[1] = best[1].max(speed(|| plain::nodes(&position, DEPTH)));
            best[2] = best[2].max(speed(|| plain::nodes(&board, DEPTH)));
        }
        let ratio = best[1] / best[2];
        product *= ratio;
        println!(
            "{name:<14} {:>10.2} {:>12.2} {:>12.2} {ratio:>8.2}",
            best[0], best[1], best[2]
        );
    }
    let mean = product.powf(1.0 / POSITIONS.len() as f64);
    println!("{:<14} {:>44.2}", "geometric mean", mean);
}

/// Million nodes per second of processor time.
fn speed(work: impl FnOnce() -> u64) -> f64 {
    let start = clock();
    let nodes = work();
    nodes as f64 / (clock() - start) / 1e6
}
