//! Alpha-beta: a move that is refuted once needs no second refutation.

use super::Search;
use super::evaluate::evaluate;
use super::node::Node;
use super::order::{Ordered, select};
use super::score::{LONGEST, MATE, NEVER};
use super::table::{Bound, Entry, Hint};
use crate::rules::{Kind, Move, Position};

/// Where in the tree a search is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// How many moves are still to be looked at before it must be quiet.
    pub(super) depth: i32,
    /// How many moves have been played since the root.
    pub(super) ply: usize,
    /// Whether the last one was a move and not a pass.
    pub(super) moved: bool,
}

impl Search {
    /// How things stand for the player to move. Between the bounds it is exact; else it is a bound
    /// on the same side.
    pub(super) fn look(&mut self, node: &Node, spot: Spot, least: i32, most: i32) -> i32 {
        let Spot { mut depth, ply, .. } = spot;
        self.lines[ply].clear();
        let in_check = (depth > 0 || self.limits.bold) && node.position.in_check();
        if self.limits.bold && in_check {
            depth += 1;
        }
        if depth <= 0 || ply >= LONGEST {
            return self.settle(node, ply, least, most);
        }
        if self.spent() {
            return 0;
        }
        if self.path.repeats(node) || is_drawn(&node.position) {
            return 0;
        }
        let known = self.table.get(node.key).copied();
        let alone = most - least == 1;
        if let Some(score) = known.and_then(|entry| settles(&entry, depth, ply, least, most))
            && alone
        {
            return score;
        }
        self.path.push(node);
        let score = if self.limits.bold
            && alone
            && !in_check
            && self.pass_is_enough(node, Spot { depth, ..spot }, most)
        {
            most
        } else {
            let hint = known.map_or(Hint::NONE, |entry| entry.best);
            self.try_all(node, Spot { depth, ..spot }, in_check, hint, least, most)
        };
        self.path.pop();
        score
    }

    /// Whether things stand so well that even passing would be good enough. Not when only pawns
    /// are left: there a pass can be better than any move.
    fn pass_is_enough(&mut self, node: &Node, spot: Spot, most: i32) -> bool {
        let setup = node.position.setup();
        let slow = setup.by_kind(Kind::King) | setup.by_kind(Kind::Pawn);
        let Spot { depth, ply, moved } = spot;
        if !moved
            || depth < 3
            || setup.by_color(node.position.turn()).is_within(slow)
            || evaluate(node, self.limits.count) < most
        {
            return false;
        }
        let shallow = Spot {
            depth: depth - 3,
            ply: ply + 1,
            moved: false,
        };
        let score = -self.look(&node.passed(), shallow, -most, 1 - most);
        !self.stopped && score >= most && score < MATE - LONGEST as i32
    }

    /// Tries the moves, those that are likely to be good first.
    fn try_all(
        &mut self,
        node: &Node,
        spot: Spot,
        in_check: bool,
        hint: Hint,
        least: i32,
        most: i32,
    ) -> i32 {
        let Spot { depth, ply, .. } = spot;
        let start = self.moves.len();
        let (memory, moves, position) = (&self.memory, &mut self.moves, &node.position);
        position.legal_moves().for_each(|played| {
            let rank = memory.rank(position, played, hint, ply);
            moves.push(Ordered { played, rank });
        });
        if self.moves.len() == start {
            return if in_check { ply as i32 - MATE } else { 0 };
        }
        let (mut best, mut best_move, mut bound) = (-NEVER, Hint::NONE, least);
        for k in 0.. {
            let Some(Ordered { played, rank }) = select(&mut self.moves[start..], k) else {
                break;
            };
            let late =
                self.limits.bold && k >= 4 && depth >= 3 && !in_check && is_quiet(played, rank);
            let less = if late { 1 + i32::from(k >= 12) } else { 0 };
            let score = self.try_move(&node.after(played), spot, k == 0, less, bound, most);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > bound {
                    bound = score;
                    best_move = Hint::of(played);
                    self.remember_line(played, ply);
                }
            }
            if best >= most {
                if !played.is_capture() {
                    self.memory.praise(played, ply, depth);
                }
                break;
            }
        }
        self.moves.truncate(start);
        if !self.stopped {
            let kind = if best >= most {
                Bound::AtLeast
            } else if best > least {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            self.table
                .put(node.key, to_table(best, ply), depth, kind, best_move);
        }
        best
    }

    /// The first move is looked at in full. Of others it is only asked whether they are better.
    pub(super) fn try_move(
        &mut self,
        child: &Node,
        spot: Spot,
        first: bool,
        less: i32,
        least: i32,
        most: i32,
    ) -> i32 {
        let at = |less: i32| Spot {
            depth: spot.depth - 1 - less,
            ply: spot.ply + 1,
            moved: true,
        };
        if !first {
            let mut score = -self.look(child, at(less), -least - 1, -least);
            if less > 0 && score > least && !self.stopped {
                score = -self.look(child, at(0), -least - 1, -least);
            }
            if score <= least || score >= most || self.stopped {
                return score;
            }
        }
        -self.look(child, at(0), -most, -least)
    }

    /// The best line is this move and the best line after it.
    pub(super) fn remember_line(&mut self, played: Move, ply: usize) {
        if ply < LONGEST {
            let (front, back) = self.lines.split_at_mut(ply + 1);
            front[ply].clear();
            front[ply].push(played);
            front[ply].extend_from_slice(&back[0]);
        }
    }
}

/// Nothing is taken, nothing promoted, and it has not been praised beside here.
fn is_quiet(played: Move, rank: i32) -> bool {
    !played.is_capture() && played.promotion().is_none() && rank < 1 << 21
}

/// Fifty moves have gone by, or nobody can win. Mate comes first.
fn is_drawn(position: &Position) -> bool {
    position.is_fifty_moves() && position.has_legal_move()
        || position.setup().occupied().len() <= 3 && position.is_dead()
}

/// The score that is known already, if it says enough.
fn settles(entry: &Entry, depth: i32, ply: usize, least: i32, most: i32) -> Option<i32> {
    let score = from_table(i32::from(entry.score), ply);
    let enough = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => score >= most,
        Bound::AtMost => score <= least,
    };
    (enough && i32::from(entry.depth) >= depth).then_some(score)
}

/// A mate is counted from its own position in the table, and from the root in the search.
fn to_table(score: i32, ply: usize) -> i32 {
    if score.abs() >= MATE - LONGEST as i32 {
        score + score.signum() * ply as i32
    } else {
        score
    }
}

fn from_table(score: i32, ply: usize) -> i32 {
    if score.abs() >= MATE - LONGEST as i32 {
        score - score.signum() * ply as i32
    } else {
        score
    }
}
