//! The coach beside whoever plays alone, or for both of two players if they want it.

use super::Session;
use crate::coach::{Coach, Kept, Manner, Remark, Review, Story, Taught, Topic};
use crate::console::learn;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::console::typed::on_or_off;
use crate::rules::{Color, Move, PgnTags};
use crate::text::Switch;

/// The coach at the table.
#[derive(Debug, Default)]
pub(super) struct Coaching {
    /// Whether it helps, and what it has said.
    kept: Kept,
    /// After how many moves it has looked at the position.
    looked: Option<usize>,
    /// Whether somebody has called it, and wants to hear whatever there is.
    called: bool,
    /// After how many moves it has looked back at the game.
    reviewed: Option<usize>,
}

impl Session<'_> {
    /// What the coach says before the player moves, once a turn.
    pub(super) fn hear_before(&mut self) -> Result<(), Stop> {
        let now = Some(self.game.plies().len());
        let is_players = !self.is_rivals_turn() && self.game.outcome().is_none();
        if !is_players || self.coaching.looked == now {
            return Ok(());
        }
        self.coaching.looked = now;
        let said = if std::mem::take(&mut self.coaching.called) {
            self.remark_now()
        } else {
            self.remark(Coach::before)
        };
        match said {
            Some(remark) => self.say_remark(&remark, self.game.position().turn()),
            None => Ok(()),
        }
    }

    /// What the coach says about a move; `None` if it shall not be played. One that loses something
    /// is played only if the player is sure. A move that ends the game speaks for itself.
    pub(super) fn hear_about(&mut self, played: Move) -> Result<Option<Vec<Remark>>, Stop> {
        let mut next = self.game.clone();
        let ends = next
            .play(played.from(), played.to(), played.promotion())
            .is_ok()
            && next.outcome().is_some();
        if ends {
            return Ok(Some(Vec::new()));
        }
        let Some(remark) = self.remark(|coach, story| coach.about(story, played)) else {
            return Ok(Some(Vec::new()));
        };
        if !matches!(remark.topic, Topic::ThinkTwice(_)) {
            return Ok(Some(vec![remark]));
        }
        let player = self.game.position().turn();
        self.say_remark(&remark, player)?;
        if self.ask(self.lang().console_coach_sure())? {
            self.coaching.kept.memory[player].wave_away();
            return Ok(Some(Vec::new()));
        }
        self.coaching.kept.memory[player].heed();
        self.remind()?;
        Ok(None)
    }

    /// Says something to a player; of two players it says to whom.
    pub(super) fn say_remark(&mut self, remark: &Remark, player: Color) -> Result<(), Stop> {
        let lang = self.lang();
        let sentence = lang.remark(remark.topic, player);
        let sentence = match self.rival {
            Some(_) => sentence,
            None => lang.coach_to(self.name(player), &sentence),
        };
        self.voice.say(&sentence)?;
        Ok(())
    }

    /// Looks back at a game that is over, once: something good, and a moment to try again.
    pub(super) fn look_back(&mut self) -> Result<(), Stop> {
        let now = Some(self.game.plies().len());
        let Some(child) = self.child() else {
            return Ok(());
        };
        if !self.coaching.kept.helps || self.coaching.reviewed == now {
            return Ok(());
        }
        self.coaching.reviewed = now;
        let story = Story::from(&self.game);
        let Review { strength, puzzle } = Review::of(&story, child, &self.taught(child));
        let lang = self.lang();
        if let Some(puzzle) = &puzzle {
            let kept = (self.settings.state.as_deref(), self.settings.today);
            learn::keep_puzzle((&self.game, puzzle), kept, (self.name(child), lang));
        }
        if let Some(good) = strength {
            self.voice.say(&lang.praise(good))?;
        }
        match puzzle {
            Some(puzzle) if self.ask(lang.console_coach_puzzle())? => self.solve(&puzzle),
            _ => Ok(()),
        }
    }

    /// Lets the coach speak, or not.
    pub(super) fn switch_coach(&mut self, rest: &str) -> Result<(), Stop> {
        let lang = self.lang();
        let on = on_or_off(rest).unwrap_or(!self.coaching.kept.helps);
        self.coaching.kept.helps = on;
        self.coaching.looked = None;
        self.coaching.called = on;
        let sentence = match (on, self.rival) {
            (true, None) => lang.console_coach_both(),
            (true, Some(_)) => lang.console_coach(Switch::On),
            (false, _) => lang.console_coach(Switch::Off),
        };
        self.voice.say(sentence)?;
        self.keep()
    }

    /// Another game: nothing has been said in it.
    pub(super) fn forget_remarks(&mut self) {
        let helps = self.coaching.kept.helps;
        self.coaching = Coaching::default();
        self.coaching.kept.helps = helps;
    }

    /// Whoever sits down alone has a coach; two players, and whatever reads a script, do without.
    pub(super) fn invite_coach(&mut self, alone: bool) {
        self.coaching.kept.helps = alone && self.settings.interactive;
    }

    /// Goes on as the tags of a game tell.
    pub(super) fn recall_remarks(&mut self, tags: &PgnTags) {
        self.coaching = Coaching {
            kept: Kept::read(tags.get(Kept::TAG), self.child()),
            ..Coaching::default()
        };
        self.coaching.kept.helps &= self.settings.interactive;
    }

    /// Writes what was said into the tags of a game, so that it is remembered.
    pub(super) fn write_remarks(&self, tags: &mut PgnTags) {
        let said = self.coaching.kept.to_text(self.child());
        if let Some(said) = said.filter(|_| self.settings.interactive) {
            let set = tags.set(Kept::TAG, &said);
            debug_assert!(set.is_ok(), "this is a good name of a tag");
        }
    }

    /// What there is to say just now, whatever was said and whoever plays.
    fn remark_now(&self) -> Option<Remark> {
        let manner = Manner {
            taught: self.taught(self.game.position().turn()),
            ..Manner::default()
        };
        let said = Coach::new(manner).before(&Story::from(&self.game));
        said.into_iter().next()
    }

    /// Asks the coach, who remembers what it says to whom.
    fn remark(&mut self, ask: impl FnOnce(&mut Coach, &Story) -> Vec<Remark>) -> Option<Remark> {
        if !self.coaching.kept.helps {
            return None;
        }
        let player = self.game.position().turn();
        let manner = Manner {
            taught: self.taught(player),
            level: self.rival.map(|rival| rival.character.level),
            eager: false,
        };
        let memory = std::mem::take(&mut self.coaching.kept.memory[player]);
        let mut coach = Coach::resumed(manner, memory);
        let said = ask(&mut coach, &Story::from(&self.game));
        self.coaching.kept.memory[player] = std::mem::take(coach.memory());
        said.into_iter().next()
    }

    /// What the player has learned here.
    fn taught(&self, player: Color) -> Taught {
        let state = self.settings.state.as_deref();
        Taught::from(learn::units_of(self.name(player), state))
    }

    /// The colour of whoever plays alone.
    fn child(&self) -> Option<Color> {
        Some(self.rival?.color.other())
    }
}
