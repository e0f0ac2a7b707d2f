//! A moment of the finished game as a puzzle: what was better there?

use super::Session;
use crate::coach::{Puzzle, Shown};
use crate::console::render::{Marks, board, in_words};
use crate::console::stop::Stop;
use crate::console::talk::{Chosen, Talk as _};
use crate::console::typed::request;
use crate::lessons::Course;
use crate::rules::{Game, Position, excerpt};
use crate::text::{BoardStyle, Verb, listed, square_name};
use crate::typed::{Meaning, understand};

impl Session<'_> {
    /// Asks for the better move until it is found or the player has something else to do.
    pub(super) fn solve(&mut self, puzzle: &Puzzle) -> Result<(), Stop> {
        let Some(position) = puzzle.position(&self.game) else {
            return Ok(());
        };
        let lang = self.lang();
        let game = Game::from(position);
        self.show_moment(&game)?;
        self.voice.say(lang.coach_turn())?;
        self.voice.say(lang.console_coach_how())?;
        let mut shown = Shown::default();
        loop {
            let line = self.answer("")?;
            if line.trim().is_empty() {
                return Ok(());
            }
            match request(&line).map(|request| request.verb) {
                Some(Verb::Help) => {
                    self.help_to_solve(puzzle, &position, &mut shown)?;
                    continue;
                }
                Some(_) => {
                    self.obey_next(line);
                    return Ok(());
                }
                None => {}
            }
            let meaning = understand(&game, &line);
            let Meaning::Moves(groups) = &meaning else {
                let why = lang.why_no_move(&line, &meaning, &position);
                let sentence = why.unwrap_or_else(|| lang.console_unreadable(&excerpt(&line)));
                self.voice.say(&sentence)?;
                continue;
            };
            match self.choose_move(&position, groups)? {
                Chosen::One(played) if puzzle.is_found_by(played) => return self.found(puzzle),
                Chosen::One(_) => self.voice.say(lang.coach_not_this())?,
                Chosen::Else(_) => {}
            }
        }
    }

    /// Where something happens, then the piece, then the move.
    fn help_to_solve(
        &mut self,
        puzzle: &Puzzle,
        position: &Position,
        shown: &mut Shown,
    ) -> Result<(), Stop> {
        let (lang, Some(best)) = (self.lang(), puzzle.best()) else {
            return Ok(());
        };
        let (from, to) = (best.from(), best.to());
        *shown = shown.more(&[to], &[(from, to)]).unwrap_or(*shown);
        let sentence = match shown {
            Shown::Words | Shown::Squares => lang.console_coach_look(square_name(to)),
            Shown::Piece => lang.console_coach_look(square_name(from)),
            Shown::Move => lang.console_coach_try(&lang.written(position, best)),
        };
        self.voice.say(&sentence)?;
        Ok(())
    }

    fn found(&mut self, puzzle: &Puzzle) -> Result<(), Stop> {
        let lang = self.lang();
        self.voice.say(lang.coach_found())?;
        let unit = puzzle.skill.unit();
        let places = Course::practice(unit, puzzle.ply).into_iter();
        let exercises = places.map(|place| format!("chesslings learn {unit} {}", place.number));
        let sentence = format!("{} {}", lang.coach_practise(), listed(exercises));
        self.voice.say(&sentence)?;
        Ok(())
    }

    fn show_moment(&mut self, game: &Game) -> Result<(), Stop> {
        if self.settings.style == BoardStyle::Words {
            let lines = in_words(game.position(), &self.names, self.lang());
            return Ok(self.voice.show(&lines)?);
        }
        let lines = board(game.position(), &Marks::of_game(game), self.look());
        self.voice.gap()?;
        self.voice.show(&lines)?;
        self.voice.gap()?;
        Ok(())
    }
}
