//! Help on request, a little more each time: look here, this piece, this square, show me. It comes
//! from the same solver as the judge's verdicts, so they can't disagree.

use super::attempt::{Answer, Attempt, Deed};
use super::exercise::Task;
use super::question::Question;
use crate::rules::{Square, SquareSet};

/// A hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// Look at this part of the board.
    Look(SquareSet),
    /// It is about this piece.
    Piece(Square),
    /// It is about this square.
    Square(Square),
    /// Do this.
    Show(Answer),
}

impl Help {
    /// The squares that it points at.
    pub fn squares(self) -> SquareSet {
        match self {
            Self::Look(squares) => squares,
            Self::Piece(at)
            | Self::Square(at)
            | Self::Show(Answer::Tap(at) | Answer::Put { square: at, .. }) => SquareSet::of(at),
            Self::Show(Answer::Move { from, to, .. }) => SquareSet::of(from).with(to),
            Self::Show(Answer::Choose(_) | Answer::Walked) => SquareSet::EMPTY,
        }
    }
}

impl Attempt {
    /// The next hint; `None` when everything is done.
    pub fn hint(&mut self) -> Option<Help> {
        let answer = self.solution()?;
        self.helped = true;
        let level = self.hints;
        self.hints = level.saturating_add(1);
        self.note(Deed::Hint);
        Some(self.help(answer, level))
    }

    fn help(&self, answer: Answer, level: u8) -> Help {
        match (answer, level) {
            (Answer::Move { from, to, .. }, 0) => Help::Look(around(from) | around(to)),
            (Answer::Move { from, .. }, 1) => Help::Piece(from),
            (Answer::Move { to, .. }, 2) => Help::Square(to),
            (Answer::Tap(at) | Answer::Put { square: at, .. }, 0) => Help::Look(around(at)),
            (Answer::Tap(at) | Answer::Put { square: at, .. }, 1) => Help::Square(at),
            (Answer::Choose(_), 0) => match self.worth_a_look() {
                looked if looked.is_empty() => Help::Show(answer),
                looked => Help::Look(looked),
            },
            (answer, _) => Help::Show(answer),
        }
    }

    /// What a question can be answered by looking at.
    fn worth_a_look(&self) -> SquareSet {
        let position = self.position();
        let Task::Choose(question) = &self.exercise.task else {
            return SquareSet::EMPTY;
        };
        match *question {
            Question::IsCheck | Question::Checked | Question::Ended | Question::WayOut(_) => {
                let king = position.king(position.turn());
                position.checkers() | king.map_or(SquareSet::EMPTY, SquareSet::of)
            }
            Question::IsFree(at) => {
                let guards = position.attackers(at, position.turn().other());
                guards.with(at)
            }
            question => question.about(position).into_iter().collect(),
        }
    }
}

/// A square and its neighbours.
fn around(square: Square) -> SquareSet {
    let steps = [-1, 0, 1];
    steps
        .into_iter()
        .flat_map(|di| steps.into_iter().filter_map(move |dj| square.step(di, dj)))
        .collect()
}
