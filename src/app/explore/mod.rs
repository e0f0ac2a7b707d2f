//! The board to look at: tap a square and it says its name.

mod view;

pub(super) use view::view;

use super::board::{BoardKey, BoardState, Hands, Intent, Pressed};
use super::model::{BoardMsg, Effect};
use super::scene::{Mark, Picture};
use crate::rules::{Setup, Square, SquareSet};

/// What the Explore screen remembers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explore {
    /// Its board.
    pub board: BoardState,
    /// The square that said its name last.
    pub chosen: Option<Square>,
    /// The squares that have said their names.
    pub met: SquareSet,
}

/// What can happen on the Explore screen besides the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExploreMsg {
    /// The reader wants to see the board from the other side.
    Turn,
}

impl Explore {
    pub(super) fn update(&mut self, msg: ExploreMsg) -> Vec<Effect> {
        match msg {
            ExploreMsg::Turn => self.board.side = self.board.side.other(),
        }
        Vec::new()
    }

    pub(super) fn on_board(&mut self, msg: BoardMsg) -> Vec<Effect> {
        let intent = match msg {
            BoardMsg::Pointer(event) => self.board.point(event, &Nothing),
            BoardMsg::Activated(square) => self.board.input.activate(square, &Nothing),
            BoardMsg::Focused(square) => {
                self.board.focused = square;
                None
            }
            BoardMsg::Key(BoardKey::Escape) => {
                self.chosen = None;
                None
            }
            BoardMsg::Key(key) => match self.board.press(key, &Nothing) {
                Pressed::Focus(square) => return vec![Effect::Focus(square)],
                Pressed::Wants(intent) => intent,
            },
        };
        if let Some(Intent::Tap(square)) = intent {
            self.chosen = (self.chosen != Some(square)).then_some(square);
            self.met.insert(square);
        }
        Vec::new()
    }

    /// What the board shows.
    pub fn picture(&self) -> Picture {
        let mut picture = Picture::of(Setup::EMPTY);
        if let Some(square) = self.chosen {
            picture.mark(square, Mark::Selected);
        }
        picture
    }
}

/// There is nothing to pick up.
struct Nothing;

impl Hands for Nothing {
    fn can_pick(&self, _: Square) -> bool {
        false
    }

    fn is_target(&self, _: Square, _: Square) -> bool {
        false
    }
}
