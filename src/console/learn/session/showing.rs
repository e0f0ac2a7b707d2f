//! Something is shown first, one thing after the other.

use super::Session;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::lessons::Demonstration;

impl Session<'_> {
    /// Begins to show what an exercise shows before it asks. `false` if it shows nothing.
    pub(super) fn begin_showing(&mut self) -> Result<bool, Stop> {
        let shows = self
            .work
            .as_ref()
            .is_some_and(|work| work.showing.is_some());
        if shows {
            self.show_beat()?;
            self.voice.say(self.lang().console_learn_show_on())?;
        }
        Ok(shows)
    }

    /// Shows the next thing; behind the last one the exercise itself.
    pub(super) fn show_on(&mut self) -> Result<(), Stop> {
        let shown = self.work.as_mut().and_then(|work| work.showing.as_mut());
        if shown.is_some_and(Demonstration::go_on) {
            return self.show_beat();
        }
        self.end_showing();
        self.show_task()
    }

    /// Nothing more is shown: the child wants to do something.
    pub(super) fn end_showing(&mut self) {
        if let Some(work) = &mut self.work {
            work.showing = None;
        }
    }

    fn show_beat(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let shown = self.work.as_ref().and_then(|work| work.showing.as_ref());
        let sentence = shown.map(|shown| lang.shown(shown.position(), shown.beat()));
        // Who listens hears once where the pieces stand, and then what they do.
        let is_first = shown.is_some_and(Demonstration::is_first);
        if is_first || !self.voice.spoken {
            self.show_picture()?;
        }
        sentence.map_or(Ok(()), |sentence| Ok(self.voice.say(&sentence)?))
    }
}
