//! What one child has done.

use super::animal::Animal;
use super::games::{Ending, Games, Score};
use super::memory::Memory;
use super::record::{Record, Stars, merged, place_of};

/// What one child has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// What the child wants to be called; may be empty. [`Profiles::rename`](super::Profiles::rename)
    /// changes it.
    pub name: String,
    /// How often the child has chosen a picture, and which one it is: tells which is the newer one.
    pub(super) picture: Option<(u32, Animal)>,
    /// Where the child stopped.
    pub(super) here: Option<String>,
    /// How often the child came to an exercise: tells which `here` is the newer one.
    pub(super) visits: u32,
    /// How many tasks of practice the child has solved.
    pub(super) practised: u32,
    /// How often the child began anew: what an older generation has done is gone.
    pub(super) generation: u32,
    /// Stars, solutions of puzzles, and lines that can't be read, in order.
    pub(super) records: Vec<Record>,
    /// How games ended.
    pub(super) games: Games,
    /// When exercises were done, and how hard they were.
    pub(super) memory: Memory,
}

impl Profile {
    /// The stars of an exercise, 0 if it was never done.
    pub fn stars(&self, exercise: &str) -> Stars {
        let place = place_of(&self.records, false, exercise);
        place.map_or(0, |place| self.records[place].stars)
    }

    /// Adds stars. What was earned before is never taken away.
    pub fn earn(&mut self, exercise: &str, stars: Stars) {
        let best = stars.min(3).max(self.stars(exercise));
        match place_of(&self.records, false, exercise) {
            Ok(place) => self.records[place].stars = best,
            Err(place) if best > 0 => {
                let text = exercise.to_owned();
                self.records.insert(place, Record { text, stars: best });
            }
            Err(_) => {}
        }
    }

    /// Where the child stopped.
    pub fn here(&self) -> Option<&str> {
        self.here.as_deref()
    }

    /// The child comes to an exercise.
    pub fn visit(&mut self, exercise: &str) {
        self.here = Some(exercise.to_owned());
        self.visits = self.visits.saturating_add(1);
    }

    /// The picture of the child, if it has chosen one.
    pub fn animal(&self) -> Option<Animal> {
        self.picture.map(|(_, animal)| animal)
    }

    /// The child chooses a picture.
    pub fn choose(&mut self, animal: Animal) {
        let times = self.picture.map_or(0, |(times, _)| times);
        if self.animal() != Some(animal) {
            self.picture = Some((times.saturating_add(1), animal));
        }
    }

    /// How many solutions of a puzzle the child has found.
    pub fn found(&self, puzzle: &str) -> usize {
        self.solutions(puzzle).count()
    }

    /// The solutions of a puzzle that the child has found, as texts.
    pub fn solutions(&self, puzzle: &str) -> impl Iterator<Item = &str> {
        self.after(["found", puzzle, ""].join(" "))
    }

    /// One of these solutions as the child has placed it; else as it is.
    pub fn placed<'a>(&'a self, puzzle: &str, solution: &'a str) -> &'a str {
        let mut placed = self.after(["placed", puzzle, solution, ""].join(" "));
        placed.next().unwrap_or(solution)
    }

    /// Adds a solution of a puzzle, which the child has placed so: maybe it lies there turned.
    /// `false` if the child has found it before.
    pub fn find(&mut self, puzzle: &str, solution: &str, placed: &str) -> bool {
        let is_new = self.note(["found", puzzle, solution].join(" "));
        if is_new && placed != solution {
            self.note(["placed", puzzle, solution, placed].join(" "));
        }
        is_new
    }

    /// What follows in all lines that begin so.
    fn after(&self, start: String) -> impl Iterator<Item = &str> {
        let first = place_of(&self.records, true, &start).unwrap_or_else(|place| place);
        let there = self.records[first..].iter();
        there.map_while(move |record| record.text.strip_prefix(&start))
    }

    /// Adds a line. `false` if it was there.
    fn note(&mut self, line: String) -> bool {
        let place = place_of(&self.records, true, &line);
        if let Err(place) = place {
            self.records.insert(place, Record::line(line));
        }
        place.is_err()
    }

    /// How the child's games against an opponent ended, who is known by a name.
    pub fn score(&self, opponent: &str) -> Score {
        self.games.score(opponent)
    }

    /// A game against an opponent has ended.
    ///
    /// ```
    /// use chesslings::lessons::{Ending, Profile};
    ///
    /// let mut anna = Profile::default();
    /// anna.count_game("sparrow", Ending::Won);
    /// anna.count_game("sparrow", Ending::Won);
    /// assert_eq!(anna.score("sparrow").won, 2);
    /// assert_eq!(anna.last_game(), Some(("sparrow", 2)));
    /// anna.count_game("magpie", Ending::Lost);
    /// assert_eq!(anna.last_game(), Some(("magpie", -1)));
    /// ```
    pub fn count_game(&mut self, opponent: &str, ending: Ending) {
        self.games.count(opponent, ending);
    }

    /// Counts a game that has ended, of which it is known how it was counted before; whether it
    /// counts. Whoever takes moves back and ends it better is counted once more; nobody loses one
    /// game twice.
    pub fn count_once(
        &mut self,
        opponent: &str,
        ending: Ending,
        counted: &mut Option<Ending>,
    ) -> bool {
        let counts = *counted < Some(ending);
        if counts {
            *counted = Some(ending);
            self.count_game(opponent, ending);
        }
        counts
    }

    /// The opponent of the last game, and how many games were won against it in a row since; below
    /// 0 how many were lost.
    pub fn last_game(&self) -> Option<(&str, i32)> {
        self.games.last()
    }

    /// All stars together.
    pub fn total(&self) -> usize {
        let stars = self.records.iter().map(|record| usize::from(record.stars));
        stars.sum()
    }

    /// Forgets everything but the name and the picture. Whoever still remembers it is told by the generation.
    pub fn reset(&mut self) {
        *self = Self {
            name: std::mem::take(&mut self.name),
            picture: self.picture,
            generation: self.generation.saturating_add(1),
            ..Self::default()
        };
    }

    /// The units in which the child has earned a star, by their names.
    pub fn units(&self) -> Vec<String> {
        let mut units: Vec<String> = Vec::new();
        for record in self.records.iter().filter(|record| record.stars > 0) {
            let unit = record.text.split('-').next().unwrap_or_default();
            if units.iter().all(|known| known != unit) {
                units.push(unit.to_owned());
            }
        }
        units
    }

    /// Whether nobody has learnt under this name yet.
    pub fn is_new(&self) -> bool {
        self.here.is_none()
            && self.records.is_empty()
            && self.practised == 0
            && self.games.is_empty()
    }

    /// Adds what the same child has done elsewhere.
    pub(super) fn join(&mut self, other: &Self) {
        let ours = std::mem::take(&mut self.records);
        self.records = merged(ours, other.records.clone());
        self.picture = self.picture.max(other.picture);
        self.practised = self.practised.max(other.practised);
        self.games.join(&other.games);
        self.memory.join(&other.memory);
        if (other.visits, &other.here) > (self.visits, &self.here) {
            self.visits = other.visits;
            self.here.clone_from(&other.here);
        }
    }
}
