//! Giving an answer, and what happens on the board then.

use super::unfolding::Unfolding;
use super::{Lesson, Said};
use crate::app::board::{Choosing, Input, Moving as _, Point};
use crate::app::model::Effect;
use crate::app::screen::Around;
use crate::app::sound::Sound;
use crate::lessons::{Answer, Told, Verdict, Wrong};
use crate::rules::{Kind, Refusal, Square};

impl Lesson {
    /// Gives an answer to the judge and shows what came of it.
    pub(super) fn give(
        &mut self,
        answer: Answer,
        dropped: Option<Point>,
        around: &mut Around<'_>,
    ) -> Vec<Effect> {
        let before = self.seen_setup();
        let position = *self.attempt().position();
        let stars = self.attempt().stars_left();
        let Told { verdict, reward } = self.study.answer(answer, around.profiles);
        if let (Verdict::Refused(Refusal::PromotionNeeded { .. }), Answer::Move { from, to, .. }) =
            (verdict, answer)
        {
            self.wait_for_choice(Choosing { from, to }, dropped);
            self.said = Said::Goal;
            return vec![Effect::FocusOn("promotion")];
        }
        self.board.choosing = None;
        self.given = Some(answer);
        self.reward = reward.or(self.reward);
        let said = match verdict {
            Verdict::Ignored => Said::Goal,
            verdict => Said::Verdict(verdict),
        };
        if let Verdict::Refused(_) = verdict {
            self.glide_back(answer, dropped);
            return self.say(said);
        }
        let shown = self.attempt().shown();
        let unfolding = Unfolding::of(answer, &position, &shown, said);
        let step = unfolding.map(|unfolding| Effect::Sound(Sound::of_move(unfolding.played)));
        self.unfolding = unfolding.filter(|_| around.glides);
        if self.unfolding.is_none() {
            self.said = said;
        }
        let after = self.seen_setup();
        if before == after {
            // A finger that finds squares may slide on.
            if !matches!(answer, Answer::Tap(_)) {
                self.board.input = Input::Idle;
            }
            self.glide_back(answer, dropped);
        } else {
            let landed = landing(answer).zip(dropped);
            self.board.change(&before, &after, landed);
            self.board.motion.bursts = stars - self.attempt().stars_left();
        }
        self.hold_next();
        let mut effects = match self.unfolding {
            Some(_) => vec![self.wait_for_piece()],
            None => self.say(said),
        };
        effects.extend(step);
        effects
    }

    /// Lets the waiting pawn become this, or go back.
    pub(super) fn promote(&mut self, kind: Option<Kind>, around: &mut Around<'_>) -> Vec<Effect> {
        let Some(Choosing { from, to }) = self.board.choosing else {
            return Vec::new();
        };
        let mut effects = Vec::new();
        if kind.is_some() {
            let answer = Answer::Move {
                from,
                to,
                promotion: kind,
            };
            effects = self.give(answer, None, around);
        } else {
            self.keep_pawn();
        }
        effects.push(Effect::Focus(self.board.focused));
        effects
    }

    /// Says that nothing can be done with a square.
    pub(super) fn refuse(&mut self, square: Square, verdict: Verdict) {
        self.given = Some(Answer::Tap(square));
        self.said = Said::Verdict(verdict);
    }

    /// Clears the board for what a child does next: what was still to come is there, a wrong move
    /// goes back.
    pub(super) fn tidy(&mut self) -> Vec<Effect> {
        let before = self.seen_setup();
        let effects = self.tell();
        if self.attempt().wrong_move().is_some() {
            self.study.undo();
        }
        self.fall_silent();
        let after = self.seen_setup();
        if before != after {
            self.board.motion.start(&before, &after, None);
        }
        effects
    }

    /// Forgets the last verdict. A hint and the end of an exercise stay, and so does the reason of a
    /// wrong move until there is another move.
    fn fall_silent(&mut self) {
        let stays = match self.said {
            Said::Help(_) => true,
            Said::Verdict(Verdict::Wrong(Wrong::Lost(_))) => false,
            Said::Verdict(Verdict::Wrong(_)) => self.moves_pieces(),
            _ => false,
        };
        if !stays && !self.attempt().is_done() {
            self.said = Said::Goal;
        }
    }

    fn glide_back(&mut self, answer: Answer, dropped: Option<Point>) {
        if let Answer::Move { from, .. } = answer {
            let position = *self.attempt().position();
            self.glide_home(&position, from, dropped);
        }
    }

    /// When the last piece of a kind is put up, the hand takes the next one.
    fn hold_next(&mut self) {
        let tray = self.attempt().in_tray();
        if let Some(held) = self.held
            && !tray.contains(&held)
        {
            self.held = tray.first().copied().or(self.held);
        }
    }
}

/// The square where a piece arrives with an answer.
const fn landing(answer: Answer) -> Option<Square> {
    match answer {
        Answer::Move { to, .. } => Some(to),
        Answer::Put { square, .. } => Some(square),
        _ => None,
    }
}
