//! Rounds: a few tasks from all over the course, one after the other. Five for today bring back what
//! was learnt, a test asks whether it is known, and the entry test finds out where to begin.

mod choose;
mod own;
mod record;

use super::attempt::Attempt;
use super::course::{Course, Place, Unit};
use super::exercise::{Exercise, Task};
use super::progress::{Profile, Profiles, is_own};
use super::random::Random;

/// So many of ten tasks pass a test.
const TO_PASS: usize = 8;
/// The questions of the entry test, from easy to hard; each stands for its unit.
const ENTRY: [&str; 12] = [
    "rook-up-to-enemies",
    "knight-mixed-landing",
    "pawn-zigzag",
    "attack-guard-first",
    "value-big-board",
    "protect-centre-pawn",
    "check-safe-queen",
    "escape-easy-shield",
    "mate-shoulders",
    "draw-air",
    "castling-only-one",
    "passing-choice",
];
/// Where whoever knows all that begins.
const BEHIND_ENTRY: &str = "ladder";

/// What a round is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundKind {
    /// To bring back what was learnt.
    Today,
    /// To pass a test, counted from 0: of the six pieces, of mate, of the whole game.
    Test(usize),
    /// To find the unit to begin with.
    Entry,
}

/// A few tasks, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// What it is for.
    pub kind: RoundKind,
    /// The names of the tasks: exercises of the course, or puzzles of the child's own games.
    tasks: Vec<String>,
    /// Which of them is on the table.
    now: usize,
    /// Of those that were done or given up, whether each was right at once.
    results: Vec<bool>,
    /// What has decided about its tasks.
    seed: u64,
}

impl RoundKind {
    /// So many tasks there are for a day.
    pub const FIVE: usize = 5;
    /// The last unit of each test.
    pub const TESTS: [&str; 3] = ["pawn", "mate", "games"];

    /// Whether nobody helps.
    pub const fn is_test(self) -> bool {
        !matches!(self, Self::Today)
    }

    /// The test that comes after a unit.
    pub fn after(unit: &Unit) -> Option<Self> {
        let test = Self::TESTS.iter().position(|last| *last == unit.id);
        test.map(Self::Test)
    }
}

impl Round {
    /// A round for the child that learns now. The seed decides about everything random.
    pub fn new(kind: RoundKind, profiles: &Profiles, seed: u64) -> Self {
        let random = &mut Random::new(seed);
        let tasks = match kind {
            RoundKind::Today => {
                let child = profiles.current();
                let done = child.reviewed(profiles.today()) % RoundKind::FIVE;
                choose::due(child, profiles.today(), RoundKind::FIVE - done)
            }
            RoundKind::Test(test) => choose::mixed(test, random),
            RoundKind::Entry => ENTRY.map(str::to_owned).into(),
        };
        Self {
            kind,
            tasks,
            now: 0,
            results: Vec::new(),
            seed,
        }
    }

    /// The names of its tasks: exercises of the course, or moments of the child's own games.
    pub fn tasks(&self) -> &[String] {
        &self.tasks
    }

    /// How many tasks it has.
    pub const fn count(&self) -> usize {
        self.tasks.len()
    }

    /// The number of the task on the table, counted from 1.
    pub const fn number(&self) -> usize {
        self.now + 1
    }

    /// How many tasks were right at once.
    pub fn right(&self) -> usize {
        let right = self.results.iter().filter(|&&right| right);
        right.count()
    }

    /// Whether no task is left, or whether the others would tell nothing new.
    pub fn is_over(&self) -> bool {
        self.now >= self.tasks.len() || self.kind == RoundKind::Entry && self.stumbled().is_some()
    }

    /// Whether a test is passed.
    pub fn is_passed(&self) -> bool {
        matches!(self.kind, RoundKind::Test(_)) && self.right() >= TO_PASS
    }

    /// The unit to begin with, after the entry test.
    pub fn start(&self) -> Option<Place> {
        if self.kind != RoundKind::Entry || !self.is_over() {
            return None;
        }
        // One slip at the very end has nothing behind it that could make it good.
        let last = || self.results.len().checked_sub(1);
        let last = || last().filter(|&last| !self.results[last]);
        let first = self.stumbled().or_else(last);
        let unit = match first {
            Some(first) => Place::named(ENTRY[first])?.unit,
            None => Course::unit(BEHIND_ENTRY)?,
        };
        Place::new(unit, 1)
    }

    /// The first task that was wrong with another wrong one among the next two: one slip is no proof.
    fn stumbled(&self) -> Option<usize> {
        // The task on the table is still looked at.
        let told = self.results.get(..self.now).unwrap_or(&self.results);
        let wrong = |at: usize| told.get(at) == Some(&false);
        let mut all = 0..told.len();
        all.find(|&at| wrong(at) && (wrong(at + 1) || wrong(at + 2)))
    }

    /// Whether the task on the table is done, or given up.
    pub(super) const fn is_told(&self) -> bool {
        self.results.len() > self.now
    }

    /// The task on the table is done, or given up.
    pub(super) fn tell(&mut self, right: bool) {
        if !self.is_told() {
            self.results.push(right);
        }
    }

    pub(super) const fn go_on(&mut self) {
        self.now += 1;
    }

    /// The name of the task on the table, under which it is remembered.
    pub(super) fn name(&self) -> &str {
        self.tasks.get(self.now).map_or("", String::as_str)
    }

    /// The task on the table, to be begun: another board for the same skill, wherever there is one.
    pub(super) fn attempt(&self) -> Option<(Place, Attempt)> {
        let seed = self.seed.wrapping_add(self.now as u64);
        let (place, exercise) = task(self.name())?;
        let attempt = Attempt::with_seed(exercise, seed);
        if is_own(self.name()) {
            return Some((place, attempt));
        }
        Some((place, attempt.varied(seed).unwrap_or(attempt)))
    }
}

impl Profile {
    /// Keeps a moment of the child's own game for review, if what was better there can be asked:
    /// `unit` teaches it, and `better` is a move that finds it.
    pub fn keep_puzzle(
        &mut self,
        unit: &str,
        position: &crate::rules::Position,
        better: crate::rules::Move,
        today: u32,
    ) {
        let name = own::name(unit, position);
        if today > 0 && own::is_found_by(&name, better) {
            self.keep_own(&name, today);
        }
    }
}

/// The task with this name, if it can be asked out of its turn.
fn task(name: &str) -> Option<(Place, Exercise)> {
    if let Some(own) = own::exercise(name) {
        return Some(own);
    }
    let place = Place::named(name)?;
    let exercise = place.exercise()?;
    is_asked(&exercise).then_some((place, exercise))
}

/// Five tasks, or ten, fit one sitting and ask what is known. A walk or a replay only shows something;
/// a game or a puzzle of placing takes as long as all the others together, and whether it was right
/// at once says little.
const fn is_asked(exercise: &Exercise) -> bool {
    !matches!(
        exercise.task,
        Task::Walk(_) | Task::Replay(_) | Task::Game { .. } | Task::Peace { .. }
    )
}
