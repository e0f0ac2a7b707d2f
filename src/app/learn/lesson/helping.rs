//! Hints, taking back, beginning again, and more exercises of the same kind.

use super::{Lesson, Said, Walking, first_move, said_first};
use crate::app::board::Moving as _;
use crate::app::kept::Keep;
use crate::app::model::Effect;
use crate::app::screen::Around;
use crate::lessons::{Answer, Demonstration, Help};

impl Lesson {
    /// Gives the next hint.
    pub(super) fn hint(&mut self) -> Vec<Effect> {
        let effects = self.tidy();
        // The board may go back to where it can still be done.
        self.travel(None, |lesson| {
            if let Some(help) = lesson.study.hint() {
                lesson.said = Said::Help(help);
                if let Help::Show(Answer::Put { piece, .. }) = help {
                    lesson.held = Some(piece);
                }
            }
        });
        effects
    }

    /// Takes back a wrong move, or the last answer.
    pub(super) fn undo(&mut self) -> Vec<Effect> {
        if self.attempt().can_undo() {
            self.travel(None, |lesson| {
                lesson.unfolding = None;
                lesson.study.undo();
                lesson.said = Said::TakenBack;
                lesson.held = lesson.attempt().in_tray().first().copied();
            });
        }
        Vec::new()
    }

    /// Begins again.
    pub(super) fn again(&mut self, glides: bool) -> Vec<Effect> {
        self.travel(None, |lesson| {
            lesson.study.again();
            lesson.showing = Demonstration::of(lesson.exercise());
            lesson.unfolding = first_move(lesson.exercise(), glides);
            lesson.said = said_first(lesson.showing.as_ref());
            lesson.reward = None;
            lesson.given = None;
            lesson.held = lesson.attempt().in_tray().first().copied();
            lesson.walking = Walking::new(lesson.exercise(), glides);
        });
        let mut effects = self.begin();
        effects.push(Effect::FocusOn("goal"));
        effects
    }

    /// Another exercise like this one, or the next task of the round.
    pub(super) fn more(&mut self, around: &mut Around<'_>) -> Vec<Effect> {
        let before = self.seen_setup();
        let in_round = self.study.round().is_some();
        if in_round && !self.study.go_on(around.profiles) {
            return vec![Keep::progress(around.profiles), Effect::FocusOn("next")];
        }
        if !in_round && !self.study.more() {
            self.said = Said::NoneLikeThis;
            return Vec::new();
        }
        let mut next = Self::new(self.study.clone(), Some(&self.board.motion), around.glides);
        let after = next.seen_setup();
        next.board.change(&before, &after, None);
        *self = next;
        let mut effects = self.begin();
        effects.push(Effect::FocusOn("goal"));
        effects
    }
}
