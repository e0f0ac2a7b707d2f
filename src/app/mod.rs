//! The page as a state machine without a browser.
//!
//! Whatever happens is a [`Msg`]; [`update`] changes the [`Model`] and asks for [`Effect`]s;
//! [`view`] says what the page shows and [`scene`] what the board on it shows, both as plain data.
//! `web` only paints, listens and stores, so everything here is tested natively.
//!
//! ```
//! use chesslings::app::{Model, Msg, Route, update, view};
//!
//! let mut model = Model::default();
//! update(&mut model, Msg::Went(Route::Explore));
//! assert!(view(&model).text().contains("Tap a square"));
//! ```

mod board;
mod model;
mod palette;
mod route;
mod scene;
mod settings;
mod update;
mod view;

pub use board::{BoardKey, BoardState};
pub use model::{Effect, Model, Msg};
pub use palette::{Palette, Rgb};
pub use route::Route;
pub use scene::{Mark, Scene, scene};
pub use settings::{Scheme, Settings};
pub use update::update;
pub use view::{Element, Event, Node, View, view};
