//! The arguments of the terminal game.

use std::path::PathBuf;

use clap::Args;

use super::settings::{Settings, Start, Turning};
use crate::console::common::CommonArgs;
use crate::console::{Caps, Failure};
use crate::rules::{Position, Strictness};
use crate::text::Lang;

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

    #[arg(long, overrides_with_all = ["no_flip", "auto_flip"])]
    flip: bool,

    #[arg(long, overrides_with_all = ["no_flip", "flip"])]
    auto_flip: bool,

    #[arg(long, overrides_with_all = ["flip", "auto_flip"])]
    no_flip: bool,

    #[arg(long)]
    strict: bool,

    #[arg(long)]
    no_autosave: bool,
}

impl PlayArgs {
    /// What the arguments ask for, as far as the terminal allows it.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the position.
    pub(in crate::console) fn settings(
        &self,
        common: &CommonArgs,
        lang: Lang,
        caps: Caps,
    ) -> Result<Settings, Failure> {
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
        let turning = if self.auto_flip {
            Turning::ToMover
        } else if self.flip {
            Turning::Black
        } else {
            Turning::White
        };
        Ok(Settings {
            lang,
            names: [self.white.clone(), self.black.clone()],
            start,
            save: self.save.clone(),
            style: common.style(&caps),
            color: common.color(&caps),
            turning,
            strict: self.strict,
            interactive: caps.interactive,
            columns: caps.columns,
            state: common.state(&caps).filter(|_| !self.no_autosave),
            home: caps.home,
            today: caps.today,
        })
    }
}
