//! What two players see and can do, played through the page without a browser.

mod beginning;
mod coaching;
mod deals;
mod form;
mod history;
mod look;
mod moving;
mod path;
mod promotion;
mod puzzle;
mod refusals;
mod rivals;
mod saved;
mod scores;
mod sounds;
mod stories;
mod tally;

use crate::app::board::{BoardKey, PointerEvent};
use crate::app::play::Table;
use crate::app::visitor::{Visitor, find};
use crate::app::{
    Address, BoardMsg, Effect, Errand, FormMsg, Keep, Model, Msg, PlayMsg, Route, SettingsMsg,
    TableMsg, view,
};
use crate::rules::{Square, find_games};
use crate::text::Lang;

/// A page on the Play screen.
type Page = Visitor<Playing>;

struct Playing;

impl Page {
    /// The form where two players sit down.
    fn form() -> Self {
        Self::come_to(Route::Play.hash())
    }

    /// Anna and Ben at the table.
    fn table() -> Self {
        let mut page = Self::form();
        page.in_form(FormMsg::White("Anna".to_owned()));
        page.in_form(FormMsg::Black("Ben".to_owned()));
        page.in_form(FormMsg::Start);
        page
    }

    /// Anna and Ben at the table, with this position.
    fn position(fen: &str) -> Self {
        let mut page = Self::form();
        page.in_form(FormMsg::White("Anna".to_owned()));
        page.in_form(FormMsg::Black("Ben".to_owned()));
        page.in_form(FormMsg::Fen(fen.to_owned()));
        page.in_form(FormMsg::StartFromFen);
        assert!(page.model.play.seated, "{:?}", page.model.play.form.trouble);
        page
    }

    fn in_form(&mut self, msg: FormMsg) {
        self.send(Msg::Play(PlayMsg::Form(msg)));
    }

    /// The worker finds the games it was asked for last.
    fn find_games(&mut self) {
        let asked = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Ask(Errand::Games, text) => Some(find_games(text, 100)),
            _ => None,
        });
        self.in_form(FormMsg::Found(asked));
    }

    fn at_table(&mut self, msg: TableMsg) {
        self.play(PlayMsg::Table(msg));
    }

    fn play(&mut self, msg: PlayMsg) {
        self.send(Msg::Play(msg));
    }

    fn table_now(&self) -> &Table {
        self.model.play.table.as_ref().expect("nobody has sat down")
    }

    fn fen(&self) -> String {
        self.table_now().game.position().to_fen()
    }

    /// What was stored last.
    fn saved(&self) -> &str {
        let texts = self.effects.iter().rev().filter_map(|effect| match effect {
            Effect::Keep(Keep::Game { text, .. }) => Some(text.as_str()),
            _ => None,
        });
        texts.into_iter().next().expect("nothing was stored")
    }
}
