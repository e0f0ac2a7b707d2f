//! Where two players sit down: their names, and what they start from.

use super::Play;
use super::names::{self, Names};
use super::saved;
use super::saying::Saying;
use super::table::Table;
use crate::app::kept::Keep;
use crate::app::model::Effect;
use crate::rules::{FenError, Game, PgnError, PgnGame, PgnReader, Position, Strictness};
use crate::text::Lang;

/// What stands in the form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Form {
    /// The names as they were typed.
    pub names: Names,
    /// A position to start from, as it was typed.
    pub fen: String,
    /// A game to open, as it was pasted.
    pub pgn: String,
    /// What is wrong.
    pub trouble: Option<Trouble>,
}

/// Why a game can't begin.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The position can't be read.
    Fen(FenError),
    /// The game can't be read.
    Pgn(Box<PgnError>),
    /// There is no game in the text.
    NoGame,
}

/// What happens in the form.
#[derive(Clone, Debug, PartialEq)]
pub enum FormMsg {
    /// The first player's name was typed.
    White(String),
    /// The second player's name was typed.
    Black(String),
    /// The players change seats.
    Swap,
    /// The game begins.
    Start,
    /// The game that was going on is continued.
    Continue,
    /// A position was typed.
    Fen(String),
    /// The game begins from that position.
    StartFromFen,
    /// A game was pasted.
    Pgn(String),
    /// That game is opened.
    Open,
    /// A file with a game was read.
    File(String),
    /// The kept game with this number is wanted.
    Reopen(u32),
}

impl Play {
    pub(super) fn on_form(&mut self, msg: FormMsg, lang: Lang) -> Vec<Effect> {
        let form = &mut self.form;
        match msg {
            FormMsg::White(name) => form.names.white = name,
            FormMsg::Black(name) => form.names.black = name,
            FormMsg::Swap => form.names = std::mem::take(&mut form.names).swapped(),
            FormMsg::Start => return self.sit_down(Game::new(), lang),
            FormMsg::Continue => return self.go_on(),
            FormMsg::Fen(text) => form.fen = text,
            FormMsg::Pgn(text) => form.pgn = text,
            FormMsg::StartFromFen => match Position::from_fen(form.fen.trim(), Strictness::Game) {
                Ok(start) => return self.sit_down(Game::from(start), lang),
                Err(error) => form.trouble = Some(Trouble::Fen(error)),
            },
            FormMsg::Open => {
                let text = form.pgn.clone();
                return self.open(&text, lang);
            }
            FormMsg::File(text) => return self.open(&text, lang),
            FormMsg::Reopen(number) => return vec![Effect::Keep(Keep::OpenGame(number))],
        }
        Vec::new()
    }

    fn sit_down(&mut self, game: Game, lang: Lang) -> Vec<Effect> {
        let table = Table::new(self.form.names.to_play(lang), game);
        self.take(table)
    }

    pub(super) fn go_on(&mut self) -> Vec<Effect> {
        self.form.trouble = None;
        match &self.table {
            Some(table) => {
                self.seated = true;
                vec![Effect::Focus(table.board.focused), Effect::Reveal]
            }
            None => Vec::new(),
        }
    }

    fn open(&mut self, text: &str, lang: Lang) -> Vec<Effect> {
        let mut games = PgnReader::new(text, Strictness::Game);
        match games.next() {
            Some(Ok(read)) => {
                let mut table = opened(&read, lang);
                let more = games.next().is_some();
                table.saying = Saying::Opened { more };
                self.take(table)
            }
            Some(Err(error)) => {
                self.form.trouble = Some(Trouble::Pgn(Box::new(error)));
                Vec::new()
            }
            None => {
                self.form.trouble = Some(Trouble::NoGame);
                Vec::new()
            }
        }
    }

    fn take(&mut self, mut table: Table) -> Vec<Effect> {
        if let Some(old) = &self.table {
            table.facing = old.facing;
        }
        self.form = Form {
            names: table.names.clone(),
            ..Form::default()
        };
        let mut effects = vec![table.save_new()];
        self.put(table);
        effects.extend(self.go_on());
        effects
    }
}

/// A table with a game that was read.
pub(super) fn opened(read: &PgnGame, lang: Lang) -> Table {
    let names = names::written(&read.tags).to_play(lang);
    let mut table = Table::new(names, read.to_game());
    table.tags = saved::foreign_tags(&read.tags);
    table
}
