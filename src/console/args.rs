//! The arguments of the native program.

use std::env;
use std::ffi::OsString;

use clap::{Parser, Subcommand};

use super::common::CommonArgs;
use super::learn::LearnArgs;
use super::play::{PlayArgs, Settings};
use super::tools::{Coaching, Completions, Inspect, Opponents, Perft, Pgn, Place, Uci, Why};
use super::{Caps, Failure};
use crate::text::Lang;

/// What the program can be asked for; the catalogues have the words for `--help`.
#[derive(Debug, Parser)]
#[command(name = "chesslings", version)]
pub struct Arguments {
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<String>,

    #[command(flatten)]
    play: Option<PlayArgs>,

    #[command(flatten)]
    common: Option<CommonArgs>,

    /// What to do instead of playing.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// The lessons and exercises of the page.
    Learn(LearnArgs),
    /// Count all games of a length that start from a position.
    Perft(Perft),
    /// Say whether a move is legal, and why not.
    Why(Why),
    /// Say what can be said about positions, one FEN a line.
    Inspect(Inspect),
    /// Say what happened in the games of a PGN.
    Pgn(Pgn),
    /// Say what a coach would say about the games of a PGN.
    Coach(Coaching),
    /// Place pieces so that none attacks another, or so that they see the whole board.
    Place(Place),
    /// List the opponents, the easiest first.
    Opponents(Opponents),
    /// Play as other chess programs ask, by the UCI protocol.
    Uci(Uci),
    /// Print what your shell needs to complete our arguments.
    Completions(Completions),
}

impl Arguments {
    /// How the game for two is to be.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the arguments.
    pub fn play_settings(&self, caps: Caps) -> Result<Settings, Failure> {
        let (play, common) = (PlayArgs::default(), CommonArgs::default());
        let common = self.common.as_ref().unwrap_or(&common);
        let play = self.play.as_ref().unwrap_or(&play);
        play.settings(common, self.lang(), caps)
    }

    /// Finds what the parser can't find: a language we don't speak, options of the game beside a
    /// command.
    pub(super) fn check(&self) -> Result<(), Failure> {
        let lang = self.lang();
        if let Some(tag) = &self.lang
            && Lang::from_tag(tag).is_none()
        {
            let list = Lang::ALL.map(Lang::code).join(", ");
            return Err(Failure::Refused(lang.console_lang_unknown(&list, tag)));
        }
        let playing = self.play.is_some() || self.common.is_some();
        if playing && self.command.is_some() {
            let sentence = lang.console_only_for_playing();
            return Err(Failure::Refused(sentence.to_owned()));
        }
        Ok(())
    }

    /// The language asked for, else that of the terminal.
    pub fn lang(&self) -> Lang {
        spoken(self.lang.as_deref())
    }
}

/// The language asked for in arguments that are not parsed yet, else that of the terminal.
pub(super) fn lang_among(arguments: &[OsString]) -> Lang {
    let texts: Vec<_> = arguments.iter().filter_map(|text| text.to_str()).collect();
    let behind = texts
        .windows(2)
        .find_map(|pair| (pair[0] == "--lang").then_some(pair[1]));
    let within = texts.iter().find_map(|text| text.strip_prefix("--lang="));
    spoken(behind.or(within))
}

/// The language of a tag, else that of the terminal.
fn spoken(tag: Option<&str>) -> Lang {
    tag.and_then(Lang::from_tag).unwrap_or_else(|| {
        // The first that is set and not empty counts, as everywhere.
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
        let tag = variables
            .filter_map(|name| env::var(name).ok())
            .find(|tag| !tag.is_empty());
        Lang::preferred(tag.as_deref())
    })
}
