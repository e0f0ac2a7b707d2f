//! `chesslings uci`: any chess program can play against our characters.

mod options;
mod session;
mod thinking;

use std::io;

use clap::Args;

use self::session::Session;
use super::Tool;
use crate::console::input::read_bounded;
use crate::console::{Console, Failure, Verdict, fresh_seed};

/// No game is written longer.
const LONGEST: usize = 1 << 20;

/// Plays as a program asks, line by line.
#[derive(Debug, Args)]
pub struct Uci {}

impl Tool for Uci {
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure> {
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        let mut session = Session::new(console.lang);
        let failed = |error| Failure::Input { file: None, error };
        while read_bounded(&mut input, &mut line, LONGEST).map_err(failed)? {
            let text = String::from_utf8_lossy(&line);
            let goes_on = session.hear(&text, fresh_seed, console.output)?;
            console.output.flush()?;
            if !goes_on {
                break;
            }
        }
        Ok(Verdict::AllWell)
    }
}
