//! A character who plays in place of a second person.

use super::table::Table;
use crate::opponents::{Character, Question};
use crate::rules::{Color, Kind, Position};
use crate::text::Lang;

/// A character at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival {
    /// Who it is.
    pub character: &'static Character,
    /// What it plays.
    pub color: Color,
    /// Decides about its moves, the same for the whole game: what is taken back comes again.
    pub seed: u64,
}

/// From this move on a character agrees to a draw,
const PATIENCE: u16 = 30;
/// if neither has more than so much more, in pawns.
const EVEN: i32 = 1;

impl Table {
    /// Whether a character is to move.
    pub fn is_rivals_turn(&self) -> bool {
        let turn = self.game.position().turn();
        let moves = self.rival.is_some_and(|rival| rival.color == turn);
        moves && self.game.outcome().is_none()
    }

    /// The player who acts: a character never does but by moving.
    pub(super) fn actor(&self) -> Color {
        match self.rival {
            Some(rival) => rival.color.other(),
            None => self.game.position().turn(),
        }
    }

    /// Calls the character by its name in a language.
    pub(super) fn name_rival(&mut self, lang: Lang) {
        if let Some(rival) = self.rival {
            let name = lang.opponent_name(rival.character).to_owned();
            match rival.color {
                Color::White => self.names.white = name,
                Color::Black => self.names.black = name,
            }
        }
    }

    /// What a character has to find out now.
    pub(super) fn question(&self) -> Option<String> {
        let Rival {
            character, seed, ..
        } = self.rival.filter(|_| self.is_rivals_turn())?;
        Some(Question::new(character, seed, &self.game).to_text())
    }

    /// How many moves a player takes back at once: against a character the own one, too.
    pub(super) fn to_take_back(&self) -> usize {
        let played = self.game.plies().len();
        let Some(rival) = self.rival else {
            return played.min(1);
        };
        let wanted = if rival.color == self.game.position().turn() {
            1
        } else {
            2
        };
        // A first move of the character stays.
        if played < wanted { 0 } else { wanted }
    }

    /// Whether a character agrees to a draw.
    pub(super) fn agrees(&self) -> bool {
        let position = self.game.position();
        position.fullmove_number() > PATIENCE && ahead(position).abs() <= EVEN
    }
}

/// How much more White has, in pawns.
fn ahead(position: &Position) -> i32 {
    let setup = position.setup();
    let worth = |kind| match kind {
        Kind::Pawn => 1,
        Kind::Knight | Kind::Bishop => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        Kind::King => 0,
    };
    let of = |color: Color| -> i32 {
        let pieces = setup.by_color(color).iter();
        pieces
            .filter_map(|at| position.piece_at(at))
            .map(|piece| worth(piece.kind))
            .sum()
    };
    of(Color::White) - of(Color::Black)
}
