//! The greeting, the nicknames, the invitation to play.

use super::Session;
use crate::console::play::settings::Start;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::console::typed::request;
use crate::rules::{Color, Game};
use crate::text::Verb;
use crate::typed::{Nickname, names_two_squares};

impl Session<'_> {
    /// Everything up to the first move.
    pub(super) fn opening(&mut self) -> Result<(), Stop> {
        self.greet()?;
        self.prepare_export()?;
        self.keeper.sweep();
        let known = self.set_up()?;
        if !known {
            self.ask_names()?;
        }
        let [white, black] = &self.names;
        let invitation = self.lang().console_invitation(black, white);
        self.voice.say(&invitation)?;
        if let Some(rival) = self.rival {
            self.voice
                .say(self.lang().opponent_about(rival.character))?;
        }
        self.voice.say(self.lang().console_how_to_move())?;
        self.show_state()
    }

    fn greet(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        match self.settings.rival {
            Some(rival) => {
                let name = lang.opponent_name(rival.character);
                self.voice.say(&lang.console_greeting_alone(name))?;
            }
            None => self.voice.say(lang.console_greeting())?,
        }
        Ok(())
    }

    /// Asks for new nicknames.
    pub(super) fn rename(&mut self) -> Result<(), Stop> {
        self.settings.names = [None, None];
        self.ask_names()?;
        self.keep()?;
        self.show_state()
    }

    /// Puts the pieces where the game begins; whether the players are known by that.
    fn set_up(&mut self) -> Result<bool, Stop> {
        match self.settings.start.clone() {
            Start::Position(position) => {
                self.game = Game::from(position);
                self.seat(self.settings.rival);
                Ok(false)
            }
            Start::File(file) => {
                self.load_first(&file)?;
                Ok(true)
            }
            Start::Unfinished => {
                let unfinished = self.find_unfinished(true)?;
                if unfinished.is_none() {
                    let sentence = self.lang().console_nothing_to_resume();
                    self.voice.say(sentence)?;
                }
                Ok(unfinished
                    .map(|unfinished| self.go_on_with(unfinished))
                    .is_some())
            }
            Start::New => match self.settings.rival {
                Some(rival) => {
                    self.game = Game::from(rival.start());
                    self.seat(Some(rival));
                    Ok(false)
                }
                // A script that plays must not be asked about other games.
                None if self.settings.interactive => self.ask_to_go_on(),
                None => Ok(false),
            },
        }
    }

    fn ask_names(&mut self) -> Result<(), Stop> {
        let rival = self.rival.map(|rival| rival.color);
        for color in Color::ALL.into_iter().filter(|&color| Some(color) != rival) {
            let default = self.lang().console_default_name(color.into());
            let given = if let Some(name) = self.settings.names[color as usize].clone() {
                name
            } else {
                self.ask_name(color)?
            };
            self.names[color as usize] = Nickname::new(&given).or(default).into();
        }
        self.tell_names_apart()?;
        Ok(())
    }

    /// Asks for one nickname. Nobody is called `E2 E4`, `help` or `quit`, but somebody may be in a
    /// hurry, or want to leave.
    fn ask_name(&mut self, color: Color) -> Result<String, Stop> {
        let lang = self.lang();
        loop {
            self.voice.say(lang.console_ask_name(color.into()))?;
            let answer = self.answer("")?;
            let word = answer.trim();
            // A short form may well be a nickname.
            let whole = word == "?" || word.chars().count() > 3;
            let verb = request(word).filter(|request| whole && request.rest.is_empty());
            let is_move = names_two_squares(word);
            match verb.map(|request| request.verb) {
                Some(Verb::Quit) => return Err(Stop::Quit),
                Some(Verb::Help) => {}
                _ if !is_move => return Ok(answer),
                _ => {}
            }
            self.voice.say(lang.console_name_first())?;
            if is_move && self.settings.strict {
                return Err(Stop::Wrong);
            }
        }
    }

    /// Two players with the same nickname: Black gets another one.
    pub(super) fn tell_names_apart(&mut self) -> Result<(), Stop> {
        let [white, black] = &self.names;
        let apart = Nickname::new(black).apart(|name| name.is_like(white));
        if apart.as_str() == black {
            return Ok(());
        }
        self.names[1] = apart.into();
        let sentence = self.lang().console_same_names(&self.names[1]);
        self.voice.say(&sentence)?;
        Ok(())
    }
}
