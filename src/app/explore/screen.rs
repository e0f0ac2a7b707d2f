//! Explore as one of the screens.

use super::{Explore, view};
use crate::app::Model;
use crate::app::board::{BoardMsg, BoardState};
use crate::app::model::Effect;
use crate::app::scene::Picture;
use crate::app::screen::{Around, Arrival, Screen};
use crate::app::ui::Element;
use crate::text::Lang;

impl Screen for Explore {
    fn title(&self, lang: Lang) -> Option<String> {
        Some(lang.explore_title().to_owned())
    }

    fn view(&self, model: &Model, picture: Option<&Picture>) -> Element {
        view::view(model, picture)
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.board)
    }

    fn picture(&self) -> Option<Picture> {
        Some(self.shown())
    }

    fn arrive(&mut self, came: &Arrival<'_>, _around: &mut Around<'_>) -> Vec<Effect> {
        self.open(came.address)
    }

    fn on_board(&mut self, msg: BoardMsg, _around: &mut Around<'_>) -> Vec<Effect> {
        self.hear(msg)
    }
}
