//! Why an exercise earned as many stars as it did.

use super::super::Lang;
use crate::lessons::Why;

impl Lang {
    /// Why there are as many stars.
    ///
    /// ```
    /// use chesslings::{lessons::Why, text::Lang};
    ///
    /// assert_eq!(Lang::En.reason(Why::Helped), "One star: with a hint.");
    /// ```
    pub fn reason(self, why: Why) -> String {
        match why {
            Why::Flawless => self.learn_why_flawless(),
            Why::Together => self.learn_why_together(),
            Why::Longer => self.learn_why_longer(),
            Why::Mistakes(count) => return self.learn_why_mistakes(i32::from(count)),
            Why::Helped => self.learn_why_helped(),
            Why::Drawn { was_ahead: true } => self.learn_why_drawn_ahead(),
            Why::Drawn { was_ahead: false } => self.learn_why_drawn(),
        }
        .to_owned()
    }
}
