//! From exercise to exercise: opening, going on, hints, taking back, the end.

use std::io;

use super::face::{THINKING, face};
use super::list::three_stars;
use super::{Session, Work};
use crate::console::failure::problem;
use crate::console::learn::verbs::verb_word;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::lessons::{
    Demonstration, Drafts, Help, Next, Place, Reward, Study, Told, Verdict, Walk,
};
use crate::text::LearnVerb;

impl Session<'_> {
    /// An empty line: what comes next.
    pub(super) fn enter(&mut self) -> Result<(), Stop> {
        match &self.work {
            Some(work) if work.showing.is_some() => self.show_on(),
            Some(work) if !work.study.attempt().is_done() => match work.walk {
                Some(_) => self.walk_on(),
                None => self.remind(),
            },
            _ => self.go_on(),
        }
    }

    /// Puts an exercise on the table.
    pub(super) fn open(&mut self, place: Place) -> Result<(), Stop> {
        self.seed = self.seed.wrapping_add(1);
        let (profiles, none) = (self.progress.profiles_mut(), Drafts::default());
        let Some(study) = Study::open(place, profiles, &none, self.seed) else {
            return Ok(());
        };
        self.keep()?;
        self.put(study)
    }

    /// The next exercise of the course.
    pub(super) fn go_on(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            let place = self.progress.child().goes_on_at();
            return place.map_or(Ok(()), |place| self.open(place));
        };
        if work.study.round().is_some() {
            return self.round_on();
        }
        let next = work.study.next();
        if !matches!(next, Next::Exercise(_)) {
            let unit = work.study.place().unit;
            let stars = lang.console_learn_stars(self.stars_of(unit));
            let title = lang.unit_title(unit.id);
            self.voice
                .say(&lang.console_learn_unit_over(&stars, title))?;
        }
        match next {
            Next::Exercise(place) | Next::Unit(place) => self.open(place),
            Next::CourseOver => {
                self.voice.say(lang.console_learn_course_over())?;
                self.list()
            }
        }
    }

    pub(super) fn go_back(&mut self) -> Result<(), Stop> {
        match &self.work {
            Some(work) if work.study.round().is_some() => self.remind(),
            Some(work) => self.open(work.study.back()),
            None => self.go_on(),
        }
    }

    /// Another exercise like this one.
    pub(super) fn more(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &mut self.work else {
            return self.enter();
        };
        if !work.study.more() {
            return Ok(self.voice.say(lang.learn_none_like_this())?);
        }
        let study = work.study.clone();
        self.voice.say(lang.console_learn_only_practice())?;
        self.put(study)
    }

    /// Begins the same exercise again.
    pub(super) fn again(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &mut self.work else {
            return self.enter();
        };
        work.study.again();
        let study = work.study.clone();
        self.voice.say(lang.console_learn_from_start())?;
        self.put(study)
    }

    pub(super) fn put(&mut self, study: Study) -> Result<(), Stop> {
        self.work = Some(Work {
            help: None,
            walk: Walk::of(study.exercise()),
            showing: Demonstration::of(study.exercise()),
            study,
        });
        self.show_exercise()
    }

    /// A little more help each time.
    pub(super) fn hint(&mut self) -> Result<(), Stop> {
        self.end_showing();
        let lang = self.lang();
        let Some(work) = &mut self.work else {
            return self.enter();
        };
        let Some(help) = work.study.hint() else {
            if work.study.is_test() && !work.study.attempt().is_done() {
                let skip = verb_word(LearnVerb::Skip, lang);
                return Ok(self.voice.say(&lang.console_learn_no_hints(&skip))?);
            }
            return self.what_next();
        };
        work.help = Some(help);
        let sentence = lang.hint(work.study.attempt(), help);
        if !self.voice.spoken || help == Help::TooLate {
            self.show_picture()?;
        }
        self.chick_says(THINKING, &sentence)?;
        self.say_hint_squares()
    }

    pub(super) fn undo(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &mut self.work else {
            return self.enter();
        };
        work.help = None;
        if !work.study.undo() {
            self.voice.say(lang.console_nothing_to_undo())?;
            return Ok(());
        }
        self.voice.say(lang.console_learn_undone())?;
        self.show_picture()?;
        self.remind()
    }

    /// Says what was right or wrong, and once everything is done, what was earned.
    pub(super) fn tell(&mut self, told: &Told) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return Ok(());
        };
        let attempt = work.study.attempt();
        let why = attempt.why().map(|why| lang.reason(why));
        let sentence = lang.told(attempt, &told.verdict);
        let formulas = lang.formulas(attempt);
        let face = face(attempt, &told.verdict);
        self.chick_says(face, &sentence)?;
        for line in formulas {
            self.voice.say(&line)?;
        }
        if told.reward.is_some() {
            self.keep()?;
        }
        if let (Some(Reward::Stars { earned, .. }), Some(words)) = (&told.reward, why) {
            let shown = if self.voice.spoken {
                words
            } else {
                format!("{} {words}", three_stars(*earned))
            };
            self.voice.say(&shown)?;
        }
        match told.verdict {
            Verdict::Done(_) => self.what_next(),
            _ => Ok(()),
        }
    }

    /// What can be done after the end.
    fn what_next(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let in_round = |work: &Work| work.study.round().is_some();
        if self.work.as_ref().is_some_and(in_round) {
            return Ok(self.voice.say(lang.console_learn_round_on())?);
        }
        let over = self.work.as_ref().and_then(|work| work.study.lesson_over());
        let over = over.and_then(|lesson| lang.course(&lesson.heading));
        if let Some(heading) = over {
            self.voice.say(&lang.learn_lesson_over(heading))?;
        }
        let has_more = |work: &Work| work.study.has_more();
        let again = verb_word(LearnVerb::Again, lang);
        let sentence = if self.work.as_ref().is_some_and(has_more) {
            lang.console_learn_what_next(&again, &verb_word(LearnVerb::More, lang))
        } else {
            lang.console_learn_what_next_or_again(&again)
        };
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
