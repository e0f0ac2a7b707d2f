//! The chick as a small face of letters, for whoever looks at the screen.

use super::Session;
use crate::console::stop::Stop;
use crate::lessons::{Attempt, Verdict};

/// The chick that gives a hint.
pub(super) const THINKING: &str = "(->";

/// What the chick looks like after an answer: it follows what was said, as in the page.
pub(super) fn face(attempt: &Attempt, verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Done(_) if attempt.is_best() => r"\(^>/",
        Verdict::Right(_) | Verdict::Done(_) => "(^>",
        Verdict::Wrong(_) | Verdict::Refused(_) => "(O>",
        Verdict::Ignored => "(o>",
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
