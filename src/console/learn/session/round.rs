//! Rounds: five for today, tests, the entry test.

use unicode_width::UnicodeWidthStr;

use super::Session;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::lessons::{RoundKind, Study};

impl Session<'_> {
    /// Begins a round, if there is something to ask.
    pub(super) fn begin_round(&mut self, kind: RoundKind) -> Result<(), Stop> {
        self.seed = self.seed.wrapping_add(1);
        let profiles = self.progress.profiles_mut();
        match Study::begin(kind, profiles, self.seed) {
            Some(study) => self.put(study),
            None => Ok(self.voice.say(self.lang().learn_today_none())?),
        }
    }

    /// The next task of the round; one that is not done is given up.
    pub(super) fn round_on(&mut self) -> Result<(), Stop> {
        let Some(work) = &mut self.work else {
            return Ok(());
        };
        let goes_on = work.study.go_on(self.progress.profiles_mut());
        let study = work.study.clone();
        self.keep()?;
        if goes_on {
            return self.put(study);
        }
        self.work = None;
        self.end_round(&study)
    }

    /// What came of it.
    fn end_round(&mut self, study: &Study) -> Result<(), Stop> {
        let (lang, Some(round)) = (self.lang(), study.round()) else {
            return Ok(());
        };
        let result = lang.learn_result(round.count() as i32, round.right() as i32);
        self.voice.gap()?;
        match round.kind {
            RoundKind::Today => self.voice.say(lang.learn_today_over())?,
            RoundKind::Test(test) if round.is_passed() => {
                self.voice.say(&result)?;
                self.voice.say(lang.learn_passed())?;
                self.show_diploma(test)?;
            }
            RoundKind::Test(_) => {
                self.voice.say(&result)?;
                self.voice.say(lang.learn_failed())?;
            }
            RoundKind::Entry => {
                let start = round.start().map(|place| lang.unit_title(place.unit.id));
                let sentence = lang.learn_entry_start(start.unwrap_or_default());
                self.voice.say(&sentence)?;
            }
        }
        Ok(self.voice.say(lang.console_learn_round_on())?)
    }

    /// The diploma in a frame; whoever listens hears what stands on it.
    fn show_diploma(&mut self, test: usize) -> Result<(), Stop> {
        let Some(lines) = self.lang().diploma(self.progress.child(), test) else {
            return Ok(());
        };
        if self.voice.spoken {
            return Ok(self.voice.say(&lines.join(" "))?);
        }
        let widest = lines.iter().map(|line| line.width()).max();
        let width = widest.unwrap_or_default() + 4;
        let [corner, side, edge] = if self.voice.ascii {
            ["++++", "|", "-"]
        } else {
            ["┌┐└┘", "│", "─"]
        };
        let corner: Vec<char> = corner.chars().collect();
        let edge = edge.repeat(width);
        let mut shown = vec![format!("{}{edge}{}", corner[0], corner[1])];
        let empty = String::new();
        for line in lines.iter().flat_map(|line| [&empty, line]).chain([&empty]) {
            let room = width - line.width();
            let (left, right) = (" ".repeat(room / 2), " ".repeat(room - room / 2));
            shown.push(format!("{side}{left}{line}{right}{side}"));
        }
        shown.push(format!("{}{edge}{}", corner[2], corner[3]));
        self.voice.gap()?;
        self.voice.show(&shown)?;
        Ok(self.voice.gap()?)
    }
}
