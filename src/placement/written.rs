//! Placements and problems as short texts. A placement is `Qb4-Qd3`, upper case for White; a
//! problem is `task=independence&size=8&pieces=8Q`. They stand in links, in stored progress, and on
//! the way from a search to the page.

use super::army::{Army, ArmyError};
use super::cell::{Cell, CellSet};
use super::problem::{Problem, ProblemError, Task};
use super::solution::Solution;
use crate::rules::{Color, Piece};

/// What is wrong with a problem that was typed or came by a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadProblem {
    /// There is no such task.
    Task,
    /// A list of pieces can't be read.
    Army(ArmyError),
    /// There can be no such problem.
    Problem(ProblemError),
}

impl Problem {
    /// The problem as a text.
    pub fn to_text(&self) -> String {
        let task = match self.task() {
            Task::Independence => "independence",
            Task::Domination => "domination",
        };
        let size = self.size();
        let white = self.army(Color::White);
        if self.has_two_colors() {
            let black = self.army(Color::Black);
            format!("task={task}&size={size}&white={white}&black={black}")
        } else {
            format!("task={task}&size={size}&pieces={white}")
        }
    }

    /// Reads such a text, as it may stand in an address.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    ///
    /// ```
    /// use chesslings::placement::{BadProblem, Problem};
    ///
    /// let problem = Problem::from_text("task=domination&size=8&pieces=5Q").unwrap();
    /// assert_eq!(problem.to_text(), "task=domination&size=8&pieces=5Q");
    /// assert_eq!(Problem::from_text("size=8"), Err(BadProblem::Task));
    /// ```
    pub fn from_text(text: &str) -> Result<Self, BadProblem> {
        let get = |key: &str| {
            let mut pairs = text.split('&').filter_map(|pair| pair.split_once('='));
            pairs.find(|(name, _)| *name == key).map(|(_, value)| value)
        };
        let task = match get("task") {
            Some("domination") => Task::Domination,
            Some("independence") => Task::Independence,
            _ => return Err(BadProblem::Task),
        };
        let size = get("size").and_then(|size| size.parse().ok());
        let size = size.unwrap_or(0);
        let army = |key: &str| {
            let list = get(key).unwrap_or_default();
            Army::read(&plain(list)).map_err(BadProblem::Army)
        };
        let problem = if get("pieces").is_some() {
            Self::one_color(task, size, army("pieces")?)
        } else {
            Self::two_colors(task, size, army("white")?, army("black")?)
        };
        problem.map_err(BadProblem::Problem)
    }
}

/// A list whose commas and blanks a browser may have written in its own way.
fn plain(list: &str) -> String {
    let mut parts = list.split('%');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (sign, rest) = match (part.strip_prefix("2C"), part.strip_prefix("20")) {
            (Some(rest), _) => (",", rest),
            (_, Some(rest)) => (" ", rest),
            _ => ("%", part),
        };
        text.extend([sign, rest]);
    }
    text
}

impl Solution {
    /// The placement as a text, for a board of this size.
    ///
    /// ```
    /// use chesslings::placement::Solution;
    ///
    /// let placed = Solution::from_text("qa1-Rb16", 16).unwrap();
    /// assert_eq!(placed.to_text(16), "Rb16-qa1");
    /// assert_eq!(Solution::from_text("Qa9", 8), None);
    /// ```
    pub fn to_text(&self, size: u8) -> String {
        let mut text = String::new();
        for &(cell, piece) in self.pieces() {
            if !text.is_empty() {
                text.push('-');
            }
            text.push(piece.letter());
            text.push_str(&cell.name(size));
        }
        text
    }

    /// Reads such a text; `None` for anything else. The empty text is the empty board.
    pub fn from_text(text: &str, size: u8) -> Option<Solution> {
        let mut seen = CellSet::EMPTY;
        let parts = text.split('-').filter(|part| !part.is_empty());
        parts
            .map(|part| {
                let mut letters = part.chars();
                let piece = Piece::from_letter(letters.next()?)?;
                let cell = Cell::from_name(letters.as_str(), size)?;
                if seen.contains(cell) {
                    return None;
                }
                seen.insert(cell);
                Some((cell, piece))
            })
            .collect()
    }
}

impl Cell {
    /// The cell of an m×m board with this name.
    pub fn from_name(name: &str, m: u8) -> Option<Cell> {
        let mut letters = name.chars();
        let column = letters.next()?;
        let row: i8 = letters.as_str().parse().ok()?;
        let column = u32::from(column).checked_sub(u32::from('a'))?;
        Cell::from_ij(row.checked_sub(1)?, i8::try_from(column).ok()?, m)
    }
}
