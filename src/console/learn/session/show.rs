//! Showing an exercise: what to do, the board, what there is to choose from or to put up.

use super::list::heading;
use super::marks::{hint_squares, marked, marks};
use super::{Session, Work};
use crate::console::learn::verbs::{VERBS, verb_word};
use crate::console::render::{Look, board, pieces_in_words};
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::lessons::{Choice, Course, Place, Question, Task};
use crate::rules::{Color, Kind, Piece, Square};
use crate::text::{BoardStyle, Lang, LearnHow, listed, square_names};

impl Session<'_> {
    /// Everything about the exercise on the table.
    pub(super) fn show_exercise(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return Ok(());
        };
        let exercise = work.study.exercise();
        let title = if let Some(round) = work.study.round() {
            let (number, count) = (round.number() as i32, round.count() as i32);
            lang.console_learn_exercise(count, number, lang.round_title(round.kind))
        } else if work.study.is_practice() {
            lang.console_learn_practice(lang.unit_title(work.study.place().unit.id))
        } else {
            let stars = self.progress.child().stars(&exercise.id);
            heading(work.study.place(), stars, self.voice.spoken, lang)
        };
        let mut sentences = vec![title];
        sentences.extend(self.new_lesson());
        self.voice.gap()?;
        for sentence in sentences {
            self.voice.say(&sentence)?;
        }
        if self.begin_showing()? {
            return Ok(());
        }
        self.show_task()
    }

    /// What is to be done, the board, and how to answer.
    pub(super) fn show_task(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return Ok(());
        };
        let exercise = work.study.exercise();
        let own = work.study.is_own().then(|| lang.learn_own().to_owned());
        let mut sentences: Vec<String> = own.into_iter().collect();
        sentences.push(lang.goal(exercise));
        sentences.extend(lang.tip(exercise).map(str::to_owned));
        let rule = lang.game_rule(exercise);
        sentences.extend(Some(rule).filter(|rule| !rule.is_empty()));
        sentences.extend(lang.rival(exercise));
        let opens = matches!(exercise.task, Task::Game { .. });
        let left = Some(lang.left_to_do(work.study.attempt()));
        sentences.extend(left.filter(|left| opens && !left.is_empty()));
        let replay = self.replay();
        for sentence in sentences {
            self.voice.say(&sentence)?;
        }
        self.show_picture()?;
        if let Some(replay) = replay {
            self.voice.say(&replay)?;
        }
        self.show_choices()?;
        self.show_tray()?;
        self.explain()?;
        self.begin_walk()
    }

    /// What is said where a lesson begins: its heading, and a word to parents about the unit.
    fn new_lesson(&self) -> Vec<String> {
        let study = self.work.as_ref().map(|work| &work.study);
        let Some(study) = study.filter(|study| !study.is_practice()) else {
            return Vec::new();
        };
        let (lang, Place { unit, number }) = (self.lang(), study.place());
        let lesson = unit.lesson(number).filter(|lesson| lesson.first == number);
        let heading = lesson.and_then(|lesson| lang.course(&lesson.heading));
        let note = lang.unit_note(unit.id).filter(|_| number == 1);
        let heading = heading.map(|heading| lang.console_learn_lesson(heading));
        heading.into_iter().chain(note.map(str::to_owned)).collect()
    }

    /// The goal again, in short.
    pub(super) fn remind(&mut self) -> Result<(), Stop> {
        if let Some(work) = &self.work {
            let goal = self.lang().goal(work.study.exercise());
            self.voice.say(&goal)?;
            self.show_choices()?;
            self.show_tray()?;
        }
        Ok(())
    }

    /// The board when it is asked for.
    pub(super) fn show_board(&mut self) -> Result<(), Stop> {
        if self.work.is_none() {
            return self.list();
        }
        self.show_picture()?;
        self.show_tray()
    }

    /// The board, or where the pieces stand for those who listen.
    pub(super) fn show_picture(&mut self) -> Result<(), Stop> {
        let look = self.look();
        let Some(work) = &self.work else {
            return Ok(());
        };
        if self.settings.style == BoardStyle::Words {
            let lines = in_words(work, look.lang);
            self.voice.show(&lines)?;
            return Ok(());
        }
        let (position, marks) = marks(work);
        let lines = board(&position, &marks, look);
        self.voice.gap()?;
        self.voice.show(&lines)?;
        self.voice.gap()?;
        Ok(())
    }

    /// Names the squares of a hint to those who don't see them marked.
    pub(super) fn say_hint_squares(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return Ok(());
        };
        let squares = hint_squares(work);
        if self.voice.spoken && !squares.is_empty() {
            self.voice
                .say(&lang.console_learn_marked(&square_names(squares)))?;
        }
        Ok(())
    }

    /// What stands before the cursor.
    pub(super) fn label(&self) -> String {
        let lang = self.lang();
        match &self.work {
            None => lang.console_learn_list_prompt().to_owned(),
            Some(work) if work.study.exercise().is_for_two() => {
                let turn = work.study.attempt().position().turn();
                lang.lesson_other_moves(turn.into())
                    .trim_end_matches('.')
                    .to_owned()
            }
            Some(work) => {
                let (title, number) = if let Some(round) = work.study.round() {
                    (lang.round_title(round.kind), round.number())
                } else {
                    let Place { unit, number } = work.study.place();
                    (lang.unit_title(unit.id), number)
                };
                format!("{title} {number}")
            }
        }
    }

    /// Lines that make sense now, for the Tab key.
    pub(super) fn offered(&self) -> Vec<String> {
        let lang = self.lang();
        let mut lines: Vec<String> = match &self.work {
            None => Course::units()
                .iter()
                .map(|unit| unit.id.to_owned())
                .collect(),
            Some(work) => {
                let position = work.study.attempt().position();
                let moves = position.legal_moves();
                match work.study.exercise().task {
                    Task::Choose(question) => choices(work, question, lang),
                    Task::Tap(_) | Task::SetUp(_) | Task::Peace { .. } => {
                        Square::all().map(|square| square.to_string()).collect()
                    }
                    Task::Walk(_) | Task::Write(..) => Vec::new(),
                    _ => moves.map(|legal| lang.written(position, legal)).collect(),
                }
            }
        };
        lines.extend(VERBS.map(|verb| verb_word(verb, lang)));
        lines
    }

    fn look(&self) -> Look {
        let side = self.work.as_ref().map(|work| work.study.exercise().side());
        Look {
            style: self.settings.style,
            lang: self.settings.lang,
            color: self.settings.color,
            below: side.unwrap_or(Color::White),
            columns: self.settings.columns.now(),
        }
    }

    fn show_choices(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return Ok(());
        };
        let Task::Choose(question) = work.study.exercise().task else {
            return Ok(());
        };
        let lines = choices(work, question, lang);
        // A number of moves is not to be taken for the number of an answer.
        let numbered = !matches!(question, Question::HowFar(..));
        for (number, line) in (1..).zip(lines) {
            let line = if numbered {
                format!("  {number}) {line}")
            } else {
                format!("  {line}")
            };
            self.voice.say(&line)?;
        }
        Ok(())
    }

    fn show_tray(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return Ok(());
        };
        let tray = work.study.attempt().in_tray();
        let mut names: Vec<String> = Vec::new();
        for kind in Kind::ALL.into_iter().rev() {
            for color in Color::ALL {
                let piece = Piece::new(color, kind);
                let name = lang.name_of(piece);
                match tray.iter().filter(|other| **other == piece).count() {
                    0 => {}
                    1 => names.push(name.to_owned()),
                    count => names.push(format!("{name} ×{count}")),
                }
            }
        }
        if !names.is_empty() {
            self.voice.say(&lang.console_learn_tray(&listed(names)))?;
        }
        Ok(())
    }

    /// Says how answers are typed, once for every kind of them.
    fn explain(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return Ok(());
        };
        let how = how(&work.study.exercise().task);
        if self.explained.contains(&how) {
            return Ok(());
        }
        self.explained.push(how);
        let sentence = lang.console_learn_how(how, lang.piece_letter(Kind::Rook.into()));
        self.voice.say(&sentence)?;
        Ok(())
    }

    /// The moves to be repeated.
    fn replay(&self) -> Option<String> {
        let exercise = self.work.as_ref()?.study.exercise();
        let Task::Replay(moves) = &exercise.task else {
            return None;
        };
        let lang = self.lang();
        let mut position = exercise.position;
        let mut written = Vec::new();
        for &played in moves {
            written.push(lang.written(&position, played));
            position = position.play_unchecked(played);
        }
        Some(lang.console_learn_replay(&listed(written)))
    }
}

