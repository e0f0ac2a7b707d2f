//! Practice fills an egg, task by task, until a chick hatches; then there is another egg. Nothing of
//! it is ever taken away.

use super::Profile;

/// So many tasks fill an egg.
const FULL: u32 = 10;

/// The egg that a child is filling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Egg {
    /// How many tasks are in it.
    pub filled: u32,
    /// How many chicks have hatched before.
    pub hatched: u32,
}

impl Egg {
    /// So many tasks fill an egg.
    pub const FULL: u32 = FULL;

    /// Whether a chick has hatched with the last task.
    pub const fn has_just_hatched(self) -> bool {
        self.filled == 0 && self.hatched > 0
    }
}

impl Profile {
    /// The child has solved a task of practice.
    pub fn practise(&mut self) {
        self.practised = self.practised.saturating_add(1);
    }

    /// The egg that practice fills; `None` before the first task.
    pub fn egg(&self) -> Option<Egg> {
        let practised = self.practised;
        (practised > 0).then_some(Egg {
            filled: practised % FULL,
            hatched: practised / FULL,
        })
    }
}
