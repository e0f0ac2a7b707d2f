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
    /// Nickname of the player with the white pieces; asked for if missing.
    #[arg(long, value_name = "NAME")]
    white: Option<String>,

    /// Nickname of the player with the black pieces; asked for if missing.
    #[arg(long, value_name = "NAME")]
    black: Option<String>,

    /// Start from this position instead of the usual one.
    #[arg(long, conflicts_with_all = ["load", "resume"])]
    fen: Option<String>,

    /// Go on with a game from a PGN file.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    load: Option<PathBuf>,

    /// Go on with the last unfinished game. Every game is kept from its first move on.
    #[arg(long)]
    resume: bool,

    /// Write the game to this PGN file after every move; a file that is there is never replaced
    /// unasked.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// How the board looks; by default symbols if your terminal shows them, else letters.
    #[arg(long, value_enum)]
    style: Option<StyleName>,

    /// Nothing but ASCII: the same as --style ascii.
    #[arg(long, conflicts_with = "style")]
    ascii: bool,

    /// Whether to use colours. The variable `NO_COLOR` switches them off, too.
    #[arg(long, value_name = "WHEN", value_enum)]
    color: Option<When>,

    /// Show the board from Black's side.
    #[arg(long, overrides_with_all = ["no_flip", "auto_flip"])]
    flip: bool,

    /// Turn the board to the player who moves.
    #[arg(long, overrides_with_all = ["no_flip", "flip"])]
    auto_flip: bool,

    /// Show the board from White's side. This is the default.
    #[arg(long, overrides_with_all = ["flip", "auto_flip"])]
    no_flip: bool,

    /// Stop with exit code 1 at the first line that is no legal move and no command.
    #[arg(long)]
    strict: bool,

    /// Keep unfinished games in this directory. The variable `CHESSLINGS_STATE_DIR` does the same.
    #[arg(long, value_name = "DIR")]
    state_dir: Option<PathBuf>,

    /// Don't keep unfinished games.
    #[arg(long)]
    no_autosave: bool,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum When {
    /// If the output is a terminal that shows them; this is the default.
    Auto,
    /// Even into a file.
    Always,
    /// Not at all.
    Never,
}

/// How the board looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum StyleName {
    /// Chess symbols.
    Symbols,
    /// The letters of your language.
    Letters,
    /// English letters, and nothing but ASCII anywhere.
    Ascii,
    /// Large squares with their names.
    Big,
    /// No board, all moves as sentences; good with a screen reader.
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
