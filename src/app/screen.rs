//! What every screen can be asked, and which one the reader is on: the only place that looks at the
//! route for that.

use super::board::{BoardMsg, BoardState};
use super::coming::Coming;
use super::explore::Explore;
use super::home::Home;
use super::learn::Learn;
use super::model::{Effect, Model};
use super::parents::Parents;
use super::play::Play;
use super::puzzles::Puzzles;
use super::route::{Address, Route};
use super::scene::Picture;
use super::settings::{Allowed, Settings, SettingsScreen};
use super::ui::Element;
use crate::lessons::Profiles;
use crate::text::Lang;

/// A screen of the page.
pub(super) trait Screen {
    /// What it is called in the title of the window; nothing for the first one.
    fn title(&self, lang: Lang) -> Option<String>;

    /// What it shows. `picture` is what its board shows, if it has one.
    fn view(&self, model: &Model, picture: Option<&Picture>) -> Element;

    /// Its board, if it has one now.
    fn board(&self) -> Option<&BoardState> {
        None
    }

    /// Its board, to be changed.
    fn board_mut(&mut self) -> Option<&mut BoardState> {
        None
    }

    /// What its board shows, but for what moves.
    fn picture(&self) -> Option<Picture> {
        None
    }

    /// The reader comes here, or to another place of the same screen.
    fn arrive(&mut self, _came: &Arrival<'_>, _around: &mut Around<'_>) -> Vec<Effect> {
        Vec::new()
    }

    /// The reader goes to another screen.
    fn depart(&mut self) -> Vec<Effect> {
        Vec::new()
    }

    /// Something happened on its board.
    fn on_board(&mut self, _msg: BoardMsg, _around: &mut Around<'_>) -> Vec<Effect> {
        Vec::new()
    }
}

/// How a reader comes to a screen.
pub(super) struct Arrival<'a> {
    /// Where the reader wants to be.
    pub(super) address: &'a Address,
    /// Whether another screen was shown before.
    pub(super) from_elsewhere: bool,
}

/// What a screen finds around it.
pub(super) struct Around<'a> {
    pub(super) lang: Lang,
    /// The children who learn here.
    pub(super) profiles: &'a mut Profiles,
    /// Whether pieces travel when the position changes.
    pub(super) glides: bool,
    /// Whether what is said is read aloud by itself.
    pub(super) reads: bool,
    /// Whether moves of a game can be taken back.
    pub(super) taking_back: Allowed,
    /// Whether children get hints and what the coach says.
    pub(super) hints: Allowed,
}

/// The screens that remember something.
pub(super) struct Screens<'a> {
    pub(super) learn: &'a mut Learn,
    pub(super) explore: &'a mut Explore,
    pub(super) play: &'a mut Play,
    pub(super) puzzles: &'a mut Puzzles,
    pub(super) parents: &'a mut Parents,
}

impl Model {
    /// The screen the reader is on.
    pub(super) fn screen(&self) -> &dyn Screen {
        match self.address.route {
            _ if !self.has_texts() => &Coming,
            Route::Home => &Home,
            Route::Learn => &self.learn,
            Route::Explore => &self.explore,
            Route::Play => &self.play,
            Route::Puzzles => &self.puzzles,
            Route::Settings => &SettingsScreen,
            Route::Parents => &self.parents,
        }
    }

    /// The same to be changed, with what is around it; nothing if it never changes by itself.
    pub(super) fn screen_mut(&mut self) -> Option<(&mut dyn Screen, &Address, Around<'_>)> {
        let (screens, address, around) = self.screens();
        let screen: &mut dyn Screen = match address.route {
            Route::Learn => screens.learn,
            Route::Explore => screens.explore,
            Route::Play => screens.play,
            Route::Puzzles => screens.puzzles,
            Route::Parents => screens.parents,
            Route::Home | Route::Settings => return None,
        };
        Some((screen, address, around))
    }

    /// All screens that remember something, wherever the reader is, with what is around them.
    pub(super) fn screens(&mut self) -> (Screens<'_>, &Address, Around<'_>) {
        let (glides, reads) = (self.pieces_glide(), self.reads());
        let Settings {
            lang,
            hints,
            taking_back,
            ..
        } = self.settings;
        let screens = Screens {
            learn: &mut self.learn,
            explore: &mut self.explore,
            play: &mut self.play,
            puzzles: &mut self.puzzles,
            parents: &mut self.parents,
        };
        let around = Around {
            lang,
            profiles: &mut self.profiles,
            glides,
            reads,
            taking_back,
            hints,
        };
        (screens, &self.address, around)
    }
}
