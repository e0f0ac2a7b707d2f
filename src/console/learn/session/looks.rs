//! Another language, another board.

use super::Session;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;

impl Session<'_> {
    pub(super) fn change_lang(&mut self, rest: &str) -> Result<(), Stop> {
        let Some(lang) = self.lang_named(rest)? else {
            return Ok(());
        };
        self.settings.lang = lang;
        self.explained.clear();
        self.show_again()
    }

    pub(super) fn change_style(&mut self, rest: &str) -> Result<(), Stop> {
        let Some(style) = self.style_named(rest)? else {
            return Ok(());
        };
        self.settings.style = style;
        self.show_again()
    }

    fn show_again(&mut self) -> Result<(), Stop> {
        match self.work {
            Some(_) => self.show_exercise(),
            None => self.list(),
        }
    }
}
