//! A piece shows its way, direction by direction, step by step.

use super::Session;
use super::answer::square;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::console::typed::on_or_off;
use crate::lessons::{Told, Verdict, Walk};
use crate::rules::{Color, Piece, Square};
use crate::text::Switch;
use crate::typed::kind;

/// What carries a piece anywhere, in both languages.
const CARRY: [&str; 4] = ["carry", "put", "неси", "поставь"];

impl Session<'_> {
    /// Says how the piece moves, unless the exercise does, and its first direction.
    pub(super) fn begin_walk(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(walk) = self.walk() else {
            return Ok(());
        };
        let rule = lang.piece_rule(walk.piece);
        let tip = self.work.as_ref().map(|work| work.study.exercise());
        if tip.and_then(|exercise| lang.tip(exercise)).is_none() {
            self.voice.say(rule)?;
        }
        self.say_step()
    }

    /// The next step; behind the last one the next direction; behind the last of these the end.
    pub(super) fn walk_on(&mut self) -> Result<(), Stop> {
        let Some(walk) = self.walk_mut() else {
            return Ok(());
        };
        if walk.step().is_err() && !walk.is_seen() {
            walk.turn_to(walk.ray + 1);
        }
        self.show_step()
    }

    /// Goes to a step of the present direction.
    pub(super) fn walk_to(&mut self, n: usize) -> Result<(), Stop> {
        if let Some(walk) = self.walk_mut() {
            walk.set_n(n);
        }
        self.show_step()
    }

    /// The next direction, or that with a number.
    pub(super) fn turn(&mut self, rest: &str) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(walk) = self.walk_mut() else {
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

    /// Moves the piece by the rules, carries it anywhere, or puts another one in its way: `d5`,
    /// `carry d5`, `p d6`. A capital is a white piece.
    pub(super) fn change_walk(&mut self, name: &str, at: Square) -> Result<bool, Stop> {
        if name.is_empty() || square(name).is_some() {
            return self.stride(at);
        }
        let Some(walk) = self.walk_mut() else {
            return Ok(false);
        };
        let changed = if CARRY.contains(&name.to_lowercase().as_str()) {
            walk.carry(walk.at, at)
        } else {
            let white = name.starts_with(char::is_uppercase);
            let color = if white { Color::White } else { Color::Black };
            kind(name).is_some_and(|kind| walk.put(Piece::new(color, kind), at))
        };
        if !changed {
            return Ok(false);
        }
        self.show_step()?;
        Ok(true)
    }

    /// The child moves the piece.
    fn stride(&mut self, to: Square) -> Result<bool, Stop> {
        let Some(work) = &mut self.work else {
            return Ok(false);
        };
        let gone = work.walk.as_mut().map(|walk| walk.go(to));
        match gone {
            None => return Ok(false),
            Some(Ok(_)) => self.show_step()?,
            Some(Err(refusal)) => self.tell(&Told {
                verdict: Verdict::Refused(refusal),
                reward: None,
            })?,
        }
        Ok(true)
    }

    fn shows_numbers(&self) -> bool {
        let work = self.work.as_ref();
        let needed = work.is_some_and(|work| work.study.exercise().is_about_numbers);
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
        let Some((walk, work)) = self.walk().zip(self.work.as_ref()) else {
            return Ok(());
        };
        let mut lines = vec![lang.walk_line(walk, work.study.exercise().side())];
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
        let left = walk.moves_left();
        if left > 0 && (walk.is_seen() || left < Walk::MOVES) {
            lines.push(lang.lesson_walk_now(left.into()));
        }
        for line in lines {
            self.voice.say(&line)?;
        }
        let profiles = self.progress.profiles_mut();
        let told = self.work.as_mut().and_then(|work| {
            let walk = work.walk.as_ref()?;
            work.study.watch(walk, profiles)
        });
        told.map_or(Ok(()), |told| self.tell(&told))
    }

    fn walk(&self) -> Option<&Walk> {
        self.work.as_ref()?.walk.as_ref()
    }

    fn walk_mut(&mut self) -> Option<&mut Walk> {
        self.work.as_mut()?.walk.as_mut()
    }
}
