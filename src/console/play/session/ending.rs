//! The end of a game, and what comes after it.

use unicode_width::UnicodeWidthStr as _;

use super::Session;
use crate::console::Failure;
use crate::console::play::store::new_tags;
use crate::console::say::padded;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::console::typed::{AFTER_THE_END, request, verb_word, yes_or_no};
use crate::opponents::Rival;
use crate::rules::Game;
use crate::text::Verb;

impl Session<'_> {
    /// Says how the game ended and what can be done now.
    pub(super) fn announce_end(&mut self) -> Result<(), Stop> {
        let Some(outcome) = self.game.outcome() else {
            return Ok(());
        };
        let lang = self.lang();
        self.voice.say(&lang.how_it_ended(outcome))?;
        let result = match outcome.winner() {
            Some(color) => lang.console_won(color.into(), self.name(color), outcome.result()),
            None => lang.console_drawn(outcome.result()),
        };
        self.voice.say(&result)?;
        self.look_back()?;
        if self.goes_on_with_another()? {
            return Ok(());
        }
        self.voice.gap()?;
        self.voice.say(lang.console_over())?;
        let words = AFTER_THE_END.map(|verb| verb_word(verb, lang));
        let room = words.iter().map(|word| word.width()).max().unwrap_or(0) + 2;
        for (verb, word) in AFTER_THE_END.into_iter().zip(words) {
            let meaning = lang.console_over_choice(verb);
            self.voice
                .say(&format!("  {}{meaning}", padded(&word, room)))?;
        }
        Ok(())
    }

    /// Begins a new game with the same players, who may change colours.
    pub(super) fn new_game(&mut self, swapped: bool) -> Result<(), Stop> {
        if self.is_worth_keeping() && !self.ask(self.lang().console_new_ask())? {
            return self.play_on();
        }
        let rival = self.rival;
        self.begin(
            rival.map(|rival| rival.again(swapped, rival.seed.wrapping_add(1))),
            swapped,
        )
    }

    /// Begins a game against this one, or of two; from where the last one began.
    pub(super) fn begin(&mut self, rival: Option<Rival>, swapped: bool) -> Result<(), Stop> {
        self.put_away();
        self.counted = None;
        let last = *self.game.start();
        self.game = Game::from(rival.map_or(last, |rival| rival.next_start(&last)));
        self.tags = new_tags(self.settings.today);
        if swapped {
            self.names.swap(0, 1);
        }
        self.seat(rival);
        self.turn_to_child();
        let [white, black] = &self.names;
        let invitation = self.lang().console_invitation(black, white);
        self.voice.say(&invitation)?;
        self.show_state()
    }

    /// Leaves, after a question if the game is not over.
    pub(super) fn quit(&mut self) -> Result<(), Stop> {
        if !self.is_worth_keeping() {
            return Err(Stop::Quit);
        }
        let lang = self.lang();
        let question = if self.keeper.keeps_this_game() {
            lang.console_quit_ask()
        } else if self.is_saved() {
            return if self.ask(lang.console_quit_ask_saved())? {
                Err(Stop::Quit)
            } else {
                self.play_on()
            };
        } else {
            lang.console_quit_ask_lost()
        };
        self.voice.say(question)?;
        let answer = self.answer("")?;
        match request(&answer) {
            Some(request) if request.verb == Verb::Save => {
                self.save(request.rest)?;
                // Whoever wanted to keep the game must not lose it.
                if self.is_saved() {
                    Err(Stop::Quit)
                } else {
                    self.play_on()
                }
            }
            Some(request) if request.verb == Verb::Quit => Err(Stop::Quit),
            _ if yes_or_no(&answer) == Some(true) => Err(Stop::Quit),
            _ => {
                if yes_or_no(&answer).is_none() && self.is_to_be_obeyed(&answer) {
                    self.obey_next(answer);
                }
                self.play_on()
            }
        }
    }

    /// The last words.
    pub(super) fn goodbye(&mut self) -> Result<(), Failure> {
        let lang = self.lang();
        let kept = self.is_worth_keeping() && self.keeper.keeps_this_game();
        let words = if kept {
            lang.console_goodbye_kept()
        } else {
            lang.console_goodbye()
        };
        self.voice.say(words)?;
        self.voice.output.flush()?;
        Ok(())
    }

    /// Whether there is a game that could go on.
    pub(super) fn is_worth_keeping(&self) -> bool {
        !self.game.plies().is_empty() && self.game.outcome().is_none()
    }
}
