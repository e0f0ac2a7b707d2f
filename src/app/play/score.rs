//! How games against characters ended, child by child.

use super::Play;
use super::table::Table;
use crate::app::kept::Keep;
use crate::app::model::Effect;
use crate::lessons::{Ending, Profiles};

impl Play {
    /// Counts the game on the table when it is over.
    pub(super) fn count_game(&mut self, profiles: &mut Profiles) -> Option<Effect> {
        let table = self.table.as_mut()?;
        let (rival, ending) = (table.rival?, table.ending()?);
        let child = profiles.player_mut(table.names.of(rival.color.other()));
        if !child.count_once(rival.character.name, ending, &mut table.counted) {
            return None;
        }
        table.offered = rival.offers(child.last_game());
        Some(Keep::progress(profiles))
    }
}

impl Table {
    /// How the game ended for a child who plays alone.
    pub(super) fn ending(&self) -> Option<Ending> {
        let child = self.rival?.color.other();
        Some(Ending::of(self.game.outcome()?, child))
    }
}
