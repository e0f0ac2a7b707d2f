//! Everything the page remembers, everything that can happen to it, everything it can ask for.

use super::board::BoardMsg;
use super::children::{self, ChildrenMsg};
use super::errand::Errand;
use super::explore::{Explore, ExploreMsg};
use super::kept::{Aside, Keep, News};
use super::learn::{Learn, LearnMsg};
use super::parents::{Parents, ParentsMsg};
use super::play::{Play, PlayMsg};
use super::puzzles::{Puzzles, PuzzlesMsg};
use super::route::{Address, Route};
use super::settings::{Movement, Settings, SettingsMsg};
use super::sound::Sound;
use crate::lessons::Profiles;
use crate::rules::Square;
use crate::text::Lang;

/// The state of the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    /// Where we are.
    pub address: Address,
    /// What the reader has chosen.
    pub settings: Settings,
    /// The children who learn here, and what they have done.
    pub profiles: Profiles,
    /// What is open about them.
    pub children: children::Panel,
    /// The languages that the device can speak by itself.
    pub voices: Vec<Lang>,
    /// The Learn screens.
    pub learn: Learn,
    /// The Explore screen.
    pub explore: Explore,
    /// The Play screen.
    pub play: Play,
    /// The Puzzles screens.
    pub puzzles: Puzzles,
    /// The corner for parents.
    pub parents: Parents,
    /// A language that was chosen and is not loaded yet.
    pub wanted_lang: Option<Lang>,
    /// The screen that waits for what it says.
    pub(super) waiting: Option<Route>,
    /// Whether something that was chosen could not be loaded; the reader is told.
    pub load_failed: bool,
    /// The device asks for less motion.
    pub less_motion: bool,
    /// A newer Chesslings is loaded and waits to be started.
    pub update_ready: bool,
    /// Whether what should be kept is kept.
    pub storage: Storage,
    /// What was stored and can't be read, until the reader knows.
    pub asides: Vec<Aside>,
}

/// Whether the browser keeps what it should.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Storage {
    /// It does, as far as we know.
    #[default]
    Works,
    /// It was full, so old games had to go; the reader is told.
    Tight,
    /// It refused something; the reader is told.
    Failed,
    /// The reader knows that, and is not told again.
    FailureRead,
}

impl Storage {
    /// The browser has refused something; a reader who knows that is not told again.
    pub(super) fn fail(&mut self) {
        if *self != Self::FailureRead {
            *self = Self::Failed;
        }
    }
}

impl Model {
    /// Whether pieces travel when the position changes.
    pub fn pieces_glide(&self) -> bool {
        match self.settings.movement {
            Movement::Auto => !self.less_motion,
            Movement::Always => true,
            Movement::Never => false,
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The address changed.
    Went(Address),
    /// The reader made a choice in the settings.
    Settings(SettingsMsg),
    /// Something happened on the board of the screen.
    Board(BoardMsg),
    /// Something about the children.
    Children(ChildrenMsg),
    /// The device can speak these languages by itself.
    Voices(Vec<Lang>),
    /// Something else happened on the Learn screens.
    Learn(LearnMsg),
    /// Something else happened on the Explore screen.
    Explore(ExploreMsg),
    /// Something else happened on the Play screen.
    Play(PlayMsg),
    /// Something happened on the Puzzles screens.
    Puzzles(PuzzlesMsg),
    /// Something happened in the corner for parents.
    Parents(ParentsMsg),
    /// The device asks for less motion, or no longer.
    LessMotion(bool),
    /// The language that was chosen can't be loaded.
    LanguageMissing,
    /// What a screen says was asked for.
    Texts {
        /// Whether it has come.
        are_here: bool,
    },
    /// The drawings that were chosen can't be loaded.
    PiecesMissing,
    /// The reader has read that something can't be loaded.
    LoadFailureRead,
    /// A newer Chesslings has been loaded.
    UpdateFound,
    /// The reader wants the newer Chesslings now.
    UpdateWanted,
    /// Something could not be stored.
    StorageFailed,
    /// The reader has read that.
    StorageFailureRead,
    /// The reader has read that something can't be read.
    AsidesRead,
    /// Another tab may have stored something. It is this day now, counted from 1970.
    LookAgain(u32),
    /// What came of storing, or of looking.
    Kept(News),
}

/// Something the browser is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Keep something on this device, or look what is kept.
    Keep(Keep),
    /// Show this address instead of the present one, without a step in the history.
    ShowAddress(String),
    /// Read this aloud, one after the other, instead of what is being read.
    Speak {
        /// The sentences.
        words: Vec<String>,
        /// Their language.
        lang: Lang,
    },
    /// Have something found out beside the page, in place of the last question of its kind.
    Ask(Errand, String),
    /// The last question of this kind needs no answer any more.
    Stop(Errand),
    /// Give the focus to this square of the board.
    Focus(Square),
    /// Give the focus to the element whose `data-focus` is this.
    FocusOn(&'static str),
    /// Scroll the list whose current entry has `data-reveal` so that it is seen.
    Reveal,
    /// Put a text on the clipboard, and tell whether that worked.
    Copy {
        /// The text.
        text: String,
        /// What to send if it is there.
        done: Msg,
        /// What to send if not.
        failed: Msg,
    },
    /// Put the present address on the clipboard, and tell whether that worked.
    CopyAddress {
        /// What to send if it is there.
        done: Msg,
        /// What to send if not.
        failed: Msg,
    },
    /// Send this after a while.
    Later {
        /// How long to wait.
        milliseconds: u32,
        /// What to send then.
        msg: Msg,
    },
    /// Let something be heard, as loud as the settings say.
    Sound(Sound),
    /// Load the language that was chosen, and tell when it is there.
    LoadLanguage,
    /// Load what the present screen says, for those who learn with the course and its exercises, and
    /// tell when it is there.
    LoadTexts,
    /// The same with the course and its exercises, wherever the reader is.
    LoadCourse,
    /// Load the drawings that were chosen, unless they are there.
    LoadPieces,
    /// Start the newer Chesslings.
    StartUpdate,
    /// Go to the first screen and load everything again.
    StartAnew,
    /// Put what is seen on paper.
    Print,
}

impl Effect {
    /// Whether it keeps something on this device.
    pub const fn keeps(&self) -> bool {
        matches!(self, Self::Keep(_))
    }
}
