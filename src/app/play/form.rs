//! Where players sit down: who plays, their names, and what they start from.

use super::Play;
use super::facing::color_of;
use super::names::{self, Names};
use super::saved;
use super::saying::Saying;
use super::table::Table;
use crate::app::board::Side;
use crate::app::kept::Keep;
use crate::app::model::Effect;
use crate::app::screen::Around;
use crate::opponents::{Character, Handicap, Rival};
use crate::rules::{Color, FenError, Game, PgnError, PgnGame, PgnReader, Position, Strictness};
use crate::text::Lang;

/// What stands in the form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Form {
    /// The character to play against; else it is a friend.
    pub against: Option<&'static Character>,
    /// What one plays against it.
    pub side: Side,
    /// What it starts without.
    pub without: Handicap,
    /// The names as they were typed. Against a character, the first is one's own.
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
    /// This character was chosen, or a friend.
    Against(Option<&'static Character>),
    /// This side was chosen.
    Side(Side),
    /// The character starts without this.
    Without(Handicap),
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
    pub(super) fn on_form(&mut self, msg: FormMsg, around: &Around<'_>) -> Vec<Effect> {
        let form = &mut self.form;
        match msg {
            FormMsg::Against(who) => form.against = who,
            FormMsg::Side(side) => form.side = side,
            FormMsg::Without(without) => form.without = without,
            FormMsg::White(name) => form.names.white = name,
            FormMsg::Black(name) => form.names.black = name,
            FormMsg::Swap => form.names = std::mem::take(&mut form.names).swapped(),
            FormMsg::Start => return self.sit_down(None, around),
            FormMsg::Continue => return self.go_on(),
            FormMsg::Fen(text) => form.fen = text,
            FormMsg::Pgn(text) => form.pgn = text,
            FormMsg::StartFromFen => match Position::from_fen(form.fen.trim(), Strictness::Game) {
                Ok(start) => return self.sit_down(Some(start), around),
                Err(error) => form.trouble = Some(Trouble::Fen(error)),
            },
            FormMsg::Open => {
                let text = form.pgn.clone();
                return self.open(&text, around.lang);
            }
            FormMsg::File(text) => return self.open(&text, around.lang),
            FormMsg::Reopen(number) => return vec![Effect::Keep(Keep::OpenGame(number))],
        }
        Vec::new()
    }

    /// Begins a game, from this position or as games begin.
    fn sit_down(&mut self, from: Option<Position>, around: &Around<'_>) -> Vec<Effect> {
        let lang = around.lang;
        let Some(character) = self.form.against else {
            let game = Game::from(from.unwrap_or_default());
            let table = Table::new(self.form.names.to_play(lang), game);
            return self.take(table);
        };
        let color = color_of(self.form.side.other());
        // In a position of one's own nothing is missing that is there.
        let without = if from.is_some() {
            Handicap::None
        } else {
            self.form.without
        };
        let mut names = Names {
            white: self.form.names.white.clone(),
            black: lang.opponent_name(character).to_owned(),
        };
        // Whoever plays alone is most likely the child that learns here.
        if names.white.trim().is_empty() {
            names.white.clone_from(&around.profiles.current().name);
        }
        let names = names.to_play(lang);
        let names = match color {
            Color::White => names.swapped(),
            Color::Black => names,
        };
        let seed = self.next_seed();
        let rival = Rival {
            character,
            color,
            without,
            seed,
        };
        let game = Game::from(from.unwrap_or_else(|| rival.start()));
        self.take(Table::new(names, game).against(rival))
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
        if let Some(old) = &self.table
            && table.rival.is_none()
        {
            table.facing = old.facing;
        }
        self.form = Form::of(&table);
        let mut effects = vec![table.save_new()];
        self.put(table);
        effects.extend(self.go_on());
        effects
    }
}

impl Form {
    /// As it was when these players sat down.
    pub(super) fn of(table: &Table) -> Self {
        let names = table.names.clone();
        let Some(rival) = table.rival else {
            return Self {
                names,
                ..Self::default()
            };
        };
        let child = rival.color.other();
        let names = Names {
            white: names.of(child).to_owned(),
            black: String::new(),
        };
        Self {
            against: Some(rival.character),
            side: Side::of(child),
            without: rival.without,
            names,
            ..Self::default()
        }
    }
}

/// A table with a game that was read.
pub(super) fn opened(read: &PgnGame, lang: Lang) -> Table {
    let names = names::written(&read.tags).to_play(lang);
    let mut table = Table::new(names, read.to_game());
    table.tags = saved::foreign_tags(&read.tags);
    table
}
