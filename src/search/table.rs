//! What was found out about positions before: a table of bounded size.

use crate::rules::{Kind, Move};

/// What a search found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) score: i16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
    pub(super) best: Hint,
}

/// How a score is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is this.
    Exact,
    /// It is this or more.
    AtLeast,
    /// It is this or less.
    AtMost,
}

/// A move in two bytes, enough to know it again among the legal ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Hint(u16);

/// Entries by the low bits of their keys; a newer one takes the place of an older.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// A table of 2^bits entries of 16 bytes.
    pub(super) fn new(bits: u32) -> Table {
        Table {
            entries: vec![None; 1 << bits],
        }
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<&Entry> {
        let entry = self.entries.get(self.slot(key))?.as_ref();
        entry.filter(|entry| entry.key == key)
    }

    #[inline]
    pub(super) fn put(&mut self, key: u64, score: i32, depth: i32, bound: Bound, best: Hint) {
        let slot = self.slot(key);
        if let Some(entry) = self.entries.get_mut(slot) {
            *entry = Some(Entry {
                key,
                score: score as i16,
                depth: depth as i8,
                bound,
                best,
            });
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        key as usize & self.entries.len().wrapping_sub(1)
    }
}

impl Hint {
    /// No move at all: nothing goes from a square to itself.
    pub(super) const NONE: Hint = Hint(0);

    #[inline]
    pub(super) fn of(played: Move) -> Hint {
        let promotion = played.promotion().map_or(0, |kind| kind as u16);
        Hint(played.from().index() as u16 | (played.to().index() as u16) << 6 | promotion << 12)
    }
}

const _: () = assert!(Kind::ALL.len() <= 16, "a kind has four bits");
