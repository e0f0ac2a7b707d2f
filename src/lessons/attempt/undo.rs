//! Taking back: always possible, never punished.

use super::{Attempt, Deed};

impl Attempt {
    /// Takes back a wrong move that is shown, or else the last right answer. `false` if there is
    /// nothing to take back.
    pub fn undo(&mut self) -> bool {
        if self.aside.take().is_some() {
            self.note(Deed::Undo);
            return true;
        }
        let Some(before) = self.past.pop() else {
            return false;
        };
        self.state = before;
        self.tried = None;
        self.note(Deed::Undo);
        true
    }

    /// Whether there is anything to take back.
    pub fn can_undo(&self) -> bool {
        self.aside.is_some() || !self.past.is_empty()
    }

    /// Begins again. What was learnt about help and mistakes is forgotten.
    pub fn restart(&mut self) {
        *self = Self {
            variants: std::mem::take(&mut self.variants),
            recent: std::mem::take(&mut self.recent),
            ..Self::with_seed(self.exercise.clone(), self.random.state())
        };
    }
}
