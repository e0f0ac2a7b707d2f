//! Perft beside cozy-chess's, in turns in one run on one thread: by the generator's own visitor
//! (`Position::perft`) and by the public `Position::legal_moves`, each counted in bulk and with
//! every leaf made.
//!
//! `cargo bench --bench perft` prints million leaves per second of cozy-chess and how many times as
//! fast ours are: processor time, the best of several turns.

mod clock;
#[path = "../tests/rules/oracle.rs"]
mod oracle;
mod suite;

use clock::clock;
use std::hint::black_box;

use chesslings::rules::Position;
use cozy_chess::Board;

const TURNS: usize = 9;

/// A way to count, of a position given to both.
type Perft<P> = fn(&P, u32) -> u64;

fn main() {
    let bulk: [Perft<Position>; 2] = [Position::perft, suite::public_bulk];
    let made: [Perft<Position>; 2] = [Position::perft_made, suite::public_made];
    compare("counted in bulk", 0, bulk, suite::cozy_bulk);
    compare("every leaf made", 1, made, suite::cozy_made);
}

fn compare(title: &str, shallower: u32, ours: [Perft<Position>; 2], cozys: Perft<Board>) {
    println!(
        "{title:<16} {:>10} {:>10} {:>14}",
        "cozy", "perft()", "legal_moves()"
    );
    let mut products = [1.0; 2];
    for (name, fen, depth) in suite::POSITIONS {
        let depth = depth - shallower;
        let board: Board = fen.parse().expect("a standard position");
        let position = oracle::translate(&board);
        let nodes = cozys(&board, depth);
        let mut best = [f64::MAX; 3];
        for _ in 0..TURNS {
            best[0] = best[0].min(seconds(|| cozys(black_box(&board), depth), nodes));
            for (best, perft) in best[1..].iter_mut().zip(ours) {
                *best = best.min(seconds(|| perft(black_box(&position), depth), nodes));
            }
        }
        let speed = nodes as f64 / best[0] / 1e6;
        let ratios = [best[0] / best[1], best[0] / best[2]];
        for (product, ratio) in products.iter_mut().zip(ratios) {
            *product *= ratio;
        }
        println!(
            "{name:<16} {speed:>10.1} {:>10.2} {:>14.2}",
            ratios[0], ratios[1]
        );
    }
    let means = products.map(|product: f64| product.powf(1.0 / suite::POSITIONS.len() as f64));
    println!(
        "{:<16} {:>10} {:>10.2} {:>14.2}\n",
        "geometric mean", "", means[0], means[1]
    );
}

/// The processor time of work that must count so many nodes.
fn seconds(work: impl FnOnce() -> u64, nodes: u64) -> f64 {
    let start = clock();
    let counted = black_box(work());
    let end = clock();
    assert_eq!(counted, nodes);
    end - start
}
