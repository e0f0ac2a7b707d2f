//! A piece shows its way, direction by direction, step by step.

use super::Session;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::console::typed::on_or_off;
use crate::lessons::{Answer, Walk};
use crate::rules::{Color, Piece, Setup, Square};
use crate::text::Switch;
use crate::typed::kind;

impl Session<'_> {
    /// Says how the piece moves, unless the exercise does, and its first direction.
    pub(super) fn begin_walk(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some((_, walk)) = self.walk() else {
            return Ok(());
        };
        let rule = lang.piece_rule(walk.piece);
        let tip = self.work.as_ref().map(|work| &work.attempt.exercise);
        if tip.and_then(|exercise| lang.tip(exercise)).is_none() {
            self.voice.say(rule)?;
        }
        self.say_step()
    }

    /// The next step; behind the last one the next direction; behind the last of these the end.
    pub(super) fn walk_on(&mut self) -> Result<(), Stop> {
        let Some(work) = &mut self.work else {
            return Ok(());
        };
        let Some((_, walk)) = &mut work.walk else {
            return Ok(());
        };
        if walk.step().is_err() && !walk.is_over() {
            walk.turn_to(walk.ray + 1);
        }
        self.show_step()
    }

    /// Goes to a step of the present direction.
    pub(super) fn walk_to(&mut self, n: usize) -> Result<(), Stop> {
        if let Some(work) = &mut self.work
            && let Some((_, walk)) = &mut work.walk
        {
            walk.set_n(n);
        }
        self.show_step()
    }

    /// The next direction, or that with a number.
    pub(super) fn turn(&mut self, rest: &str) -> Result<(), Stop> {
        let lang = self.lang();
        let Some((_, walk)) = self.walk_mut() else {
            self.voice.say(lang.console_learn_no_walk())?;
            return Ok(());
        };
        let next = (walk.ray + 1) % walk.rays.len().max(1);
        let asked = rest.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        walk.turn_to(asked.unwrap_or(next));
        self.show_step()
    }

    /// Shows the formulas with their numbers, or not.
    pub(super) fn change_numbers(&mut self, rest: &str) -> Result<(), Stop> {
        let on = on_or_off(rest).unwrap_or(!self.shows_numbers());
        self.numbers = Some(on);
        let switch = if on { Switch::On } else { Switch::Off };
        self.voice.say(self.lang().console_learn_numbers(switch))?;
        self.say_step()
    }

    /// Moves the piece to another square, or puts another one in its way: `d5`, `p d6`. A capital
    /// is a white piece.
    pub(super) fn change_walk(&mut self, name: &str, at: Square) -> Result<bool, Stop> {
        let Some((setup, walk)) = self.walk_mut() else {
            return Ok(false);
        };
        if name.is_empty() {
            setup.take(walk.at);
            setup.put(at, walk.piece);
        } else {
            let Some(kind) = kind(name) else {
                return Ok(false);
            };
            let white = name.starts_with(char::is_uppercase);
            let color = if white { Color::White } else { Color::Black };
            if at == walk.at {
                return Ok(false);
            }
            setup.put(at, Piece::new(color, kind));
        }
        let from = if name.is_empty() { at } else { walk.at };
        if let Some(changed) = Walk::new(setup, from) {
            *walk = changed;
        }
        self.show_step()?;
        Ok(true)
    }

    fn shows_numbers(&self) -> bool {
        let work = self.work.as_ref();
        let needed = work.is_some_and(|work| work.attempt.exercise.is_about_numbers());
        self.numbers.unwrap_or(needed)
    }

    fn show_step(&mut self) -> Result<(), Stop> {
        if !self.voice.spoken {
            self.show_picture()?;
        }
        self.say_step()
    }

    /// The direction or the step, what stops it, and the numbers if they are wanted.
    fn say_step(&mut self) -> Result<(), Stop> {
        let (lang, numbers) = (self.lang(), self.shows_numbers());
        let Some((_, walk)) = self.walk() else {
            return Ok(());
        };
        let mut lines = vec![lang.walk_line(walk)];
        if numbers && let Some(ray) = walk.current() {
            lines.push(lang.formula_along(walk.piece, ray.direction));
            if walk.n > 0 {
                lines.extend(lang.formula_to(walk.piece, walk.at, walk.place()));
            }
        }
        if let Some(stop) = walk.stopped() {
            lines.push(lang.stop(walk.piece, stop));
            lines.extend(lang.stop_in_numbers(stop).filter(|_| numbers));
        }
        let over = walk.is_over();
        for line in lines {
            self.voice.say(&line)?;
        }
        let Some(work) = &mut self.work else {
            return Ok(());
        };
        if over && !work.attempt.is_done() {
            let verdict = work.attempt.answer(Answer::Walked);
            return self.judge(&verdict);
        }
        Ok(())
    }

    fn walk(&self) -> Option<&(Setup, Walk)> {
        self.work.as_ref()?.walk.as_ref()
    }

    fn walk_mut(&mut self) -> Option<&mut (Setup, Walk)> {
        self.work.as_mut()?.walk.as_mut()
    }
}
