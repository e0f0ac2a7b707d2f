//! How games against opponents ended, child by child, in the file of the stars; and who is offered
//! after two of a kind.

use super::Session;
use crate::console::progress::Progress;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::lessons::Ending;
use crate::opponents::{Character, Rival};

impl Session<'_> {
    /// How the game ended for whoever plays alone.
    pub(super) fn ending(&self) -> Option<Ending> {
        let child = self.rival?.color.other();
        Some(Ending::of(self.game.outcome()?, child))
    }

    /// Counts the game, and asks whether the next one is to be against whoever fits better;
    /// whether it is.
    pub(super) fn goes_on_with_another(&mut self) -> Result<bool, Stop> {
        let (Some(rival), Some(ending)) = (self.rival, self.ending()) else {
            return Ok(false);
        };
        let Some(character) = self.count(&rival, ending)? else {
            return Ok(false);
        };
        // A script that plays must not be asked.
        if !self.settings.interactive {
            return Ok(false);
        }
        let lang = self.lang();
        let name = lang.opponent_name(character);
        let question = if character.level > rival.character.level {
            lang.console_stronger(name)
        } else {
            lang.play_easier(name)
        };
        let yes = self.ask(&question)?;
        if yes {
            let next = rival.again(true, rival.seed.wrapping_add(1));
            self.begin(Some(Rival { character, ..next }), true)?;
        }
        Ok(yes)
    }

    /// Counts the game in the file; who fits better now.
    fn count(&mut self, rival: &Rival, ending: Ending) -> Result<Option<&'static Character>, Stop> {
        if self.counted >= Some(ending) {
            return Ok(None);
        }
        let lang = self.lang();
        let (mut progress, complaint) = Progress::load(self.settings.state.as_deref(), lang);
        let name = &self.names[rival.color.other() as usize];
        let child = progress.profiles_mut().player_mut(name);
        child.count_once(rival.character.name, ending, &mut self.counted);
        let score = child.score(rival.character.name);
        let offered = rival.offers(child.last_game());
        let failed = progress.save().err();
        let failed = failed.map(|error| lang.console_learn_not_kept(&error.to_string()));
        let counts = [score.drawn, score.lost, score.won].map(|count| count.to_string());
        let [drawn, lost, won] = &counts;
        let told = Some(lang.play_score(drawn, lost, won));
        for sentence in told.into_iter().chain(complaint).chain(failed) {
            self.voice.say(&sentence)?;
        }
        Ok(offered)
    }
}
