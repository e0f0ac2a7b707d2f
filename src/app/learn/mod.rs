//! The course: a map of units, the exercises of a unit, an exercise at work, and the children
//! who learn on this device.

mod children;
mod lesson;
mod place;
mod say;
mod screen;
#[cfg(test)]
mod tests;
mod view;

pub use children::{ChildrenMsg, Note, Panel as ChildrenPanel, Sure};
pub use lesson::{Lesson, LessonMsg, Said, Seen, WalkMsg, Walking};
pub use place::{Place, Spot};

use self::children::Panel;
use super::kept::Keep;
use super::model::{Effect, TrayMsg};
use super::route::Address;
use super::screen::Around;
use crate::lessons::{Attempt, Profile, Profiles, Stars, Unit};
use crate::text::Lang;

/// What the Learn screens remember.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Learn {
    /// Where we are.
    pub place: Place,
    /// Whether a link led nowhere, so that we are somewhere near.
    pub astray: bool,
    /// The exercise at work.
    pub lesson: Option<Lesson>,
    /// What was done in an exercise before the page was loaded again.
    interrupted: Option<String>,
    /// What is open about the children.
    pub children: Panel,
    /// The languages that the device can speak by itself.
    pub voices: Vec<Lang>,
    /// Decides about everything random; each use takes the next number.
    seed: u64,
}

/// What can happen on the Learn screens besides the board.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnMsg {
    /// Something in the exercise.
    Lesson(LessonMsg),
    /// Something about the children.
    Children(ChildrenMsg),
    /// The device can speak these languages by itself.
    Voices(Vec<Lang>),
    /// What the coach says shall be read aloud.
    Read,
}

impl Learn {
    /// The screens for a visit, with the exercise that was left in the middle.
    pub fn resumed(interrupted: Option<String>, seed: u64) -> Self {
        Self {
            interrupted,
            seed,
            ..Self::default()
        }
    }

    /// The exercise that is seen.
    pub fn at_work(&self) -> Option<&Lesson> {
        let lesson = self.lesson.as_ref();
        lesson.filter(|lesson| self.place == Place::Exercise(lesson.spot))
    }

    /// The child came to a place of the course.
    fn open(&mut self, address: &Address, around: &mut Around<'_>) -> Vec<Effect> {
        let (profiles, glides) = (&mut *around.profiles, around.glides);
        let place = Place::read(&address.path);
        self.astray = place.is_err();
        self.place = place.unwrap_or_else(|nearest| nearest);
        self.children.close();
        let Place::Exercise(spot) = self.place else {
            return Vec::new();
        };
        let same = |lesson: &Lesson| lesson.spot == spot && !lesson.attempt.is_done();
        if self.lesson.as_ref().is_some_and(same) {
            return Vec::new();
        }
        let Some(exercise) = spot.unit.exercise(spot.number) else {
            return Vec::new();
        };
        let child = profiles.current_mut();
        child.visit(&exercise.id);
        let seed = self.roll();
        let left = self.interrupted.take();
        let left = left.and_then(|text| Attempt::resume(&exercise, &child.name, &text));
        let attempt = left.unwrap_or_else(|| Attempt::with_seed(exercise, seed));
        let before = self.lesson.as_ref().map(|lesson| &lesson.board.motion);
        let lesson = Lesson::new(spot, attempt, before, glides);
        let mut effects = lesson.begin();
        effects.push(Keep::attempt(&lesson.attempt, profiles));
        self.lesson = Some(lesson);
        effects.push(Keep::progress(profiles));
        effects.push(Effect::FocusOn("goal"));
        effects
    }

    pub(super) fn update(
        &mut self,
        msg: LearnMsg,
        profiles: &mut Profiles,
        lang: Lang,
        glides: bool,
    ) -> Vec<Effect> {
        match msg {
            LearnMsg::Lesson(msg) => {
                let seed = self.roll();
                self.at_lesson(profiles, |lesson| lesson.update(msg, seed, glides))
            }
            LearnMsg::Children(msg) => self.on_children(msg, profiles),
            LearnMsg::Voices(voices) => {
                self.voices = voices;
                Vec::new()
            }
            LearnMsg::Read => {
                let words = self.at_work().map(|lesson| lesson.aloud(lang));
                let say = words.map(|words| Effect::Speak { words, lang });
                say.into_iter().collect()
            }
        }
    }

    pub(super) fn on_tray(
        &mut self,
        msg: TrayMsg,
        profiles: &mut Profiles,
        glides: bool,
    ) -> Vec<Effect> {
        self.at_lesson(profiles, |lesson| lesson.on_tray(msg, glides))
    }

    /// Lets something happen to the exercise. What the child did is kept, and once all is done, its
    /// stars.
    fn at_lesson(
        &mut self,
        profiles: &mut Profiles,
        happens: impl FnOnce(&mut Lesson) -> Vec<Effect>,
    ) -> Vec<Effect> {
        let Some(lesson) = self.lesson.as_mut() else {
            return Vec::new();
        };
        let (was_done, before) = (lesson.attempt.is_done(), lesson.attempt.version());
        let mut effects = happens(lesson);
        let attempt = &lesson.attempt;
        if attempt.version() != before {
            effects.push(Keep::attempt(attempt, profiles));
        }
        if attempt.is_done() && !was_done {
            let (id, stars) = (&attempt.exercise.id, attempt.stars());
            profiles.current_mut().earn(id, stars);
            effects.push(Keep::progress(profiles));
            effects.push(Effect::FocusOn("next"));
        }
        effects
    }

    fn roll(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(1);
        self.seed
    }
}

/// Where the child goes on: where it stopped, or after that if it is done.
fn go_on(child: &Profile) -> Option<Spot> {
    let Some(here) = child.here().and_then(Spot::named) else {
        return Spot::first();
    };
    let stars = stars_of(child, here.unit);
    if stars.get(here.number - 1).is_some_and(|&stars| stars > 0) {
        here.next().or_else(Spot::first)
    } else {
        Some(here)
    }
}

/// The stars of all exercises of a unit, in their order.
fn stars_of(child: &Profile, unit: &Unit) -> Vec<Stars> {
    unit.ids().map(|id| child.stars(&id)).collect()
}
