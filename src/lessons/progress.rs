//! What children have done, kept on the device and carried about as a file.
//!
//! The text is plain and forgiving: a line that can't be read spoils no other.
//!
//! ```text
//! chesslings progress 1
//! child Anna
//! here rook-corner
//! 3 rook-first
//! 2 rook-corner
//! found queens-4 Qb4-Qd3-Qa2-Qc1
//! child Boris
//! ```

use std::fmt;

/// The first line of every such text.
const HEAD: &str = "chesslings progress 1";
/// Longer names are cut.
const LONGEST_NAME: usize = 20;
/// So many children fit on one device.
const MOST: usize = 40;

/// How many stars an exercise has earned: 1 to 3.
pub type Stars = u8;

/// What one child has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// What the child wants to be called; may be empty.
    pub name: String,
    /// Where the child stopped.
    pub here: Option<String>,
    /// By exercise, in their order.
    stars: Vec<(String, Stars)>,
    /// The solutions of puzzles that the child has found, by puzzle.
    found: Vec<(String, Vec<String>)>,
}

/// All children on this device, and which of them learns now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profiles {
    list: Vec<Profile>,
    current: usize,
}

/// The text is no progress of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadProgress;

impl fmt::Display for BadProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the first line should be \"{HEAD}\"")
    }
}

impl Profile {
    /// The stars of an exercise, 0 if it was never done.
    pub fn stars(&self, exercise: &str) -> Stars {
        let place = place_of(&self.stars, exercise);
        place.map_or(0, |place| self.stars[place].1)
    }

    /// Adds stars. What was earned before is never taken away.
    pub fn earn(&mut self, exercise: &str, stars: Stars) {
        let best = stars.min(3).max(self.stars(exercise));
        match place_of(&self.stars, exercise) {
            Ok(place) => self.stars[place].1 = best,
            Err(place) if best > 0 => self.stars.insert(place, (exercise.to_owned(), best)),
            Err(_) => {}
        }
    }

    /// How many solutions of a puzzle the child has found.
    pub fn found(&self, puzzle: &str) -> usize {
        self.solutions(puzzle).count()
    }

    /// The solutions of a puzzle that the child has found, as texts.
    pub fn solutions(&self, puzzle: &str) -> impl Iterator<Item = &str> {
        let place = place_of(&self.found, puzzle).ok();
        let found = place.map_or(&[][..], |place| &self.found[place].1);
        found.iter().map(String::as_str)
    }

    /// Adds a solution of a puzzle. `false` if the child has found it before.
    pub fn find(&mut self, puzzle: &str, solution: &str) -> bool {
        let place = place_of(&self.found, puzzle).unwrap_or_else(|place| {
            self.found.insert(place, (puzzle.to_owned(), Vec::new()));
            place
        });
        let found = &mut self.found[place].1;
        let unknown = found.binary_search_by(|known| known.as_str().cmp(solution));
        if let Err(place) = unknown {
            found.insert(place, solution.to_owned());
        }
        unknown.is_err()
    }

    /// All stars together.
    pub fn total(&self) -> usize {
        self.stars
            .iter()
            .map(|&(_, stars)| usize::from(stars))
            .sum()
    }

    /// Forgets everything but the name.
    pub fn reset(&mut self) {
        *self = Self {
            name: std::mem::take(&mut self.name),
            ..Self::default()
        };
    }
}

