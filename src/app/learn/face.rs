//! The face of the chick that goes through the exercises with a child: it follows what is said,
//! whatever the exercise is, and looks towards the squares that are talked about.

use super::lesson::{Lesson, Said, Seen};
use crate::app::board::Side;
use crate::lessons::{Help, Verdict};
use crate::rules::SquareSet;

/// What the chick looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// It waits for what the child does.
    Waiting,
    /// It greets: nothing has been done yet.
    Hello,
    /// It shows something on the board.
    Showing,
    /// It thinks, or wants the child to think.
    Thinking,
    /// That was right.
    Happy,
    /// That can't be done, or wasn't right.
    Oh,
    /// That was done as well as it can be.
    Proud,
    /// There is nothing to do today.
    Sleepy,
}

/// Where on the board the chick looks, as the child sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gaze {
    /// At the left part.
    Left,
    /// At the middle.
    Middle,
    /// At the right part.
    Right,
}

impl Lesson {
    /// What the chick looks like now.
    pub fn face(&self) -> Face {
        let attempt = self.attempt();
        if self.awaits_reply() {
            return Face::Thinking;
        }
        match (self.said, &self.walking) {
            (Said::Goal, Some(walking)) if walking.seen != Seen::Nothing => Face::Showing,
            (Said::Verdict(Verdict::Refused(_) | Verdict::Wrong(_)) | Said::NoPawnThere, _) => {
                Face::Oh
            }
            (Said::Help(Help::Look(_)), _) => Face::Thinking,
            (Said::Shown(_) | Said::Help(_) | Said::TapFirst(_), _) => Face::Showing,
            _ if self.is_over() && attempt.is_best() => Face::Proud,
            _ if self.is_over() => Face::Happy,
            (Said::Verdict(Verdict::Right(_)), _) => Face::Happy,
            (Said::Goal, _) if self.is_untouched() && self.board.input.piece().is_none() => {
                Face::Hello
            }
            _ => Face::Waiting,
        }
    }

    /// Where the chick looks, if it looks anywhere.
    pub fn gaze(&self) -> Option<Gaze> {
        Gaze::at(self.talked_about(), self.board.side)
    }

    /// The squares that matter now.
    fn talked_about(&self) -> SquareSet {
        let one = |square: Option<_>| square.map_or(SquareSet::EMPTY, SquareSet::of);
        match (self.face(), self.said, &self.walking) {
            (Face::Showing, Said::Goal, Some(walking)) => one(Some(match walking.seen {
                Seen::Stroll | Seen::Ray => walking.walk.place(),
                Seen::Nothing | Seen::All => walking.walk.at,
            })),
            (Face::Showing | Face::Thinking, Said::Help(help), _) => help.squares(),
            (Face::Showing, Said::Shown(beat), _) => beat.squares(),
            (Face::Showing, Said::TapFirst(piece), _) => one(Some(piece)),
            (Face::Thinking, ..) => one(self.last_touched()),
            (Face::Waiting, ..) => one(self.board.input.piece()),
            _ => SquareSet::EMPTY,
        }
    }
}

impl Gaze {
    /// Towards the middle of these squares, seen from a side of the board.
    fn at(squares: SquareSet, side: Side) -> Option<Self> {
        let columns: Vec<_> = squares.iter().map(|at| side.place_of(at).1).collect();
        // From the middle of the board in half columns, for all squares together.
        let aside: i32 = columns
            .iter()
            .map(|&column| 2 * i32::from(column) - 7)
            .sum();
        let count = i32::try_from(columns.len())
            .ok()
            .filter(|&count| count > 0)?;
        Some(match aside / count {
            ..=-3 => Self::Left,
            3.. => Self::Right,
            _ => Self::Middle,
        })
    }
}

impl Face {
    /// The name of the drawing, for a chick that stands below the board and for one that stands to
    /// its right.
    pub const fn drawings(self, gaze: Option<Gaze>) -> [&'static str; 2] {
        match (self, gaze) {
            (Self::Hello, _) => ["hello"; 2],
            (Self::Happy, _) => ["happy"; 2],
            (Self::Oh, _) => ["oh"; 2],
            (Self::Proud, _) => ["proud"; 2],
            (Self::Sleepy, _) => ["sleepy"; 2],
            (Self::Waiting, None) => ["waiting"; 2],
            (Self::Waiting, Some(Gaze::Left)) => ["waiting-up-left", "waiting-left"],
            (Self::Waiting, Some(Gaze::Middle)) => ["waiting-up", "waiting-left"],
            (Self::Waiting, Some(Gaze::Right)) => ["waiting-up-right", "waiting-left"],
            (Self::Showing, Some(Gaze::Left)) => ["showing-up-left", "showing-left"],
            (Self::Showing, None | Some(Gaze::Middle)) => ["showing-up", "showing-left"],
            (Self::Showing, Some(Gaze::Right)) => ["showing-up-right", "showing-left"],
            (Self::Thinking, None) => ["thinking"; 2],
            (Self::Thinking, Some(Gaze::Left)) => ["thinking-up-left", "thinking-left"],
            (Self::Thinking, Some(Gaze::Middle)) => ["thinking-up", "thinking-left"],
            (Self::Thinking, Some(Gaze::Right)) => ["thinking-up-right", "thinking-left"],
        }
    }
}
