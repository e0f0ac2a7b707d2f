//! What players agree about: taking back, drawing, giving up.

use super::Session;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::opponents::Rival;
use crate::rules::{Ply, Refusal};

impl Session<'_> {
    /// Takes back the last move, if the other player agrees. An opponent always does, and takes
    /// back its answer, too.
    pub(super) fn undo(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        if let Some(rival) = self.rival {
            return self.undo_so_many(rival.takes_back(&self.game));
        }
        let Some(last) = self.game.plies().last().copied() else {
            self.voice.say(lang.console_nothing_to_undo())?;
            return Ok(());
        };
        let by = last.before.turn();
        let played = self.written(&last);
        let question = lang.console_undo_ask(self.name(by), self.name(by.other()), &played);
        if !self.ask(&question)? {
            return self.play_on();
        }
        self.undo_so_many(1)
    }

    fn undo_so_many(&mut self, count: usize) -> Result<(), Stop> {
        let lang = self.lang();
        if count == 0 {
            self.voice.say(lang.console_nothing_to_undo())?;
            return Ok(());
        }
        for _ in 0..count {
            if let Some(ply) = self.game.undo() {
                let played = self.written(&ply);
                self.voice.say(&lang.console_undone(&played))?;
            }
        }
        self.declined = None;
        self.keep()?;
        self.show_state()
    }

    /// Plays again what was taken back.
    pub(super) fn redo(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let plies = Rival::redo(self.rival, &mut self.game);
        if plies.is_empty() {
            self.voice.say(lang.console_nothing_to_redo())?;
            return Ok(());
        }
        for ply in plies {
            let played = self.written(&ply);
            self.voice.say(&lang.console_redone(&played))?;
        }
        self.keep()?;
        self.show_state()
    }

    /// Offers a draw and waits for the answer.
    pub(super) fn offer_draw(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let moves = self.game.plies().len();
        let turn = self.game.position().turn();
        if self.is_over()? {
            return Ok(());
        }
        if self.declined == Some(moves) {
            self.voice.say(lang.console_draw_again())?;
            return Ok(());
        }
        let agreed = if let Some(rival) = self.rival {
            rival.agrees_to_draw(self.game.position())
        } else {
            let question = lang.console_draw_ask(self.name(turn), self.name(turn.other()));
            self.ask(&question)?
        };
        let offered = self.game.offer_draw(turn);
        if agreed && offered.is_ok() && self.game.accept_draw(turn.other()).is_ok() {
            self.keep()?;
            return self.show_state();
        }
        // An offer that was not accepted doesn't stand any more.
        let _ = self.game.decline_draw(turn.other());
        self.declined = Some(moves);
        self.voice.say(lang.console_draw_declined())?;
        self.remind()
    }

    /// An answer that nobody has asked for.
    pub(super) fn no_offer(&mut self) -> Result<(), Stop> {
        if !self.is_over()? {
            self.voice.say(self.lang().console_no_offer())?;
        }
        Ok(())
    }

    /// Gives up, after a question.
    pub(super) fn resign(&mut self) -> Result<(), Stop> {
        if self.is_over()? {
            return Ok(());
        }
        let turn = self.game.position().turn();
        let question = self.lang().console_resign_ask(self.name(turn));
        if self.ask(&question)? && self.game.resign(turn).is_ok() {
            self.keep()?;
            return self.show_state();
        }
        self.play_on()
    }

    /// What was asked about is not done.
    pub(super) fn play_on(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        self.voice.say(match self.game.outcome() {
            None => lang.console_play_on(),
            Some(_) => lang.console_stays_over(),
        })?;
        self.remind()
    }

    /// Whether the game is over; if so, says it.
    pub(super) fn is_over(&mut self) -> Result<bool, Stop> {
        let Some(outcome) = self.game.outcome() else {
            return Ok(false);
        };
        let sentence = self.lang().why(&Refusal::GameOver(outcome));
        self.voice.say(&sentence)?;
        Ok(true)
    }

    fn written(&self, ply: &Ply) -> String {
        self.lang().written(&ply.before, ply.played)
    }
}
