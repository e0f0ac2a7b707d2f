//! What a child's memory tells, and what is added to it.

use super::memory::Trace;
use super::profile::Profile;

impl Profile {
    /// When an exercise of the course was done and how hard it was, or a puzzle of the child's own.
    pub fn trace(&self, name: &str) -> Trace {
        self.memory.trace(name)
    }

    /// Something was done, with so many mistakes and hints. Only what the child has learnt is kept in
    /// mind, and only if somebody knows which day it is.
    pub fn remember(&mut self, name: &str, today: u32, faults: (u32, u32)) {
        let is_known = self.stars(name) > 0 || self.memory.own().any(|own| own == name);
        if is_known && today > 0 {
            self.memory.note(name, today, faults.0, faults.1);
        }
    }

    /// One of today's deeds was review.
    pub(in crate::lessons) fn count_review(&mut self) {
        self.memory.count_review();
    }

    /// How many tasks of review the child has done today.
    pub fn reviewed(&self, today: u32) -> usize {
        match self.memory.last() {
            (day, reviewed) if day == today => reviewed as usize,
            _ => 0,
        }
    }

    /// The day on which the child was here last, if anybody knows.
    pub fn last_day(&self) -> Option<u32> {
        Some(self.memory.last().0).filter(|&day| day > 0)
    }

    /// Keeps a puzzle of the child's own game, a unit and a position, unless it is there.
    pub(in crate::lessons) fn keep_own(&mut self, puzzle: &str, today: u32) {
        self.memory.keep_own(puzzle, today);
    }

    /// All that can come back: exercises that are done, and puzzles of the child's own games.
    pub(in crate::lessons) fn learnt(&self) -> Vec<(&str, Trace)> {
        let done = self.records.iter().filter(|record| record.stars > 0);
        let done = done.map(|record| record.text.as_str());
        let all = done.chain(self.memory.own());
        all.map(|name| (name, self.trace(name))).collect()
    }

    /// The day on which the child passed a test, counted from 0, for the first time.
    pub fn diploma(&self, test: usize) -> Option<u32> {
        let day = *self.memory.diplomas().get(test)?;
        (day > 0).then_some(day)
    }

    /// The child has passed a test.
    pub(in crate::lessons) fn pass(&mut self, test: usize, today: u32) {
        // A diploma needs a date: who doesn't know it takes the first day there is.
        self.memory.pass(test, today.max(1));
    }
}
