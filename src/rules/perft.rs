//! Counting all games of a length: the proof that no rule is forgotten.

use std::hint::black_box;

use super::movegen::{children, count};
use super::piece::Color;
use super::player::{Black, Player, White};
use super::position::Position;

impl Position {
    /// How many different games of `depth` moves start here.
    ///
    /// ```
    /// use chesslings::rules::Position;
    ///
    /// assert_eq!(Position::START.perft(3), 8902);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        match (depth, self.turn()) {
            (0, _) => 1,
            (_, Color::White) => bulk::<White>(self, depth),
            (_, Color::Black) => bulk::<Black>(self, depth),
        }
    }

    /// The same count as [`perft`](Position::perft), with every last position really made.
    pub fn perft_made(&self, depth: u32) -> u64 {
        match (depth, self.turn()) {
            (0, _) => 1,
            (_, Color::White) => made::<White>(self, depth),
            (_, Color::Black) => made::<Black>(self, depth),
        }
    }
}

fn bulk<P: Player>(position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        return count::<P>(position) as u64;
    }
    let mut nodes = 0;
    children::<P>(position, |child| {
        nodes += bulk::<P::Opponent>(child, depth - 1);
    });
    nodes
}

fn made<P: Player>(position: &Position, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        children::<P>(position, |child| {
            black_box(child);
            nodes += 1;
        });
    } else {
        children::<P>(position, |child| {
            nodes += made::<P::Opponent>(child, depth - 1);
        });
    }
    nodes
}
