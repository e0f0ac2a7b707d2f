//! The course: a map of units, the exercises of a unit, an exercise at work, and the children
//! who learn on this device.

mod children;
mod lesson;
mod place;
mod say;
#[cfg(test)]
mod tests;
mod view;

pub use children::{ChildrenMsg, Note, Panel as ChildrenPanel, Sure};
pub use lesson::{Lesson, LessonMsg, Said, Seen, WalkMsg, Walking};
pub use place::{Place, Spot};
pub(super) use view::{title, view};

use self::children::Panel;
use super::board::BoardState;
use super::model::{BoardMsg, Effect, TrayMsg};
use super::route::Address;
use super::scene::Picture;
use crate::lessons::{Profiles, Stars, Unit};
use crate::text::Lang;

/// What the Learn screens remember.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Learn {
    /// The children who learn here, and what they have done.
    pub profiles: Profiles,
    /// Where we are.
    pub place: Place,
    /// Whether a link led nowhere, so that we are somewhere near.
    pub astray: bool,
    /// The exercise at work.
    pub lesson: Option<Lesson>,
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
    /// The screens with the progress that was stored, and whether it could be read. If not, the
    /// text should be kept aside.
    pub fn stored(text: Option<&str>, seed: u64) -> (Self, bool) {
        let read = text.map(Profiles::from_text);
        let whole = !matches!(read, Some(Err(_)));
        let mut learn = Self {
            profiles: read.and_then(Result::ok).unwrap_or_default(),
            seed,
            ..Self::default()
        };
        if !whole {
            learn.children.note = Some(Note::Lost);
        }
        (learn, whole)
    }

    /// The board, if there is an exercise.
    pub fn board(&self) -> Option<&BoardState> {
        Some(&self.at_work()?.board)
    }

    pub(super) fn board_mut(&mut self) -> Option<&mut BoardState> {
        match self.place {
            Place::Exercise(_) => Some(&mut self.lesson.as_mut()?.board),
            Place::Map | Place::Unit(_) => None,
        }
    }

    /// What the board shows.
    pub fn picture(&self) -> Option<Picture> {
        Some(self.at_work()?.picture())
    }

    /// The exercise that is seen.
    pub fn at_work(&self) -> Option<&Lesson> {
        let lesson = self.lesson.as_ref();
        lesson.filter(|lesson| self.place == Place::Exercise(lesson.spot))
    }

    /// The child came to a place of the course.
    pub(super) fn arrive(&mut self, address: &Address, glides: bool) -> Vec<Effect> {
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
        self.profiles.current_mut().here = Some(exercise.id.clone());
        let seed = self.roll();
        let before = self.lesson.as_ref().map(|lesson| &lesson.board.motion);
        let lesson = Lesson::new(spot, exercise, seed, before, glides);
        let mut effects = lesson.begin();
        self.lesson = Some(lesson);
        effects.push(self.save());
        effects.push(Effect::FocusOn("goal"));
        effects
    }

    pub(super) fn update(&mut self, msg: LearnMsg, lang: Lang, glides: bool) -> Vec<Effect> {
        match msg {
            LearnMsg::Lesson(msg) => {
                let seed = self.roll();
                self.at_lesson(|lesson| lesson.update(msg, seed, glides))
            }
            LearnMsg::Children(msg) => self.on_children(msg),
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

    pub(super) fn on_board(&mut self, msg: BoardMsg, glides: bool) -> Vec<Effect> {
        self.at_lesson(|lesson| lesson.on_board(msg, glides))
    }

    pub(super) fn on_tray(&mut self, msg: TrayMsg, glides: bool) -> Vec<Effect> {
        self.at_lesson(|lesson| lesson.on_tray(msg, glides))
    }

    /// Where the child goes on: where it stopped, or after that if it is done.
    pub(super) fn go_on(&self) -> Option<Spot> {
        let profile = self.profiles.current();
        let Some(here) = profile.here.as_deref().and_then(Spot::named) else {
            return Spot::first();
        };
        if self.stars_at(here) > 0 {
            here.next().or_else(Spot::first)
        } else {
            Some(here)
        }
    }

    /// The stars of all exercises of a unit, in their order.
    pub(super) fn stars_of(&self, unit: &Unit) -> Vec<Stars> {
        let profile = self.profiles.current();
        unit.ids().map(|id| profile.stars(&id)).collect()
    }

    fn stars_at(&self, spot: Spot) -> Stars {
        let stars = self.stars_of(spot.unit);
        stars.get(spot.number - 1).copied().unwrap_or(0)
    }

    /// Lets something happen to the exercise. Once it is done, its stars are kept.
    fn at_lesson(&mut self, happens: impl FnOnce(&mut Lesson) -> Vec<Effect>) -> Vec<Effect> {
        let Some(lesson) = self.lesson.as_mut() else {
            return Vec::new();
        };
        let was_done = lesson.attempt.is_done();
        let mut effects = happens(lesson);
        let attempt = &lesson.attempt;
        if attempt.is_done() && !was_done {
            let (id, stars) = (&attempt.exercise.id, attempt.stars());
            self.profiles.current_mut().earn(id, stars);
            effects.push(self.save());
            effects.push(Effect::FocusOn("next"));
        }
        effects
    }

    fn save(&self) -> Effect {
        Effect::SaveProgress(self.profiles.to_text())
    }

    fn roll(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(1);
        self.seed
    }
}
