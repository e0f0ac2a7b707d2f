//! How lessons are to be: the arguments and the terminal together.

use std::path::PathBuf;

use crate::console::Columns;
use crate::lessons::{Place, RoundKind};
use crate::text::{BoardStyle, Lang, date_of_day};

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

/// The day with a date such as 2026.02.28, counted from 1970.
pub(super) fn day_of(date: &str) -> Option<u32> {
    let mut parts = date.split('.').map(|part| part.parse::<u32>().ok());
    let mut part = || parts.next().flatten();
    let date = (part()?, part()?, part()?);
    let year = date.0.checked_sub(1970).filter(|&years| years < 1000)?;
    (year * 365..year * 366 + 366).find(|&day| date_of_day(day) == date)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_have_days() {
        for day in [0, 58, 59, 789, 11_016, 20_512, 47_541] {
            let (year, month, of_month) = date_of_day(day);
            let date = format!("{year:04}.{month:02}.{of_month:02}");
            assert_eq!(day_of(&date), Some(day), "{date}");
        }
        for strange in ["", "2026", "2026.02.30", "????.??.??", "9999.01.01"] {
            assert_eq!(day_of(strange), None, "{strange}");
        }
    }
}
