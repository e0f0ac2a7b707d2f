//! A game as it is stored: a PGN that any chess program can read, with a few tags of our own.
//!
//! `Facing` and `Bottom` say how the board lies, `DrawOffer` who offers a draw, `TakenBack` which
//! moves can be redone, the next one first; [`Rival::TAGS`] tell of a character, `Coach` what the
//! coach has said, `Score` how two friends stood before it. Each may be missing
//! or wrong without harm to the rest.

use super::form::{self, Form};
use super::saying::Saying;
use super::table::Table;
use super::{Facing, Names, Play, tally};
use crate::app::board::Side;
use crate::app::kept::Keep;
use crate::app::model::Effect;
use crate::coach::Kept;
use crate::opponents::Rival;
use crate::rules::{
    AutomaticDraws, ByColor, Color, Game, Mended, PgnGame, PgnResult, PgnTags, mended,
};
use crate::text::{Lang, date_of_day};
use crate::typed::Nickname;

const FACING: &str = "Facing";
const BOTTOM: &str = "Bottom";
const DRAW_OFFER: &str = "DrawOffer";
pub(super) const TAKEN_BACK: &str = "TakenBack";
const SCORE: &str = "Score";
/// What a game is called.
const EVENT: &str = "Event";
/// The usual name.
const UNNAMED: &str = "Chesslings";

/// More tags than this are not kept.
const MOST_TAGS: usize = 100;

impl Table {
    /// The game as PGN, for the players.
    pub fn pgn(&self) -> PgnGame {
        self.between(&self.names)
    }

    fn between(&self, names: &Names) -> PgnGame {
        let mut pgn = PgnGame::from(&self.game);
        pgn.tags = self.tags.clone();
        if pgn.tags.get(EVENT) == Some("?") {
            set(&mut pgn.tags, EVENT, UNNAMED);
        }
        set(&mut pgn.tags, "White", &names.white);
        set(&mut pgn.tags, "Black", &names.black);
        pgn
    }

    /// The game begins on this day, counted from 1970; 0 if nobody knows which day it is.
    pub(super) fn date(&mut self, today: u32) {
        if today > 0 {
            let (year, month, day) = date_of_day(today);
            let date = format!("{year}.{month:02}.{day:02}");
            set(&mut self.tags, "Date", &date);
        }
    }

    /// Everything about the game as a text to store.
    pub fn to_saved(&self) -> String {
        // Whoever typed no name is called as in the language of whoever opens the game.
        let mut pgn = self.between(&self.names.typed());
        set(&mut pgn.tags, FACING, self.facing.name());
        set(&mut pgn.tags, BOTTOM, self.bottom().name());
        if let Some(by) = self.game.draw_offer() {
            set(&mut pgn.tags, DRAW_OFFER, by.name());
        }
        if let Some(rival) = self.rival {
            rival.write(&mut pgn.tags);
        }
        if let Some(said) = self.coach.to_text(self.child()) {
            set(&mut pgn.tags, Kept::TAG, &said);
        }
        if self.score != ByColor::default() {
            set(&mut pgn.tags, SCORE, &tally::written(self.score));
        }
        let undone: Vec<_> = self
            .game
            .undone()
            .map(|undone| undone.to_string())
            .collect();
        if !undone.is_empty() {
            set(&mut pgn.tags, TAKEN_BACK, &undone.join(" "));
        }
        pgn.to_string()
    }

    pub(super) fn save(&self) -> Effect {
        self.keep(false)
    }

    /// Keeps the game beside the one before.
    pub(super) fn save_new(&self) -> Effect {
        self.keep(true)
    }

    fn keep(&self, is_new: bool) -> Effect {
        let text = self.to_saved();
        Effect::Keep(Keep::Game { text, is_new })
    }

    /// A table from a stored game.
    fn from_saved(read: &PgnGame, lang: Lang) -> Self {
        let mut table = form::opened(read, lang);
        let tag = |name: &str| read.tags.get(name);
        table.facing = tag(FACING).and_then(Facing::from_name).unwrap_or_default();
        if let Some(rival) = Rival::read(&read.tags) {
            table = table.against(rival);
            table.name_rival(lang);
            // What is over was counted when it ended.
            table.counted = table.ending();
        }
        table.coach = Kept::read(tag(Kept::TAG), table.child());
        table.score = tag(SCORE).map(tally::read).unwrap_or_default();
        if let Some(bottom) = tag(BOTTOM).and_then(Color::named) {
            table.board.side = Side::of(bottom);
        }
        if read.result == PgnResult::Unknown {
            if let Some(moves) = tag(TAKEN_BACK) {
                take_back(&mut table.game, moves);
            }
            if let Some(by) = tag(DRAW_OFFER).and_then(Color::named) {
                // An ended game takes no offer; then the tag is wrong.
                let _ = table.game.offer_draw(by);
            }
        }
        table.turn_to_mover();
        table
    }
}

impl Play {
    /// What was stored as `text`, and whether all of it could be read. If not, the text should be
    /// kept aside: what can't be read now may be read by a later version or by a person.
    pub fn from_saved(text: &str, lang: Lang) -> (Self, bool) {
        let Some(Mended { game: read, whole }) = mended(text) else {
            return (Self::default(), false);
        };
        let mut table = Table::from_saved(&read, lang);
        if !whole {
            table.saying = Saying::Mended;
        }
        let form = Form::of(&table);
        let play = Self {
            form,
            table: Some(table),
            seated: true,
            ..Self::default()
        };
        (play, whole)
    }
}

/// The name of a game, unless it has only the usual one.
pub(super) fn title(tags: &PgnTags) -> String {
    let name = tags
        .get(EVENT)
        .filter(|name| !["?", UNNAMED].contains(name));
    Nickname::new(name.unwrap_or_default()).into()
}

/// A stored game under another name, empty for the usual one; `None` if some of it can't be read.
pub(in crate::app) fn renamed(text: &str, name: &str) -> Option<String> {
    let Mended { mut game, whole } = mended(text)?;
    set(
        &mut game.tags,
        EVENT,
        if name.is_empty() { UNNAMED } else { name },
    );
    whole.then(|| game.to_string())
}

/// A game's tags without our own, as many as anybody would write.
pub(super) fn foreign_tags(tags: &PgnTags) -> PgnTags {
    let ours = [FACING, BOTTOM, DRAW_OFFER, TAKEN_BACK, Kept::TAG, SCORE];
    tags.filtered(MOST_TAGS, |name| {
        !ours.contains(&name) && !Rival::TAGS.contains(&name)
    })
}

/// Plays these moves and takes them back, so that they can be redone.
fn take_back(game: &mut Game, moves: &str) {
    let mut replayed = game.clone().with_draws(AutomaticDraws::NONE);
    let mut count = 0;
    for word in moves.split_whitespace() {
        let Some(read) = replayed.position().written_move(word) else {
            break;
        };
        if replayed
            .play(read.from(), read.to(), read.promotion())
            .is_err()
        {
            break;
        }
        count += 1;
    }
    for _ in 0..count {
        replayed.undo();
    }
    *game = replayed.with_draws(AutomaticDraws::ALL);
}

fn set(tags: &mut PgnTags, name: &str, value: &str) {
    // So a PGN says that nobody knows.
    let value = if value.is_empty() { "?" } else { value };
    // Only a name can be refused, and these are names that a tag can have.
    let _ = tags.set(name, value);
}
