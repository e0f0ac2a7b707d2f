//! The arguments of the native program.

use std::env;

use clap::{Parser, Subcommand};

use super::Failure;
use super::play::{Caps, PlayArgs, Settings};
use super::tools::{Completions, Inspect, Perft, Pgn, Place, Why};
use crate::rules::{Position, Strictness};
use crate::text::Lang;

/// Chess for two at one keyboard, every rule explained; and tools for positions and games.
#[derive(Debug, Parser)]
#[command(name = "chesslings", version, after_long_help = EXIT_CODES)]
pub struct Arguments {
    /// Language of sentences, en or ru; by default the language of your terminal.
    #[arg(long, global = true, value_name = "LANG", value_parser = lang)]
    lang: Option<Lang>,

    #[command(flatten)]
    play: Option<PlayArgs>,

    /// What to do instead of playing.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Count all games of a length that start from a position.
    Perft(Perft),
    /// Say whether a move is legal, and why not.
    Why(Why),
    /// Say what can be said about positions, one FEN a line.
    Inspect(Inspect),
    /// Say what happened in the games of a PGN.
    Pgn(Pgn),
    /// Place pieces so that none attacks another, or so that they see the whole board.
    Place(Place),
    /// Print what your shell needs to complete our arguments.
    Completions(Completions),
}

const EXIT_CODES: &str = "\
Exit codes:
  0  all is well (also when the reader of the output went away)
  1  some of the input was wrong; the answers say which
  2  wrong arguments, or a file that can't be read or written
  130  Ctrl-C";

impl Arguments {
    /// How the game for two is to be.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the arguments.
    pub fn play_settings(&self, caps: Caps) -> Result<Settings, Failure> {
        let playing = self.play.as_ref();
        playing
            .unwrap_or(&PlayArgs::default())
            .settings(self.lang(), caps)
    }

    /// Options of the game make no sense with a command.
    pub(super) fn check(&self) -> Result<(), Failure> {
        match (&self.play, &self.command) {
            (Some(_), Some(_)) => {
                let sentence = self.lang().console_only_for_playing();
                Err(Failure::Refused(sentence.to_owned()))
            }
            _ => Ok(()),
        }
    }

    /// The language asked for, else that of the terminal.
    pub fn lang(&self) -> Lang {
        self.lang.unwrap_or_else(|| {
            // The first that is set and not empty counts, as everywhere.
            let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
            let tag = variables
                .filter_map(|name| env::var(name).ok())
                .find(|tag| !tag.is_empty());
            Lang::preferred(tag.as_deref())
        })
    }
}

/// Reads the FEN of an argument; positions for lessons are welcome.
pub(super) fn fen(text: &str) -> Result<Position, String> {
    Position::from_fen(text, Strictness::Teaching).map_err(|error| error.to_string())
}

fn lang(text: &str) -> Result<Lang, String> {
    Lang::from_tag(text).ok_or_else(|| {
        let codes = Lang::ALL.map(Lang::code).join(", ");
        format!("there are: {codes}")
    })
}
