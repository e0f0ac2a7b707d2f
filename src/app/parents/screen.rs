//! The corner for parents as one of the screens.

use super::{Parents, view};
use crate::app::model::{Effect, Model};
use crate::app::scene::Picture;
use crate::app::screen::{Around, Arrival, Screen};
use crate::app::ui::Element;
use crate::text::Lang;

impl Screen for Parents {
    fn title(&self, lang: Lang) -> Option<String> {
        Some(lang.home_parents().to_owned())
    }

    fn view(&self, model: &Model, _picture: Option<&Picture>) -> Element {
        view::view(self, model)
    }

    /// Whoever comes back later answers again: the device may be in other hands.
    fn arrive(&mut self, _came: &Arrival<'_>, _around: &mut Around<'_>) -> Vec<Effect> {
        *self = Self::default();
        vec![Effect::FocusOn("parents")]
    }
}
