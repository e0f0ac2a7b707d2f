//! Learn as one of the screens.

use super::{Learn, view};
use crate::app::Model;
use crate::app::board::{BoardMsg, BoardState};
use crate::app::model::Effect;
use crate::app::scene::Picture;
use crate::app::screen::{Around, Arrival, Screen};
use crate::app::ui::Element;
use crate::text::Lang;

impl Screen for Learn {
    fn title(&self, lang: Lang) -> Option<String> {
        Some(view::title(lang, self))
    }

    fn view(&self, model: &Model, picture: Option<&Picture>) -> Element {
        view::view(model, picture)
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.at_work()?.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        self.at_work()?;
        Some(&mut self.lesson.as_mut()?.board)
    }

    fn picture(&self) -> Option<Picture> {
        Some(self.at_work()?.picture())
    }

    fn arrive(&mut self, came: &Arrival<'_>, around: &mut Around<'_>) -> Vec<Effect> {
        self.open(came.address, around)
    }

    fn on_board(&mut self, msg: BoardMsg, around: &mut Around<'_>) -> Vec<Effect> {
        self.at_lesson(around, |lesson, around| lesson.on_board(msg, around))
    }
}
