//! All units with their stars, and the way to any exercise.

use unicode_width::UnicodeWidthStr;

use super::Session;
use crate::console::learn::units::{named, no_exercise, round_named, unknown_unit};
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::lessons::{Course, Place, Unit};
use crate::text::{Lang, Round};

impl Session<'_> {
    /// Shows all units and what is done of them.
    pub(super) fn list(&mut self) -> Result<(), Stop> {
        self.work = None;
        let lang = self.lang();
        let titles = Course::units().iter().map(|unit| lang.unit_title(unit.id));
        let widest = titles.map(UnicodeWidthStr::width).max().unwrap_or_default();
        self.voice.gap()?;
        for (number, unit) in (1..).zip(Course::units()) {
            let line = if self.voice.spoken {
                format!("{number}. {}", self.unit_in_words(unit))
            } else {
                self.unit_line(number, unit, widest)
            };
            self.voice.show(&[line])?;
        }
        self.voice.gap()?;
        self.voice.say(lang.console_learn_how_list())?;
        let [today, tests, entry] = [Round::Today, Round::Test, Round::Entry]
            .map(|round| lang.console_learn_round_words(round));
        self.voice
            .say(&lang.console_learn_rounds(entry, tests, today))?;
        Ok(())
    }

    /// Goes to the exercise that a line names.
    pub(super) fn obey_choice(&mut self, line: &str) -> Result<(), Stop> {
        let lang = self.lang();
        if let Some(kind) = round_named(line) {
            return self.begin_round(kind);
        }
        let Some((unit, number)) = named(line) else {
            self.voice.say(&unknown_unit(line, lang))?;
            return Ok(());
        };
        match Place::new(unit, number) {
            Some(place) => self.open(place),
            None => Ok(self.voice.say(&no_exercise(unit, lang))?),
        }
    }

    /// All stars of a unit.
    pub(super) fn stars_of(&self, unit: &Unit) -> i32 {
        let stars = self.progress.child().stars_of(unit);
        stars.into_iter().map(i32::from).sum()
    }

    /// How many exercises of a unit are done: all, if only games for two are left to a lone child.
    fn done_of(&self, unit: &Unit) -> i32 {
        let child = self.progress.child();
        if child.has_finished(unit) {
            return unit.count() as i32;
        }
        let stars = child.stars_of(unit);
        stars.into_iter().filter(|&stars| stars > 0).count() as i32
    }

    fn unit_in_words(&self, unit: &Unit) -> String {
        let lang = self.lang();
        let stars = lang.console_learn_stars(self.stars_of(unit));
        let (done, count) = (self.done_of(unit), unit.count() as i32);
        lang.console_learn_unit(count, done, &stars, lang.unit_title(unit.id))
    }

    /// ` 2. The rook   3/11  ★ 8`
    fn unit_line(&self, number: usize, unit: &Unit, widest: usize) -> String {
        let title = self.lang().unit_title(unit.id);
        let room = widest - title.width();
        let done = format!("{}/{}", self.done_of(unit), unit.count());
        let stars = match self.stars_of(unit) {
            0 => String::new(),
            stars => format!("★ {stars}"),
        };
        let line = format!("{number:>3}. {title}{:room$}  {done:>5}  {stars}", "");
        line.trim_end().to_owned()
    }
}

/// So many stars of three.
pub(super) fn three_stars(stars: u8) -> String {
    (0..3).map(|n| if n < stars { '★' } else { '☆' }).collect()
}

/// The name of an exercise: `The rook, 3 of 11  ★★☆`.
pub(super) fn heading(place: Place, stars: u8, spoken: bool, lang: Lang) -> String {
    let (number, count) = (place.number as i32, place.unit.count() as i32);
    let title = lang.console_learn_exercise(count, number, lang.unit_title(place.unit.id));
    match (stars, spoken) {
        (0, _) => title,
        (stars, true) => format!("{title}: {}", lang.console_learn_stars(stars.into())),
        (stars, false) => format!("{title}  {}", three_stars(stars)),
    }
}
