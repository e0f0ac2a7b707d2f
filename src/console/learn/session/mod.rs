//! A child at the terminal: one exercise after the other until it leaves.

mod answer;
mod face;
mod files;
mod help;
mod list;
mod looks;
mod marks;
mod round;
mod show;
mod showing;
mod step;
mod walking;

use std::convert::Infallible;
use std::io::Write;

use super::settings::{Settings, Start};
use super::verbs::verb;
use crate::console::progress::Progress;
use crate::console::stop::{Stop, received};
use crate::console::talk::Talk;
use crate::console::terminal::{Asking, LineSource, Prompt};
use crate::console::voice::Voice;
use crate::console::{Failure, Verdict};
use crate::lessons::{Demonstration, Help, Study, Walk};
use crate::text::{BoardStyle, Lang, LearnHow, LearnVerb};
use crate::typed::readings;

/// A child, what it works on, and what it has done.
pub(super) struct Session<'a> {
    lines: &'a mut dyn LineSource,
    voice: Voice<'a>,
    settings: Settings,
    progress: Progress,
    /// What the child works on; `None` while it chooses.
    work: Option<Work>,
    /// Whether walks are shown with their numbers, if somebody has said so.
    numbers: Option<bool>,
    /// What was explained already.
    explained: Vec<LearnHow>,
    /// Whether it was said already that stars can't be kept.
    complained: bool,
    /// Changes whenever chance decides.
    seed: u64,
    /// What was typed instead of yes or no.
    next: Option<String>,
}

/// An exercise on the table.
struct Work {
    study: Study,
    /// The hint that is on the board.
    help: Option<Help>,
    /// Where a piece shows its way, and how far it has come.
    walk: Option<Walk>,
    /// What is shown before anything is asked.
    showing: Option<Demonstration>,
}

impl<'a> Session<'a> {
    /// # Errors
    ///
    /// If there is no room for the child.
    pub(super) fn new(
        lines: &'a mut dyn LineSource,
        output: &'a mut dyn Write,
        settings: Settings,
    ) -> Result<Session<'a>, Failure> {
        let (mut progress, complaint) = Progress::load(settings.state.as_deref(), settings.lang);
        progress.profiles_mut().set_today(settings.today);
        if let Some(child) = &settings.child {
            progress.choose(child, settings.lang)?;
        }
        let mut voice = Voice {
            output,
            columns: settings.columns,
            ascii: settings.style == BoardStyle::Ascii,
            spoken: settings.style == BoardStyle::Words,
        };
        if let Some(complaint) = complaint {
            voice.say(&complaint)?;
        }
        Ok(Session {
            lines,
            voice,
            progress,
            work: None,
            numbers: None,
            explained: Vec::new(),
            complained: false,
            seed: settings.seed,
            next: None,
            settings,
        })
    }

    /// Teaches until the child leaves.
    pub(super) fn run(mut self) -> Result<Verdict, Failure> {
        let verdict = self.teach().verdict()?;
        let lang = self.lang();
        let kept = self.progress.is_kept() && !self.complained && self.progress.child().total() > 0;
        let words = if kept {
            lang.console_learn_goodbye()
        } else {
            lang.console_goodbye()
        };
        self.voice.say(words)?;
        self.voice.output.flush()?;
        Ok(verdict)
    }

    fn teach(&mut self) -> Stop {
        match self.begin().and_then(|()| self.obey_all()) {
            Ok(never) => match never {},
            Err(stop) => stop,
        }
    }

    fn begin(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let name = self.progress.child().name.clone();
        if name.is_empty() {
            self.voice.say(lang.console_learn_welcome())?;
        } else {
            self.voice.say(&lang.console_learn_welcome_child(&name))?;
        }
        match self.settings.start {
            Some(Start::Exercise(place)) => self.open(place),
            Some(Start::Round(kind)) => self.begin_round(kind),
            None => self.list(),
        }
    }

    fn obey_all(&mut self) -> Result<Infallible, Stop> {
        loop {
            let mut next = Some(self.next_line()?);
            while let Some(line) = next {
                let instead = self.obey(&line)?;
                next = instead.or_else(|| self.next.take());
            }
        }
    }

    /// Does what a line says: a command or an answer. What comes of it may be another line, typed
    /// instead of an answer.
    fn obey(&mut self, line: &str) -> Result<Option<String>, Stop> {
        if line.trim().is_empty() {
            self.enter()?;
            return Ok(None);
        }
        // `q` leaves, unless a queen can be meant.
        if self.is_choice(line) {
            return self.obey_answer(line);
        }
        let Some((verb, rest)) = verb(line) else {
            return match self.work {
                Some(_) => self.obey_answer(line),
                None => self.obey_choice(line).map(|()| None),
            };
        };
        match verb {
            LearnVerb::Help => self.show_help()?,
            LearnVerb::Hint => self.hint()?,
            LearnVerb::Undo => self.undo()?,
            LearnVerb::Again => self.again()?,
            LearnVerb::Next | LearnVerb::Skip => self.go_on()?,
            LearnVerb::Back => self.go_back()?,
            LearnVerb::List => self.list()?,
            LearnVerb::Go if rest.is_empty() => self.list()?,
            LearnVerb::Go => self.obey_choice(rest)?,
            LearnVerb::More => self.more()?,
            LearnVerb::Turn => self.turn(rest)?,
            LearnVerb::Numbers => self.change_numbers(rest)?,
            LearnVerb::Board => self.show_board()?,
            LearnVerb::Lang => self.change_lang(rest)?,
            LearnVerb::Style => self.change_style(rest)?,
            LearnVerb::Save => self.save_stars(rest)?,
            LearnVerb::Load => self.load_stars(rest)?,
            LearnVerb::Reset => self.start_over()?,
            LearnVerb::Quit => return Err(Stop::Quit),
        }
        Ok(None)
    }

    fn next_line(&mut self) -> Result<String, Stop> {
        let label = self.label();
        let offered = self.offered();
        let asking = Asking::Lesson { offered: &offered };
        let prompt = Prompt {
            label: &label,
            asking,
        };
        received(self.lines.next_line(&prompt, self.voice.output)?)
    }
}

impl<'a> Talk<'a> for Session<'a> {
    fn lang(&self) -> Lang {
        self.settings.lang
    }

    fn voice(&mut self) -> &mut Voice<'a> {
        &mut self.voice
    }

    fn ends(&mut self) -> (&mut dyn LineSource, &mut Voice<'a>) {
        (self.lines, &mut self.voice)
    }

    fn is_to_be_obeyed(&self, line: &str) -> bool {
        verb(line).is_some() || !readings(line).is_empty()
    }

    fn obey_next(&mut self, line: String) {
        self.next = Some(line);
    }
}
