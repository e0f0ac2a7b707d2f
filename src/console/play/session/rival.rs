//! An opponent who plays in place of a second person.

use super::Session;
use crate::console::learn;
use crate::console::play::settings::Turning;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::opponents::Rival;

impl Session<'_> {
    /// Whether the opponent is to move.
    pub(super) fn is_rivals_turn(&self) -> bool {
        let rival = self.rival.as_ref();
        rival.is_some_and(|rival| rival.is_to_move(&self.game))
    }

    /// Lets the opponent move if it is its turn.
    pub(super) fn let_rival_move(&mut self) -> Result<(), Stop> {
        let state = self.settings.state.as_deref();
        let question = self.rival.and_then(|rival| {
            let units = learn::units_of(self.name(rival.color.other()), state);
            rival.question(&self.game, &units)
        });
        match question.and_then(|question| question.answer()) {
            Some(played) => self.make(played),
            None => Ok(()),
        }
    }

    /// Seats an opponent, or a second person: in the record, and by its name.
    pub(super) fn seat(&mut self, rival: Option<Rival>) {
        if self.rival.is_some() != rival.is_some() {
            self.invite_coach(rival.is_some());
        }
        self.rival = rival;
        if let Some(rival) = rival {
            rival.write(&mut self.tags);
        }
        self.name_rival();
    }

    /// Turns the board to whoever plays alone.
    pub(super) fn turn_to_child(&mut self) {
        if let Some(rival) = self.rival
            && self.settings.turning != Turning::ToMover
        {
            self.settings.turning = Turning::to(rival.color.other());
        }
    }

    /// Calls the opponent by its name in the language that is spoken.
    pub(super) fn name_rival(&mut self) {
        if let Some(rival) = self.rival {
            let name = self.lang().opponent_name(rival.character);
            name.clone_into(&mut self.names[rival.color as usize]);
        }
    }
}
