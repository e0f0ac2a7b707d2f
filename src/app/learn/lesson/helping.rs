//! Hints, taking back, beginning again, and more exercises of the same kind.

use super::{Lesson, Said, Walking};
use crate::app::model::Effect;
use crate::lessons::{Answer, Help, Task};

impl Lesson {
    /// Gives the next hint.
    pub(super) fn hint(&mut self) -> Vec<Effect> {
        self.tidy();
        if let Some(help) = self.attempt.hint() {
            self.said = Said::Help(help);
            if let Help::Show(Answer::Put { piece, .. }) = help {
                self.held = Some(piece);
            }
        }
        Vec::new()
    }

    /// Takes back a wrong move, or the last answer.
    pub(super) fn undo(&mut self) -> Vec<Effect> {
        if self.attempt.is_done() || !self.attempt.can_undo() {
            return Vec::new();
        }
        self.travel(|lesson| {
            lesson.paused = None;
            lesson.attempt.undo();
            lesson.said = Said::TakenBack;
            lesson.held = lesson.attempt.in_tray().first().copied();
        });
        Vec::new()
    }

    /// Begins again.
    pub(super) fn again(&mut self, glides: bool) -> Vec<Effect> {
        self.travel(|lesson| {
            lesson.paused = None;
            lesson.attempt.restart();
            lesson.said = Said::Goal;
            lesson.given = None;
            lesson.held = lesson.attempt.in_tray().first().copied();
            lesson.walking = Walking::new(lesson.exercise(), glides);
        });
        let mut effects = self.begin();
        effects.push(Effect::FocusOn("goal"));
        effects
    }

    /// Another exercise like this one.
    pub(super) fn more(&mut self, seed: u64, glides: bool) -> Vec<Effect> {
        let Some(varied) = self.attempt.varied(seed) else {
            self.said = Said::NoneLikeThis;
            return Vec::new();
        };
        let before = self.setup();
        let mut next = Self::new(self.spot, varied, Some(&self.board.motion), glides);
        let after = next.setup();
        next.board.change(&before, &after, None);
        *self = next;
        let mut effects = self.begin();
        effects.push(Effect::FocusOn("goal"));
        effects
    }

    /// Whether there may be another exercise like this one.
    pub(in crate::app::learn) const fn can_vary(&self) -> bool {
        !matches!(
            self.exercise().task,
            Task::SetUp(_) | Task::Peace { .. } | Task::Replay(_) | Task::Game { .. }
        )
    }
}
