//! The chick as a small face of letters, for whoever looks at the screen.

use super::Session;
use crate::console::stop::Stop;
use crate::lessons::{Reward, Told, Verdict};

/// The chick that gives a hint.
pub(super) const THINKING: &str = "(->";

/// What the chick looks like after an answer: it follows what was said, as in the page.
pub(super) const fn face(told: &Told) -> &'static str {
    match (&told.verdict, &told.reward) {
        (Verdict::Done(_), Some(Reward::Stars { earned: 3, .. })) => r"\(^>/",
        (Verdict::Right(_) | Verdict::Done(_), _) => "(^>",
        (Verdict::Wrong(_) | Verdict::Refused(_), _) => "(O>",
        (Verdict::Ignored, _) => "(o>",
    }
}

impl Session<'_> {
    /// The chick says something with this face; whoever listens hears only the words.
    pub(super) fn chick_says(&mut self, face: &str, words: &str) -> Result<(), Stop> {
        if self.voice.spoken {
            return Ok(self.voice.say(words)?);
        }
        Ok(self.voice.say(&format!("{face} {words}"))?)
    }
}
