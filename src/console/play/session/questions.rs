//! Questions to the players.

use super::{Session, Stop};
use crate::console::play::input::{kind, request, yes_or_no};
use crate::rules::{Kind, Refusal};
use crate::text::Verb;

/// What a player answers to a list of choices.
pub(super) enum Chosen {
    /// This one, counted from 0.
    One(usize),
    /// None of them, but something else to do.
    Else(String),
}

/// How often a question is asked before the answer is no.
const PATIENCE: usize = 3;

impl Session<'_> {
    /// Asks a question that is answered by yes or no.
    pub(super) fn ask(&mut self, question: &str) -> Result<bool, Stop> {
        let lang = self.lang();
        self.voice.say(&lang.console_question(question))?;
        for _ in 0..PATIENCE {
            let answer = self.answer("")?;
            // Accepting and declining are for draws, but nobody means anything else by them.
            let agreed = match request(&answer).map(|request| request.verb) {
                Some(Verb::Accept) => Some(true),
                Some(Verb::Decline) => Some(false),
                _ => yes_or_no(&answer),
            };
            if let Some(yes) = agreed {
                return Ok(yes);
            }
            self.voice.say(lang.console_yes_or_no())?;
        }
        Ok(false)
    }

    /// Asks for one of numbered choices.
    pub(super) fn choose(&mut self, question: &str, choices: &[String]) -> Result<Chosen, Stop> {
        self.voice.say(question)?;
        for (number, choice) in (1..).zip(choices) {
            self.voice.say(&format!("  {number}) {choice}"))?;
        }
        let answer = self.answer(self.lang().console_number())?;
        let number = answer.trim().trim_end_matches([')', '.']);
        let place = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        Ok(match place.filter(|&place| place < choices.len()) {
            Some(place) => Chosen::One(place),
            None => Chosen::Else(answer),
        })
    }

    /// Asks what a pawn becomes.
    pub(super) fn choose_promotion(&mut self, at: &Refusal) -> Result<Result<Kind, String>, Stop> {
        let lang = self.lang();
        self.voice.say(&lang.why(at))?;
        self.voice.say(lang.console_promotion_options())?;
        loop {
            let answer = self.answer(lang.console_promotion_prompt())?;
            match kind(&answer) {
                _ if answer.trim().is_empty() => return Ok(Ok(Kind::Queen)),
                Some(kind) if kind.is_promotion() => return Ok(Ok(kind)),
                Some(kind) => {
                    let refusal = Refusal::BadPromotion { kind };
                    self.voice.say(&lang.why(&refusal))?;
                }
                None => return Ok(Err(answer)),
            }
        }
    }
}
