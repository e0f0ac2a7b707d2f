//! The children who learn on this device: who it is now, new ones, names, and carrying progress
//! about as a file.

mod view;

pub(super) use view::{animal, files, name, portrait, told};

use super::kept::Keep;
use super::model::{Effect, Model, Msg};
use crate::lessons::{Animal, Profiles};

/// What is open about the children.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel {
    /// Whether it is seen.
    pub open: bool,
    /// A name as far as it is typed.
    pub typed: String,
    /// What there is to say.
    pub note: Option<Note>,
}

/// What there is to say about the children.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The progress of a file was added.
    Imported,
    /// The file holds no progress.
    BadFile,
    /// No more children fit on this device.
    Full,
    /// Some children of a file don't fit.
    NoRoom,
}

/// What happens there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChildrenMsg {
    /// It is opened.
    Open,
    /// It is closed.
    Close,
    /// This child learns now.
    Switch(usize),
    /// A name is typed.
    Typed(String),
    /// A child with that name comes.
    Add,
    /// The child that learns now gets that name.
    Rename,
    /// The child that learns now gets this picture.
    Choose(Animal),
    /// A file with progress was read.
    Import(String),
}

impl Panel {
    /// Closes it.
    pub(super) fn close(&mut self) {
        self.open = false;
        self.typed.clear();
    }
}

/// A message about the children.
pub(super) const fn about(msg: ChildrenMsg) -> Msg {
    Msg::Children(msg)
}

pub(super) fn update(model: &mut Model, msg: ChildrenMsg) -> Vec<Effect> {
    let (panel, profiles) = (&mut model.children, &mut model.profiles);
    if msg != ChildrenMsg::Open {
        panel.note = None;
    }
    match msg {
        ChildrenMsg::Open => {
            panel.open = true;
            return vec![Effect::FocusOn("children")];
        }
        ChildrenMsg::Close => {
            panel.close();
            return vec![Effect::FocusOn("who")];
        }
        ChildrenMsg::Typed(name) => {
            panel.typed = name;
            return Vec::new();
        }
        ChildrenMsg::Switch(index) => profiles.switch(index),
        ChildrenMsg::Choose(animal) => profiles.current_mut().choose(animal),
        ChildrenMsg::Add => {
            let name = std::mem::take(&mut panel.typed);
            if !profiles.add(&name) {
                panel.note = Some(Note::Full);
            }
        }
        ChildrenMsg::Rename => {
            let name = std::mem::take(&mut panel.typed);
            let before = profiles.current().name.clone();
            profiles.rename(&name);
            let mut effects = vec![Keep::progress(profiles)];
            effects.extend(model.learn.renamed(&before, &profiles.current().name));
            return effects;
        }
        ChildrenMsg::Import(text) => {
            let Ok(other) = Profiles::from_text(&text) else {
                panel.note = Some(Note::BadFile);
                return Vec::new();
            };
            let room = profiles.adopt(&other);
            panel.note = Some(if room { Note::Imported } else { Note::NoRoom });
        }
    }
    vec![Keep::progress(profiles)]
}
