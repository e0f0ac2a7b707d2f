//! The arguments of the terminal game.

use std::path::PathBuf;

use clap::Args;

use super::settings::{Settings, Start, Turning};
use crate::console::common::CommonArgs;
use crate::console::{Caps, Failure, fresh_seed};
use crate::opponents::{CHARACTERS, Handicap, Rival};
use crate::rules::{Color, Position, Strictness, excerpt};
use crate::text::{Lang, listed, opponent_called};

/// The game for two at one keyboard, or for one against an opponent.
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

    #[arg(long, value_name = "NAME", conflicts_with_all = ["load", "resume"])]
    against: Option<String>,

    #[arg(long = "as", value_name = "COLOR", requires = "against")]
    playing_as: Option<String>,

    #[arg(
        long,
        value_name = "PIECE",
        requires = "against",
        conflicts_with = "fen"
    )]
    without: Option<String>,

    #[arg(
        long,
        value_name = "PIECES",
        requires = "against",
        conflicts_with_all = ["fen", "without"]
    )]
    army: Option<String>,

    #[arg(long, value_name = "NUMBER", requires = "against")]
    seed: Option<u64>,

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
    /// Says what is wrong with the position or the opponent.
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
        let rival = self.rival(lang)?;
        let turning = if self.auto_flip {
            Turning::ToMover
        } else if self.flip {
            Turning::Black
        } else {
            // Whoever plays alone sits below.
            rival.map_or(Turning::White, |rival| Turning::to(rival.color.other()))
        };
        Ok(Settings {
            lang,
            names: [self.white.clone(), self.black.clone()],
            rival,
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

    /// The opponent that is asked for.
    fn rival(&self, lang: Lang) -> Result<Option<Rival>, Failure> {
        let Some(name) = &self.against else {
            return Ok(None);
        };
        let unknown = || {
            let names = CHARACTERS
                .iter()
                .map(|who| lang.opponent_name(who).to_owned());
            Failure::Refused(lang.console_against_unknown(&listed(names), &excerpt(name)))
        };
        let character = opponent_called(name).ok_or_else(unknown)?;
        let child = match &self.playing_as {
            None => Color::White,
            Some(word) => color_called(word)
                .ok_or_else(|| Failure::Refused(lang.console_as_unknown(&excerpt(word))))?,
        };
        let without = match (&self.without, &self.army) {
            (None, None) => Handicap::None,
            (None, Some(word)) => army_called(word)
                .ok_or_else(|| Failure::Refused(lang.console_army_unknown(&excerpt(word))))?,
            (Some(word), _) => handicap_called(word)
                .ok_or_else(|| Failure::Refused(lang.console_without_unknown(&excerpt(word))))?,
        };
        Ok(Some(Rival {
            character,
            color: child.other(),
            without,
            seed: self.seed.unwrap_or_else(fresh_seed),
        }))
    }
}

/// The colour that somebody calls so, in any language.
fn color_called(word: &str) -> Option<Color> {
    match word.to_lowercase().replace('ё', "е").as_str() {
        "white" | "w" | "белые" | "белыми" | "б" => Some(Color::White),
        "black" | "b" | "черные" | "черными" | "ч" => Some(Color::Black),
        _ => None,
    }
}

/// What somebody calls so is left out, in any language: `queen`, `ферзь`, `ферзя`.
fn handicap_called(word: &str) -> Option<Handicap> {
    match word.to_lowercase().as_str() {
        "nothing" | "ничего" => Some(Handicap::None),
        "knight" | "конь" | "коня" => Some(Handicap::Knight),
        "rook" | "ладья" | "ладьи" => Some(Handicap::Rook),
        "rooks" | "ладей" => Some(Handicap::Rooks),
        "queen" | "ферзь" | "ферзя" => Some(Handicap::Queen),
        _ => None,
    }
}

/// Beside king and pawns both have only what somebody calls so, in any language.
fn army_called(word: &str) -> Option<Handicap> {
    match word.to_lowercase().as_str() {
        "pawns" | "пешки" => Some(Handicap::Pawns),
        "knights" | "кони" => Some(Handicap::KnightArmy),
        "rooks" | "ладьи" => Some(Handicap::RookArmy),
        _ => None,
    }
}
