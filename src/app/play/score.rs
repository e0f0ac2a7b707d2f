//! How games against characters ended, child by child.

use super::Play;
use super::table::Table;
use crate::app::kept::Keep;
use crate::app::model::Effect;
use crate::lessons::{Ending, Profiles};
use crate::opponents::Character;

impl Play {
    /// Counts the game on the table when it is over. Whoever takes moves back and ends it better is
    /// counted once more; nobody loses one game twice.
    pub(super) fn count_game(&mut self, profiles: &mut Profiles) -> Option<Effect> {
        let table = self.table.as_mut()?;
        let (rival, ending) = (table.rival?, table.ending()?);
        if table.counted >= Some(ending) {
            return None;
        }
        table.counted = Some(ending);
        let child = profiles.player_mut(table.names.of(rival.color.other()));
        child.count_game(rival.character.name, ending);
        let fitting = Character::fitting(child.last_game());
        table.offered = Some(fitting).filter(|&fitting| fitting != rival.character);
        Some(Keep::progress(profiles))
    }
}

impl Table {
    /// How the game ended for a child who plays alone.
    pub(super) fn ending(&self) -> Option<Ending> {
        let (rival, outcome) = (self.rival?, self.game.outcome()?);
        Some(match outcome.winner() {
            Some(winner) if winner == rival.color => Ending::Lost,
            Some(_) => Ending::Won,
            None => Ending::Drawn,
        })
    }
}
