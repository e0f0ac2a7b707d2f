//! The end of a line: captures until it is quiet, so that nobody counts a piece that is taken next.
//! If the limits say so, the first of these moves may also be a check that loses nothing.

use super::evaluate::evaluate;
use super::exchange::{exchange, taken};
use super::node::Node;
use super::order::{Ordered, rank_capture, select};
use super::score::{LONGEST, MATE, NEVER, Score};
use super::{Path, Search};
use crate::rules::{Kind, Move, Piece, Position, SquareSet, attacks};

/// So much more than the points of what is taken a capture may be worth, in hundredths of a pawn.
const HOPE: i32 = 200;

impl Search {
    /// How things stand for the player to move when both sides only take what pays. Whoever is in
    /// check may do anything.
    pub fn settled(&mut self, position: &Position) -> Score {
        self.bounded = false;
        self.path = Path::default();
        Score::new(self.settle(&Node::of(position), 0, -NEVER, NEVER))
    }

    /// The same between bounds, so many plies from the root.
    pub(super) fn settle(&mut self, node: &Node, ply: usize, least: i32, most: i32) -> i32 {
        self.calm(node, ply, self.limits.checks, least, most)
    }

    /// The same; checks are looked at now or no more.
    fn calm(&mut self, node: &Node, ply: usize, checks: bool, least: i32, most: i32) -> i32 {
        if self.spent() {
            return 0;
        }
        let in_check = node.position.in_check();
        let (mut best, mut least) = (-NEVER, least);
        if !in_check || ply >= LONGEST {
            best = evaluate(node, self.limits.count);
            if best >= most || ply >= LONGEST {
                return best;
            }
            least = least.max(best);
        }
        let (start, now) = (self.moves.len(), best);
        if in_check {
            self.list_all(node, ply);
        } else {
            self.list_captures(&node.position);
            if checks {
                self.list_checks(&node.position);
            }
        }
        if self.moves.len() == start {
            if in_check {
                best = ply as i32 - MATE;
            } else if is_stalemate(&node.position) {
                best = 0;
            }
        }
        for k in 0.. {
            let Some(next) = select(&mut self.moves[start..], k) else {
                break;
            };
            // The dearest come first: if this one isn't worth enough, none is.
            let hoped = now + HOPE + 100 * taken(next.played);
            if self.limits.bold && !in_check && hoped <= least {
                best = best.max(hoped);
                break;
            }
            let score = -self.calm(&node.after(next.played), ply + 1, false, -most, -least);
            best = best.max(score);
            least = least.max(score);
            if best >= most || self.stopped {
                break;
            }
        }
        self.moves.truncate(start);
        best
    }

    /// Everything that gets out of check, captures first.
    fn list_all(&mut self, node: &Node, ply: usize) {
        let rank = |played: Move| {
            let quiet = !played.is_capture();
            if quiet {
                0
            } else {
                rank_capture(&node.position, played)
            }
        };
        debug_assert!(ply <= LONGEST, "lines are bounded");
        node.position.legal_moves().for_each(|played| {
            self.moves.push(Ordered {
                played,
                rank: rank(played),
            });
        });
    }

    /// Captures that don't lose anything, and new queens.
    fn list_captures(&mut self, position: &Position) {
        position
            .legal_moves_onto(goals(position))
            .for_each(|played| {
                let promoted = played.promotion();
                let wanted = match promoted {
                    Some(kind) => kind == Kind::Queen,
                    None => played.is_capture(),
                };
                if wanted {
                    let rank = rank_capture(position, played);
                    if rank >= 0 {
                        self.moves.push(Ordered { played, rank });
                    }
                }
            });
    }

    /// Checks by the piece that moves which take nothing and don't lose it; after the captures.
    fn list_checks(&mut self, position: &Position) {
        let (setup, turn) = (position.setup(), position.turn());
        let Some(king) = position.king(turn.other()) else {
            return;
        };
        // Whence a piece sees the king is where he would see it.
        let seen = |kind| attacks(Piece::new(turn.other(), kind), king, setup.occupied());
        let free = !setup.occupied();
        let near = [Kind::Pawn, Kind::Knight, Kind::Queen].map(seen);
        let squares = (near[0] | near[1] | near[2]) & free;
        position.legal_moves_onto(squares).for_each(|played| {
            let gives_check = seen(played.piece().kind).contains(played.to());
            let is_quiet = played.promotion().is_none() && !played.piece().is_king();
            if is_quiet && gives_check && exchange(position, played) >= 0 {
                self.moves.push(Ordered { played, rank: 0 });
            }
        });
    }
}

/// Where something can be taken or promoted.
#[inline]
fn goals(position: &Position) -> SquareSet {
    let (setup, turn) = (position.setup(), position.turn());
    let last_row = SquareSet::row(turn.last_row());
    let nearly = SquareSet::row(turn.last_row() + if turn.is_white() { -1 } else { 1 });
    let promotes = setup.of(turn, Kind::Pawn).meets(nearly);
    let passed = position
        .en_passant()
        .map_or(SquareSet::EMPTY, SquareSet::of);
    let enemies = setup.by_color(turn.other());
    enemies | passed | if promotes { last_row } else { SquareSet::EMPTY }
}

/// Whether nothing can move, asked only where that is likely: kings and pawns are all there is.
fn is_stalemate(position: &Position) -> bool {
    let setup = position.setup();
    let slow = setup.by_kind(Kind::King) | setup.by_kind(Kind::Pawn);
    setup.by_color(position.turn()).is_within(slow) && !position.has_legal_move()
}
