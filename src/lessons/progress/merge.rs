//! Two memories of the same children become one. Whoever merges with whom, the result is the same
//! but for who learns now and the order of the children, and merging once more changes nothing.

use super::mark::{Mark, number_of};
use super::record::{Record, merged};
use super::{MOST, Profile, Profiles};

/// Marks that don't fit are forgotten.
const MOST_MARKS: usize = 200;
/// A child that changed its name more often is not followed.
const MOST_NAMES: usize = 8;

impl Profiles {
    /// Adds what another memory of this device knows: children of the same name are one child with
    /// the better of both, others are added, and whoever was removed or began anew in one of them did
    /// so in both. Who learns now stays. `false` if there was no room for somebody, who is kept in
    /// the text until there is.
    pub fn merge(&mut self, other: &Self) -> bool {
        for &mark in &other.marks {
            self.mark(mark);
        }
        let room = self.take_in(other.list.clone());
        self.keep_unread(other);
        room
    }

    /// Adds the children of a file that somebody opened: even one that was removed here comes back,
    /// and stars that were given up. `false` if there was no room for somebody.
    pub fn adopt(&mut self, other: &Self) -> bool {
        let children: Vec<_> = other
            .list
            .iter()
            .map(|theirs| {
                let same = |ours: &&Profile| ours.name == theirs.name;
                let living = self.list.iter().find(same).map(|ours| ours.generation);
                let generation = living.unwrap_or_else(|| self.next_generation(&theirs.name));
                Profile {
                    generation,
                    ..theirs.clone()
                }
            })
            .collect();
        let room = self.take_in(children);
        self.keep_unread(other);
        room
    }

    /// Where the child with this name is, or where it is under another name.
    pub(super) fn index_of(&self, name: &str) -> Option<usize> {
        self.index_of_number(number_of(name))
    }

    fn index_of_number(&self, mut number: u64) -> Option<usize> {
        for _ in 0..MOST_NAMES {
            let is_it = |child: &Profile| number_of(&child.name) == number;
            let found = self.list.iter().position(is_it);
            if found.is_some() {
                return found;
            }
            let mark = self.marks.iter().find(|mark| mark.name == number)?;
            number = mark.to?.1;
        }
        None
    }

    /// The generation of a child that comes new under this name.
    pub(super) fn next_generation(&self, name: &str) -> u32 {
        let mark = self.mark_of(name);
        mark.map_or(0, |mark| mark.generation.saturating_add(1))
    }

    /// Adds a mark; of two about the same child the later one counts.
    pub(super) fn mark(&mut self, mark: Mark) {
        match self.marks.iter_mut().find(|known| known.name == mark.name) {
            Some(known) if *known < mark => *known = mark,
            Some(_) => {}
            None => {
                let place = self.marks.partition_point(|known| *known < mark);
                self.marks.insert(place, mark);
            }
        }
    }

    /// Makes everything agree with the marks: whoever is gone goes, and somebody is always there.
    pub(super) fn settle(&mut self) {
        self.take_in(Vec::new());
    }

    fn take_in(&mut self, others: Vec<Profile>) -> bool {
        let name = self.list.get(self.current).map(|child| child.name.clone());
        let mut room = true;
        let mut gone = Vec::new();
        for child in std::mem::take(&mut self.list).into_iter().chain(others) {
            if self.is_gone(&child) {
                gone.push(child);
                continue;
            }
            let has_room = self.list.len() < MOST;
            match self.list.iter_mut().find(|ours| ours.name == child.name) {
                Some(ours) if ours.generation == child.generation => ours.join(&child),
                Some(ours) if ours.generation < child.generation => *ours = child,
                Some(_) => {}
                None if has_room => self.list.push(child),
                None => {
                    room = false;
                    let block = vec![Record::line(child.to_block())];
                    self.homeless = merged(std::mem::take(&mut self.homeless), block);
                }
            }
        }
        for child in gone {
            self.follow(&child);
        }
        if self.list.is_empty() {
            let generation = self.next_generation("");
            self.list.push(Profile {
                generation,
                ..Profile::default()
            });
        }
        let list = &self.list;
        self.marks.retain(|mark| {
            let lives = |child: &Profile| number_of(&child.name) == mark.name;
            !list.iter().any(lives)
        });
        self.marks.truncate(MOST_MARKS);
        let last = self.list.len() - 1;
        let index = name.and_then(|name| self.index_of(&name));
        self.current = index.unwrap_or(self.current).min(last);
        room
    }

    /// What a child has done under its old name, it has done under its new one; unless it began
    /// anew since.
    fn follow(&mut self, child: &Profile) {
        let to = self.mark_of(&child.name).and_then(|mark| mark.to);
        if let Some((generation, number)) = to
            && let Some(index) = self.index_of_number(number)
            && let Profile {
                name,
                generation: now,
                ..
            } = &self.list[index]
            && (*now == generation || number_of(name) != number)
        {
            self.list[index].join(child);
        }
    }

    fn is_gone(&self, child: &Profile) -> bool {
        let mark = self.mark_of(&child.name);
        mark.is_some_and(|mark| child.generation <= mark.generation)
    }

    fn mark_of(&self, name: &str) -> Option<&Mark> {
        let number = number_of(name);
        self.marks.iter().find(|mark| mark.name == number)
    }

    fn keep_unread(&mut self, other: &Self) {
        self.loose = merged(std::mem::take(&mut self.loose), other.loose.clone());
        self.homeless = merged(std::mem::take(&mut self.homeless), other.homeless.clone());
    }
}
