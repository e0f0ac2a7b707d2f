//! What is kept on the device. Other tabs, older and newer versions write there too, so nothing is
//! written over unread: stars are merged, every game has a place of its own, and what can't be read
//! is put aside before anything takes its place.
//!
//! The [`Keeper`] decides, over any [`Shelf`]; the browser's is in `web::storage`.

mod aside;
mod games;
mod keeper;
mod news;
mod progress;
mod shelf;
#[cfg(test)]
mod tests;

pub(super) use aside::{Aside, Kind};
pub use keeper::Keeper;
pub(super) use news::News;
pub(super) use news::hear;
pub use shelf::{Refused, Shelf};

use super::model::Effect;
use super::settings::Settings;
use crate::lessons::{Draft, Profiles};

/// What the device is asked to keep, or to look for.
#[derive(Clone, Debug, PartialEq)]
pub enum Keep {
    /// The reader's choices.
    Settings(Settings),
    /// The explored position, a FEN.
    Explored(String),
    /// What children have done.
    Progress(Box<Profiles>),
    /// What a child has done in an exercise so far.
    Attempt(Draft),
    /// The game of this tab.
    Game {
        /// The game as a text.
        text: String,
        /// Whether it is another one than before.
        is_new: bool,
    },
    /// The game with this number becomes the game of this tab.
    OpenGame(u32),
    /// The game with this number goes away.
    DropGame(u32),
    /// The game with this number gets a name.
    NameGame {
        /// Which one.
        number: u32,
        /// Its name; empty for none.
        name: String,
    },
    /// All games are wanted for a list.
    ListGames,
    /// Another tab may have written something.
    Look,
    /// Nothing at all: whatever was kept is forgotten.
    Nothing,
}

impl Keep {
    /// Keeps what children have done.
    pub(super) fn progress(profiles: &Profiles) -> Effect {
        Effect::Keep(Self::Progress(Box::new(profiles.clone())))
    }
}
