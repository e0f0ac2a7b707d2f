//! What children have done, kept on the device and carried about as a file.
//!
//! Several hands write it: two tabs, the terminal, an older and a newer Chesslings. So it is never
//! written over but [merged](Profiles::merge), what a child was and is no more is marked, and a line
//! that can't be read stays where it stands.

mod animal;
mod course;
mod egg;
mod games;
mod mark;
mod memory;
mod merge;
mod profile;
mod puzzle;
mod record;
mod remembered;
mod text;

pub use animal::Animal;
pub use egg::Egg;
pub use games::{Ending, Score};
pub use memory::Trace;
pub use profile::Profile;
pub use record::Stars;
pub(super) use record::is_own;
pub use text::BadProgress;

use mark::Mark;
use record::Record;

use crate::typed::Nickname;

/// So many children fit on one device.
const MOST: usize = 40;

/// All children on this device, and which of them learns now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profiles {
    /// No two have the same name.
    list: Vec<Profile>,
    current: usize,
    /// Who was removed or has another name now.
    marks: Vec<Mark>,
    /// Lines that belong to no child and can't be read.
    loose: Vec<Record>,
    /// Children that have no room, or whose first line can't be read, as they were written.
    homeless: Vec<Record>,
    /// Which day it is, as a front end says; 0 if nobody knows.
    today: u32,
}

impl Default for Profiles {
    /// One child without a name.
    fn default() -> Self {
        Self {
            list: vec![Profile::default()],
            current: 0,
            marks: Vec::new(),
            loose: Vec::new(),
            homeless: Vec::new(),
            today: 0,
        }
    }
}

impl Profiles {
    /// The child that learns now.
    pub fn current(&self) -> &Profile {
        // There is always one: see `remove`.
        &self.list[self.current.min(self.list.len() - 1)]
    }

    /// The child that learns now, to be changed.
    pub fn current_mut(&mut self) -> &mut Profile {
        let current = self.current.min(self.list.len() - 1);
        &mut self.list[current]
    }

    /// The child with this name, or the one that it is called now.
    pub fn child(&self, name: &str) -> Option<&Profile> {
        Some(&self.list[self.index_of(name)?])
    }

    /// The same child, to be changed.
    pub fn child_mut(&mut self, name: &str) -> Option<&mut Profile> {
        let index = self.index_of(name)?;
        Some(&mut self.list[index])
    }

    /// The child who plays under this name: one who learns here, else whoever learns now.
    pub fn player(&self, name: &str) -> &Profile {
        let named = self.child(name).filter(|_| !name.trim().is_empty());
        named.unwrap_or_else(|| self.current())
    }

    /// The same child, to be changed.
    pub fn player_mut(&mut self, name: &str) -> &mut Profile {
        let named = self.index_of(name).filter(|_| !name.trim().is_empty());
        match named {
            Some(index) => &mut self.list[index],
            None => self.current_mut(),
        }
    }

    /// All children.
    pub fn all(&self) -> &[Profile] {
        &self.list
    }

    /// Which of them learns now.
    pub const fn index(&self) -> usize {
        self.current
    }

    /// Lets another child learn.
    pub fn switch(&mut self, index: usize) {
        self.current = index.min(self.list.len() - 1);
    }

    /// Lets the child with this name learn, or the one that it is called now.
    pub fn switch_to(&mut self, name: &str) {
        if let Some(index) = self.index_of(name) {
            self.current = index;
        }
    }

    /// Adds a child, who learns from now on. `false` if there is no more room.
    pub fn add(&mut self, name: &str) -> bool {
        if self.list.len() >= MOST {
            return false;
        }
        let name = self.free_name(Nickname::new(name));
        let generation = self.next_generation(&name);
        self.list.push(Profile {
            name,
            generation,
            ..Profile::default()
        });
        self.current = self.list.len() - 1;
        self.settle();
        true
    }

    /// Gives the child that learns now another name.
    pub fn rename(&mut self, name: &str) {
        let name = Nickname::new(name);
        if name.as_str() == self.current().name {
            return;
        }
        let name = self.free_name(name);
        let generation = self.next_generation(&name);
        let child = self.current_mut();
        // The child without a name and without stars is nobody yet.
        let was_nobody = *child == Profile::default();
        let before = std::mem::replace(&mut child.name, name.clone());
        let old = std::mem::replace(&mut child.generation, generation);
        if !was_nobody {
            self.mark(Mark::renamed(&before, old, generation, &name));
        }
        self.settle();
    }

    /// Forgets the child that learns now. The last one only loses name and stars.
    pub fn remove(&mut self) {
        let gone = self.list.remove(self.current.min(self.list.len() - 1));
        self.mark(Mark::gone(&gone.name, gone.generation));
        self.settle();
    }

    /// It is this day now, counted from 1970: there is no clock here.
    pub const fn set_today(&mut self, day: u32) {
        self.today = day;
    }

    /// Which day it is; 0 if nobody has said so.
    pub const fn today(&self) -> u32 {
        self.today
    }

    /// The same name, or one with a number if another child has it.
    fn free_name(&self, name: Nickname) -> String {
        let taken = |name: &Nickname| self.list.iter().any(|child| child.name == name.as_str());
        name.apart(taken).into()
    }
}
