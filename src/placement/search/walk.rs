//! What all searches have in common: a walk through a tree of choices.

use std::ops::ControlFlow;

/// Takes one word of all that are equivalent, and how many they are. Most visitors only count,
/// so the word is written when it is asked for.
pub(super) type Visit<'a> = dyn FnMut(&dyn Fn() -> Vec<u8>, u32) -> ControlFlow<()> + 'a;

/// A walk through a tree that can be interrupted at every node.
pub(super) trait Walk: Send {
    /// Goes on for so many nodes.
    fn walk(&mut self, nodes: u64, visit: &mut Visit<'_>) -> Pause;

    /// Whether the words come in ascending order.
    fn is_ascending(&self) -> bool;

    /// About how much of the tree was seen.
    fn fraction(&self) -> f64;

    /// The walks through the branches at the root of a walk that has not begun, if they are
    /// worth a walk of their own.
    fn branches(&self) -> Option<Vec<Box<dyn Walk>>>;
}

/// Why a walk pauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pause {
    /// It has seen as many nodes as it should.
    Budget,
    /// The visitor wants it.
    Visitor,
    /// There is nothing more to see.
    End,
}

/// A tree without nodes.
pub(super) struct Nothing;

impl Walk for Nothing {
    fn walk(&mut self, _: u64, _: &mut Visit<'_>) -> Pause {
        Pause::End
    }

    fn is_ascending(&self) -> bool {
        true
    }

    fn fraction(&self) -> f64 {
        1.0
    }

    fn branches(&self) -> Option<Vec<Box<dyn Walk>>> {
        None
    }
}

/// How much of a tree was seen, from the choices of each level: how many were begun, and how
/// many there are.
pub(super) fn fraction(levels: impl Iterator<Item = (u32, u32)>) -> f64 {
    let (mut seen, mut share) = (0.0, 1.0);
    for (begun, all) in levels {
        share /= f64::from(all.max(1));
        seen += share * f64::from(begun.saturating_sub(1));
    }
    seen
}
