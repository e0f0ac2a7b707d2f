//! Looking ahead: what is found, what is proved, what is never overlooked.

mod budget;
mod draws;
mod endings;
mod exchanges;
mod losses;
mod mates;
mod minimax;

use chesslings::lessons::Random;
use chesslings::rules::{Position, Strictness};
use chesslings::search::{Found, Limits, Search};

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Strictness::Teaching).expect("a position")
}

/// The best by a search so deep.
fn best(position: &Position, depth: u8) -> Found {
    let found = Search::new(Limits::deep(depth)).best(position, &[]);
    found.expect("somebody can move")
}

/// Positions that come about when nobody thinks, each with a move to make.
fn random_positions(count: usize) -> impl Iterator<Item = Position> {
    (0..count as u64).map(|seed| {
        let mut random = Random::new(seed);
        loop {
            let mut position = Position::START;
            for _ in 0..10 + random.below(100) {
                let moves: Vec<_> = position.legal_moves().collect();
                match random.pick(&moves) {
                    Some(played) => position = position.play_unchecked(played),
                    None => break,
                }
            }
            if position.has_legal_move() {
                return position;
            }
        }
    })
}
