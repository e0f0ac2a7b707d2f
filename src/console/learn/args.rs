//! The arguments of the lessons.

use clap::Args;

use super::settings::Settings;
use super::units::{named, no_exercise, unknown_unit};
use crate::console::common::CommonArgs;
use crate::console::{Caps, Failure};
use crate::lessons::Place;
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
            Some(name) => {
                let found = named(name).ok_or_else(|| unknown_unit(name, lang));
                let (unit, number) = found.map_err(Failure::Refused)?;
                let place = Place::new(unit, self.number.unwrap_or(number));
                Some(place.ok_or_else(|| Failure::Refused(no_exercise(unit, lang)))?)
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
        })
    }
}
