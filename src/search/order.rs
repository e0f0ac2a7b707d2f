//! Which moves to look at first: good ones early make a search short.

use super::exchange::exchange;
use super::score::LONGEST;
use super::table::Hint;
use super::worth::points;
use crate::rules::{Kind, Move, Position, Square};

/// A move and how early it should be looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ordered {
    pub(super) played: Move,
    pub(super) rank: i32,
}

/// What refuted other moves before, and so may do it again.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    /// Two quiet moves for each ply.
    killers: [[Hint; 2]; LONGEST],
    /// How often a piece going to a square was good.
    history: [[[i32; Square::COUNT]; 6]; 2],
}

/// The move that was best last time.
const REMEMBERED: i32 = 1 << 30;
/// A capture that loses nothing.
const GOOD_CAPTURE: i32 = 1 << 24;
/// A quiet move that was good beside this one.
const KILLER: i32 = 1 << 22;
/// What history is kept below.
const HISTORY: i32 = 1 << 20;

impl Memory {
    pub(super) fn new() -> Memory {
        Memory {
            killers: [[Hint::NONE; 2]; LONGEST],
            history: [[[0; Square::COUNT]; 6]; 2],
        }
    }

    /// A quiet move was too good for the other side.
    pub(super) fn praise(&mut self, played: Move, ply: usize, depth: i32) {
        let (hint, [first, second]) = (Hint::of(played), &mut self.killers[ply]);
        if *first != hint {
            *second = *first;
            *first = hint;
        }
        let piece = played.piece();
        let count =
            &mut self.history[piece.color as usize][piece.kind as usize][played.to().index()];
        *count += depth * depth;
        if *count >= HISTORY {
            let all = self.history.iter_mut().flatten().flatten();
            all.for_each(|count| *count /= 2);
        }
    }

    /// How early a move should be looked at; losing captures are below 0.
    #[inline]
    pub(super) fn rank(&self, position: &Position, played: Move, best: Hint, ply: usize) -> i32 {
        let hint = Hint::of(played);
        if hint == best {
            REMEMBERED
        } else if played.is_capture() || played.promotion() == Some(Kind::Queen) {
            rank_capture(position, played)
        } else if played.promotion().is_some() {
            -GOOD_CAPTURE
        } else if let Some(k) = self.killers[ply].iter().position(|&killer| killer == hint) {
            KILLER - k as i32
        } else {
            let piece = played.piece();
            self.history[piece.color as usize][piece.kind as usize][played.to().index()]
        }
    }
}

/// The dearest victim first, then the cheapest taker; below 0 if the capture loses something.
#[inline]
pub(super) fn rank_capture(position: &Position, played: Move) -> i32 {
    let won = played.captured().map_or(0, points) + played.promotion().map_or(0, points);
    let risked = played.piece().kind;
    let rank = 16 * won - risked as i32;
    let loses = (points(risked) > won || risked == Kind::King) && exchange(position, played) < 0;
    if loses {
        rank - GOOD_CAPTURE
    } else {
        rank + GOOD_CAPTURE
    }
}

/// Brings the first of the moves from `k` on to the place `k`.
#[inline]
pub(super) fn select(moves: &mut [Ordered], k: usize) -> Option<Ordered> {
    let mut first = k;
    for other in k + 1..moves.len() {
        if moves[other].rank > moves[first].rank {
            first = other;
        }
    }
    if first < moves.len() {
        moves.swap(k, first);
    }
    moves.get(k).copied()
}
