//! Placing pieces: challenges for children, to be solved by hand, and the laboratory, which finds
//! every solution of any problem.

mod desk;
mod gallery;
mod lab;
mod screen;
mod speech;
#[cfg(test)]
mod tests;
mod view;

pub(super) use desk::Desk;
pub(super) use lab::Lab;

use super::model::{Effect, Msg};
use super::route::Address;
use crate::lessons::Profiles;
use crate::placement::{Cell, Challenge, Problem, Report, Task};
use crate::rules::Piece;

/// What the Puzzles screens remember.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Puzzles {
    /// Where the reader is.
    pub place: Place,
    /// What is on the table, if something was chosen.
    pub desk: Option<Desk>,
    /// The laboratory.
    pub lab: Lab,
}

/// Where the reader is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// At the list of challenges.
    #[default]
    List,
    /// At a challenge, or another problem to be solved by hand.
    Desk,
    /// In the laboratory.
    Lab,
}

/// What can happen on the Puzzles screens.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzlesMsg {
    /// A piece of the tray is taken in hand.
    Hold(Piece),
    /// A cell is tapped.
    Cell(Cell),
    /// The focus goes so many rows up and columns to the right.
    Step(i8, i8),
    /// What is still wrong? Can it still be solved?
    Check,
    /// Help is wanted.
    Hint,
    /// The worker has looked for a way on: a [`Hint`](crate::placement::Hint) as a text.
    Advised(String),
    /// The last change is taken back.
    Undo,
    /// All pieces go back to the tray.
    Clear,
    /// Attacked cells are marked, or no longer.
    ShowAttacks,
    /// Something in the laboratory.
    Lab(LabMsg),
}

/// What happens in the laboratory.
#[derive(Clone, Debug, PartialEq)]
pub enum LabMsg {
    /// Another task.
    Task(Task),
    /// Another size, as the slider says it.
    Size(String),
    /// One army or two.
    TwoColors(bool),
    /// One more, or one less, of a piece.
    Add(Piece, i8),
    /// The search shall begin.
    Start,
    /// The search shall stop.
    Stop,
    /// The worker tells how far it is.
    Told(Report),
    /// The worker can't work.
    Failed,
    /// Another page of the gallery, counted from 0.
    Page(usize),
    /// The same, as the slider says it.
    PageTyped(String),
    /// A solution is opened.
    Open(usize),
    /// Another form of the opened solution.
    Turn(usize),
    /// The opened solution is put back.
    Close,
    /// The link to the problem goes to the clipboard.
    Copy,
    /// It is there, or not.
    Copied(bool),
}

impl Puzzles {
    /// The reader came here, maybe by a link.
    fn open(&mut self, address: &Address) -> Vec<Effect> {
        let at = address.get("at");
        let problem = match at {
            // A problem of the laboratory, to be solved by hand.
            Some("") => Problem::from_text(&address.query).ok(),
            Some(id) => Challenge::named(id).map(Challenge::problem),
            None => None,
        };
        if let Some(problem) = problem {
            if self.desk.as_ref().map(|desk| desk.problem) != Some(problem) {
                self.desk = Some(Desk::new(problem));
            }
            self.place = Place::Desk;
            return Vec::new();
        }
        if address.get("task").is_some() || address.get("lab").is_some() {
            self.place = Place::Lab;
            return self.lab.arrive(address);
        }
        self.place = Place::List;
        Vec::new()
    }

    /// Answers a message; the child that learns now collects what it finds.
    pub(super) fn update(&mut self, msg: PuzzlesMsg, children: &mut Profiles) -> Vec<Effect> {
        match msg {
            PuzzlesMsg::Lab(msg) => self.lab.update(msg),
            msg => match &mut self.desk {
                Some(desk) => desk.update(&msg, children),
                None => Vec::new(),
            },
        }
    }
}

/// A message of these screens as a message of the page.
fn send(msg: PuzzlesMsg) -> Msg {
    Msg::Puzzles(msg)
}
