//! What can be seen, and how.

use super::Session;
use crate::console::play::settings::Turning;
use crate::console::render::{Marks, in_words};
use crate::console::say::{explanation, numbered_moves};
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::console::typed::on_or_off;
use crate::rules::{Color, Kind, Square};
use crate::text::{BoardStyle, Switch, square_name, square_names};
use crate::typed::{Meaning, kind, understand};

impl Session<'_> {
    /// The board when it is asked for.
    pub(super) fn show_board_or_words(&mut self) -> Result<(), Stop> {
        if self.settings.style == BoardStyle::Words {
            let lines = in_words(self.game.position(), &self.names, self.lang());
            self.voice.show(&lines)?;
        } else {
            self.show_board(&Marks::of_game(&self.game))?;
        }
        self.remind()
    }

    /// All legal moves, or those of one piece.
    pub(super) fn list_moves(&mut self, rest: &str) -> Result<(), Stop> {
        let position = *self.game.position();
        if !rest.is_empty() {
            return match self.squares(rest) {
                Some(squares) => self.show_targets(&squares),
                None => Ok(self.voice.say(self.lang().console_moves_which())?),
            };
        }
        if self.is_over()? {
            return Ok(());
        }
        let lang = self.lang();
        let count = position.legal_moves().count();
        let all = lang.console_all_moves(i32::try_from(count).unwrap_or(i32::MAX));
        self.voice.say(&all)?;
        for (square, piece) in position.setup().pieces() {
            let targets = position.legal_targets(square);
            if piece.color == position.turn() && !targets.is_empty() {
                let kind = lang.piece_kind(piece.kind.into());
                let (at, to) = (square_name(square), square_names(targets));
                self.voice.say(&format!("  {kind} {at}: {to}"))?;
            }
        }
        Ok(())
    }

    /// How the piece on a square moves, with its numbers; without a square the first of its kind.
    pub(super) fn explain(&mut self, rest: &str) -> Result<(), Stop> {
        let lang = self.lang();
        let named = self.squares(rest).and_then(|all| all.first().copied());
        let Some(square) = named.or_else(|| self.first_of(kind(rest)?)) else {
            self.voice.say(lang.console_explain_which())?;
            return Ok(());
        };
        let Some(piece) = self.game.position().piece_at(square) else {
            self.voice
                .say(&lang.typed_square_empty(square_name(square)))?;
            return Ok(());
        };
        if self.settings.style != BoardStyle::Words {
            self.show_board(&Marks::of_schema(piece, square))?;
        }
        for line in explanation(piece, square, lang) {
            self.voice.say(&line)?;
        }
        let position = self.game.position();
        if piece.color == position.turn() && self.game.outcome().is_none() {
            let sentence = lang.where_it_goes(position, square);
            self.voice.say(&sentence.unwrap_or_default())?;
        }
        Ok(())
    }

    /// All moves so far.
    pub(super) fn record(&mut self) -> Result<(), Stop> {
        let lines = numbered_moves(self.game.plies(), self.lang());
        if lines.is_empty() {
            self.voice.say(self.lang().console_no_moves_yet())?;
        }
        self.voice.show(&lines)?;
        Ok(())
    }

    pub(super) fn change_lang(&mut self, rest: &str) -> Result<(), Stop> {
        let Some(lang) = self.lang_named(rest)? else {
            return Ok(());
        };
        // Players who never chose a name have one in the language they read.
        for color in Color::ALL {
            let default = self.lang().console_default_name(color.into());
            if self.names[color as usize] == default {
                let name = lang.console_default_name(color.into());
                name.clone_into(&mut self.names[color as usize]);
            }
        }
        self.settings.lang = lang;
        self.name_rival();
        self.voice.say(lang.console_how_to_move())?;
        self.show_state()
    }

    pub(super) fn change_style(&mut self, rest: &str) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(style) = self.style_named(rest)? else {
            return Ok(());
        };
        self.settings.style = style;
        if style == BoardStyle::Words {
            self.voice.say(lang.console_style_words())?;
        }
        self.show_state()
    }

    /// Turns the board round, now and from now on.
    pub(super) fn flip(&mut self) -> Result<(), Stop> {
        let turn = self.game.position().turn();
        self.settings.turning = match self.settings.turning.below(turn) {
            Color::White => Turning::Black,
            Color::Black => Turning::White,
        };
        self.show_board_or_words()
    }

    /// Lets the board turn by itself, or not.
    pub(super) fn auto_flip(&mut self, rest: &str) -> Result<(), Stop> {
        let turn = self.game.position().turn();
        let is_on = self.settings.turning == Turning::ToMover;
        let on = on_or_off(rest).unwrap_or(!is_on);
        self.settings.turning = match (on, self.settings.turning.below(turn)) {
            (true, _) => Turning::ToMover,
            (false, Color::White) => Turning::White,
            (false, Color::Black) => Turning::Black,
        };
        let switch = if on { Switch::On } else { Switch::Off };
        self.voice.say(self.lang().console_auto_flip(switch))?;
        self.show_board_or_words()
    }

    /// A piece of this kind, rather one of the player who moves, rather one that can go somewhere.
    fn first_of(&self, kind: Kind) -> Option<Square> {
        let position = self.game.position();
        let turn = position.turn();
        let pieces = position.setup().pieces().filter(|(_, it)| it.kind == kind);
        let stuck = |square| position.legal_targets(square).is_empty();
        let first = pieces.min_by_key(|&(square, it)| (it.color != turn, stuck(square)));
        first.map(|(square, _)| square)
    }

    /// The squares that a text names: one, or two where a letter can be meant in two ways.
    fn squares(&self, text: &str) -> Option<Vec<Square>> {
        match understand(&self.game, text) {
            Meaning::Look(squares) => Some(squares),
            _ => text.trim().parse().ok().map(|square| vec![square]),
        }
    }
}
