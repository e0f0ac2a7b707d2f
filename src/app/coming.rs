//! A screen whose words are on their way: the page fetches them when somebody opens it.

use super::screen::Screen;
use super::ui::{Element, element};
use super::{Effect, Model, Picture, Route};
use crate::lessons::Course;
use crate::text::Lang;

/// What is seen instead of such a screen.
pub(super) struct Coming;

impl Screen for Coming {
    fn title(&self, _lang: Lang) -> Option<String> {
        None
    }

    fn view(&self, model: &Model, _picture: Option<&Picture>) -> Element {
        let lang = model.settings.lang;
        let words = element("p").attribute("role", "status");
        element("main")
            .key("coming")
            .class("screen boot")
            .child(element("h1").child(lang.app_name()))
            .child(words.child(lang.learn_coming()))
    }
}

impl Model {
    /// Whether there is everything that the present screen says. The first one has it from the
    /// beginning, and so have the settings.
    pub(super) fn has_texts(&self) -> bool {
        let lang = self.settings.lang;
        match self.address.route {
            Route::Home | Route::Settings => true,
            Route::Learn | Route::Parents => {
                lang.has_words() && lang.has_course() && Course::is_loaded()
            }
            Route::Explore | Route::Play | Route::Puzzles => lang.has_words(),
        }
    }

    /// Asks for what the present screen says and isn't there.
    pub(super) fn lacking(&self) -> Option<Effect> {
        (!self.has_texts()).then_some(Effect::LoadTexts)
    }
}
