//! Stars: read, merged with what other tabs wrote, written.

use super::aside::{self, Aside, Kind};
use super::keeper::Keeper;
use super::news::News;
use super::shelf::{Refused, Shelf};
use crate::lessons::Profiles;

/// What children have done, as [`Profiles::from_text`] reads it.
const PROGRESS: &str = "chesslings.progress.1";
/// Who learns in this tab.
const CHILD: &str = "chesslings.child";

impl Keeper {
    /// What children have done, and what can't be read of it.
    pub(super) fn load_stars(&mut self, shelf: &dyn Shelf) -> (Profiles, Option<Aside>) {
        let text = shelf.get(PROGRESS).ok().flatten();
        let Some(text) = text else {
            return (Profiles::default(), None);
        };
        let read = Profiles::from_text(&text).ok();
        let aside = self.put_aside(shelf, &text, read.as_ref());
        self.stars.text = Some(text);
        let mut profiles = read.unwrap_or_default();
        if let Some(child) = shelf.get_own(CHILD) {
            profiles.switch_to(&child);
        }
        (profiles, aside)
    }

    /// Writes what this tab and others know.
    pub(super) fn save_stars(&mut self, shelf: &dyn Shelf, mut profiles: Profiles) -> Vec<News> {
        let Ok(stored) = shelf.get(PROGRESS) else {
            return vec![News::Failed];
        };
        let mut news = Vec::new();
        if let Some(stored) = stored
            && (self.stars.is_stuck || self.stars.text.as_ref() != Some(&stored))
        {
            let theirs = Profiles::from_text(&stored).ok();
            let aside = self.put_aside(shelf, &stored, theirs.as_ref());
            news.extend(aside.map(News::Aside));
            if self.stars.is_stuck {
                news.push(News::Failed);
                return news;
            }
            if let Some(theirs) = theirs {
                profiles.merge(&theirs);
                news.push(News::Progress(stored));
            }
        }
        shelf.set_own(CHILD, &profiles.current().name);
        let text = profiles.to_text();
        match shelf.set(PROGRESS, &text) {
            Ok(()) => self.stars.text = Some(text),
            Err(Refused) => news.push(News::Failed),
        }
        news
    }

    /// Whether another tab has made the device forget everything.
    pub(super) fn was_cleared(&self, shelf: &dyn Shelf) -> bool {
        self.stars.text.is_some() && shelf.get(PROGRESS) == Ok(None)
    }

    /// What another tab has written since.
    pub(super) fn new_stars(&mut self, shelf: &dyn Shelf) -> Option<News> {
        let stored = shelf.get(PROGRESS).ok().flatten();
        if stored == self.stars.text {
            return None;
        }
        // What can't be read is dealt with when we write.
        Profiles::from_text(stored.as_deref()?).ok()?;
        self.stars.text.clone_from(&stored);
        stored.map(News::Progress)
    }

    /// Keeps a text aside if it can't be read wholly, unless what can't be read of it is there.
    fn put_aside(
        &mut self,
        shelf: &dyn Shelf,
        text: &str,
        read: Option<&Profiles>,
    ) -> Option<Aside> {
        self.stars.is_stuck = false;
        if read.is_some_and(|read| read.unread().next().is_none()) {
            return None;
        }
        let knows = |aside: &str| {
            let aside = Profiles::from_text(aside).ok();
            let both = read.zip(aside.as_ref());
            both.is_some_and(|(read, aside)| aside.has_unread_of(read))
        };
        let (aside, is_new) = aside::keep(shelf, Kind::Stars, text, &knows);
        // Lines that can't be read are written back, so only a whole text can be lost.
        self.stars.is_stuck = read.is_none() && !aside.is_kept;
        (is_new || read.is_none()).then_some(aside)
    }
}
