//! The coach beside whoever plays alone.

use super::Session;
use crate::coach::{Coach, Manner, Memory, Remark, Review, Story, Topic};
use crate::console::learn;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::console::typed::on_or_off;
use crate::rules::Move;
use crate::text::Switch;

/// The coach at the table.
#[derive(Debug, Default)]
pub(super) struct Coaching {
    /// Whether it keeps silent.
    silent: bool,
    memory: Memory,
    /// After how many moves it has looked at the position.
    looked: Option<usize>,
    /// After how many moves it has looked back at the game.
    reviewed: Option<usize>,
}

impl Coaching {
    /// A coach helps people; whatever reads a script does without it.
    pub(super) fn new(interactive: bool) -> Coaching {
        Coaching {
            silent: !interactive,
            ..Coaching::default()
        }
    }
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
        match self.remark(Coach::before) {
            Some(remark) => self.say_remark(&remark),
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
        self.say_remark(&remark)?;
        if self.ask(self.lang().console_coach_sure())? {
            self.coaching.memory.wave_away();
            return Ok(Some(Vec::new()));
        }
        self.coaching.memory.heed();
        self.remind()?;
        Ok(None)
    }

    pub(super) fn say_remark(&mut self, remark: &Remark) -> Result<(), Stop> {
        let Some(rival) = self.rival else {
            return Ok(());
        };
        let sentence = self.lang().remark(remark.topic, rival.color.other());
        self.voice.say(&sentence)?;
        Ok(())
    }

    /// Looks back at a game that is over, once: something good, and a moment to try again.
    pub(super) fn look_back(&mut self) -> Result<(), Stop> {
        let now = Some(self.game.plies().len());
        let (Some(rival), Some(manner)) = (self.rival, self.manner()) else {
            return Ok(());
        };
        if self.coaching.reviewed == now {
            return Ok(());
        }
        self.coaching.reviewed = now;
        let story = Story::from(&self.game);
        let Review { strength, puzzle } = Review::of(&story, rival.color.other(), &manner.taught);
        let lang = self.lang();
        if let Some(puzzle) = &puzzle {
            let kept = (
                self.settings.state.as_deref(),
                self.settings.today.as_deref(),
            );
            let name = self.names[rival.color.other() as usize].as_str();
            learn::keep_puzzle((&self.game, puzzle), kept, (name, lang));
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
        if self.rival.is_none() {
            self.voice.say(self.lang().console_coach_alone())?;
            return Ok(());
        }
        let on = on_or_off(rest).unwrap_or(self.coaching.silent);
        self.coaching.silent = !on;
        let switch = if on { Switch::On } else { Switch::Off };
        self.voice.say(self.lang().console_coach(switch))?;
        Ok(())
    }

    /// Another game: nothing has been said in it.
    pub(super) fn forget_remarks(&mut self) {
        self.coaching = Coaching {
            silent: self.coaching.silent,
            ..Coaching::default()
        };
    }

    /// Asks the coach, who remembers what it says.
    fn remark(&mut self, ask: impl FnOnce(&mut Coach, &Story) -> Vec<Remark>) -> Option<Remark> {
        let manner = self.manner()?;
        let memory = std::mem::take(&mut self.coaching.memory);
        let mut coach = Coach::resumed(manner, memory);
        let said = ask(&mut coach, &Story::from(&self.game));
        self.coaching.memory = std::mem::take(coach.memory());
        said.into_iter().next()
    }

    fn manner(&self) -> Option<Manner> {
        let rival = self.rival.filter(|_| !self.coaching.silent)?;
        Some(Manner {
            level: Some(rival.character.level),
            ..Manner::default()
        })
    }
}
