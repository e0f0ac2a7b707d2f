//! Who gains by taking on a square.

use chesslings::lessons::{Random, gain};
use chesslings::rules::SquareSet;
use chesslings::search::exchange;

use super::position;

/// Position, move, points that the mover gains in the end.
const FACTS: [(&str, &str, i32); 14] = [
    // Nobody guards it.
    ("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5", 3),
    // A pawn guards a pawn.
    ("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", -4),
    // A pawn takes a guarded knight.
    ("4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1", "e4d5", 2),
    // Knight for knight.
    ("4k3/8/4p3/3n4/8/2N5/8/4K3 w - - 0 1", "c3d5", 0),
    // The rook behind the rook counts.
    ("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 1),
    ("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", -4),
    // The queen behind the bishop counts.
    ("4k3/8/2p5/3p4/8/5B2/6Q1/4K3 w - - 0 1", "f3d5", -1),
    // A king may take what nobody guards, and nothing else.
    ("8/8/3k4/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", -4),
    ("8/8/3k4/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 1),
    // A quiet move into the mouth of a pawn.
    ("4k3/8/4p3/8/8/8/8/3QK3 w - - 0 1", "d1d5", -9),
    // In passing.
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 1),
    ("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 0),
    // A new queen, safe and not.
    ("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 8),
    ("7r/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", -1),
];

#[test]
fn facts_about_exchanges() {
    for (fen, written, points) in FACTS {
        let position = position(fen);
        let played = position.read_uci(written).expect("a legal move");
        assert_eq!(exchange(&position, played), points, "{fen}: {written}");
    }
}

/// Where nothing is pinned, promoted or hidden behind something, taking back is a matter of
/// counting, and trying everything must agree.
#[test]
fn counting_agrees_with_trying() {
    let edge = SquareSet::row(0) | SquareSet::row(7);
    let mut compared = 0;
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let mut now = position("1n2k1n1/pppppppp/8/8/8/8/PPPPPPPP/1N2K1N1 w - - 0 1");
        for _ in 0..40 {
            let moves: Vec<_> = now.legal_moves().collect();
            for &played in &moves {
                if played.is_capture() && !edge.contains(played.to()) {
                    let counted = exchange(&now, played);
                    assert_eq!(counted, gain(&now, played), "{now}: {played}");
                    compared += 1;
                }
            }
            match random.pick(&moves) {
                Some(played) => now = now.play_unchecked(played),
                None => break,
            }
        }
    }
    assert!(compared > 100, "{compared}");
}
