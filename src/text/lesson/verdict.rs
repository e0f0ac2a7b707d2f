//! What is said to an answer.

use super::super::Lang;
use crate::lessons::{Attempt, Task, Verdict};

impl Lang {
    /// What was right, or why it was not.
    ///
    /// ```
    /// use chesslings::lessons::{Answer, Attempt, Course};
    /// use chesslings::rules::Square;
    /// use chesslings::text::Lang;
    ///
    /// let mut attempt = Attempt::new(Course::find("rook-corner").unwrap());
    /// let verdict = attempt.answer(Answer::Move {
    ///     from: Square::A1,
    ///     to: Square::B2,
    ///     promotion: None,
    /// });
    /// assert_eq!(
    ///     Lang::En.verdict(&attempt, &verdict),
    ///     "The rook can't go diagonally to B2. It goes only straight.",
    /// );
    /// ```
    pub fn verdict(self, attempt: &Attempt, verdict: &Verdict) -> String {
        match verdict {
            Verdict::Refused(refusal) => self.why(refusal),
            Verdict::Wrong(wrong) => self.what_is_wrong(attempt, wrong),
            Verdict::Right(praise) => self.what_is_right(attempt, praise),
            Verdict::Done(praise) => self.what_is_done(attempt, praise),
            Verdict::Ignored if attempt.is_done() => self.lesson_done_already().to_owned(),
            Verdict::Ignored => match attempt.exercise.task {
                Task::Peace { .. } => self.lesson_taken_off().to_owned(),
                Task::SetUp(_) => self.lesson_not_missing().to_owned(),
                _ => self.lesson_read_again().to_owned(),
            },
        }
    }
}
