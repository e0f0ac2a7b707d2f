//! Small games: who wins by what, and who has won.

use super::super::{GameGoal, Lang};
use crate::lessons::{End, Exercise, Goal, MatchGame, Task};
use crate::opponents::CHARACTERS;

impl Lang {
    /// What the goal of a small game does not say: by what the other side wins. Empty for any other
    /// task.
    pub fn game_rule(self, exercise: &Exercise) -> String {
        let other = exercise.side().other();
        match exercise.task {
            // Everybody knows that both want checkmate.
            Task::Game { white, black } if white == black && white != Goal::Mate => {
                self.lesson_both_win_by().to_owned()
            }
            Task::Game { white, black } if white != black => {
                let rules = MatchGame { white, black };
                self.lesson_wins_by(other.into(), rules.goal(other).into())
            }
            _ => String::new(),
        }
    }

    /// Who plays against the child in a small game.
    ///
    /// ```
    /// use chesslings::{lessons::Course, text::Lang};
    ///
    /// let pawns = Course::find("rook-five-pawns").unwrap();
    /// assert_eq!(Lang::En.rival(&pawns).unwrap(), "Magpie plays against you.");
    /// assert_eq!(Lang::Ru.rival(&pawns).unwrap(), "Против тебя играет Сорока.");
    /// ```
    pub fn rival(self, exercise: &Exercise) -> Option<String> {
        Some(self.lesson_rival(self.rival_name(exercise)?))
    }

    /// What that opponent is called.
    pub fn rival_name(self, exercise: &Exercise) -> Option<&'static str> {
        let name = exercise.rival()?;
        let rival = CHARACTERS.iter().find(|who| who.name == name)?;
        Some(self.opponent_name(rival))
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
            Goal::Check => Self::Check,
            Goal::Promote => Self::Promote,
            Goal::TakeAll => Self::TakeAll,
            Goal::FarRow => Self::FarRow,
            Goal::Opening => Self::Opening,
        }
    }
}
