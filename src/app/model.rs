//! Everything the page remembers, everything that can happen to it, everything it can ask for.

use super::board::{BoardKey, PointerEvent};
use super::explore::{Explore, ExploreMsg};
use super::route::Address;
use super::settings::{Settings, SettingsMsg};
use crate::rules::Square;

/// The state of the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    /// Where we are.
    pub address: Address,
    /// What the reader has chosen.
    pub settings: Settings,
    /// The Explore screen.
    pub explore: Explore,
    /// A newer Chesslings is loaded and waits to be started.
    pub update_ready: bool,
    /// The browser refuses to keep anything; the reader is told.
    pub storage_failed: bool,
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
    /// Something else happened on the Explore screen.
    Explore(ExploreMsg),
    /// A newer Chesslings has been loaded.
    UpdateFound,
    /// The reader wants the newer Chesslings now.
    UpdateWanted,
    /// Something could not be stored.
    StorageFailed,
}

/// Something that happened on a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoardMsg {
    /// A pointer went down, moved, went up or was taken away.
    Pointer(PointerEvent),
    /// A key was pressed while a square had the focus.
    Key(BoardKey),
    /// A square got the focus.
    Focused(Square),
    /// An assistive tool used a square.
    Activated(Square),
}

/// Something the browser is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Keep the settings on this device.
    SaveSettings(Settings),
    /// Give the focus to this square of the board.
    Focus(Square),
    /// Start the newer Chesslings.
    StartUpdate,
}
