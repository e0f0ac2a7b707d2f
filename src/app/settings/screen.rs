//! The settings as one of the screens.

use super::view;
use crate::app::Model;
use crate::app::scene::Picture;
use crate::app::screen::Screen;
use crate::app::ui::Element;
use crate::text::Lang;

/// The screen where choices are made. They are kept by the model, since they hold everywhere.
pub(in crate::app) struct SettingsScreen;

impl Screen for SettingsScreen {
    fn title(&self, lang: Lang) -> Option<String> {
        Some(lang.settings_title().to_owned())
    }

    fn view(&self, model: &Model, _picture: Option<&Picture>) -> Element {
        view::view(model)
    }
}
