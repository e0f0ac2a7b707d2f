//! What comes of a move, in an order that a child can follow: the move and its effect, a breath, the
//! answer, and then the words. Where nothing moves it is all there at once, and whoever touches the
//! board doesn't wait for it.

use super::{Lesson, LessonMsg, Said};
use crate::app::board::{DURATION, Input, Moving as _};
use crate::app::learn::LearnMsg;
use crate::app::model::{Effect, Msg};
use crate::app::sound::Sound;
use crate::lessons::{Answer, Praise, Task, Verdict, Wrong};
use crate::rules::{Move, Position};

/// How long it takes until a piece has arrived, in milliseconds.
const ARRIVAL: u32 = DURATION as u32;
/// How long a child looks at its own move before it is answered.
const BREATH: u32 = 600;
/// How long a wrong move is seen together with its reason.
const SEEN: u32 = 2500;

/// What is still to come of the child's last move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Unfolding {
    /// The child's own move.
    pub(super) played: Move,
    /// The board after it, as long as the other side has not answered.
    pub(super) unanswered: Option<Position>,
    /// Whether the other side answers at all.
    is_answered: bool,
    /// What will be said.
    said: Said,
}

impl Unfolding {
    /// The other side's move before the exercise, which it begins with.
    pub(super) fn first((before, came): (Position, Move)) -> Self {
        Self {
            played: came,
            unanswered: Some(before),
            is_answered: true,
            said: Said::Goal,
        }
    }

    /// What is to come of an answer that was given in `before`, when the board `shown` is its end.
    /// Nothing if no piece has moved.
    pub(super) fn of(
        answer: Answer,
        before: &Position,
        shown: &Position,
        said: Said,
    ) -> Option<Self> {
        let Answer::Move {
            from,
            to,
            promotion,
        } = answer
        else {
            return None;
        };
        let played = before.legal_move(from, to, promotion)?;
        let after = before.play_unchecked(played);
        let is_answered = shown.setup() != after.setup();
        let moved = shown.setup() != before.setup();
        moved.then_some(Self {
            played,
            unanswered: is_answered.then_some(after),
            is_answered,
            said,
        })
    }
}

impl Lesson {
    /// Whether the other side is about to answer, or just does.
    pub fn awaits_reply(&self) -> bool {
        self.unfolding
            .is_some_and(|unfolding| unfolding.is_answered)
    }

    /// Whether everything is done, and told.
    pub const fn is_over(&self) -> bool {
        self.attempt().is_done() && self.unfolding.is_none()
    }

    /// Waits for the piece that moves, and a breath longer if it will be answered.
    pub(super) fn wait_for_piece(&self) -> Effect {
        let breath = if self.awaits_reply() { BREATH } else { 0 };
        self.later(ARRIVAL + breath)
    }

    /// The next thing happens, if no other motion than this has come between.
    pub(super) fn go_on(&mut self, motion: u32) -> Vec<Effect> {
        if motion != self.board.motion.serial {
            return Vec::new();
        }
        if self.unfolding.is_none() {
            self.slide_back();
            return Vec::new();
        }
        let waits = self.unfolding.as_mut();
        if waits.is_some_and(|unfolding| unfolding.unanswered.is_some()) {
            return self.reply();
        }
        self.tell()
    }

    /// Tells what there is to tell of the last move, if that is still to come.
    pub(super) fn tell(&mut self) -> Vec<Effect> {
        let unfolding = self.unfolding.take();
        unfolding.map_or_else(Vec::new, |unfolding| self.say(unfolding.said))
    }

    /// Says something; a wrong move is seen for a while then.
    pub(super) fn say(&mut self, said: Said) -> Vec<Effect> {
        self.said = said;
        let sound = match &said {
            Said::Verdict(verdict) => self.heard(verdict),
            _ => None,
        };
        let mut effects = Vec::new();
        effects.extend(sound.map(Effect::Sound));
        effects.extend(self.slides_back().then(|| self.later(SEEN)));
        effects
    }

    /// The other side answers.
    fn reply(&mut self) -> Vec<Effect> {
        self.travel(None, |lesson| {
            if let Some(unfolding) = &mut lesson.unfolding {
                unfolding.unanswered = None;
            }
        });
        let sound = self.attempt().last_move().map(Sound::of_move);
        let mut effects = vec![self.later(ARRIVAL)];
        effects.extend(sound.map(Effect::Sound));
        effects
    }

    /// Whether there is a wrong move on the board that goes back by itself. The end of a game that
    /// is lost stays: it is to be looked at.
    fn slides_back(&self) -> bool {
        let is_lost = matches!(self.said, Said::Verdict(Verdict::Wrong(Wrong::Lost(_))));
        self.attempt().wrong_move().is_some() && !is_lost
    }

    /// The wrong move goes back. Its reason stays, and so does the piece in the child's hand.
    fn slide_back(&mut self) {
        if let (true, Some(wrong)) = (self.slides_back(), self.attempt().wrong_move()) {
            self.travel(None, |lesson| {
                lesson.study.undo();
            });
            self.board.input = Input::Selected { from: wrong.from() };
        }
    }

    /// Goes on after a while, unless something else moves meanwhile.
    fn later(&self, milliseconds: u32) -> Effect {
        let msg = LessonMsg::GoOn(self.board.motion.serial);
        Effect::Later {
            milliseconds,
            msg: Msg::Learn(LearnMsg::Lesson(msg)),
        }
    }

    /// What an answer sounds like.
    fn heard(&self, verdict: &Verdict) -> Option<Sound> {
        let collects = matches!(&self.exercise().task, Task::Collect(what) if !what.enemies);
        Some(match verdict {
            Verdict::Refused(_) | Verdict::Wrong(_) => Sound::Refused,
            Verdict::Right(Praise::Took { .. }) if collects => Sound::Star,
            Verdict::Right(_) => Sound::Right,
            Verdict::Done(_) => Sound::Over,
            Verdict::Ignored => return None,
        })
    }
}
