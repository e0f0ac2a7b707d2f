//! What a move gives away.

use chesslings::search::loses;

use super::position;

/// Position, move, points it loses when three plies are looked at.
const FACTS: [(&str, &str, i32); 6] = [
    // To where a pawn takes.
    ("4k3/8/2p5/8/8/8/3Q4/4K3 w - - 0 1", "d2d5", 9),
    ("4k3/8/2p5/8/8/8/3Q4/4K3 w - - 0 1", "d2d4", 0),
    // It leaves a knight alone.
    ("4k3/8/8/1b6/8/8/3NR3/4K3 w - - 0 1", "e2e3", 0),
    ("3rk3/8/8/8/8/8/3N4/4K3 w - - 0 1", "e1f2", 3),
    ("3rk3/8/8/8/8/8/3N4/4K3 w - - 0 1", "d2e4", 0),
    // A fair trade loses nothing.
    ("3rk3/8/8/8/8/8/3R4/3RK3 w - - 0 1", "d2d8", 0),
];

#[test]
fn facts_about_losses() {
    for (fen, written, points) in FACTS {
        let position = position(fen);
        let played = position.read_uci(written).expect("a legal move");
        assert_eq!(loses(&position, played, 3), points, "{fen}: {written}");
    }
}

#[test]
fn allowing_mate_loses_more_than_everything() {
    let start = position("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2");
    let blunder = start.read_uci("g2g4").expect("a legal move");
    assert!(loses(&start, blunder, 2) > 100);
    let fine = start.read_uci("e2e4").expect("a legal move");
    assert_eq!(loses(&start, fine, 2), 0);
}

#[test]
fn a_fork_is_a_loss_two_moves_away() {
    // The queen steps beside her king on squares of a knight's fork.
    let start = position("4k3/1q6/8/3N4/8/8/8/4K3 b - - 0 1");
    let into_the_fork = start.read_uci("b7a8").expect("a legal move");
    assert_eq!(loses(&start, into_the_fork, 4), 9);
}
