//! The course: a map of units, the exercises of a unit, an exercise at work, and the children
//! who learn on this device.

mod face;
mod lesson;
mod screen;
mod speech;
#[cfg(test)]
mod tests;
mod view;
mod whereabouts;

pub(super) use face::{Face, Gaze};
pub(super) use lesson::{Lesson, LessonMsg, Said};
pub(super) use whereabouts::Where;

use super::kept::Keep;
use super::model::Effect;
use super::route::Address;
use super::screen::Around;
use crate::lessons::{Draft, Drafts, Profiles, Study};

/// What the Learn screens remember.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Learn {
    /// Where we are.
    pub place: Where,
    /// Whether a link led nowhere, so that we are somewhere near.
    pub astray: bool,
    /// The exercise at work.
    pub lesson: Option<Lesson>,
    /// What children have left in the middle of an exercise.
    drafts: Drafts,
    /// Decides about everything random; each use takes the next number.
    seed: u64,
}

/// What can happen on the Learn screens besides the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LearnMsg {
    /// Something in the exercise.
    Lesson(LessonMsg),
    /// What the coach says shall be read aloud.
    Read,
    /// One more round of the same kind.
    OneMore,
    /// A diploma or a lesson is wanted on paper.
    Print,
}

impl Learn {
    /// The screens for a visit, with the exercises that were left in the middle.
    pub fn resumed(drafts: Drafts, seed: u64) -> Self {
        Self {
            drafts,
            seed,
            ..Self::default()
        }
    }

    /// The exercise that is seen.
    pub fn at_work(&self) -> Option<&Lesson> {
        let lesson = self.lesson.as_ref();
        lesson.filter(|lesson| self.place == lesson.whereabouts() && !lesson.study.is_round_over())
    }

    /// The child came to a place of the course.
    fn open(&mut self, address: &Address, around: &mut Around<'_>) -> Vec<Effect> {
        let place = Where::read(&address.path);
        self.astray = place.is_err();
        self.place = place.unwrap_or_else(|nearest| nearest);
        let goes_on = |lesson: &Lesson| {
            let in_round = lesson.study.round().is_some();
            let is_open = in_round || !lesson.attempt().is_done();
            is_open && lesson.study.is_of_current(around.profiles)
        };
        if self.at_work().is_some_and(goes_on) {
            return Vec::new();
        }
        self.begin(around)
    }

    /// The exercise or the round of this place is begun.
    fn begin(&mut self, around: &mut Around<'_>) -> Vec<Effect> {
        let (profiles, glides) = (&mut *around.profiles, around.glides);
        self.seed = self.seed.wrapping_add(1);
        let study = match self.place {
            Where::Exercise(place) => Study::open(place, profiles, &self.drafts, self.seed),
            Where::Round(kind) => Study::resume(kind, profiles, &self.drafts)
                .or_else(|| Study::begin(kind, profiles, self.seed)),
            _ => return Vec::new(),
        };
        let Some(study) = study else {
            self.lesson = None;
            return Vec::new();
        };
        let before = self.lesson.as_ref().map(|lesson| &lesson.board.motion);
        let lesson = Lesson::new(study, before, glides);
        let mut effects = lesson.begin();
        effects.extend(
            around
                .reads
                .then(|| lesson.read(around.lang, profiles.current())),
        );
        self.lesson = Some(lesson);
        effects.extend(self.keep_draft(profiles));
        effects.push(Keep::progress(profiles));
        effects.push(Effect::FocusOn("goal"));
        effects
    }

    pub(super) fn update(&mut self, msg: LearnMsg, around: &mut Around<'_>) -> Vec<Effect> {
        match msg {
            LearnMsg::Lesson(msg) => {
                self.at_lesson(around, |lesson, around| lesson.update(msg, around))
            }
            LearnMsg::Read => {
                let lesson = self.at_work();
                let read = lesson.map(|lesson| lesson.read(around.lang, around.profiles.current()));
                read.into_iter().collect()
            }
            LearnMsg::OneMore => self.begin(around),
            LearnMsg::Print => vec![Effect::Print],
        }
    }

    /// Lets something happen to the exercise, and keeps what the child did.
    fn at_lesson(
        &mut self,
        around: &mut Around<'_>,
        happens: impl FnOnce(&mut Lesson, &mut Around<'_>) -> Vec<Effect>,
    ) -> Vec<Effect> {
        let Some(lesson) = self.lesson.as_mut() else {
            return Vec::new();
        };
        let how = |lesson: &Lesson| {
            let attempt = lesson.attempt();
            (lesson.study.version(), attempt.is_done(), lesson.is_over())
        };
        let (before, was_done, was_over) = how(lesson);
        let was_shown = matches!(lesson.said, Said::Shown(_));
        let was_fresh = lesson.is_untouched();
        let was_in_round = !lesson.study.is_round_over();
        let said = |lesson: &Lesson, around: &Around<'_>| {
            around
                .reads
                .then(|| lesson.speech(around.lang).sentence.clone())
        };
        let was_said = said(lesson, around);
        let mut effects = happens(lesson, around);
        let (after, is_done, is_over) = how(lesson);
        // The task is read when it appears, and not whenever there is nothing else to say.
        let is_news =
            said(lesson, around) != was_said && (was_shown || !matches!(lesson.said, Said::Goal));
        let ends_round = was_in_round && lesson.study.is_round_over();
        if around.reads && (is_news || ends_round || lesson.is_untouched() && !was_fresh) {
            effects.push(lesson.read(around.lang, around.profiles.current()));
        }
        if after != before {
            effects.extend(self.keep_draft(around.profiles));
        }
        if is_done && !was_done {
            effects.push(Keep::progress(around.profiles));
        }
        if is_over && !was_over {
            effects.push(Effect::FocusOn("next"));
        }
        effects
    }

    /// Keeps what the child has done in the exercise so far.
    fn keep_draft(&mut self, profiles: &Profiles) -> Option<Effect> {
        let draft = self.lesson.as_ref()?.study.draft(profiles)?;
        Some(self.keep(draft))
    }

    /// A child has another name now, and so has what it left in the middle of an exercise.
    pub(super) fn renamed(&mut self, before: &str, now: &str) -> [Effect; 2] {
        let drafts = self.drafts.renamed(before, now);
        drafts.map(|draft| self.keep(draft))
    }

    fn keep(&mut self, draft: Draft) -> Effect {
        self.drafts.keep(draft.clone());
        Effect::Keep(Keep::Attempt(draft))
    }
}
