//! Where players sit down: who plays, their names, and what they start from.

use super::facing::color_of;
use super::names::{self, Names};
use super::saved;
use super::saying::Saying;
use super::table::Table;
use super::{KeptGame, Play};
use crate::app::board::Side;
use crate::app::errand::Errand;
use crate::app::kept::Keep;
use crate::app::model::Effect;
use crate::app::screen::Around;
use crate::app::ui::parts::HEADING;
use crate::opponents::{Character, Handicap, Rival};
use crate::rules::{
    Color, FenError, Game, Mended, PgnError, PgnFound, PgnGame, Position, Strictness, mended,
};
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
    /// The position to start from, if it is not the usual one.
    pub from: Option<Position>,
    /// A game to open, as it was pasted.
    pub pgn: String,
    /// Whether somebody is reading that game, or one of a file.
    pub reads: bool,
    /// Several games that were found there, to choose from.
    pub found: Option<Found>,
    /// The kept game with which something shall be done.
    pub chosen: Option<Chosen>,
    /// What is wrong.
    pub trouble: Option<Trouble>,
}

/// A kept game with which something shall be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Chosen {
    /// Under which number it is kept.
    pub number: u32,
    /// Its name as it was typed.
    pub name: String,
    /// Whether somebody is asked if it shall really go.
    pub sure: bool,
}

/// Games that were found in one text.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// What a list tells of them, numbered from 0.
    pub games: Vec<KeptGame>,
    /// The games.
    pub texts: Vec<String>,
    /// How many others can't be read.
    pub unreadable: usize,
    /// Whether there are more than a list can show.
    pub more: bool,
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
    /// Nobody came to read it.
    NoReader,
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
    /// These games were found, as [`PgnFound`] tells it; nothing if nobody came to read.
    Found(Option<String>),
    /// This one of them is opened.
    Choose(u32),
    /// The kept game with this number is wanted.
    Reopen(u32),
    /// Something shall be done with the kept game with this number, or nothing more.
    More(u32),
    /// A name for it was typed.
    Name(String),
    /// It has that name from now on.
    Named,
    /// It shall go; first one is asked.
    Delete,
    /// It shall really go.
    DeleteSurely,
    /// It stays.
    KeepGame,
    /// The game shall start as usual.
    Usual,
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
            FormMsg::Start => {
                let from = form.from;
                return self.sit_down(from, around);
            }
            FormMsg::Continue => return self.go_on(),
            FormMsg::Fen(text) => form.fen = text,
            FormMsg::Pgn(text) => form.pgn = text,
            FormMsg::StartFromFen => match Position::from_fen(form.fen.trim(), Strictness::Game) {
                Ok(start) => return self.sit_down(Some(start), around),
                Err(error) => form.trouble = Some(Trouble::Fen(error)),
            },
            FormMsg::Open => return form.read(form.pgn.clone()),
            FormMsg::File(text) => return form.read(text),
            FormMsg::Found(told) if form.reads => {
                return self.hear_found(told.as_deref(), around.lang);
            }
            FormMsg::Found(_) => {}
            FormMsg::Choose(which) => {
                let found = form.found.as_ref();
                let text = found.and_then(|found| found.texts.get(which as usize).cloned());
                return text.map_or_else(Vec::new, |text| self.open(&text, around.lang));
            }
            FormMsg::Reopen(number) => return vec![Effect::Keep(Keep::OpenGame(number))],
            FormMsg::More(_)
            | FormMsg::Name(_)
            | FormMsg::Named
            | FormMsg::Delete
            | FormMsg::DeleteSurely
            | FormMsg::KeepGame => return self.on_chosen(msg),
            FormMsg::Usual => {
                form.from = None;
                return vec![Effect::FocusOn(HEADING)];
            }
        }
        Vec::new()
    }

    /// Begins a game, from this position or as games begin.
    fn sit_down(&mut self, from: Option<Position>, around: &Around<'_>) -> Vec<Effect> {
        let lang = around.lang;
        let Some(character) = self.form.against else {
            let game = Game::from(from.unwrap_or_default());
            let mut table = Table::new(self.form.names.to_play(lang), game);
            table.date(around.profiles.today());
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
        let mut table = Table::new(names, game).against(rival);
        table.date(around.profiles.today());
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

    /// A text was looked through. One game is opened, of several one is chosen.
    fn hear_found(&mut self, told: Option<&str>, lang: Lang) -> Vec<Effect> {
        self.form.reads = false;
        let found = told.and_then(PgnFound::from_text);
        let form = &mut self.form;
        match found {
            Some(PgnFound::Games {
                texts,
                unreadable,
                more,
            }) => {
                if let ([only], 0, false) = (&texts[..], unreadable, more) {
                    return self.open(only, lang);
                }
                let games = texts.iter().zip(0..);
                form.found = Some(Found {
                    games: games
                        .filter_map(|(text, number)| KeptGame::of(number, text))
                        .collect(),
                    texts,
                    unreadable,
                    more,
                });
                return vec![Effect::FocusOn("found")];
            }
            Some(PgnFound::Unreadable(error)) => form.trouble = Some(Trouble::Pgn(error)),
            Some(PgnFound::Nothing) => form.trouble = Some(Trouble::NoGame),
            None => form.trouble = Some(Trouble::NoReader),
        }
        Vec::new()
    }

    fn open(&mut self, text: &str, lang: Lang) -> Vec<Effect> {
        let Some(Mended { game, .. }) = mended(text) else {
            return Vec::new();
        };
        let mut table = opened(&game, lang);
        table.board.side = Side::White;
        table.saying = Saying::Opened;
        // Whose game it was says nothing about who plays here next.
        let names = self.form.names.clone();
        let effects = self.take(table);
        self.form.names = names;
        effects
    }

    fn take(&mut self, mut table: Table) -> Vec<Effect> {
        if let Some(old) = &self.table
            && table.rival.is_none()
        {
            table.facing = old.facing;
            table.score = old.score_for(&table.names);
        }
        self.form = Form::of(&table);
        let mut effects = vec![table.save_new()];
        self.put(table);
        effects.extend(self.go_on());
        effects
    }
}

impl Form {
    /// Lets somebody look for games in a text.
    fn read(&mut self, text: String) -> Vec<Effect> {
        self.reads = true;
        self.found = None;
        self.trouble = None;
        vec![Effect::Ask(Errand::Games, text)]
    }

    /// As it was when these players sat down.
    pub(super) fn of(table: &Table) -> Self {
        let names = table.names.typed();
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
