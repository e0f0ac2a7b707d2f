//! Small games: who wins by what, and who has won.

use super::super::{GameGoal, Lang};
use super::joined;
use crate::lessons::{End, Exercise, Goal, Task};
use crate::rules::Color;

impl Lang {
    /// Who wins a small game by what; empty for any other task.
    pub fn game_rule(self, exercise: &Exercise) -> String {
        match exercise.task {
            Task::Game { white, black } if white == black => self.lesson_both_win_by(white.into()),
            Task::Game { white, black } => joined(
                &self.lesson_wins_by(Color::White.into(), white.into()),
                &self.lesson_wins_by(Color::Black.into(), black.into()),
            ),
            _ => String::new(),
        }
    }

    /// How a small game ended.
    pub fn end(self, end: End) -> String {
        match end {
            End::Won { winner, by } => self.lesson_won(winner.into(), by.into()),
            End::Drawn => self.lesson_drawn().to_owned(),
        }
    }
}

impl From<Goal> for GameGoal {
    fn from(goal: Goal) -> Self {
        match goal {
            Goal::Mate => Self::Mate,
            Goal::Promote => Self::Promote,
            Goal::TakeAll => Self::TakeAll,
            Goal::FarRow => Self::FarRow,
        }
    }
}
