//! Two tabs, full and forbidden storage, damaged and newer texts: what is kept, and what is told.

mod exercises;
mod games;
mod settings;
mod stars;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use super::{Keep, Keeper, Refused, Shelf};
use crate::app::parents::ParentsMsg;
use crate::app::visitor::{Visitor, find};
use crate::app::{Address, Effect, Msg, view};
use crate::text::Lang;

/// A device: what all tabs share.
#[derive(Clone, Default)]
struct Device(Rc<Kept>);

#[derive(Default)]
struct Kept {
    texts: RefCell<BTreeMap<String, String>>,
    settings: RefCell<BTreeMap<String, String>>,
    /// How many bytes fit; everything if there is no bound.
    room: Cell<Option<usize>>,
    is_forbidden: Cell<bool>,
}

impl Device {
    fn with(texts: &[(&str, &str)]) -> Self {
        let device = Self::default();
        for (name, text) in texts {
            device.put(name, text);
        }
        device
    }

    fn put(&self, name: &str, text: &str) {
        let mut texts = self.0.texts.borrow_mut();
        texts.insert(name.to_owned(), text.to_owned());
    }

    fn text(&self, name: &str) -> String {
        self.0.texts.borrow().get(name).cloned().unwrap_or_default()
    }

    fn names(&self) -> Vec<String> {
        self.0.texts.borrow().keys().cloned().collect()
    }

    fn used(&self) -> usize {
        let texts = self.0.texts.borrow();
        texts
            .iter()
            .map(|(name, text)| name.len() + text.len())
            .sum()
    }

    /// From now on no byte more fits than there is, and so many.
    fn fill_up_to(&self, more: usize) {
        self.0.room.set(Some(self.used() + more));
    }
}

/// A tab, with a page and what it knows.
struct Tab {
    device: Device,
    own: Rc<RefCell<BTreeMap<String, String>>>,
    keeper: Keeper,
    page: Visitor<Self>,
}

impl Shelf for (Device, Rc<RefCell<BTreeMap<String, String>>>) {
    fn get(&self, name: &str) -> Result<Option<String>, Refused> {
        if self.0.0.is_forbidden.get() {
            return Err(Refused);
        }
        Ok(self.0.0.texts.borrow().get(name).cloned())
    }

    fn set(&self, name: &str, text: &str) -> Result<(), Refused> {
        let kept = &self.0.0;
        let before = kept
            .texts
            .borrow()
            .get(name)
            .map_or(0, |text| name.len() + text.len());
        let after = self.0.used() - before + name.len() + text.len();
        if kept.is_forbidden.get() || kept.room.get().is_some_and(|room| after > room) {
            return Err(Refused);
        }
        self.0.put(name, text);
        Ok(())
    }

    fn remove(&self, name: &str) {
        self.0.0.texts.borrow_mut().remove(name);
    }

    fn clear(&self) {
        self.0.0.texts.borrow_mut().clear();
        self.1.borrow_mut().clear();
    }

    fn names(&self) -> Vec<String> {
        self.0.names()
    }

    fn get_own(&self, name: &str) -> Option<String> {
        self.1.borrow().get(name).cloned()
    }

    fn set_own(&self, name: &str, text: &str) {
        self.1.borrow_mut().insert(name.to_owned(), text.to_owned());
    }

    fn setting(&self, name: &str) -> Option<String> {
        self.0.0.settings.borrow().get(name).cloned()
    }

    fn change_settings(&self, changed: &[(&str, &str)]) -> Result<(), Refused> {
        let mut settings = self.0.0.settings.borrow_mut();
        for (name, word) in changed {
            settings.insert((*name).to_owned(), (*word).to_owned());
        }
        Ok(())
    }
}

impl Tab {
    fn open(device: &Device, hash: &str) -> Self {
        Self::with_own(device, Rc::default(), hash)
    }

    fn with_own(device: &Device, own: Rc<RefCell<BTreeMap<String, String>>>, hash: &str) -> Self {
        let shelf = (device.clone(), Rc::clone(&own));
        let (keeper, model) = Keeper::open(&shelf, Lang::En, 7);
        let mut page = Visitor::come_to("#/");
        page.model = model;
        page.effects.clear();
        let mut tab = Self {
            device: device.clone(),
            own,
            keeper,
            page,
        };
        tab.send(Msg::Went(Address::from_hash(hash)));
        tab
    }

    /// Loads the page again.
    fn reload(self, hash: &str) -> Self {
        Self::with_own(&self.device, self.own, hash)
    }

