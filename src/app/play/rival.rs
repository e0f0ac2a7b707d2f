//! A character who plays in place of a second person.

use super::table::Table;
use crate::lessons::Profiles;
use crate::rules::Color;
use crate::text::Lang;

impl Table {
    /// Whether a character is to move.
    pub fn is_rivals_turn(&self) -> bool {
        let rival = self.rival.as_ref();
        rival.is_some_and(|rival| rival.is_to_move(&self.game))
    }

    /// Whether this is the colour of a child who plays alone.
    pub(super) fn is_childs(&self, color: Color) -> bool {
        self.child() == Some(color)
    }

    /// The colour of a child who plays alone.
    pub(super) fn child(&self) -> Option<Color> {
        Some(self.rival?.color.other())
    }

    /// The player who acts: a character never does but by moving.
    pub(super) fn actor(&self) -> Color {
        self.child().unwrap_or_else(|| self.game.position().turn())
    }

    /// Calls the character, and whoever typed no name, as in this language.
    pub(super) fn name_rival(&mut self, lang: Lang) {
        self.names = self.names.typed().to_play(lang);
        if let Some(rival) = self.rival {
            let name = lang.opponent_name(rival.character).to_owned();
            match rival.color {
                Color::White => self.names.white = name,
                Color::Black => self.names.black = name,
            }
        }
    }

    /// What a character has to find out now.
    pub(super) fn question(&self, profiles: &Profiles) -> Option<String> {
        let child = profiles.player(self.names.of(self.actor()));
        let question = self.rival?.question(&self.game, &child.units())?;
        Some(question.to_text())
    }

    /// How many moves a player takes back at once.
    pub(super) fn to_take_back(&self) -> usize {
        match self.rival {
            Some(rival) => rival.takes_back(&self.game),
            None => self.game.plies().len().min(1),
        }
    }

    /// Whether a draw can be offered: to a person always, to a character when it agrees.
    pub(super) fn takes_offers(&self) -> bool {
        let position = self.game.position();
        self.rival
            .is_none_or(|rival| rival.agrees_to_draw(position))
    }
}
