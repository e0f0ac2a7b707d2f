//! What a child has done when, and how hard it was: what review is made of.
//!
//! A line of the text tells of one exercise: `seen 3 20408 2 1 0 rook-corner` was done three times,
//! last on day 20408, is at step 2 of the schedule, and took one mistake and no hint in all. In the
//! place of the name a puzzle of the child's own games may stand: a unit and a position. `day 57 20408
//! 3` is the last day on which the child did something, the 57th deed of all, and three of that day's
//! deeds were review. `diploma 1 20408` is a test that was passed. Days are counted from 1970.
//!
//! Of two memories the one with more deeds is the newer, so that a clock that was wrong for a day
//! spoils nothing.

use super::record::{is_id, is_own};
use crate::lessons::course::name_today;

/// After so many days an exercise comes back, step by step.
const DAYS: [u32; 4] = [1, 3, 7, 21];
/// So many puzzles of a child's own games are kept.
const MOST_OWN: usize = 20;
/// A longer name is none of ours.
const LONGEST: usize = 120;

/// When something was done, and how hard it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// So often it was done.
    pub times: u32,
    /// The day it was done last; 0 if nobody knows.
    pub day: u32,
    /// The step of the schedule, from 0.
    pub step: u32,
    /// So many mistakes were made in all,
    pub errors: u32,
    /// so many hints were given.
    pub hints: u32,
}

/// What a child has done when.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Memory {
    /// By names, in order.
    list: Vec<(String, Trace)>,
    /// How many deeds there were, the day of the last one, and how many of that day were review.
    last: (u32, u32, u32),
    /// The days on which tests were passed for the first time; 0 if not.
    diplomas: [u32; 3],
}

impl Trace {
    /// The day from which it is due. What was done on a day that is still to come was done by a wrong
    /// clock.
    pub fn due(&self, today: u32) -> u32 {
        let step = DAYS.len().min(self.step as usize + 1) - 1;
        match self.day {
            day if day > today => 0,
            day => day.saturating_add(DAYS[step]),
        }
    }

    /// It is done once more. Only what was due and went well comes later the next time; what was hard
    /// comes the next day.
    fn note(&mut self, today: u32, errors: u32, hints: u32) {
        let was_due = self.times > 0 && self.due(today) <= today;
        self.step = match errors + hints {
            0 => (self.step + u32::from(was_due)).min(DAYS.len() as u32 - 1),
            _ => 0,
        };
        self.times = self.times.saturating_add(1);
        self.day = today;
        self.errors = self.errors.saturating_add(errors);
        self.hints = self.hints.saturating_add(hints);
    }

    /// The newer of two, with all that went wrong. Of two from the same day the harder one counts.
    fn joined(self, other: Trace) -> Trace {
        let key = |trace: &Trace| (trace.times, trace.day, !trace.step);
        let newer = if key(&self) < key(&other) {
            other
        } else {
            self
        };
        Trace {
            errors: self.errors.max(other.errors),
            hints: self.hints.max(other.hints),
            ..newer
        }
    }
}

impl Memory {
    pub(super) fn trace(&self, name: &str) -> Trace {
        let place = self.place_of(name);
        place.map_or_else(|_| Trace::default(), |place| self.list[place].1)
    }

    pub(super) fn note(&mut self, name: &str, today: u32, errors: u32, hints: u32) {
        self.at(name).note(today, errors, hints);
        let (deeds, day, reviewed) = self.last;
        let reviewed = if day == today { reviewed } else { 0 };
        self.last = (deeds.saturating_add(1), today, reviewed);
    }

    /// One of today's deeds was review.
    pub(super) fn count_review(&mut self) {
        self.last.2 = self.last.2.saturating_add(1);
    }

    /// The day of the last deed, and how many of that day were review.
    pub(super) const fn last(&self) -> (u32, u32) {
        (self.last.1, self.last.2)
    }

    /// A puzzle comes from a game; it is due the next day. The oldest one goes if there are many.
    pub(super) fn keep_own(&mut self, puzzle: &str, today: u32) {
        if self.place_of(puzzle).is_err() {
            self.at(puzzle).day = today;
            self.drop_oldest();
        }
    }

