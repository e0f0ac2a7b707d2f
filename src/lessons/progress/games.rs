//! How a child's games against opponents ended.
//!
//! A line of the text tells of one opponent: `game sparrow 3 1 0 5 2` are three games won, one lost,
//! none drawn, the last of them the fifth of all, and the second in a row that was won; below 0 is
//! a row of lost ones. Two tabs may count at once: then the larger numbers stay.

use crate::rules::{Color, Outcome};

/// How a game ended for the child, the best last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say everything")]
pub enum Ending {
    Lost,
    Drawn,
    Won,
}

impl Ending {
    /// How a game ended for a child of this colour.
    pub fn of(outcome: Outcome, child: Color) -> Ending {
        match outcome.winner() {
            Some(winner) if winner == child => Ending::Won,
            Some(_) => Ending::Lost,
            None => Ending::Drawn,
        }
    }
}

/// How the games against one opponent ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// So many games the child won,
    pub won: u32,
    /// so many it lost,
    pub lost: u32,
    /// so many nobody won.
    pub drawn: u32,
    /// Which of all games of the child the last one was, and which it was in a row of won ones, or
    /// below 0 of lost ones. The later game counts.
    last: (u32, i32),
}

/// How the games against all opponents ended, by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Games {
    list: Vec<(String, Score)>,
}

/// The word before such a line.
const GAME: &str = "game ";

impl Score {
    /// How many games were won in a row, below 0 how many were lost.
    pub const fn row(&self) -> i32 {
        self.last.1
    }

    /// The larger of everything.
    fn joined(self, other: Score) -> Score {
        Score {
            won: self.won.max(other.won),
            lost: self.lost.max(other.lost),
            drawn: self.drawn.max(other.drawn),
            last: self.last.max(other.last),
        }
    }

    fn count(&mut self, ending: Ending, number: u32) {
        let row = self.row();
        let (count, row) = match ending {
            Ending::Won => (&mut self.won, row.max(0).saturating_add(1)),
            Ending::Lost => (&mut self.lost, row.min(0).saturating_sub(1)),
            Ending::Drawn => (&mut self.drawn, 0),
        };
        *count = count.saturating_add(1);
        self.last = (number, row);
    }
}

impl Games {
    pub(super) const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(super) fn score(&self, opponent: &str) -> Score {
        let place = self.place_of(opponent);
        place.map_or_else(|_| Score::default(), |place| self.list[place].1)
    }

    pub(super) fn count(&mut self, opponent: &str, ending: Ending) {
        let numbers = self.list.iter().map(|(_, score)| score.last.0);
        let number = numbers.max().unwrap_or(0).saturating_add(1);
        self.at(opponent).count(ending, number);
    }

    /// The opponent of the last game, and how many were won in a row against it.
    pub(super) fn last(&self) -> Option<(&str, i32)> {
        let (name, score) = self.list.iter().max_by_key(|(_, score)| score.last.0)?;
        Some((name, score.row()))
    }

    pub(super) fn join(&mut self, other: &Games) {
        for (name, score) in &other.list {
            let ours = self.at(name);
            *ours = ours.joined(*score);
        }
    }

    /// A line for every opponent.
    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        self.list.iter().map(|(name, score)| line(name, score))
    }

    /// Reads a line. `false` if it is none of ours, or not as we write it.
    pub(super) fn read(&mut self, text: &str) -> bool {
        let Some((name, score)) = text.strip_prefix(GAME).and_then(understood) else {
            return false;
        };
        let is_ours = super::record::is_id(name) && line(name, &score) == text;
        if is_ours {
            let known = self.at(name);
            *known = known.joined(score);
        }
        is_ours
    }

    fn at(&mut self, opponent: &str) -> &mut Score {
        let place = self.place_of(opponent).unwrap_or_else(|place| {
            self.list
                .insert(place, (opponent.to_owned(), Score::default()));
            place
        });
        &mut self.list[place].1
    }

    fn place_of(&self, opponent: &str) -> Result<usize, usize> {
        self.list
            .binary_search_by(|(name, _)| name.as_str().cmp(opponent))
    }
}

fn line(name: &str, score: &Score) -> String {
    let Score {
        won,
        lost,
        drawn,
        last: (number, row),
    } = score;
    format!("{GAME}{name} {won} {lost} {drawn} {number} {row}")
}

fn understood(rest: &str) -> Option<(&str, Score)> {
    let mut words = rest.split(' ');
    let name = words.next()?;
    let mut count = || words.next()?.parse::<u32>().ok();
    let (won, lost, drawn, number) = (count()?, count()?, count()?, count()?);
    let row = words.next()?.parse().ok()?;
    let last = (number, row);
    Some((
        name,
        Score {
            won,
            lost,
            drawn,
            last,
        },
    ))
}
