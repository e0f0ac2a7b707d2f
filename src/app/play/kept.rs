//! Games that are kept: what a list says of them, and how one comes back to the table.

use super::form::{Chosen, FormMsg};
use super::names;
use super::saved;
use super::{Form, Names, Play, Table};
use crate::app::board::Moving as _;
use crate::app::kept::Keep;
use crate::app::model::Effect;
use crate::app::ui::parts::HEADING;
use crate::lessons::Profiles;
use crate::rules::{Mended, PgnGame, PgnResult, Position, Setup, mended};
use crate::text::Lang;
use crate::typed::Nickname;

/// A game that is kept, as a list tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// Under which number it is kept.
    pub number: u32,
    /// Who played; empty if that is not known.
    pub names: Names,
    /// How it ended, if it did.
    pub result: PgnResult,
    /// How many moves both have made.
    pub moves: usize,
    /// What it is called; mostly nothing.
    pub title: String,
    /// The game as it is stored.
    pub text: String,
    /// How the board looks now.
    pub setup: Setup,
    /// Whether there is anything in it that could be lost.
    pub is_begun: bool,
    /// Whether all of it can be read.
    pub is_whole: bool,
}

impl KeptGame {
    /// What there is to say of a stored game; `None` if it can't be read.
    pub fn of(number: u32, text: &str) -> Option<Self> {
        let Mended {
            game: read,
            whole: is_whole,
        } = mended(text)?;
        let PgnGame { tags, result, .. } = &read;
        let moves = read.moves().len();
        let is_first = *read.start() == Position::default();
        Some(Self {
            number,
            names: names::written(tags),
            title: saved::title(tags),
            text: text.to_owned(),
            result: *result,
            moves,
            setup: *read.end().setup(),
            is_whole,
            is_begun: !is_whole || moves > 0 || !is_first || tags.get(saved::TAKEN_BACK).is_some(),
        })
    }
}

impl Play {
    /// Puts another game on the table.
    pub(in crate::app) fn reopen(
        &mut self,
        text: &str,
        profiles: &Profiles,
        lang: Lang,
    ) -> Vec<Effect> {
        let Some(table) = Self::from_saved(text, lang).0.table else {
            return Vec::new();
        };
        self.form = Form::of(&table);
        self.put(table);
        let mut effects = self.go_on();
        effects.extend(self.let_think(profiles));
        effects
    }

    /// Does something with the kept game that was chosen.
    pub(super) fn on_chosen(&mut self, msg: FormMsg) -> Vec<Effect> {
        if let FormMsg::More(number) = msg {
            let before = self.form.chosen.take();
            let game = self.games.iter().find(|game| game.number == number);
            let is_open = before.is_some_and(|before| before.number == number);
            self.form.chosen = game.filter(|_| !is_open).map(|game| Chosen {
                number,
                name: game.title.clone(),
                sure: false,
            });
            return Vec::new();
        }
        let Some(chosen) = &mut self.form.chosen else {
            return Vec::new();
        };
        let number = chosen.number;
        match msg {
            FormMsg::Name(name) => chosen.name = name,
            FormMsg::Named => {
                let name = Nickname::new(&chosen.name).into();
                return vec![Effect::Keep(Keep::NameGame { number, name })];
            }
            FormMsg::Delete => {
                chosen.sure = true;
                return vec![Effect::FocusOn("keep")];
            }
            FormMsg::DeleteSurely => {
                self.form.chosen = None;
                // Perhaps it was the last of the list.
                return vec![
                    Effect::Keep(Keep::DropGame(number)),
                    Effect::FocusOn(HEADING),
                ];
            }
            _ => {
                chosen.sure = false;
                return vec![Effect::FocusOn("delete")];
            }
        }
        Vec::new()
    }

    /// Another tab has gone on with the game that is on the table.
    pub(in crate::app) fn take_over(&mut self, text: &str, lang: Lang) {
        let (read, _) = Self::from_saved(text, lang);
        let (Some(mut table), Some(old)) = (read.table, self.table.as_mut()) else {
            return;
        };
        let before = old.seen_setup();
        table.facing = old.facing;
        table.panel = old.panel;
        table.typed = std::mem::take(&mut old.typed);
        table.board.side = old.board.side;
        table.board.focused = old.board.focused;
        table.board.motion = std::mem::take(&mut old.board.motion);
        let after = table.seen_setup();
        table.board.change(&before, &after, None);
        self.table = Some(table);
        // The other tab lets its character think. What is thought here is about another move.
        self.thought = self.thought.over();
        self.coaching.begin();
    }

    /// Puts a game on the table in place of another, whose board it takes.
    pub(super) fn put(&mut self, mut table: Table) {
        if let Some(old) = &self.table {
            table.board.motion.serial = old.board.motion.serial.wrapping_add(1);
        }
        self.table = Some(table);
    }
}
