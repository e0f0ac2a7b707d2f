//! The arguments of the terminal game.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::settings::{Settings, Start, Turning};
use super::terminal::Caps;
use crate::console::Failure;
use crate::rules::{Position, Strictness};
use crate::text::{BoardStyle, Lang};

/// The game for two at one keyboard.
#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Playing")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct PlayArgs {
    #[arg(long, value_name = "NAME")]
    white: Option<String>,

    #[arg(long, value_name = "NAME")]
    black: Option<String>,

    #[arg(long, conflicts_with_all = ["load", "resume"])]
    fen: Option<String>,

    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    load: Option<PathBuf>,

    #[arg(long)]
    resume: bool,

    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    #[arg(long, value_enum)]
    style: Option<StyleName>,

    #[arg(long, conflicts_with = "style")]
    ascii: bool,

    #[arg(long, value_name = "WHEN", value_enum)]
    color: Option<When>,

    #[arg(long, overrides_with_all = ["no_flip", "auto_flip"])]
    flip: bool,

    #[arg(long, overrides_with_all = ["no_flip", "flip"])]
    auto_flip: bool,

    #[arg(long, overrides_with_all = ["flip", "auto_flip"])]
    no_flip: bool,

    #[arg(long)]
    strict: bool,

    #[arg(long, value_name = "DIR")]
    state_dir: Option<PathBuf>,

    #[arg(long)]
    no_autosave: bool,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

/// How the board looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum StyleName {
    Symbols,
    Letters,
    Ascii,
    Big,
    Words,
}

impl PlayArgs {
    /// What the arguments ask for, as far as the terminal allows it.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the position.
    pub(in crate::console) fn settings(&self, lang: Lang, caps: Caps) -> Result<Settings, Failure> {
        let start = match &self.fen {
            Some(fen) => Start::Position(
                Position::from_fen(fen, Strictness::Game)
                    .map_err(|error| Failure::Refused(lang.explain_fen(&error)))?,
            ),
            None if self.resume => Start::Unfinished,
            None => match &self.load {
                Some(file) => Start::File(file.clone()),
                None => Start::New,
            },
        };
        let style = match self.style {
            _ if self.ascii => BoardStyle::Ascii,
            Some(name) => name.into(),
            None if caps.symbols => BoardStyle::Symbols,
            None => BoardStyle::Letters,
        };
        let turning = if self.auto_flip {
            Turning::ToMover
        } else if self.flip {
            Turning::Black
        } else {
            Turning::White
        };
        let state = self.state_dir.clone().or(caps.state);
        Ok(Settings {
            lang,
            names: [self.white.clone(), self.black.clone()],
            start,
            save: self.save.clone(),
            style,
            color: match self.color {
                None | Some(When::Auto) => caps.color,
                Some(When::Always) => true,
                Some(When::Never) => false,
            },
            turning,
            strict: self.strict,
            interactive: caps.interactive,
            columns: caps.columns,
            state: state.filter(|_| !self.no_autosave),
            home: caps.home,
            today: caps.today,
        })
    }
}

impl From<StyleName> for BoardStyle {
    fn from(name: StyleName) -> BoardStyle {
        match name {
            StyleName::Symbols => BoardStyle::Symbols,
            StyleName::Letters => BoardStyle::Letters,
            StyleName::Ascii => BoardStyle::Ascii,
            StyleName::Big => BoardStyle::Big,
            StyleName::Words => BoardStyle::Words,
        }
    }
}
