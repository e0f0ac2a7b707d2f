//! The device that the visitor sits at: what is kept there, and what becomes of it.

use std::cell::RefCell;
use std::collections::BTreeMap;

use chesslings::app::{Refused, Shelf};
use chesslings::lessons::Random;

use crate::words;

/// Texts under names, in the memory.
#[derive(Default)]
pub(crate) struct Device {
    texts: RefCell<BTreeMap<String, String>>,
    own: RefCell<BTreeMap<String, String>>,
    settings: RefCell<BTreeMap<String, String>>,
}

impl Device {
    /// Damages one of the texts, or leaves all as they are.
    pub(crate) fn spoil(&self, random: &mut Random) {
        let mut texts = self.texts.borrow_mut();
        let place = random.below(texts.len() + 1);
        if let Some(text) = texts.values_mut().nth(place) {
            *text = words::spoiled(random, text);
        }
    }
}

impl Shelf for Device {
    fn get(&self, name: &str) -> Result<Option<String>, Refused> {
        Ok(self.texts.borrow().get(name).cloned())
    }

    fn set(&self, name: &str, text: &str) -> Result<(), Refused> {
        let mut texts = self.texts.borrow_mut();
        texts.insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) {
        self.texts.borrow_mut().remove(name);
    }

    fn clear(&self) {
        self.texts.borrow_mut().clear();
        self.own.borrow_mut().clear();
    }

    fn names(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }

    fn get_own(&self, name: &str) -> Option<String> {
        self.own.borrow().get(name).cloned()
    }

    fn set_own(&self, name: &str, text: &str) {
        let mut own = self.own.borrow_mut();
        own.insert(name.to_owned(), text.to_owned());
    }

    fn setting(&self, name: &str) -> Option<String> {
        self.settings.borrow().get(name).cloned()
    }

    fn change_settings(&self, changed: &[(&str, &str)]) -> Result<(), Refused> {
        let mut settings = self.settings.borrow_mut();
        for (name, word) in changed {
            settings.insert((*name).to_owned(), (*word).to_owned());
        }
        Ok(())
    }
}