/// The answers to choose from, as they are written.
fn choices(work: &Work, question: Question, lang: Lang) -> Vec<String> {
    let exercise = work.study.exercise();
    let all: Vec<Choice> = question.choices(&exercise.position);
    all.into_iter()
        .map(|choice| lang.choice(exercise, choice))
        .collect()
}

pub(super) const fn how(task: &Task) -> LearnHow {
    match task {
        Task::Walk(_) => LearnHow::Walk,
        Task::Tap(_) => LearnHow::Tap,
        Task::Choose(_) => LearnHow::Choose,
        Task::SetUp(_) => LearnHow::Put,
        Task::Peace { .. } => LearnHow::Place,
        Task::Write(..) => LearnHow::Write,
        Task::Collect(_) | Task::Play { .. } | Task::Replay(_) | Task::Game { .. } => {
            LearnHow::Move
        }
    }
}

/// Where the pieces stand and what is marked, for those who listen.
fn in_words(work: &Work, lang: Lang) -> Vec<String> {
    let (position, _) = marks(work);
    let mut lines = Vec::new();
    for color in Color::ALL {
        let pieces = pieces_in_words(&position, color, lang);
        if !pieces.is_empty() {
            lines.push(format!("{}.", lang.lesson_for_side(color.into(), &pieces)));
        }
    }
    let stars = work.study.attempt().stars_left();
    if !stars.is_empty() {
        lines.push(lang.console_learn_star_squares(&square_names(stars)));
    }
    let about = marked(work);
    if !about.is_empty() {
        lines.push(lang.console_learn_marked(&square_names(about)));
    }
    let found = work.study.attempt().found();
    if !found.is_empty() && matches!(work.study.exercise().task, Task::Tap(_)) {
        lines.push(lang.console_learn_found(&square_names(found)));
    }
    lines
}
