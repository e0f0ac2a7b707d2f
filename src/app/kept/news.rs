//! What comes of storing and of looking.

use super::aside::Aside;
use crate::app::model::{Effect, Model, Storage};
use crate::app::play::{KeptGame, Play};
use crate::app::update;
use crate::app::{Msg, learn};
use crate::lessons::Profiles;

/// Something about what is stored.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// Another tab has written this about the children.
    Progress(Box<Profiles>),
    /// Another tab has gone on with the game of this one.
    Moves(String),
    /// The game that was wanted.
    Opened(Box<Play>),
    /// All games but the one of this tab, the newest first.
    Games(Vec<KeptGame>),
    /// Something can't be read.
    Aside(Aside),
    /// There was no room, so old games had to go.
    Tight,
    /// Something could not be stored.
    Failed,
}

/// Lets the page hear of it.
pub(in crate::app) fn hear(model: &mut Model, news: News) -> Vec<Effect> {
    match news {
        News::Progress(theirs) => {
            if !model.profiles.merge(&theirs) {
                model.learn.children.note = Some(learn::Note::Full);
            }
        }
        News::Moves(text) => model.play.take_over(&text, model.settings.lang),
        News::Opened(play) => return model.play.reopen(*play),
        News::Games(games) => model.play.games = games,
        News::Aside(aside) => {
            if !model.asides.contains(&aside) {
                model.asides.push(aside);
            }
        }
        News::Tight if model.storage == Storage::Works => model.storage = Storage::Tight,
        News::Tight => {}
        News::Failed => return update(model, Msg::StorageFailed),
    }
    Vec::new()
}
