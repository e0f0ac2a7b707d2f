//! Progress as text: plain and forgiving. A line that can't be read spoils no other and is written
//! back where it stood, since a newer Chesslings or a person may read it.
//!
//! ```text
//! chesslings progress 1
//! now 1
//! gone 0 7c3e0be0bd1f9d5e
//! child Anna
//! picture fox
//! here rook-corner
//! visits 12
//! practised 7
//! 3 rook-first
//! 2 rook-corner
//! game sparrow 3 1 0 5 2
//! day 57 20408 3
//! seen 3 20408 2 1 0 rook-corner
//! found queens-4 Qb4-Qd3-Qa2-Qc1
//! placed queens-4 Qb4-Qd3-Qa2-Qc1 Qc4-Qa3-Qd2-Qb1
//! child Boris
//! again 1
//! ```
//!
//! `gone` is a child that was removed (see [`Mark`]), `again` says how often a child began anew,
//! `visits` how often it came to an exercise, `practised` how many tasks it has solved besides,
//! `game` how games ended (see [`Score`]), `day`, `seen` and
//! `diploma` when something was done (see `memory`), `placed` how a solution lay that was found. A number behind the picture says how often the child has
//! chosen one, if more than once. Names that exercises had before are read as today's.

use std::fmt;
use std::fmt::Write as _;

#[cfg(doc)]
use super::Score;
use super::animal::Animal;
use super::mark::Mark;
use super::record::{Record, is_id, merged, sorted};
use super::{MOST, Profile, Profiles};
use crate::lessons::course::name_today;
use crate::typed::Nickname;

/// The first line of every such text.
const HEAD: &str = "chesslings progress 1";
/// The word before a child's name.
const CHILD: &str = "child ";
/// A longer text is not read: forty children with everything done need a third of it.
const LONGEST: usize = 4_000_000;

/// The text is no progress of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadProgress {
    /// It begins otherwise.
    Head,
    /// It is too long to be read.
    TooLong,
}

impl fmt::Display for BadProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Head => write!(f, "the first line should be \"{HEAD}\""),
            Self::TooLong => write!(f, "it is longer than {LONGEST} bytes"),
        }
    }
}

impl std::error::Error for BadProgress {}

impl Profiles {
    /// A text that is longer can't be read.
    pub const LONGEST_TEXT: usize = LONGEST;

    /// Everything as text.
    pub fn to_text(&self) -> String {
        let mut text = format!("{HEAD}\nnow {}\n", self.current + 1);
        let mut line = |line: &str| {
            text.push_str(line);
            text.push('\n');
        };
        self.marks.iter().for_each(|mark| line(&mark.write()));
        self.loose.iter().for_each(|record| line(&record.text));
        self.list.iter().for_each(|child| line(&child.to_block()));
        self.homeless.iter().for_each(|block| line(&block.text));
        text
    }

    /// Reads such a text, of any origin.
    ///
    /// # Errors
    ///
    /// If it does not even begin as one, or is too long. What can't be read of any other text is told
    /// by [`unread`](Self::unread).
    pub fn from_text(text: &str) -> Result<Self, BadProgress> {
        if text.len() > LONGEST {
            return Err(BadProgress::TooLong);
        }
        let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
        if lines.next() != Some(HEAD) {
            return Err(BadProgress::Head);
        }
        let mut reader = Reader::default();
        lines
            .filter(|line| !line.is_empty())
            .for_each(|line| reader.read(line));
        Ok(reader.profiles())
    }

    /// The lines that could not be read. They are kept and written back.
    pub fn unread(&self) -> impl Iterator<Item = &str> {
        let children = self.list.iter().flat_map(|child| &child.records);
        let strange = children.filter(|record| record.stars == 0 && !is_found(&record.text));
        let spoilt = self.homeless.iter();
        let spoilt = spoilt.filter(|block| !block.text.starts_with(CHILD));
        let all = self.loose.iter().chain(strange).chain(spoilt);
        all.flat_map(|record| record.text.lines())
    }

    /// Whether every line of `other` that could not be read stands here, too.
    pub fn has_unread_of(&self, other: &Self) -> bool {
        let lines = |of: &Self| sorted(of.unread().map(Record::line).collect());
        let ours = lines(self);
        let count = ours.len();
        merged(ours, lines(other)).len() == count
    }
}

impl Profile {
    /// The child's lines, without the last line break.
    pub(super) fn to_block(&self) -> String {
        let mut text = [CHILD, &self.name].concat();
        // A text takes whatever is written to it.
        if self.generation > 0 {
            let _ = write!(text, "\nagain {}", self.generation);
        }
        if let Some((times, animal)) = self.picture {
            let _ = write!(text, "\npicture {}", animal.name());
            if times > 1 {
                let _ = write!(text, " {times}");
            }
        }
        if let Some(here) = &self.here {
            let _ = write!(text, "\nhere {here}");
        }
        if self.visits > 1 {
            let _ = write!(text, "\nvisits {}", self.visits);
        }
        if self.practised > 0 {
            let _ = write!(text, "\npractised {}", self.practised);
        }
        for line in self.games.lines() {
            text.push('\n');
            text.push_str(&line);
        }
        for line in self.memory.lines() {
            text.push('\n');
            text.push_str(&line);
        }
        for Record { text: line, stars } in &self.records {
            text.push('\n');
            if *stars > 0 {
                text.push((b'0' + stars) as char);
                text.push(' ');
            }
            text.push_str(line);
        }
        text
    }

