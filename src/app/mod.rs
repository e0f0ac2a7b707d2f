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
mod explore;
mod home;
mod kept;
mod learn;
mod model;
mod palette;
mod play;
mod puzzles;
mod route;
mod scene;
mod settings;
mod show;
mod sound;
mod ui;
mod update;
mod view;
#[cfg(test)]
mod visitor;

pub use board::{
    BoardKey, BoardState, Carried, Choosing, Hands, Input, Intent, Motion, Point, PointerEvent,
    Pressed, Side, Start, Travel,
};
pub use explore::{Doing, Explore, ExploreMsg, List, Note, Stroke, Tool};
pub use kept::{Aside, Keep, Keeper, Kind as AsideKind, News, Refused, Shelf};
pub use learn::{
    ChildrenMsg, ChildrenPanel, Learn, LearnMsg, Lesson, LessonMsg, Note as ChildrenNote, Place,
    Said, Seen, Spot, Sure, WalkMsg, Walking,
};
pub use model::{BoardMsg, Effect, Model, Msg, Storage, TrayMsg};
pub use palette::{Palette, PieceColors, Rgb};
pub use play::{
    Facing, Form, FormMsg, KeptGame, Names, Panel, Play, PlayMsg, Saying, Table, TableMsg, Trouble,
};
pub use puzzles::{
    Desk, Gallery, Lab, LabMsg, Opened, Puzzles, PuzzlesMsg, Run, RunState, Said as DeskSaid,
};
pub use route::{Address, Route};
pub use scene::{Arrow, ArrowKind, Field, Mark, Picture, Scene, Sprite, Still, Turned};
pub use settings::{Movement, PieceSet, Scheme, Settings, SettingsMsg, Theme};
pub use sound::{Sound, Volume};
pub use ui::{Body, Dom, Element, Event, Handler, Node, patch};
pub use update::update;
pub use view::{View, first_view, view};

/// The board of the screen that `model` is on, if it has one.
pub fn board(model: &Model) -> Option<&BoardState> {
    match model.address.route {
        Route::Learn => model.learn.board(),
        Route::Explore => Some(&model.explore.board),
        Route::Play => model.play.board(),
        Route::Home | Route::Puzzles | Route::Settings => None,
    }
}

fn board_mut(model: &mut Model) -> Option<&mut BoardState> {
    match model.address.route {
        Route::Learn => model.learn.board_mut(),
        Route::Explore => Some(&mut model.explore.board),
        Route::Play => Some(&mut model.play.table.as_mut()?.board),
        Route::Home | Route::Puzzles | Route::Settings => None,
    }
}

/// What of the page a message can change, and so how soon it must be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Pixels of the board, and no word of the page.
    Pixels,
    /// The board, which a hand waits for; the words may come a frame later.
    BoardFirst,
    /// Anything.
    Everything,
}

/// What `msg` can change. A pointer that is down goes along with the hand, or leaves a piece
/// selected that its coming down has selected: the words know that already.
pub fn change(model: &Model, msg: &Msg) -> Change {
    let input = board(model).map_or(Input::Idle, |board| board.input);
    match msg {
        Msg::Board(BoardMsg::Pointer(PointerEvent::Move { .. })) => Change::Pixels,
        Msg::Board(BoardMsg::Pointer(PointerEvent::Up { pointer, .. })) if matches!(input, Input::Pressed { again: false, pointer: held, .. } if held == *pointer) => {
            Change::Pixels
        }
        Msg::Board(BoardMsg::Pointer(_)) => Change::BoardFirst,
        _ => Change::Everything,
    }
}

/// What that board is to show.
fn picture(model: &Model) -> Option<Picture> {
    match model.address.route {
        Route::Learn => model.learn.picture(),
        Route::Explore => Some(model.explore.picture()),
        Route::Play => model.play.picture(),
        Route::Home | Route::Puzzles | Route::Settings => None,
    }
}

/// What that board shows, some milliseconds after it last changed.
pub fn scene(model: &Model, elapsed: f64) -> Option<Scene> {
    let mut picture = picture(model)?;
    picture.pace = picture.pace.filter(|_| model.pieces_glide());
    Some(scene::build(
        &picture,
        board(model)?,
        model.settings.theme.palette(),
        elapsed,
    ))
}
