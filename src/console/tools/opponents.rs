//! `chesslings opponents`: who can be played against.

use clap::Args;
use unicode_width::UnicodeWidthStr as _;

use super::Tool;
use crate::console::say::padded;
use crate::console::{Console, Failure, Verdict};
use crate::opponents::CHARACTERS;

/// Lists the opponents, the easiest first.
#[derive(Debug, Args)]
pub struct Opponents {}

impl Tool for Opponents {
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure> {
        let lang = console.lang;
        let widths = CHARACTERS.iter().map(|who| lang.opponent_name(who).width());
        let room = widths.max().unwrap_or(0) + 2;
        for who in &CHARACTERS {
            let name = padded(lang.opponent_name(who), room);
            let (level, about) = (who.level, lang.opponent_about(who));
            writeln!(console.output, "{level:>2}  {name}{about}")?;
        }
        writeln!(console.output, "\n{}", lang.console_opponents_how())?;
        Ok(Verdict::AllWell)
    }
}
