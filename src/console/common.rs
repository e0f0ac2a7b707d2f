//! The arguments that playing and learning have in common.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::Caps;
use crate::text::BoardStyle;

/// How things look, and where they are kept.
#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Playing")]
pub(super) struct CommonArgs {
    #[arg(long, value_enum)]
    style: Option<StyleName>,

    #[arg(long, conflicts_with = "style")]
    ascii: bool,

    #[arg(long, value_name = "WHEN", value_enum)]
    color: Option<When>,

    #[arg(long, value_name = "DIR")]
    state_dir: Option<PathBuf>,
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

impl CommonArgs {
    /// How the board looks, as far as the terminal allows it.
    pub(super) fn style(&self, caps: &Caps) -> BoardStyle {
        match self.style {
            _ if self.ascii => BoardStyle::Ascii,
            Some(name) => name.into(),
            None if caps.symbols => BoardStyle::Symbols,
            None => BoardStyle::Letters,
        }
    }

    /// Whether to use colours.
    pub(super) fn color(&self, caps: &Caps) -> bool {
        match self.color {
            None | Some(When::Auto) => caps.color,
            Some(When::Always) => true,
            Some(When::Never) => false,
        }
    }

    /// Where things are kept.
    pub(super) fn state(&self, caps: &Caps) -> Option<PathBuf> {
        self.state_dir.clone().or_else(|| caps.state.clone())
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
