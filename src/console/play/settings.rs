//! How a session is to be: the arguments and the terminal together.

use std::path::PathBuf;

use crate::console::Columns;
use crate::opponents::Rival;
use crate::rules::{Color, Position};
use crate::text::{BoardStyle, Lang};

/// How a session is to be.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The language that is spoken.
    pub lang: Lang,
    /// The nicknames of White and Black, if they are known.
    pub names: [Option<String>; 2],
    /// The opponent, if somebody plays alone.
    pub rival: Option<Rival>,
    /// Where the game begins.
    pub start: Start,
    /// The PGN file to write after every move.
    pub save: Option<PathBuf>,
    /// How the board looks.
    pub style: BoardStyle,
    /// Whether to use colours.
    pub color: bool,
    /// From which side the board is seen.
    pub turning: Turning,
    /// Whether the first wrong move ends everything.
    pub strict: bool,
    /// Whether a person sits there and sees prompts.
    pub interactive: bool,
    /// How wide the terminal is.
    pub columns: Columns,
    /// Where games are kept from their first move on; `None` keeps nothing.
    pub state: Option<PathBuf>,
    /// The home directory, for file names with `~`.
    pub home: Option<PathBuf>,
    /// Which day it is, counted from 1970.
    pub today: Option<u32>,
}

/// Where a game begins.
#[derive(Clone, Debug)]
pub enum Start {
    /// From the beginning.
    New,
    /// From a position.
    Position(Position),
    /// Where a PGN file ends.
    File(PathBuf),
    /// Where the last unfinished game stopped.
    Unfinished,
}

/// From which side the board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// White is below.
    White,
    /// Black is below.
    Black,
    /// The player who moves is below.
    ToMover,
}

impl Turning {
    /// With this colour below.
    pub(super) const fn to(below: Color) -> Turning {
        match below {
            Color::White => Turning::White,
            Color::Black => Turning::Black,
        }
    }

    /// Who is below when this colour moves.
    pub(super) const fn below(self, turn: Color) -> Color {
        match self {
            Turning::White => Color::White,
            Turning::Black => Color::Black,
            Turning::ToMover => turn,
        }
    }
}
