//! From exercise to exercise: opening, going on, hints, taking back, the end.

use std::io;

use super::list::three_stars;
use super::{Session, Work};
use crate::console::failure::problem;
use crate::console::learn::units::Place;
use crate::console::learn::verbs::verb_word;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::lessons::{Attempt, Exercise, Random, Task, Verdict, Walk, variant};
use crate::text::LearnVerb;

impl Session<'_> {
    /// An empty line: what comes next.
    pub(super) fn enter(&mut self) -> Result<(), Stop> {
        match &self.work {
            None => match self.place_to_go_on() {
                Some(place) => self.open(place),
                None => Ok(()),
            },
            Some(work) if work.attempt.is_done() => self.go_on(),
            Some(work) if work.walk.is_some() => self.walk_on(),
            Some(_) => self.remind(),
        }
    }

    /// Puts an exercise on the table.
    pub(super) fn open(&mut self, place: Place) -> Result<(), Stop> {
        let Some(exercise) = place.exercise() else {
            return Ok(());
        };
        self.progress.child_mut().visit(&exercise.id);
        self.keep()?;
        self.put(place, exercise, false)
    }

    /// The next exercise of the course.
    pub(super) fn go_on(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return match self.place_to_go_on() {
                Some(place) => self.open(place),
                None => Ok(()),
            };
        };
        let place = work.place;
        let next = place.next();
        if next.is_none_or(|next| next.unit != place.unit) {
            let stars = lang.console_learn_stars(self.stars_of(place.unit));
            let title = lang.unit_title(place.unit.id);
            self.voice
                .say(&lang.console_learn_unit_over(&stars, title))?;
        }
        if let Some(next) = next {
            return self.open(next);
        }
        self.voice.say(lang.console_learn_course_over())?;
        self.list()
    }

    pub(super) fn go_back(&mut self) -> Result<(), Stop> {
        let place = match &self.work {
            Some(work) if work.is_practice => Some(work.place),
            Some(work) => work.place.previous().or(Some(work.place)),
            None => self.place_to_go_on(),
        };
        place.map_or(Ok(()), |place| self.open(place))
    }

    /// Another exercise like this one.
    pub(super) fn more(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return self.enter();
        };
        let place = work.place;
        self.seed = self.seed.wrapping_add(1);
        let found = place
            .exercise()
            .and_then(|exercise| variant(&exercise, &mut Random::new(self.seed)));
        match found {
            Some(exercise) => {
                self.voice.say(lang.console_learn_only_practice())?;
                self.put(place, exercise, true)
            }
            None => Ok(self.voice.say(lang.console_learn_no_more())?),
        }
    }

    fn put(&mut self, place: Place, exercise: Exercise, is_practice: bool) -> Result<(), Stop> {
        let walk = match exercise.task {
            Task::Walk(at) => {
                let setup = *exercise.position.setup();
                Walk::new(&setup, at).map(|walk| (setup, walk))
            }
            _ => None,
        };
        self.seed = self.seed.wrapping_add(1);
        self.work = Some(Work {
            place,
            attempt: Attempt::with_seed(exercise, self.seed),
            is_practice,
            help: None,
            walk,
        });
        self.show_exercise()
    }

    /// Begins the same exercise again.
    pub(super) fn again(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return self.enter();
        };
        let (place, is_practice) = (work.place, work.is_practice);
        let exercise = work.attempt.exercise.clone();
        self.voice.say(lang.console_learn_from_start())?;
        self.put(place, exercise, is_practice)
    }

    /// A little more help each time.
    pub(super) fn hint(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &mut self.work else {
            return self.enter();
        };
        let Some(help) = work.attempt.hint() else {
            return self.what_next();
        };
        work.help = Some(help);
        let sentence = lang.help(&work.attempt, help);
        if !self.voice.spoken {
            self.show_picture()?;
        }
        self.voice.say(&sentence)?;
        self.say_hint_squares()
    }

    pub(super) fn undo(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &mut self.work else {
            return self.enter();
        };
        work.help = None;
        if !work.attempt.undo() {
            self.voice.say(lang.console_nothing_to_undo())?;
            return Ok(());
        }
        self.voice.say(lang.console_learn_undone())?;
        self.show_picture()?;
        self.remind()
    }

    /// Says what was right or wrong; if everything is done, gives the stars.
    pub(super) fn judge(&mut self, verdict: &Verdict) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return Ok(());
        };
        let sentence = lang.verdict(&work.attempt, verdict);
        self.voice.say(&sentence)?;
        match verdict {
            Verdict::Done(_) => self.finish(),
            _ => Ok(()),
        }
    }

    fn finish(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return Ok(());
        };
        let stars = work.attempt.stars();
        if !work.is_practice {
            let id = work.attempt.exercise.id.clone();
            self.progress.child_mut().earn(&id, stars);
            self.keep()?;
            let earned = lang.console_learn_earned(stars.into());
            let shown = if self.voice.spoken {
                earned.to_owned()
            } else {
                format!("{} {earned}", three_stars(stars))
            };
            self.voice.say(&shown)?;
        }
        self.what_next()
    }

    /// What can be done after the end.
    fn what_next(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let word = |verb| verb_word(verb, lang);
        let sentence =
            lang.console_learn_what_next(&word(LearnVerb::Again), &word(LearnVerb::More));
        self.voice.say(&sentence)?;
        Ok(())
    }

    /// Writes down what was done.
    pub(super) fn keep(&mut self) -> Result<(), Stop> {
        let kept = self.progress.save();
        self.told(kept)
    }

    /// Says once if stars can't be kept.
    pub(super) fn told(&mut self, kept: io::Result<()>) -> Result<(), Stop> {
        if let Err(error) = kept
            && !self.complained
        {
            self.complained = true;
            let sentence = self
                .lang()
                .console_learn_not_kept(&problem(&error, self.lang()));
            self.voice.say(&sentence)?;
        }
        Ok(())
    }
}
