//! Keeps what the page asks for, and finds it again.

use super::news::News;
use super::{Keep, Shelf};
use crate::app::explore::Explore;
use crate::app::learn::Learn;
use crate::app::model::Model;
use crate::app::settings::Settings;
use crate::lessons::Drafts;
use crate::text::Lang;

const EXPLORED: &str = "chesslings.explored";
/// What children have done in the exercises they are at.
const ATTEMPT: &str = "chesslings.attempt.1";

/// What a tab knows of what is stored: enough to see what other tabs have changed since.
#[derive(Clone, Debug, Default)]
pub struct Keeper {
    settings: Settings,
    pub(super) stars: Stars,
    pub(super) game: Option<Slot>,
}

/// The stars as this tab knows them to be stored.
#[derive(Clone, Debug, Default)]
pub(super) struct Stars {
    /// The text as it was last read or written here.
    pub(super) text: Option<String>,
    /// Whether what stands there can't be read and could not be put aside: nothing may take its
    /// place.
    pub(super) is_stuck: bool,
}

/// The game of this tab.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    pub(super) number: u32,
    /// As it was last read or written here.
    pub(super) text: String,
}

impl Keeper {
    /// The page as it was left, in the reader's language or in `lang`. `seed` decides about
    /// everything random.
    pub fn open(shelf: &dyn Shelf, lang: Lang, seed: u64) -> (Self, Model) {
        let settings = Settings::from_words(lang, &|name| shelf.setting(name));
        let mut keeper = Self {
            settings,
            ..Self::default()
        };
        let explored = shelf.get(EXPLORED).ok().flatten();
        let (profiles, stars) = keeper.load_stars(shelf);
        let (play, game) = keeper.load_game(shelf, settings.lang);
        let model = Model {
            settings,
            profiles,
            learn: Learn::resumed(drafts(shelf), seed),
            explore: explored.map_or_else(Explore::default, |fen| Explore::stored(&fen)),
            play: play.with_seed(seed),
            asides: stars.into_iter().chain(game).collect(),
            ..Model::default()
        };
        (keeper, model)
    }

    /// Does what the page asks for, and says what came of it.
    pub fn perform(&mut self, shelf: &dyn Shelf, keep: Keep) -> Vec<News> {
        let kept = match keep {
            Keep::Progress(profiles) => return self.save_stars(shelf, *profiles),
            Keep::Game { text, is_new } => return self.save_game(shelf, text, is_new),
            Keep::OpenGame(number) => {
                let Some((text, aside)) = self.open_game(shelf, number) else {
                    return vec![News::Games(self.list_games(shelf))];
                };
                let mut news = vec![News::Opened(text)];
                news.extend(aside.map(News::Aside));
                return news;
            }
            Keep::DropGame(number) => {
                self.drop_game(shelf, number);
                return vec![News::Games(self.list_games(shelf))];
            }
            Keep::NameGame { number, name } => return self.name_game(shelf, number, &name),
            Keep::ListGames => return vec![News::Games(self.list_games(shelf))],
            Keep::Nothing => {
                shelf.clear();
                return Vec::new();
            }
            Keep::Look if self.was_cleared(shelf) => return vec![News::Forgotten],
            Keep::Look => {
                let mut news = Vec::new();
                news.extend(self.new_stars(shelf));
                news.extend(self.new_moves(shelf));
                return news;
            }
            Keep::Settings(settings) => {
                let before = std::mem::replace(&mut self.settings, settings).words();
                let now = settings.words().into_iter().zip(before);
                let changed = now.filter(|(now, before)| now != before);
                let changed: Vec<_> = changed.map(|(now, _)| now).collect();
                shelf.change_settings(&changed)
            }
            Keep::Explored(fen) => shelf.set(EXPLORED, &fen),
            Keep::Attempt(draft) => {
                // Another child may work in another tab.
                let mut drafts = drafts(shelf);
                drafts.keep(draft);
                match drafts.to_text() {
                    text if text.is_empty() => {
                        shelf.remove(ATTEMPT);
                        Ok(())
                    }
                    text => shelf.set(ATTEMPT, &text),
                }
            }
        };
        kept.err().map(|_| News::Failed).into_iter().collect()
    }
}

fn drafts(shelf: &dyn Shelf) -> Drafts {
    let text = shelf.get(ATTEMPT).ok().flatten();
    text.map_or_else(Drafts::default, |text| Drafts::from_text(&text))
}