impl Default for Profiles {
    /// One child without a name.
    fn default() -> Self {
        Self {
            list: vec![Profile::default()],
            current: 0,
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

    /// Adds a child, who learns from now on. `false` if there is no more room.
    pub fn add(&mut self, name: &str) -> bool {
        if self.list.len() >= MOST {
            return false;
        }
        self.list.push(Profile {
            name: clean(name),
            ..Profile::default()
        });
        self.current = self.list.len() - 1;
        true
    }

    /// Gives the child that learns now another name.
    pub fn rename(&mut self, name: &str) {
        self.current_mut().name = clean(name);
    }

    /// Forgets the child that learns now. The last one only loses name and stars.
    pub fn remove(&mut self) {
        self.list.remove(self.current.min(self.list.len() - 1));
        if self.list.is_empty() {
            self.list.push(Profile::default());
        }
        self.current = self.current.min(self.list.len() - 1);
    }

    /// Everything as text.
    pub fn to_text(&self) -> String {
        let mut text = format!("{HEAD}\nnow {}\n", self.current + 1);
        for profile in &self.list {
            profile.write(&mut text);
        }
        text
    }

    /// Reads such a text, of any origin.
    ///
    /// # Errors
    ///
    /// If it does not even begin as one. Lines that can't be read are passed over.
    pub fn from_text(text: &str) -> Result<Self, BadProgress> {
        let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
        if lines.next() != Some(HEAD) {
            return Err(BadProgress);
        }
        let mut list: Vec<Profile> = Vec::new();
        let mut current = 0;
        for line in lines {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let room = list.len() < MOST;
            match (word, list.last_mut()) {
                ("now", _) => current = rest.parse::<usize>().map_or(0, |n| n.saturating_sub(1)),
                ("child", _) if room => list.push(Profile {
                    name: clean(rest),
                    ..Profile::default()
                }),
                ("here", Some(profile)) if is_id(rest) => profile.here = Some(rest.to_owned()),
                ("1" | "2" | "3", Some(profile)) if is_id(rest) => {
                    profile.earn(rest, word.as_bytes()[0] - b'0');
                }
                ("found", Some(profile)) => {
                    if let Some((puzzle, solution)) = rest.split_once(' ')
                        && is_id(puzzle)
                        && is_solution(solution)
                    {
                        profile.find(puzzle, solution);
                    }
                }
                _ => {}
            }
        }
        if list.is_empty() {
            list.push(Profile::default());
        }
        let current = current.min(list.len() - 1);
        Ok(Self { list, current })
    }

    /// Adds what another text knows: children of the same name are one child with the better of
    /// both, others are added.
    pub fn merge(&mut self, other: &Self) {
        for theirs in &other.list {
            let room = self.list.len() < MOST;
            match self.list.iter_mut().find(|ours| ours.name == theirs.name) {
                Some(ours) => {
                    for (exercise, stars) in &theirs.stars {
                        ours.earn(exercise, *stars);
                    }
                    for (puzzle, solutions) in &theirs.found {
                        for solution in solutions {
                            ours.find(puzzle, solution);
                        }
                    }
                    if ours.here.is_none() {
                        ours.here.clone_from(&theirs.here);
                    }
                }
                None if room => self.list.push(theirs.clone()),
                None => {}
            }
        }
    }
}

impl Profile {
    fn write(&self, text: &mut String) {
        text.push_str("child ");
        text.push_str(&self.name);
        text.push('\n');
        if let Some(here) = &self.here {
            text.push_str("here ");
            text.push_str(here);
            text.push('\n');
        }
        for (exercise, stars) in &self.stars {
            text.push((b'0' + stars) as char);
            text.push(' ');
            text.push_str(exercise);
            text.push('\n');
        }
        for (puzzle, solutions) in &self.found {
            for solution in solutions {
                text.push_str("found ");
                text.push_str(puzzle);
                text.push(' ');
                text.push_str(solution);
                text.push('\n');
            }
        }
    }
}

/// A name without anything that would spoil a line, and not too long.
fn clean(name: &str) -> String {
    let kept = name.chars().filter(|letter| !letter.is_control());
    let kept: String = kept.take(LONGEST_NAME).collect();
    kept.trim().to_owned()
}

/// Whether a word can be the name of an exercise, even one that this version doesn't know.
fn is_id(word: &str) -> bool {
    let plain =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    !word.is_empty() && word.len() <= 60 && word.bytes().all(plain)
}

/// Whether a word can be a placement as `placement` writes it.
fn is_solution(word: &str) -> bool {
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-';
    !word.is_empty() && word.len() <= 1500 && word.bytes().all(plain)
}

/// Where a name stands in a list in order, or should stand.
fn place_of<T>(list: &[(String, T)], name: &str) -> Result<usize, usize> {
    list.binary_search_by(|(known, _)| known.as_str().cmp(name))
}
