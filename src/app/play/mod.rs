//! Two players at one screen, or one against a character.
//!
//! First they sit down ([`Form`]), then they are at the [`Table`]. What they do there changes the
//! game, and every change is stored at once, so that nothing is lost when the page goes away.

mod actions;
mod coaching;
mod facing;
mod form;
mod input;
mod kept;
mod names;
mod picture;
mod puzzle;
mod rival;
mod saved;
mod saying;
mod score;
mod screen;
mod story;
mod table;
mod tally;
#[cfg(test)]
mod tests;
mod thought;
mod view;

pub(super) use coaching::Coaching;
pub(super) use facing::Facing;
pub use form::FormMsg;
pub(super) use form::{Form, Trouble};
pub(super) use kept::KeptGame;
pub(super) use names::Names;
pub(super) use saved::renamed;
pub(super) use table::{Panel, Table};
pub(super) use thought::Thought;

use super::kept::Keep;
use super::link;
use super::model::Effect;
use super::route::Route;
use super::screen::Around;
use crate::opponents::Character;
use crate::rules::{Color, Kind, Square, Strictness};
use crate::text::Lang;

/// What the Play screen remembers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Play {
    /// Where the players sit down.
    pub form: Form,
    /// Their game, if there is one.
    pub table: Option<Table>,
    /// Whether the table is seen; else the form.
    pub seated: bool,
    /// The other games that are kept, the newest first.
    pub games: Vec<KeptGame>,
    /// What a character thinks about.
    pub thought: Thought,
    /// What the coach was asked.
    pub coaching: Coaching,
    /// Decides about everything random; each game takes the next number.
    seed: u64,
}

/// What can happen on the Play screen besides the board.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayMsg {
    /// The players sit down.
    Form(FormMsg),
    /// Something at the table, about this game and its board.
    Table(TableMsg),
    /// One more game.
    Again,
    /// One more game with the other colours.
    AgainSwapped,
    /// One more game with the other colours against this character.
    AgainWith(&'static Character),
    /// Another game, with other players or another start.
    Leave,
    /// The character's answer has come, or nothing will come.
    Replied(Option<String>),
    /// It is time for this answer.
    Answer(String),
    /// The character shall think once more.
    Wake,
    /// The coach's answer has come, or nothing will come.
    Advised(Option<String>),
}

/// What players do at the table besides moving pieces.
#[derive(Clone, Debug, PartialEq)]
pub enum TableMsg {
    /// The waiting pawn becomes this.
    Promote(Kind),
    /// The waiting pawn goes back.
    KeepPawn,
    /// A move was typed so far.
    Typed(String),
    /// The typed move shall be played.
    PlayTyped,
    /// The last move is taken back.
    TakeBack,
    /// What was taken back is played again.
    Redo,
    /// The players look at the game as it was after so many moves.
    Look(usize),
    /// The story of the piece on this square is asked for.
    Tell(Square),
    /// The board is turned.
    Turn,
    /// The board turns to the player to move, if that is wanted.
    TurnToMover,
    /// How the board lies.
    Face(Facing),
    /// Whoever moves offers a draw.
    OfferDraw,
    /// The draw is accepted, or not.
    AnswerDraw(bool),
    /// Whoever moves wants to give up, and is asked.
    Resign,
    /// This player really gives up.
    ResignSurely(Color),
    /// A question is put away.
    NeverMind,
    /// Something is opened beside the board, or closed.
    Open(Panel),
    /// The game goes to the clipboard.
    Copy,
    /// It is there, or not.
    Copied(bool),
    /// More of what the coach said is shown.
    ShowAdvice,
    /// The remark is closed; a move that it was about counts.
    CloseAdvice,
    /// The coach comes or goes.
    Coach(bool),
    /// A moment of the finished game is tried again.
    Solve,
    /// The move after so many is looked at with the coach.
    Moment(usize),
}

