//! Games: each has a place of its own, so that none is ever written over by another.

use super::aside::{self, Aside, Kind};
use super::keeper::{Keeper, Slot};
use super::news::News;
use super::shelf::Shelf;
use crate::app::play::{KeptGame, Play, renamed};
use crate::text::Lang;

/// A game is kept under this and its number. Before there were many, the only one had number 1.
const GAME: &str = "chesslings.game.";
/// The number of the game that was played last; each tab has one of its own besides.
const LAST: &str = "chesslings.game.last";
/// So many games are kept.
const MOST: usize = 30;

impl Keeper {
    /// The game that was played last, here or in another tab, and what can't be read of it.
    pub(super) fn load_game(&mut self, shelf: &dyn Shelf, lang: Lang) -> (Play, Option<Aside>) {
        let numbers = numbers(shelf);
        let named = |text: Option<String>| {
            let number = text.and_then(|text| text.parse().ok());
            number.filter(|number| numbers.contains(number))
        };
        let last = named(shelf.get_own(LAST)).or_else(|| named(shelf.get(LAST).ok().flatten()));
        let number = last.or_else(|| numbers.last().copied());
        let opened = number.and_then(|number| self.open_game(shelf, number));
        let Some((text, aside)) = opened else {
            return (Play::default(), None);
        };
        (Play::from_saved(&text, lang).0, aside)
    }

    /// Makes a game the game of this tab.
    pub(super) fn open_game(
        &mut self,
        shelf: &dyn Shelf,
        number: u32,
    ) -> Option<(String, Option<Aside>)> {
        let text = shelf.get(&name(number)).ok().flatten()?;
        let whole = KeptGame::of(number, &text).is_some_and(|game| game.is_whole);
        let aside = (!whole).then(|| aside::keep(shelf, Kind::Game, &text, &|_| false).0);
        let is_stuck = aside.as_ref().is_some_and(|aside| !aside.is_kept);
        // What can't be read nor put aside keeps its place, and the game goes on in another one.
        self.game = (!is_stuck).then(|| Slot {
            number,
            text: text.clone(),
        });
        self.remember(shelf);
        Some((text, aside))
    }

    /// Writes the game of this tab.
    pub(super) fn save_game(&mut self, shelf: &dyn Shelf, text: String, is_new: bool) -> Vec<News> {
        let place = self.place_for(shelf, &text, is_new);
        let number = place.unwrap_or_else(|| numbers(shelf).last().map_or(1, |last| last + 1));
        let mut news = Vec::new();
        while shelf.set(&name(number), &text).is_err() {
            let Some(old) = oldest(shelf, number, true) else {
                // What stands under the number is still what we know, if anything does.
                self.game = self.game.take().filter(|_| place.is_some());
                news.push(News::Failed);
                return news;
            };
            shelf.remove(&name(old));
            news = vec![News::Tight];
        }
        self.game = Some(Slot { number, text });
        if place.is_none() || is_new {
            self.remember(shelf);
            while numbers(shelf).len() > MOST
                && let Some(old) =
                    oldest(shelf, number, true).or_else(|| oldest(shelf, number, false))
            {
                shelf.remove(&name(old));
            }
        }
        news
    }

    /// Forgets a game. The game of this tab stays.
    pub(super) fn drop_game(&self, shelf: &dyn Shelf, number: u32) {
        if self.game.as_ref().is_none_or(|slot| slot.number != number) {
            shelf.remove(&name(number));
        }
    }

    /// Gives a game a name, and tells of all games anew. A tab that goes on with it hears of that as
    /// of a move.
    pub(super) fn name_game(&self, shelf: &dyn Shelf, number: u32, title: &str) -> Vec<News> {
        let text = shelf.get(&name(number)).ok().flatten();
        let text = text.and_then(|text| renamed(&text, title));
        let stored = text.map(|text| shelf.set(&name(number), &text));
        let mut news = vec![News::Games(self.list_games(shelf))];
        if stored.is_some_and(|stored| stored.is_err()) {
            news.push(News::Failed);
        }
        news
    }

    /// All games but the one of this tab, the newest first.
    pub(super) fn list_games(&self, shelf: &dyn Shelf) -> Vec<KeptGame> {
        let own = self.game.as_ref().map(|slot| slot.number);
        let others = numbers(shelf).into_iter().rev();
        let others = others.filter(|&number| Some(number) != own);
        others
            .filter_map(|number| {
                let text = shelf.get(&name(number)).ok().flatten()?;
                KeptGame::of(number, &text)
            })
            .collect()
    }

    /// The game of this tab, if another tab has gone on with it.
    pub(super) fn new_moves(&mut self, shelf: &dyn Shelf) -> Option<News> {
        let slot = self.game.as_mut()?;
        let stored = shelf.get(&name(slot.number)).ok().flatten()?;
        if stored == slot.text {
            return None;
        }
        // What can't be read is no news; our next move gets another place then.
        KeptGame::of(slot.number, &stored)?;
        slot.text.clone_from(&stored);
        Some(News::Moves(stored))
    }

    /// The number under which the game may be written; `None` for one that nobody has.
    fn place_for(&self, shelf: &dyn Shelf, text: &str, is_new: bool) -> Option<u32> {
        let slot = self.game.as_ref()?;
        // A game without a move needs no place of its own.
        let is_worth_it = || KeptGame::of(slot.number, &slot.text).is_none_or(|game| game.is_begun);
        if is_new && is_worth_it() {
            return None;
        }
        let stored = shelf.get(&name(slot.number)).ok().flatten();
        let is_ours = stored.is_none_or(|stored| stored == slot.text || stored == text);
        is_ours.then_some(slot.number)
    }

    fn remember(&self, shelf: &dyn Shelf) {
        if let Some(slot) = &self.game {
            let number = slot.number.to_string();
            shelf.set_own(LAST, &number);
            // Without it the newest game is the last one.
            let _ = shelf.set(LAST, &number);
        }
    }
}

fn name(number: u32) -> String {
    [GAME, &number.to_string()].concat()
}

/// The numbers of all games, the oldest first.
fn numbers(shelf: &dyn Shelf) -> Vec<u32> {
    let names = shelf.names();
    let mut numbers: Vec<u32> = Vec::new();
    for name in &names {
        let number = name.strip_prefix(GAME).and_then(|rest| rest.parse().ok());
        // Numbers are counted on from the last one.
        if let Some(number) = number.filter(|&number| number < u32::MAX) {
            let place = numbers.partition_point(|&known| known < number);
            numbers.insert(place, number);
        }
    }
    numbers
}

/// The oldest game but this one, maybe only of those that are over.
fn oldest(shelf: &dyn Shelf, but: u32, is_over: bool) -> Option<u32> {
    let others = numbers(shelf).into_iter().filter(|&number| number != but);
    let mut others = others.filter(|&number| {
        let text = shelf.get(&name(number)).ok().flatten();
        !is_over || text.is_some_and(|text| !text.trim_end().ends_with('*'))
    });
    others.next()
}
