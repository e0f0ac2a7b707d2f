//! How lessons are to be: the arguments and the terminal together.

use std::path::PathBuf;

use crate::console::Columns;
use crate::lessons::{Place, RoundKind};
use crate::text::{BoardStyle, Lang};

/// How lessons are to be.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The language that is spoken.
    pub lang: Lang,
    /// What to begin with; `None` shows all units first.
    pub(super) start: Option<Start>,
    /// Who learns.
    pub child: Option<String>,
    /// How the board looks.
    pub style: BoardStyle,
    /// Whether to use colours.
    pub color: bool,
    /// Whether a person sits there and sees prompts.
    pub interactive: bool,
    /// How wide the terminal is.
    pub columns: Columns,
    /// Where progress is kept; `None` keeps nothing.
    pub state: Option<PathBuf>,
    /// The home directory, for file names with `~`.
    pub home: Option<PathBuf>,
    /// What chance decides: practice, and the answers of a random other side.
    pub seed: u64,
    /// Which day it is, counted from 1970; 0 if nobody knows.
    pub today: u32,
}

/// What to begin with.
#[derive(Clone, Copy, Debug)]
pub(super) enum Start {
    /// An exercise of the course.
    Exercise(Place),
    /// Five for today, or a test.
    Round(RoundKind),
}
