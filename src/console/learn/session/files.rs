//! Stars as a file that the page opens and saves, too, and starting over.

use super::Session;
use crate::console::files::{create, named, read};
use crate::console::progress::LARGEST;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::rules::pgn_text;

/// What the page calls the file.
const FILE: &str = "chesslings-progress.txt";

impl Session<'_> {
    /// Writes the stars of all children to a file; one that is there only after a question.
    pub(super) fn save_stars(&mut self, name: &str) -> Result<(), Stop> {
        let lang = self.lang();
        let name = if name.is_empty() { FILE } else { name };
        let file = named(name, self.settings.home.as_deref(), "txt");
        let shown = file.display().to_string();
        let text = self.progress.to_text();
        let created = create(&file, &text);
        if self.is_saved_in(&file, &text, created)? {
            self.voice.say(&lang.console_learn_saved(&shown))?;
        }
        Ok(())
    }

    /// Adds the stars of a file to those that are here.
    pub(super) fn load_stars(&mut self, name: &str) -> Result<(), Stop> {
        let lang = self.lang();
        if name.is_empty() {
            self.voice.say(lang.console_load_which())?;
            return Ok(());
        }
        let file = named(name, self.settings.home.as_deref(), "txt");
        let text = match read(&file, LARGEST) {
            Ok(bytes) => pgn_text(bytes),
            Err(error) => return self.say_failed(&file, &error),
        };
        let Ok(room) = self.progress.add(&text) else {
            self.voice.say(lang.learn_bad_file())?;
            return Ok(());
        };
        self.keep()?;
        self.voice.say(if room {
            lang.learn_imported()
        } else {
            lang.learn_no_room()
        })?;
        Ok(())
    }

    /// Forgets the stars of this child, if that is really wanted.
    pub(super) fn start_over(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let name = match self.progress.child().name.as_str() {
            "" => lang.learn_no_name().to_owned(),
            name => name.to_owned(),
        };
        if !self.ask(&lang.console_learn_sure_reset(&name))? {
            self.voice.say(lang.console_learn_unchanged())?;
            return Ok(());
        }
        let kept = self.progress.start_over();
        self.told(kept)?;
        self.work = None;
        self.list()
    }
}
