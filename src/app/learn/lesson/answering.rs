//! Giving an answer, and what happens on the board then.

use super::{Lesson, LessonMsg, Said};
use crate::app::board::{Choosing, Input, Moving as _, Point};
use crate::app::learn::LearnMsg;
use crate::app::model::{Effect, Msg};
use crate::app::screen::Around;
use crate::app::sound::Sound;
use crate::lessons::{Answer, Praise, Told, Verdict};
use crate::rules::{Kind, Position, Refusal, Square};

/// How long a child sees its own move before it is answered, in milliseconds.
const BEFORE_REPLY: u32 = 650;

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
        self.said = match verdict {
            Verdict::Ignored => Said::Goal,
            verdict => Said::Verdict(verdict),
        };
        let mut effects: Vec<_> = heard(&verdict).map(Effect::Sound).into_iter().collect();
        if let Verdict::Refused(_) = verdict {
            self.glide_back(answer, dropped);
            return effects;
        }
        self.paused = self.own_move(&position, answer).filter(|_| around.glides);
        let after = self.seen_setup();
        if before == after {
            self.board.input = Input::Idle;
            self.glide_back(answer, dropped);
        } else {
            let landed = landing(answer).zip(dropped);
            self.board.change(&before, &after, landed);
        }
        self.hold_next();
        if self.paused.is_some() {
            self.pauses = self.pauses.wrapping_add(1);
            let replied = LessonMsg::Replied(self.pauses);
            effects.push(Effect::Later {
                milliseconds: BEFORE_REPLY,
                msg: Msg::Learn(LearnMsg::Lesson(replied)),
            });
        }
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

    /// Clears the board for the next answer: the other side has answered, a wrong move goes back.
    /// Says whether anything changed.
    pub(super) fn tidy(&mut self) -> bool {
        let before = self.seen_setup();
        self.paused = None;
        if self.attempt().wrong_move().is_some() {
            self.study.undo();
        }
        self.fall_silent();
        let after = self.seen_setup();
        if before != after {
            self.board.motion.start(&before, &after, None);
        }
        before != after
    }

    /// Forgets the last verdict; a hint and the end of an exercise stay.
    pub(super) fn fall_silent(&mut self) {
        if !matches!(self.said, Said::Help(_)) && !self.attempt().is_done() {
            self.said = Said::Goal;
        }
    }

    /// The other side answers now.
    pub(super) fn end_pause(&mut self) {
        if self.paused.is_some() {
            let input = self.board.input;
            self.travel(None, |lesson| lesson.paused = None);
            self.board.input = input;
        }
    }

    /// The position after the child's own move, if more has happened on the board since.
    fn own_move(&self, position: &Position, answer: Answer) -> Option<Position> {
        let Answer::Move {
            from,
            to,
            promotion,
        } = answer
        else {
            return None;
        };
        let played = position.legal_move(from, to, promotion)?;
        let after = position.play_unchecked(played);
        let shown = self.attempt().shown();
        let seen = shown.setup() == after.setup() || shown.setup() == position.setup();
        (!seen).then_some(after)
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

/// What an answer sounds like.
const fn heard(verdict: &Verdict) -> Option<Sound> {
    Some(match verdict {
        Verdict::Refused(_) | Verdict::Wrong(_) => Sound::Refused,
        Verdict::Right(Praise::Took { .. }) => Sound::Taken,
        Verdict::Right(_) => Sound::Moved,
        Verdict::Done(_) => Sound::Over,
        Verdict::Ignored => return None,
    })
}

/// The square where a piece arrives with an answer.
const fn landing(answer: Answer) -> Option<Square> {
    match answer {
        Answer::Move { to, .. } => Some(to),
        Answer::Put { square, .. } => Some(square),
        _ => None,
    }
}
