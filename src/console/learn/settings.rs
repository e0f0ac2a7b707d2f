//! How lessons are to be: the arguments and the terminal together.

use std::path::PathBuf;

use crate::console::Columns;
use crate::lessons::Place;
use crate::text::{BoardStyle, Lang};

/// How lessons are to be.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The language that is spoken.
    pub lang: Lang,
    /// The exercise to begin with; `None` shows all units first.
    pub(super) start: Option<Place>,
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
}
