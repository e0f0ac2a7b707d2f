//! Dice that fall the same way whenever the same is asked.

use crate::rules::{Move, Position, Square};
use crate::search::{key, mixed};

/// The dice of one move of one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dice(u64);

/// What a die is thrown for.
#[derive(Clone, Copy, Debug)]
pub(super) enum For {
    /// Whether a capture is seen.
    Taking,
    /// Whether what happens after a capture is counted.
    Guards,
    /// Whether a danger is seen.
    Danger,
    /// Whether a mate is seen.
    Mate,
    /// Whether the other side's mate is seen.
    OtherMate,
    /// Whether a move is looked at closely.
    Look,
    /// How a move is judged.
    Noise,
    /// How a piece is judged.
    Piece,
    /// One of several moves.
    Choice,
    /// One of several openings.
    Opening,
    /// Whether this game is one of those.
    Game,
    /// Whether this is a good day.
    Day,
    /// Whether it is seen what an answer would do.
    Surprise,
}

impl Dice {
    /// The number of the move counts as well: whoever comes back to a position may find another
    /// move there.
    pub(super) fn new(seed: u64, position: &Position) -> Dice {
        let number = u64::from(position.fullmove_number());
        Dice(mixed(seed ^ mixed(key(position) ^ mixed(number))))
    }

    /// The dice of a whole game.
    pub(super) fn of_game(seed: u64) -> Dice {
        Dice(mixed(seed))
    }

    /// Which of so many days it is.
    pub(super) fn day(self, count: u32) -> usize {
        self.below(For::Day, Square::A1, Square::A1, count) as usize
    }

    /// A number below `end`, for this and these squares.
    pub(super) fn below(self, what: For, from: Square, to: Square, end: u32) -> u32 {
        let fact = what as u64 | (from.index() as u64) << 8 | (to.index() as u64) << 16;
        let thrown = mixed(self.0 ^ mixed(fact)) >> 32;
        ((thrown * u64::from(end)) >> 32) as u32
    }

    /// Whether something happens that happens in so many of a thousand cases.
    pub(super) fn happens(self, what: For, from: Square, to: Square, permille: u32) -> bool {
        self.below(what, from, to, 1000) < permille
    }

    /// A number below `end` for a move.
    pub(super) fn for_move(self, what: For, played: Move, end: u32) -> u32 {
        self.below(what, played.from(), played.to(), end)
    }
}
