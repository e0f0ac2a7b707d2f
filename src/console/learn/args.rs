//! The arguments of the lessons.

use clap::Args;

use super::settings::{Settings, Start};
use super::units::{named, no_exercise, round_named, unknown_unit};
use crate::console::common::CommonArgs;
use crate::console::{Caps, Failure};
use crate::lessons::{Place, RoundKind};
use crate::text::Lang;

/// The lessons.
#[derive(Debug, Args)]
pub struct LearnArgs {
    unit: Option<String>,

    number: Option<usize>,

    #[arg(long, value_name = "NAME")]
    child: Option<String>,

    #[command(flatten)]
    common: CommonArgs,
}

impl LearnArgs {
    /// What the arguments ask for, as far as the terminal allows it; the seed decides what chance
    /// decides.
    ///
    /// # Errors
    ///
    /// If there is no such unit.
    pub fn settings(&self, lang: Lang, caps: &Caps, seed: u64) -> Result<Settings, Failure> {
        let start = match &self.unit {
            None => None,
            Some(name) if self.round(name).is_some() => self.round(name).map(Start::Round),
            Some(name) => {
                let found = named(name).ok_or_else(|| unknown_unit(name, lang));
                let (unit, number) = found.map_err(Failure::Refused)?;
                let place = Place::new(unit, self.number.unwrap_or(number));
                let place = place.ok_or_else(|| Failure::Refused(no_exercise(unit, lang)))?;
                Some(Start::Exercise(place))
            }
        };
        Ok(Settings {
            lang,
            start,
            child: self.child.clone(),
            style: self.common.style(caps),
            color: self.common.color(caps),
            interactive: caps.interactive,
            columns: caps.columns,
            state: self.common.state(caps),
            home: caps.home.clone(),
            seed,
            today: caps.today.unwrap_or(0),
        })
    }

    /// The round that a word means, with the number behind it.
    fn round(&self, name: &str) -> Option<RoundKind> {
        match self.number {
            Some(number) => round_named(&format!("{name} {number}")),
            None => round_named(name),
        }
    }
}
