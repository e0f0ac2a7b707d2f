//! The way to a position, to know repetitions.

use super::key::key;
use super::node::Node;
use crate::rules::Position;

/// The keys of the positions before, the game's and then the search's.
#[derive(Clone, Debug, Default)]
pub(super) struct Path {
    keys: Vec<u64>,
}

impl Path {
    /// Begins with the game so far. Nothing from before the last capture or pawn move matters.
    pub(super) fn begin(&mut self, before: &[Position], now: &Position) {
        let since = usize::from(now.halfmove_clock()).min(before.len());
        self.keys.clear();
        self.keys
            .extend(before[before.len() - since..].iter().map(key));
    }

    #[inline]
    pub(super) fn push(&mut self, node: &Node) {
        self.keys.push(node.key);
    }

    #[inline]
    pub(super) fn pop(&mut self) {
        self.keys.pop();
    }

    /// Whether the position has been there already. Once is enough: whoever wants to repeat can.
    #[inline]
    pub(super) fn repeats(&self, node: &Node) -> bool {
        let since = usize::from(node.position.halfmove_clock());
        if since < 4 {
            return false;
        }
        let same_turn = self.keys.iter().rev().skip(1).step_by(2);
        same_turn.take(since / 2).any(|&key| key == node.key)
    }
}
