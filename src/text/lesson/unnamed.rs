//! The first lessons: what is said there before squares have names.

use super::super::{Lang, capital};
use super::joined;
use crate::lessons::{
    Answer, Asked, Attempt, End, Exercise, Help, Place, Praise, Task, Verdict, Walk, Wrong,
};
use crate::rules::Refusal;

impl Lang {
    /// What is said to an answer, with the names of squares once they were taught. A game is won
    /// from the child's side, too.
    ///
    /// ```
    /// use chesslings::lessons::{Answer, Attempt, Course};
    /// use chesslings::rules::Square;
    /// use chesslings::text::Lang;
    ///
    /// let mut attempt = Attempt::new(Course::find("rook-corner").unwrap());
    /// let (from, to) = (Square::A1, Square::B2);
    /// let verdict = attempt.answer(Answer::Move { from, to, promotion: None });
    /// assert_eq!(
    ///     Lang::En.told(&attempt, &verdict),
    ///     "Not there. The rook goes straight, as far as it likes.",
    /// );
    /// ```
    pub fn told(self, attempt: &Attempt, verdict: &Verdict) -> String {
        let unnamed =
            is_before_names(&attempt.exercise).then(|| self.verdict_unnamed(attempt, verdict));
        let unnamed = unnamed.flatten();
        let said = unnamed.unwrap_or_else(|| self.verdict(attempt, verdict));
        let has_won = matches!(verdict, Verdict::Done(Praise::Ended(End::Won { .. })));
        // Where nobody answers, two children play, and one of them has lost.
        if has_won && !attempt.exercise.is_for_two() {
            joined(self.learn_you_won(), &said)
        } else {
            said
        }
    }

    /// A hint, with the names of squares once they were taught.
    pub fn hint(self, attempt: &Attempt, help: Help) -> String {
        let unnamed = is_before_names(&attempt.exercise).then(|| self.help_unnamed(attempt, help));
        let unnamed = unnamed.flatten();
        unnamed.unwrap_or_else(|| self.help(attempt, help))
    }

    /// Where a walk is, with the name of the square once names were taught.
    pub fn walk_told(self, exercise: &Exercise, walk: &Walk) -> String {
        match walk.current() {
            Some(ray) if walk.n > 0 && is_before_names(exercise) => {
                let way = self.way(ray.direction.step, exercise.side());
                self.lesson_here_step(walk.n as i32, &capital(&way))
            }
            _ => self.walk_line(walk, exercise.side()),
        }
    }

    fn verdict_unnamed(self, attempt: &Attempt, verdict: &Verdict) -> Option<String> {
        Some(match *verdict {
            Verdict::Refused(Refusal::NotItsMove { piece, .. })
            | Verdict::Wrong(Wrong::NotAsked {
                why: Some(Refusal::NotItsMove { piece, .. }),
                ..
            }) => self.lesson_here_rule(self.piece_rule(piece.piece)),
            Verdict::Wrong(Wrong::NotAsked { at, .. })
                if matches!(attempt.exercise.task, Task::Tap(Asked::Corners(_)))
                    && !Asked::Corners(None)
                        .squares(attempt.position())
                        .contains(at) =>
            {
                self.lesson_no_corner().to_owned()
            }
            Verdict::Refused(_) | Verdict::Wrong(Wrong::NotAsked { .. }) => {
                self.lesson_here_not().to_owned()
            }
            Verdict::Wrong(Wrong::FoundBefore(_)) => self.lesson_here_before().to_owned(),
            Verdict::Right(Praise::Found { left, .. })
            | Verdict::Done(Praise::Found { left, .. }) => self.lesson_here_found(left.into()),
            Verdict::Right(Praise::Went { left, .. }) => {
                joined(self.lesson_here_went(), &self.are_left(attempt, left))
            }
            _ => return None,
        })
    }

    fn help_unnamed(self, attempt: &Attempt, help: Help) -> Option<String> {
        Some(match help {
            Help::Look(squares) if !squares.is_empty() && self.thought(attempt).is_none() => {
                self.look(attempt, squares).to_owned()
            }
            Help::Piece(at) => {
                let piece = attempt.position().piece_at(at)?;
                self.lesson_here_piece(self.piece_becoming(piece.kind.into()))
            }
            Help::Square(_) => self.lesson_here_square().to_owned(),
            Help::Show(Answer::Tap(_)) => self.lesson_here_tap().to_owned(),
            Help::Show(Answer::Move { .. }) => self.lesson_here_move().to_owned(),
            _ => return None,
        })
    }
}

fn is_before_names(exercise: &Exercise) -> bool {
    Place::named(&exercise.id).is_some_and(|place| !place.has_names())
}