    /// The puzzles of the child's own games.
    pub(super) fn own(&self) -> impl Iterator<Item = &str> {
        let names = self.list.iter().map(|(name, _)| name.as_str());
        names.filter(|name| is_own(name))
    }

    pub(super) const fn diplomas(&self) -> [u32; 3] {
        self.diplomas
    }

    /// A test was passed; the first time counts.
    pub(super) fn pass(&mut self, test: usize, day: u32) {
        if let Some(known) = self.diplomas.get_mut(test)
            && (*known == 0 || day < *known)
            && day > 0
        {
            *known = day;
        }
    }

    pub(super) fn join(&mut self, other: &Memory) {
        for (name, trace) in &other.list {
            self.take(name, *trace);
        }
        self.last = self.last.max(other.last);
        for (test, &day) in other.diplomas.iter().enumerate() {
            self.pass(test, day);
        }
    }

    /// A line for everything.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.last.0 > 0 {
            let (deeds, day, reviewed) = self.last;
            lines.push(written("day", &[deeds, day, reviewed]));
        }
        for (test, &day) in (1..).zip(&self.diplomas) {
            if day > 0 {
                lines.push(written("diploma", &[test, day]));
            }
        }
        for (name, trace) in &self.list {
            let numbers = [
                trace.times,
                trace.day,
                trace.step,
                trace.errors,
                trace.hints,
            ];
            lines.push([&written("seen", &numbers), " ", name].concat());
        }
        lines
    }

    /// Reads a line. `false` if it is none of ours.
    pub(super) fn read(&mut self, line: &str) -> bool {
        self.understand(line).is_some()
    }

    fn understand(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        let count = match word {
            "day" => 3,
            "diploma" => 2,
            "seen" => 5,
            _ => return None,
        };
        let mut words = rest.splitn(count + 1, ' ');
        let mut numbers = Vec::new();
        for _ in 0..count {
            numbers.push(words.next()?.parse::<u32>().ok()?);
        }
        let name = words.next();
        let mut as_written = written(word, &numbers);
        if let Some(name) = name {
            as_written.push(' ');
            as_written.push_str(name);
        }
        // Nothing that is written otherwise may be lost.
        if as_written != line {
            return None;
        }
        match (&numbers[..], name) {
            (&[deeds, day, reviewed], None) if deeds > 0 => {
                self.last = self.last.max((deeds, day, reviewed));
            }
            (&[test @ 1..=3, day], None) if day > 0 => self.pass(test as usize - 1, day),
            (&[times, day, step, errors, hints], Some(name)) => {
                let trace = Trace {
                    times,
                    day,
                    step,
                    errors,
                    hints,
                };
                self.read_trace(name, trace)?;
            }
            _ => return None,
        }
        Some(())
    }

    fn read_trace(&mut self, name: &str, trace: Trace) -> Option<()> {
        let name = if is_id(name) {
            name_today(name)
        } else if is_own(name) && name.len() <= LONGEST {
            name.to_owned()
        } else {
            return None;
        };
        self.take(&name, trace);
        Some(())
    }

    fn take(&mut self, name: &str, trace: Trace) {
        let known = self.at(name);
        *known = known.joined(trace);
        if is_own(name) {
            self.drop_oldest();
        }
    }

    fn drop_oldest(&mut self) {
        let (mut count, mut oldest, mut least) = (0, 0, u32::MAX);
        for (place, (name, trace)) in self.list.iter().enumerate() {
            if is_own(name) {
                count += 1;
                if trace.day < least {
                    (oldest, least) = (place, trace.day);
                }
            }
        }
        if count > MOST_OWN {
            self.list.remove(oldest);
        }
    }

    fn at(&mut self, name: &str) -> &mut Trace {
        let place = self.place_of(name).unwrap_or_else(|place| {
            let new = (name.to_owned(), Trace::default());
            self.list.insert(place, new);
            place
        });
        &mut self.list[place].1
    }

    fn place_of(&self, name: &str) -> Result<usize, usize> {
        self.list
            .binary_search_by(|(known, _)| known.as_str().cmp(name))
    }
}

fn written(word: &str, numbers: &[u32]) -> String {
    let mut line = word.to_owned();
    for number in numbers {
        line.push(' ');
        line.push_str(&number.to_string());
    }
    line
}
