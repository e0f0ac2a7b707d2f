//! What comes of storing and of looking.

use super::aside::Aside;
use crate::app::children;
use crate::app::model::{Effect, Model, Storage};
use crate::app::play::KeptGame;
use crate::lessons::Profiles;

/// Something about what is stored. Games and stars come as texts: every message can be cloned and
/// compared, and doing that with whole games would be a large part of the page.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// Another tab has written this about the children.
    Progress(String),
    /// Another tab has gone on with the game of this one.
    Moves(String),
    /// The game that was wanted.
    Opened(String),
    /// All games but the one of this tab, the newest first.
    Games(Vec<KeptGame>),
    /// Something can't be read.
    Aside(Aside),
    /// There was no room, so old games had to go.
    Tight,
    /// Something could not be stored.
    Failed,
    /// Another tab has made the device forget everything.
    Forgotten,
}

/// Lets the page hear of it.
pub(in crate::app) fn hear(model: &mut Model, news: News) -> Vec<Effect> {
    match news {
        News::Progress(text) => {
            let theirs = Profiles::from_text(&text);
            if theirs.is_ok_and(|theirs| !model.profiles.merge(&theirs)) {
                model.children.note = Some(children::Note::Full);
            }
        }
        News::Moves(text) => model.play.take_over(&text, model.settings.lang),
        News::Opened(text) => {
            return model
                .play
                .reopen(&text, &model.profiles, model.settings.lang);
        }
        News::Games(games) => model.play.games = games,
        News::Aside(aside) => {
            if !model.asides.contains(&aside) {
                model.asides.push(aside);
            }
        }
        News::Tight if model.storage == Storage::Works => model.storage = Storage::Tight,
        News::Tight => {}
        News::Forgotten => return vec![Effect::StartAnew],
        News::Failed => model.storage.fail(),
    }
    Vec::new()
}
