//! Why a conversation at the terminal stops.

use std::io;

use super::terminal::Line;
use super::{Failure, Verdict};

/// Why a conversation stops.
pub(super) enum Stop {
    /// No more lines.
    End,
    /// Ctrl-C.
    Interrupt,
    /// Whoever sits there leaves.
    Quit,
    /// A wrong move, where none is allowed.
    Wrong,
    Failure(Failure),
}

impl Stop {
    /// How the run went that stops so.
    ///
    /// # Errors
    ///
    /// If it was a failure.
    pub(super) fn verdict(self) -> Result<Verdict, Failure> {
        match self {
            Stop::End | Stop::Quit => Ok(Verdict::AllWell),
            Stop::Interrupt => Ok(Verdict::Interrupted),
            Stop::Wrong => Ok(Verdict::SomethingWrong),
            Stop::Failure(failure) => Err(failure),
        }
    }
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Failure(failure)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Failure(error.into())
    }
}

/// The line that came, or why there is none.
pub(super) fn received(line: Line) -> Result<String, Stop> {
    match line {
        Line::Text(text) => Ok(text),
        Line::End => Err(Stop::End),
        Line::Interrupt => Err(Stop::Interrupt),
    }
}
