//! The page as a state machine without a browser.
//!
//! Whatever happens is a [`Msg`]; [`update()`] changes the [`Model`] and asks for [`Effect`]s;
//! [`view()`] says what the page shows and [`scene()`] what the board on it shows, both as plain data.
//! `web` only paints, listens and stores, so everything here is tested natively.
//!
//! ```
//! use chesslings::app::{Address, Model, Msg, Route, update, view};
//!
//! let mut model = Model::default();
//! update(&mut model, Msg::Went(Address::from(Route::Explore)));
//! assert!(view(&model).text().contains("Tap a square"));
//! ```

mod board;
mod children;
mod coming;
mod errand;
mod explore;
mod home;
mod kept;
mod learn;
mod link;
mod model;
mod palette;
mod parents;
mod play;
mod puzzles;
mod reading;
mod route;
mod scene;
mod screen;
mod settings;
mod show;
mod sound;
mod ui;
mod update;
mod view;
#[cfg(test)]
mod visitor;

// What the shell, the builder of the first screen and the tests from outside need. The rest of the
// page is its own business.
pub use board::{BoardKey, BoardMsg, Point, PointerEvent};
pub use errand::Errand;
pub use kept::{Keep, Keeper, Refused, Shelf};
pub use model::{Effect, Model, Msg};
pub use palette::{Palette, PieceColors, Rgb};
pub use play::{FormMsg, PlayMsg, TableMsg};
pub use puzzles::{LabMsg, PuzzlesMsg};
pub use route::{Address, Route};
pub use scene::{ArrowKind, Burst, Field, Mark, Picture, Scene, Sprite, Still};
pub use settings::{PieceSet, Settings, SettingsMsg, Theme};
pub use sound::{Note as SoundNote, Sound};
pub use ui::{Dom, Element, Event, Handler, Node, patch};
pub use update::{Touches, Update, update};
pub use view::{View, first_view, view, view_with};

use board::{BoardState, Input};
use scene::Turned;
use settings::Allowed;

/// The board of the screen that `model` is on, if it has one.
pub fn board(model: &Model) -> Option<&BoardState> {
    model.screen().board()
}

/// What that board is to show. Words and pixels are made of it.
pub fn picture(model: &Model) -> Option<Picture> {
    let mut picture = model.screen().picture()?;
    picture.pace = picture.pace.filter(|_| model.pieces_glide());
    Some(picture)
}

/// What that board shows, some milliseconds after it last changed.
pub fn scene(model: &Model, elapsed: f64) -> Option<Scene> {
    scene_with(model, &picture(model)?, elapsed)
}

/// The same, if its picture is known already.
pub fn scene_with(model: &Model, picture: &Picture, elapsed: f64) -> Option<Scene> {
    let palette = model.settings.theme.palette();
    Some(scene::build(picture, board(model)?, palette, elapsed))
}
