//! What the terminal can do, and where things are on this computer.

use std::env;
use std::io::{IsTerminal as _, stdin, stdout};
use std::path::PathBuf;

use jiff::Zoned;

/// What the terminal can do, and where things are on this computer.
#[derive(Clone, Debug)]
pub struct Caps {
    /// Whether a person sits at a terminal that can edit lines.
    pub interactive: bool,
    /// Whether colours are seen, and not unwanted.
    pub color: bool,
    /// Whether chess symbols are likely to be seen.
    pub symbols: bool,
    /// How wide the terminal is.
    pub columns: Columns,
    /// Where games are kept; `None` if there is no such place.
    pub state: Option<PathBuf>,
    /// The home directory, for file names with `~`.
    pub home: Option<PathBuf>,
    /// Which day it is here, counted from 1970.
    pub today: Option<u32>,
}

/// How wide the terminal is.
#[derive(Clone, Copy, Debug)]
pub enum Columns {
    /// Always so wide.
    Fixed(usize),
    /// As wide as its window is just now.
    Terminal,
}

/// What is assumed when nobody knows.
const USUAL: usize = 80;

impl Caps {
    /// What the surroundings say.
    pub fn detect() -> Caps {
        let output = stdout().is_terminal();
        let term = var("TERM");
        let no_color = var("NO_COLOR").is_some();
        // Terminals of glass and steel, and serial lines that pretend to be one.
        let colorless = term
            .as_deref()
            .is_some_and(|term| term == "dumb" || term.starts_with("vt"));
        // Old consoles of Windows show escape sequences as they are.
        let knows_escapes = if cfg!(windows) {
            var("WT_SESSION").is_some() || term.is_some()
        } else {
            term.is_some()
        };
        Caps {
            interactive: output && stdin().is_terminal(),
            color: output && !no_color && !colorless && knows_escapes,
            symbols: has_symbols(term.as_deref()),
            columns: if output {
                Columns::Terminal
            } else {
                Columns::Fixed(USUAL)
            },
            state: state_directory(),
            home: var(if cfg!(windows) { "USERPROFILE" } else { "HOME" }).map(PathBuf::from),
            today: today(),
        }
    }
}

impl Columns {
    /// How many there are now.
    pub fn now(self) -> usize {
        match self {
            Columns::Fixed(columns) => columns,
            Columns::Terminal => terminal_size::terminal_size()
                .map_or(USUAL, |(width, _)| usize::from(width.0))
                .max(1),
        }
    }
}

/// Whether the terminal can only print, so that nothing that stands there can be changed.
pub(in crate::console) fn is_dumb() -> bool {
    const NAMES: [&str; 3] = ["dumb", "cons25", "emacs"];
    var("TERM").is_some_and(|term| NAMES.contains(&term.as_str()))
}

/// A variable that is set and not empty.
fn var(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// The console of Linux has no chess symbols, nor have encodings other than UTF-8.
fn has_symbols(term: Option<&str>) -> bool {
    if cfg!(windows) {
        return var("WT_SESSION").is_some();
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(var)
        .unwrap_or_default()
        .to_lowercase();
    let utf_8 = locale.contains("utf-8") || locale.contains("utf8");
    utf_8 && term != Some("linux")
}

/// Where programs keep what should survive them but is no document.
fn state_directory() -> Option<PathBuf> {
    if let Some(directory) = var("CHESSLINGS_STATE_DIR") {
        return Some(PathBuf::from(directory));
    }
    let directory = if cfg!(windows) {
        PathBuf::from(var("LOCALAPPDATA")?)
    } else {
        let given = var("XDG_STATE_HOME").map(PathBuf::from);
        let given = given.filter(|directory| directory.is_absolute());
        given.or_else(|| Some(PathBuf::from(var("HOME")?).join(".local/state")))?
    };
    Some(directory.join("chesslings"))
}

/// Today's date where we are, counted from 1970.
fn today() -> Option<u32> {
    let now = Zoned::now();
    let seconds = now.timestamp().as_second() + i64::from(now.offset().seconds());
    u32::try_from(seconds.div_euclid(86_400)).ok()
}
