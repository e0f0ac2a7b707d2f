//! A few ways in which games begin.

use super::dice::{Dice, For};
use crate::rules::{Move, Position, Square};
use crate::search::{exchange, key};

/// The first moves of both sides.
const LINES: [&str; 28] = [
    "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6",
    "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7",
    "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 f3d4 g8f6 b1c3 f8b4",
    "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6",
    "e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 e4e5 f6d7 f2f4 c7c5",
    "e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5 e4g3 f5g6",
    "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 g8f6 g1f3 c7c6",
    "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7 e2e3 e8g8",
    "d2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6 g1f3 e8g8",
    "d2d4 d7d5 g1f3 g8f6 c1f4 e7e6 e2e3 c7c5 c2c3 b8c6",
    "c2c4 e7e5 b1c3 g8f6 g1f3 b8c6 g2g3 d7d5 c4d5 f6d5",
    "g1f3 d7d5 g2g3 g8f6 f1g2 e7e6 e1g1 f8e7 d2d3 e8g8",
    "e2e4 e7e5 b1c3 g8f6 f1c4 b8c6 d2d3 f8b4 c1g5 h7h6",
    "e2e4 e7e5 f1c4 g8f6 d2d3 c7c6 g1f3 d7d5 e4d5 c6d5",
    "e2e4 e7e5 g1f3 g8f6 f3e5 d7d6 e5f3 f6e4 d2d4 d6d5",
    "e2e4 e7e5 g1f3 d7d6 d2d4 e5d4 f3d4 g8f6 b1c3 f8e7",
    "e2e4 c7c5 b1c3 b8c6 g2g3 g7g6 f1g2 f8g7 d2d3 d7d6",
    "e2e4 c7c5 c2c3 d7d5 e4d5 d8d5 d2d4 g8f6 g1f3 e7e6",
    "e2e4 c7c5 g1f3 b8c6 d2d4 c5d4 f3d4 g7g6 b1c3 f8g7",
    "e2e4 e7e6 d2d4 d7d5 e4d5 e6d5 g1f3 g8f6 f1d3 f8d6",
    "e2e4 c7c6 d2d4 d7d5 e4d5 c6d5 f1d3 b8c6 c2c3 g8f6",
    "e2e4 d7d6 d2d4 g8f6 b1c3 g7g6 g1f3 f8g7 f1e2 e8g8",
    "d2d4 d7d5 c2c4 c7c6 g1f3 g8f6 b1c3 d5c4 a2a4 c8f5",
    "d2d4 d7d5 c2c4 d5c4 g1f3 g8f6 e2e3 e7e6 f1c4 c7c5",
    "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4 e2e3 e8g8 f1d3 d7d5",
    "d2d4 g8f6 g1f3 e7e6 e2e3 b7b6 f1d3 c8b7 e1g1 f8e7",
    "c2c4 c7c5 g1f3 g8f6 b1c3 b8c6 g2g3 g7g6 f1g2 f8g7",
    "g1f3 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6 d2d4 e8g8",
];

/// How one of the lines goes on from here, if the game so far is its beginning.
pub(super) fn next(position: &Position, before: &[Position], dice: Dice) -> Option<Move> {
    let ply = before.len();
    let now = key(position);
    let moves: Vec<Move> = LINES
        .iter()
        .filter_map(|line| {
            let mut reached = Position::START;
            let mut written = line.split(' ');
            for _ in 0..ply {
                let played = reached.written_move(written.next()?)?;
                reached = reached.play_unchecked(played);
            }
            let played = reached.written_move(written.next()?)?;
            (key(&reached) == now).then_some(played)
        })
        .collect();
    let k = dice.below(For::Opening, Square::A1, Square::A1, moves.len() as u32);
    moves.get(k as usize).copied()
}

/// Now and then, one of five games, White tries to mate in four moves.
pub(super) fn scholar(position: &Position, before: &[Position], seed: u64) -> Option<Move> {
    let wanted = *["e2e4", "f1c4", "d1h5"].get(before.len() / 2)?;
    let from_the_start = *before.first().unwrap_or(position) == Position::START;
    let corner = Square::A1;
    let tries = Dice::of_game(seed).below(For::Game, corner, corner, 5) == 0;
    if !tries || !from_the_start || position.turn().is_black() {
        return None;
    }
    let played = position.written_move(wanted)?;
    (exchange(position, played) == 0).then_some(played)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_legal_to_its_end() {
        for line in LINES {
            let mut position = Position::START;
            for written in line.split(' ') {
                let played = position.read_uci(written);
                position =
                    position.play_unchecked(played.unwrap_or_else(|_| panic!("{line}: {written}")));
            }
        }
    }
}