impl Play {
    pub(super) fn update(&mut self, msg: PlayMsg, around: &mut Around<'_>) -> Vec<Effect> {
        let had_review = self.has_review();
        let mut effects = self.obey(msg, around);
        if !had_review && self.has_review() {
            effects.extend(self.keep_puzzle(around.profiles));
        }
        self.settle(around, &mut effects);
        effects
    }

    /// What follows from the game as it stands now.
    fn settle(&mut self, around: &mut Around<'_>, effects: &mut Vec<Effect>) {
        if let Some(table) = self.at_table_mut() {
            table.ask_again();
        }
        effects.extend(self.count_game(around.profiles));
        effects.extend(self.let_coach(around));
        effects.extend(self.let_think(around.profiles));
    }

    fn obey(&mut self, msg: PlayMsg, around: &Around<'_>) -> Vec<Effect> {
        match msg {
            PlayMsg::Form(msg) => self.on_form(msg, around),
            PlayMsg::Replied(told) => self.hear_reply(told, around),
            PlayMsg::Answer(told) => self.answer(&told, around),
            PlayMsg::Wake => self.wake(),
            PlayMsg::Advised(told) => self.hear_advice(told.as_deref()),
            PlayMsg::Again => self.play_again(false, around),
            PlayMsg::AgainSwapped => self.play_again(true, around),
            PlayMsg::AgainWith(who) => self.play_with(who, around),
            PlayMsg::Leave => {
                self.stand_up();
                vec![Effect::Keep(Keep::ListGames), Effect::FocusOn("first")]
            }
            PlayMsg::Table(msg) => {
                let table = self.table.as_mut();
                table.map_or_else(Vec::new, |table| table.update(msg, around))
            }
        }
    }

    /// With another number for what is random.
    #[must_use]
    pub(super) fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Somebody wants to play from the position in the address. The address then is the usual
    /// one: whoever loads it again finds the game.
    fn come_with(&mut self, fen: &str) -> Vec<Effect> {
        self.stand_up();
        match link::read(fen, Strictness::Game) {
            Ok(position) => self.form.from = Some(position),
            Err(error) => self.form.trouble = Some(Trouble::Fen(error)),
        }
        let address = Route::Play.hash().to_owned();
        vec![Effect::ShowAddress(address), Effect::Keep(Keep::ListGames)]
    }

    /// The players come to this screen: a game that goes on waits on the board.
    fn come_in(&mut self, lang: Lang) -> Vec<Effect> {
        self.stand_up();
        if let Some(table) = &mut self.table {
            table.name_rival(lang);
        }
        let table = self.table.as_ref();
        self.seated = table.is_some_and(|table| table.game.outcome().is_none());
        if self.seated {
            return vec![Effect::Reveal];
        }
        vec![Effect::Keep(Keep::ListGames)]
    }

    /// The players leave the table.
    fn stand_up(&mut self) {
        self.seated = false;
        self.coaching.begin();
        if let Some(table) = &mut self.table {
            table.rest();
        }
    }

    /// One more game at the same table.
    fn play_again(&mut self, swap: bool, around: &Around<'_>) -> Vec<Effect> {
        let seed = self.next_seed();
        self.coaching.begin();
        let table = self.table.as_mut();
        table.map_or_else(Vec::new, |table| {
            table.again(swap, seed, around.profiles.today())
        })
    }

    /// One more game against another character.
    fn play_with(&mut self, who: &'static Character, around: &Around<'_>) -> Vec<Effect> {
        if let Some(table) = &mut self.table
            && let Some(rival) = &mut table.rival
        {
            rival.character = who;
            table.name_rival(around.lang);
        }
        self.form.against = Some(who);
        self.play_again(true, around)
    }

    fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(1);
        self.seed
    }

    fn at_table(&self) -> Option<&Table> {
        self.table.as_ref().filter(|_| self.seated)
    }

    fn at_table_mut(&mut self) -> Option<&mut Table> {
        self.table.as_mut().filter(|_| self.seated)
    }
}
