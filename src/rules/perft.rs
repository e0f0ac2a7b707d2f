//! Counting all games of a length: the proof that no rule is forgotten.

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
        match depth {
            0 => 1,
            1 => self.legal_moves().count() as u64,
            _ => self
                .legal_moves()
                .map(|m| self.play_unchecked(m).perft(depth - 1))
                .sum(),
        }
    }

    /// The same count as [`perft`](Position::perft), with every last position really made.
    pub fn perft_made(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ => self
                .legal_moves()
                .map(|m| self.play_unchecked(m).perft_made(depth - 1))
                .sum(),
        }
    }
}
