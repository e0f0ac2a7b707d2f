//! When the coach speaks, and when it keeps silent.

use super::remark::{Remark, Topic};
use super::{Memory, Story, about, before};
use crate::rules::Move;
use crate::search::{ahead, sort_short};

/// How a coach speaks to one child.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// What the child has learned; it isn't told about anything else.
    pub taught: Taught,
    /// How strong the opponent is, from 1 to 10. The weaker, the more a beginner is told; against
    /// the strong ones only what can't be left out. `None`: everything.
    pub level: Option<u8>,
    /// Says all that holds, whatever has been said before.
    pub eager: bool,
}

/// Units of the course that a child has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Taught {
    /// All of them.
    #[default]
    Everything,
    /// These, by their names.
    Units(Vec<String>),
}

/// A coach for one player in one game. Tell it of every turn in order.
#[derive(Clone, Debug)]
pub struct Coach {
    manner: Manner,
    memory: Memory,
}

/// A move that loses less isn't stopped.
const MUCH: i32 = 3;
/// An eager coach speaks of this, too.
const SOMETHING: i32 = 2;
/// Nobody is interrupted in the first moves.
const FIRST: usize = 2;
/// So many moves of the child are left in peace after a remark.
const PEACE: usize = 3;
/// More in a game is too much.
const ENOUGH: usize = 6;
/// So often in a game a move is asked about before it counts.
const TWICE: usize = 3;
/// Whoever is so far behind has other sorrows.
const LOST: i32 = -9;

impl Taught {
    /// Whether a child has done a unit.
    pub fn has(&self, unit: &str) -> bool {
        match self {
            Taught::Everything => true,
            Taught::Units(units) => units.iter().any(|known| known == unit),
        }
    }
}

impl From<Vec<String>> for Taught {
    /// What a child has met in the course. Who has not begun it knows chess from elsewhere.
    fn from(units: Vec<String>) -> Taught {
        if units.is_empty() {
            Taught::Everything
        } else {
            Taught::Units(units)
        }
    }
}

impl Coach {
    /// A coach at the beginning of a game.
    pub const fn new(manner: Manner) -> Coach {
        Coach::resumed(manner, Memory::new())
    }

    /// A coach that has said something already.
    pub const fn resumed(manner: Manner, memory: Memory) -> Coach {
        Coach { manner, memory }
    }

    /// What it remembers.
    pub const fn memory(&mut self) -> &mut Memory {
        &mut self.memory
    }

    /// What it says before the player to move has moved; at most one remark, unless it is eager.
    pub fn before(&mut self, story: &Story) -> Vec<Remark> {
        let found = before::all(story, !self.manner.eager);
        self.choose(story, found)
    }

    /// What it says about a move of the player to move: to think twice, or that it was good.
    pub fn about(&mut self, story: &Story, played: Move) -> Vec<Remark> {
        let least = if self.manner.eager { SOMETHING } else { MUCH };
        let found = about::all(story, played, least);
        self.choose(story, found)
    }

    fn choose(&mut self, story: &Story, mut found: Vec<Remark>) -> Vec<Remark> {
        found.retain(|remark| self.manner.taught.has(remark.topic.unit()));
        sort_short(&mut found, |remark| remark.topic.rank());
        if !self.manner.eager {
            let number = story.turn_number();
            found.retain(|remark| self.fits_level(remark.topic));
            found.retain(|remark| self.may_say(remark.topic, number, story));
            found.truncate(1);
            for remark in &found {
                self.memory.note(number, remark.topic);
            }
        }
        found
    }

    /// Beginners hear of dangers and presents; who plays the strong ones wants to think alone.
    fn fits_level(&self, topic: Topic) -> bool {
        match self.manner.level {
            Some(1..=3) => matches!(
                topic,
                Topic::Check
                    | Topic::Threat(_)
                    | Topic::ThinkTwice(_)
                    | Topic::Gift(_)
                    | Topic::Mate
                    | Topic::Stalemate
            ),
            Some(7..) => matches!(topic, Topic::Check | Topic::Praise(_)),
            _ => true,
        }
    }

    fn may_say(&self, topic: Topic, number: usize, story: &Story) -> bool {
        let said = &self.memory.said;
        let times = |topic: Topic| said.iter().filter(|(_, said)| said.is_like(topic)).count();
        if self.memory.unread >= 2 {
            return topic == Topic::Check;
        }
        match topic {
            Topic::Check => return true,
            Topic::ThinkTwice(_) => {
                let asked_now = self
                    .memory
                    .said
                    .last()
                    .is_some_and(|&(at, said)| at == number && said.is_like(topic));
                return !asked_now && times(topic) < TWICE;
            }
            Topic::Trade(_) | Topic::Finish(_) if times(topic) > 0 => return false,
            Topic::Praise(_) if said.iter().any(|&(_, said)| said == topic) => {
                return false;
            }
            _ => {}
        }
        let helps_when_lost = matches!(topic, Topic::Mate | Topic::Stalemate);
        let last = said.last();
        let in_peace = last.is_none_or(|&(at, _)| number > at + PEACE);
        let again = last.is_some_and(|(_, said)| said.is_like(topic));
        let spoken = said.iter().filter(|(_, said)| !said.is_urgent());
        number > FIRST
            && in_peace
            && !again
            && spoken.count() < ENOUGH
            && (ahead(story.now()) > LOST || helps_when_lost)
    }
}
