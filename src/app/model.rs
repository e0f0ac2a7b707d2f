//! Everything the page remembers, everything that can happen to it, everything it can ask for.

use super::board::{BoardKey, BoardState};
use super::route::Route;
use super::settings::{Scheme, Settings};
use crate::rules::Square;
use crate::text::Lang;

/// The state of the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    /// Where we are.
    pub route: Route,
    /// What the reader has chosen.
    pub settings: Settings,
    /// The board of the Explore screen.
    pub board: BoardState,
    /// A newer Chesslings is loaded and waits to be started.
    pub update_ready: bool,
    /// The browser refuses to keep anything; the reader is told.
    pub storage_failed: bool,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The address now names this place.
    Went(Route),
    /// The reader chose a language.
    ChoseLang(Lang),
    /// The reader chose light or dark.
    ChoseScheme(Scheme),
    /// A square was tapped or clicked.
    Tapped(Square),
    /// A square got the keyboard focus.
    Focused(Square),
    /// A key was pressed while a square had the focus.
    Pressed(BoardKey),
    /// The reader wants to see the board from the other side.
    Flipped,
    /// A newer Chesslings has been loaded.
    UpdateFound,
    /// The reader wants the newer Chesslings now.
    UpdateWanted,
    /// Something could not be stored.
    StorageFailed,
}

/// Something the browser is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep the settings on this device.
    SaveSettings(Settings),
    /// Give the keyboard focus to this square.
    Focus(Square),
    /// Start the newer Chesslings.
    StartUpdate,
}
