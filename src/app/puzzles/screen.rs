//! The puzzles as one of the screens.

use super::{Puzzles, view};
use crate::app::Model;
use crate::app::model::Effect;
use crate::app::scene::Picture;
use crate::app::screen::{Around, Arrival, Screen};
use crate::app::ui::Element;
use crate::text::Lang;

impl Screen for Puzzles {
    fn title(&self, lang: Lang) -> Option<String> {
        Some(lang.puzzles_title().to_owned())
    }

    fn view(&self, model: &Model, _picture: Option<&Picture>) -> Element {
        view::view(model)
    }

    fn arrive(&mut self, came: &Arrival<'_>, _around: &mut Around<'_>) -> Vec<Effect> {
        self.open(came.address)
    }
}