    /// Reads one line about the child. `false` if it can't be read.
    fn read(&mut self, line: &str) -> bool {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "here" if is_id(rest) => self.here = Some(name_today(rest)),
            "1" | "2" | "3" if is_id(rest) => self.records.push(Record {
                text: name_today(rest),
                stars: word.as_bytes()[0] - b'0',
            }),
            "picture" => {
                let Some(picture) = read_picture(rest) else {
                    return false;
                };
                self.picture = self.picture.max(Some(picture));
            }
            "again" | "visits" | "practised" => {
                let Ok(count) = rest.parse::<u32>() else {
                    return false;
                };
                let known = match word {
                    "again" => &mut self.generation,
                    "visits" => &mut self.visits,
                    _ => &mut self.practised,
                };
                *known = count.max(*known);
            }
            _ if is_found(line) => self.records.push(Record::line(line)),
            _ if self.games.read(line) || self.memory.read(line) => {}
            _ => return false,
        }
        true
    }
}

/// Reads what follows the word `picture`.
fn read_picture(rest: &str) -> Option<(u32, Animal)> {
    let (name, times) = match rest.split_once(' ') {
        Some((name, times)) => (name, times.parse().ok()?),
        None => (rest, 1),
    };
    Some((times, Animal::named(name)?))
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    list: Vec<Profile>,
    current: usize,
    marks: Vec<Mark>,
    loose: Vec<Record>,
    homeless: Vec<Record>,
    owner: Owner,
}

/// Whom the next line is about.
#[derive(Clone, Copy, Default)]
enum Owner {
    /// No child yet.
    #[default]
    File,
    Child(usize),
    /// A child that we can't make out or have no room for. Its stars are nobody else's.
    Homeless,
}

impl Reader {
    fn read(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let now = rest.parse::<usize>();
        match (word, now, Mark::read(rest)) {
            ("child", ..) => return self.begin(line, rest),
            ("now", Ok(now), _) => return self.current = now.saturating_sub(1),
            ("gone", _, Some(mark)) => return self.marks.push(mark),
            _ => {}
        }
        match self.owner {
            Owner::Child(index) if self.list[index].read(line) => {}
            _ if is_like_child(line) => {
                self.owner = Owner::Homeless;
                self.homeless.push(Record::line(line));
            }
            Owner::Child(index) => self.list[index].records.push(Record::line(line)),
            Owner::File => self.loose.push(Record::line(line)),
            Owner::Homeless => {
                if let Some(block) = self.homeless.last_mut() {
                    block.text.push('\n');
                    block.text.push_str(line);
                }
            }
        }
    }

    /// A child begins; one of the same name goes on.
    fn begin(&mut self, line: &str, name: &str) {
        let name = String::from(Nickname::new(name));
        let known = self.list.iter().position(|child| child.name == name);
        self.owner = match known {
            Some(index) => Owner::Child(index),
            None if self.list.len() < MOST => {
                self.list.push(Profile {
                    name,
                    ..Profile::default()
                });
                Owner::Child(self.list.len() - 1)
            }
            None => {
                self.homeless.push(Record::line(line));
                Owner::Homeless
            }
        };
    }

    fn profiles(self) -> Profiles {
        let mut profiles = Profiles {
            list: self.list,
            current: self.current,
            marks: Vec::new(),
            loose: sorted(self.loose),
            homeless: sorted(self.homeless),
            today: 0,
        };
        profiles.current = profiles.current.min(profiles.list.len().saturating_sub(1));
        for child in &mut profiles.list {
            // The first visit is not written down.
            child.visits = match child.here {
                Some(_) => child.visits.max(1),
                None => 0,
            };
            child.records = sorted(std::mem::take(&mut child.records));
        }
        // A text of many thousand marks is none of ours.
        self.marks
            .into_iter()
            .take(1000)
            .for_each(|mark| profiles.mark(mark));
        profiles.settle();
        profiles
    }
}

/// Whether a line that can't be read may be the first line of a child with a letter or two wrong.
fn is_like_child(line: &str) -> bool {
    let pairs = line.bytes().zip(CHILD.bytes());
    let same = pairs.filter(|(a, b)| a == b).count();
    let mut parts = line.as_bytes().windows(CHILD.len());
    same + 1 >= CHILD.len() || parts.any(|part| part == CHILD.as_bytes())
}

/// Whether a line tells of a solution that the child has found.
fn is_found(line: &str) -> bool {
    let Some((word, rest)) = line.split_once(' ') else {
        return false;
    };
    let Some((puzzle, solution)) = rest.split_once(' ') else {
        return false;
    };
    is_id(puzzle)
        && match (word, solution.split_once(' ')) {
            ("found", None) => is_solution(solution),
            ("placed", Some((found, placed))) => is_solution(found) && is_solution(placed),
            _ => false,
        }
}

/// Whether a word can be a placement as `placement` writes it.
fn is_solution(word: &str) -> bool {
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-';
    !word.is_empty() && word.len() <= 1500 && word.bytes().all(plain)
}
