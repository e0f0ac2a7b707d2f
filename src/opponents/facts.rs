//! What a character finds out about a move by looking at it and at the answers.

use super::attention::Mind;
use crate::rules::{Move, Position};
use crate::search::{exchange, mates, points};

/// What is seen of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    /// Points it wins.
    pub(super) wins: i32,
    /// Points the other side can win then.
    pub(super) loses: i32,
    /// It mates.
    pub(super) mates: bool,
    /// It leaves the other side no move and no check.
    pub(super) stalemates: bool,
    /// The other side mates then.
    pub(super) is_mated: bool,
}

impl Mind<'_> {
    /// What this character sees of a move.
    pub(super) fn look_at(&self, position: &Position, played: Move) -> Seen {
        let after = position.play_unchecked(played);
        if after.is_checkmate() {
            return Seen {
                mates: self.sees_mate(played),
                ..Seen::default()
            };
        }
        if !after.has_legal_move() {
            return Seen {
                stalemates: self.sees_stalemate(played),
                ..Seen::default()
            };
        }
        Seen {
            wins: self.wins(position, played),
            loses: self.loses(&after, played),
            mates: false,
            stalemates: false,
            is_mated: self.is_mated(&after),
        }
    }

    fn wins(&self, position: &Position, played: Move) -> i32 {
        let grown = played.promotion().map_or(0, |kind| points(kind) - 1);
        match played.captured() {
            Some(kind) if self.sees_taking(position, played) => {
                if self.counts_guards(played) {
                    exchange(position, played)
                } else {
                    points(kind) + grown
                }
            }
            _ => grown,
        }
    }

    /// The worst capture that is seen. What is taken back on the same square belongs to the capture.
    fn loses(&self, after: &Position, played: Move) -> i32 {
        let mut most = 0;
        captures(after, &mut |taking| {
            if taking.to() == played.to() && played.is_capture() {
                return;
            }
            let loss = exchange(after, taking);
            if loss > most && self.sees_danger(after, taking, played) {
                most = loss;
            }
        });
        most
    }

    fn is_mated(&self, after: &Position) -> bool {
        let mut mated = false;
        for mate in mates(after) {
            mated |= self.sees_their_mate(mate);
        }
        mated
    }
}

/// Every capture. Several places ask for them, so `visit` is no type of its own: each would be one
/// more generator of moves in the worker.
pub(super) fn captures(position: &Position, visit: &mut dyn FnMut(Move)) {
    let enemies = position.setup().by_color(position.turn().other());
    for taking in position.legal_moves_onto(enemies) {
        visit(taking);
    }
}
