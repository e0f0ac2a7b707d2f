//! The corner for parents: what this is, how far each child has come, what is kept and how to get
//! rid of it. It is behind a small question that a child of six can't answer.

mod gate;
mod screen;
#[cfg(test)]
mod tests;
mod view;

pub(super) use gate::Gate;

use super::kept::Keep;
use super::model::Effect;
use crate::lessons::{Draft, Profile, Profiles};

/// What the corner remembers until the page is closed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parents {
    /// The question at its door.
    pub gate: Gate,
    /// The children as they were before one went or began anew, as long as that can be taken back.
    removed: Option<Removed>,
    /// Whether somebody is asked if everything shall be forgotten.
    pub sure: bool,
}

/// A child that was removed, or its stars alone.
#[derive(Clone, Debug, PartialEq)]
struct Removed {
    child: Profile,
    stays: bool,
    before: Box<Profiles>,
}

/// What can happen there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParentsMsg {
    /// An answer to the question at the door, as far as it is typed.
    Typed(String),
    /// The answer is given.
    Enter,
    /// This child goes.
    Remove(usize),
    /// This child begins anew, without stars.
    Reset(usize),
    /// It comes back, or they do.
    PutBack,
    /// Everything on this device shall be forgotten.
    Forget,
    /// That is really meant.
    Sure,
    /// It is not.
    KeepAll,
    /// The progress is wanted on paper.
    Print,
}

impl Parents {
    pub(super) fn update(&mut self, msg: ParentsMsg, profiles: &mut Profiles) -> Vec<Effect> {
        let was_asked = std::mem::replace(&mut self.sure, msg == ParentsMsg::Forget);
        match msg {
            ParentsMsg::Typed(text) => {
                self.gate.typed = text;
                Vec::new()
            }
            ParentsMsg::Enter => {
                self.gate.answer();
                vec![Effect::FocusOn("parents")]
            }
            ParentsMsg::Remove(index) => self.remove(index, false, profiles),
            ParentsMsg::Reset(index) => self.remove(index, true, profiles),
            ParentsMsg::PutBack => {
                if let Some(removed) = self.removed.take() {
                    profiles.adopt(&removed.before);
                }
                vec![Keep::progress(profiles), Effect::FocusOn("children")]
            }
            ParentsMsg::Forget => vec![Effect::FocusOn("sure")],
            ParentsMsg::KeepAll => vec![Effect::FocusOn("forget")],
            ParentsMsg::Sure if was_asked => vec![Effect::Keep(Keep::Nothing), Effect::StartAnew],
            ParentsMsg::Sure => Vec::new(),
            ParentsMsg::Print => vec![Effect::Print],
        }
    }

    /// Forgets a child, or what it has earned, for now: whoever learns goes on to learn.
    fn remove(&mut self, index: usize, stays: bool, profiles: &mut Profiles) -> Vec<Effect> {
        let Some(child) = profiles.all().get(index) else {
            return Vec::new();
        };
        let draft = Draft::none(&child.name);
        self.removed = Some(Removed {
            child: child.clone(),
            stays,
            before: Box::new(profiles.clone()),
        });
        let learns = profiles.current().name.clone();
        profiles.switch(index);
        if stays {
            profiles.current_mut().reset();
        } else {
            profiles.remove();
        }
        profiles.switch_to(&learns);
        vec![
            Effect::Keep(Keep::Attempt(draft)),
            Keep::progress(profiles),
            Effect::FocusOn("put-back"),
        ]
    }
}