    /// Does something on the page, and whatever the page asks the storage for.
    fn does(&mut self, does: impl FnOnce(&mut Visitor<Self>)) {
        does(&mut self.page);
        loop {
            let asked = std::mem::take(&mut self.page.effects);
            let keeps = asked.into_iter().filter_map(|effect| match effect {
                Effect::Keep(keep) => Some(keep),
                _ => None,
            });
            let keeps: Vec<Keep> = keeps.collect();
            if keeps.is_empty() {
                return;
            }
            let shelf = (self.device.clone(), Rc::clone(&self.own));
            for keep in keeps {
                for news in self.keeper.perform(&shelf, keep) {
                    self.page.send(Msg::Kept(news));
                }
            }
        }
    }

    fn send(&mut self, msg: Msg) {
        self.does(|page| page.send(msg));
    }

    fn go(&mut self, hash: &str) {
        self.send(Msg::Went(Address::from_hash(hash)));
    }

    /// A parent does something about the child that learns.
    fn parent(&mut self, wants: fn(usize) -> ParentsMsg) {
        let child = self.page.model.profiles.index();
        self.send(Msg::Parents(wants(child)));
    }

    /// Hears that another tab has written.
    fn look(&mut self) {
        self.send(Msg::LookAgain(0));
    }

    fn press(&mut self, label: &str) {
        self.does(|page| page.press(label));
    }

    fn tap(&mut self, squares: &str) {
        self.does(|page| page.tap(squares));
    }

    fn text(&self) -> String {
        self.page.text()
    }

    #[track_caller]
    fn says(&self, words: &str) {
        let text = self.text();
        assert!(text.contains(words), "{text:?} should contain {words:?}");
    }
}

/// Whatever stands under our names, the page opens, can be used and seen.
#[test]
fn any_bytes_under_any_name_are_borne() {
    let hostile = [
        "",
        "\u{0}",
        "\u{feff}",
        "null",
        "[]",
        "{}",
        "{\"lang\":7}",
        "-1",
        "99999999999999999999",
        "chesslings progress 1",
        "chesslings progress 1\nnow 0\nchild \nchild \n4294967296\n",
        "chesslings progress 1\ngone 4294967295 cbf29ce484222325\nchild \nagain 4294967295\nvisits 4294967295\n",
        "chesslings progress 1\ngone 0 zz\ngone\ngone 0 1 2\nchxld\nchild\n",
        "chesslings progress 2\nchild Anna\n",
        "chesslings attempt 1",
        "chesslings attempt 1\n\nrook-meet",
        "chesslings attempt 1\n\nrook-meet 1 0 1 2 3\n8/8/8/8/8/8/8/8 w - - 0 1\na1a9 @z9 +Zz ?9 hint undo walked ж\n",
        "[White \"A\"]\n\n1. e4 e5 2. Ke3 *",
        "1. e4 *",
        "[FEN \"8/8\"]\n\n*",
        "*",
        "{only}",
        "1-0",
        "[Result \"1-0\"]\n[DrawOffer \"white\"]\n[TakenBack \"e2e4 e7e5\"]\n\n1-0",
    ];
    let names = [
        "chesslings.progress.1",
        "chesslings.progress.aside.1",
        "chesslings.game.1",
        "chesslings.game.7",
        "chesslings.game.4294967295",
        "chesslings.game.last",
        "chesslings.game.aside.1",
        "chesslings.attempt.1",
        "chesslings.explored",
    ];
    for name in names {
        for text in hostile {
            for room in [None, Some(0)] {
                let device = Device::with(&[(name, text)]);
                device.0.room.set(room.map(|_| device.used()));
                let mut tab = Tab::open(&device, "#/play");
                for hash in [
                    "#/learn/rook/1",
                    "#/learn/rook/3",
                    "#/puzzles",
                    "#/explore",
                    "#/play",
                ] {
                    tab.go(hash);
                    assert!(!view(&tab.page.model).text().is_empty(), "{name} {text:?}");
                }
                tab.look();
            }
        }
    }
}

#[test]
fn where_storage_is_forbidden_everything_works_and_the_reader_is_told() {
    let device = Device::default();
    device.0.is_forbidden.set(true);
    let mut tab = Tab::open(&device, "#/play");
    tab.press("Start");
    tab.tap("e2 e4");
    tab.says("This browser keeps nothing.");
    tab.look();
    tab.press("All right");
    tab.tap("e7 e5");
    assert!(!tab.text().contains("This browser keeps nothing."));
}
