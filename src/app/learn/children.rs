//! The children who learn on this device: who it is now, new ones, names, and carrying progress
//! about as a file.

use super::Learn;
use crate::app::kept::Keep;
use crate::app::model::Effect;
use crate::lessons::{Animal, Draft, Profiles};

/// What is open about the children.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel {
    /// Whether it is seen.
    pub open: bool,
    /// A name as far as it is typed.
    pub typed: String,
    /// Something that can't be taken back and is asked about first.
    pub sure: Option<Sure>,
    /// What there is to say.
    pub note: Option<Note>,
}

/// What can't be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    /// All stars of a child go.
    Reset,
    /// The child and its stars go.
    Remove,
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
    /// Something that can't be taken back is wanted.
    Ask(Sure),
    /// It is really wanted.
    Yes,
    /// It is not.
    No,
    /// A file with progress was read.
    Import(String),
}

impl Panel {
    /// Closes it.
    pub(super) fn close(&mut self) {
        self.open = false;
        self.sure = None;
        self.typed.clear();
    }
}

impl Learn {
    pub(super) fn on_children(&mut self, msg: ChildrenMsg, profiles: &mut Profiles) -> Vec<Effect> {
        let panel = &mut self.children;
        let sure = panel.sure.take();
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
            ChildrenMsg::Ask(what) => {
                panel.sure = Some(what);
                return vec![Effect::FocusOn("sure")];
            }
            ChildrenMsg::No => return vec![Effect::FocusOn("children")],
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
                let drafts = self.drafts.renamed(&before, &profiles.current().name);
                let mut effects = vec![Keep::progress(profiles)];
                effects.extend(drafts.map(|draft| self.keep(draft)));
                return effects;
            }
            ChildrenMsg::Yes => {
                let mut effects = Vec::new();
                match sure {
                    Some(Sure::Reset) => profiles.current_mut().reset(),
                    Some(Sure::Remove) => {
                        effects.push(self.keep(Draft::none(&profiles.current().name)));
                        profiles.remove();
                    }
                    None => return Vec::new(),
                }
                effects.extend([Keep::progress(profiles), Effect::FocusOn("children")]);
                return effects;
            }
            ChildrenMsg::Import(text) => {
                let Ok(other) = Profiles::from_text(&text) else {
                    self.children.note = Some(Note::BadFile);
                    return Vec::new();
                };
                let room = profiles.adopt(&other);
                self.children.note = Some(if room { Note::Imported } else { Note::NoRoom });
            }
        }
        vec![Keep::progress(profiles)]
    }
}
