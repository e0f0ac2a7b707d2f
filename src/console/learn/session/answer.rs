//! What a typed line answers, and what is said to it.

use super::{Session, Work};
use crate::console::learn::verbs::similar;
use crate::console::stop::Stop;
use crate::console::talk::{Chosen, Talk as _};
use crate::console::typed::{simple, yes_or_no};
use crate::lessons::{Answer, Choice, Question, Task, Verdict};
use crate::rules::{Color, Kind, Piece, San, Setup, Square};
use crate::text::Lang;
use crate::typed::{Meaning, Reading, kind, meaning, names_two_squares, readings};

impl Session<'_> {
    /// Takes a line as an answer to the exercise.
    pub(super) fn obey_answer(&mut self, line: &str) -> Result<Option<String>, Stop> {
        self.end_showing();
        let Some(work) = &self.work else {
            return Ok(None);
        };
        match work.study.exercise().task {
            Task::Walk(_) => self.obey_walk(line)?,
            Task::Tap(_) => match squares(line) {
                Some(squares) => self.tap(&squares)?,
                None => self.not_understood(line)?,
            },
            Task::Choose(question) => match choice(work, question, line) {
                Some(choice) => self.give(Answer::Choose(choice))?,
                None => self.not_understood(line)?,
            },
            Task::Write(..) => match sign(work, line) {
                Some(choice) => self.give(Answer::Choose(choice))?,
                // Squares alone are no writing.
                None if names_two_squares(line) => self.not_understood(line)?,
                None => return self.obey_move(line),
            },
            Task::SetUp(_) | Task::Peace { .. } => match pieces(work, line) {
                Some(answers) => self.put_all(&answers)?,
                None => self.not_understood(line)?,
            },
            Task::Collect(_) | Task::Play { .. } | Task::Replay(_) | Task::Game { .. } => {
                return self.obey_move(line);
            }
        }
        Ok(None)
    }

    /// Whether a line is one of the answers to choose from.
    pub(super) fn is_choice(&self, line: &str) -> bool {
        let Some(work) = self
            .work
            .as_ref()
            .filter(|work| !work.study.attempt().is_done())
        else {
            return false;
        };
        match work.study.exercise().task {
            Task::Choose(question) => choice(work, question, line).is_some(),
            Task::Write(..) => sign(work, line).is_some(),
            _ => false,
        }
    }

    /// Gives an answer to the judge, and shows what came of it.
    fn give(&mut self, answer: Answer) -> Result<(), Stop> {
        let Some(work) = &mut self.work else {
            return Ok(());
        };
        work.help = None;
        let told = work.study.answer(answer, self.progress.profiles_mut());
        let is_written = matches!(work.study.exercise().task, Task::Write(..));
        let moved = matches!(answer, Answer::Move { .. }) && !is_written;
        let right = matches!(told.verdict, Verdict::Right(_) | Verdict::Done(_));
        // A wrong move and the answer to it are seen; who listens hears about them anyway.
        let seen = work.study.attempt().wrong_move().is_some() && !self.voice.spoken;
        if moved && (right || seen) {
            self.show_picture()?;
        }
        self.tell(&told)
    }

    /// Taps squares one after the other. Of those that are right only the last is told.
    fn tap(&mut self, squares: &[Square]) -> Result<(), Stop> {
        let answers: Vec<Answer> = squares.iter().copied().map(Answer::Tap).collect();
        self.put_all(&answers)
    }

    fn put_all(&mut self, answers: &[Answer]) -> Result<(), Stop> {
        let lang = self.lang();
        let Some(work) = &mut self.work else {
            return Ok(());
        };
        work.help = None;
        let mut wrong = Vec::new();
        let mut last = None;
        for &answer in answers {
            let told = work.study.answer(answer, self.progress.profiles_mut());
            match told.verdict {
                Verdict::Wrong(_) | Verdict::Refused(_) => {
                    wrong.push(lang.told(work.study.attempt(), &told.verdict));
                }
                _ => last = Some(told),
            }
            if work.study.attempt().is_done() {
                break;
            }
        }
        let in_peace = matches!(work.study.exercise().task, Task::Peace { .. });
        if last.is_some_and(|told| in_peace || told.verdict != Verdict::Ignored) {
            self.show_picture()?;
        }
        for sentence in wrong {
            self.voice.say(&sentence)?;
        }
        match last {
            Some(told) => self.tell(&told),
            None => Ok(()),
        }
    }

    fn obey_walk(&mut self, line: &str) -> Result<(), Stop> {
        let line = line.trim();
        if let Ok(n) = line.parse::<usize>() {
            return self.walk_to(n);
        }
        let (name, at) = line.rsplit_once(char::is_whitespace).unwrap_or(("", line));
        match square(at) {
            Some(at) if self.change_walk(name.trim(), at)? => Ok(()),
            _ => self.not_understood(line),
        }
    }

    fn obey_move(&mut self, line: &str) -> Result<Option<String>, Stop> {
        let lang = self.lang();
        let Some(work) = &self.work else {
            return Ok(None);
        };
        if work.study.attempt().is_done() {
            let sentence = lang.verdict(work.study.attempt(), &Verdict::Ignored);
            self.voice.say(&sentence)?;
            return Ok(None);
        }
        let position = *work.study.attempt().position();
        let meaning = meaning(&position, line);
        match &meaning {
            Meaning::Moves(groups) => match self.choose_move(&position, groups)? {
                Chosen::One(played) => self.give(played.into())?,
                Chosen::Else(line) => return Ok(Some(line).filter(|l| !l.trim().is_empty())),
            },
            Meaning::Look(squares) => {
                for &square in squares {
                    if let Some(sentence) = lang.where_it_goes(&position, square) {
                        self.voice.say(&sentence)?;
                    }
                }
            }
            Meaning::Unreadable => self.not_understood(line)?,
            &Meaning::Refused(refusal) => {
                let attempt = work.study.attempt();
                let refused = Verdict::Refused(attempt.as_taught(refusal, None));
                let why = lang.told(attempt, &refused);
                self.voice.say(&why)?;
            }
            no_move => {
                let why = lang.why_no_move(line, no_move, &position);
                self.voice.say(&why.unwrap_or_default())?;
            }
        }
        Ok(None)
    }

    /// Says that a line is no answer, and how answers are typed.
    fn not_understood(&mut self, line: &str) -> Result<(), Stop> {
        let lang = self.lang();
        let similar = similar(line, lang);
        let sentence = self.unreadable(line, similar.as_deref());
        self.voice.say(&sentence)?;
        Ok(())
    }
}

/// All squares that a line names, if it names nothing else.
fn squares(line: &str) -> Option<Vec<Square>> {
    let words = line
        .split([' ', '\t', ',', ';'])
        .filter(|word| !word.is_empty());
    words.map(square).collect()
}

/// The square that a word names, in Latin or Russian letters.
pub(super) fn square(word: &str) -> Option<Square> {
    readings(word)
        .into_iter()
        .find_map(|reading| match reading {
            Reading::Square(square) => Some(square),
            _ => None,
        })
}

/// The next sign of a move that is written down, if a line is one of those to choose from.
fn sign(work: &Work, line: &str) -> Option<Choice> {
    let attempt = work.study.attempt();
    // Russian schools write a colon as well, and type their own letter.
    let line = match line.trim() {
        ":" | "х" | "Х" => "x".to_owned(),
        line => simple(line),
    };
    let said = |lang: Lang, choice| simple(&lang.choice(&attempt.exercise, choice)) == line;
    let mut all = attempt.choices().into_iter();
    all.find(|&choice| Lang::ALL.into_iter().any(|lang| said(lang, choice)))
}

/// The answer that a line means: its number, its words in any language, yes or no, a piece, a
/// square.
fn choice(work: &Work, question: Question, line: &str) -> Option<Choice> {
    let exercise = work.study.exercise();
    let choices = question.choices(&exercise.position);
    let text = simple(line.trim());
    let one_of = |choice: Choice| choices.contains(&choice).then_some(choice);
    let number = text.trim_end_matches([')', '.']).parse::<usize>().ok();
    if let (Some(number), Question::HowFar(..)) = (number, question) {
        return one_of(Choice::Moves(u8::try_from(number).ok()?));
    }
    let by_number = || choices.get(number?.checked_sub(1)?).copied();
    let by_words = || {
        let said = |lang: Lang, choice| simple(&lang.choice(exercise, choice)) == text;
        let mut all = choices.iter().copied();
        all.find(|&choice| Lang::ALL.into_iter().any(|lang| said(lang, choice)))
    };
    let by_yes_or_no = || {
        let yes = yes_or_no(line)?;
        one_of(if yes { Choice::Yes } else { Choice::No })
    };
    by_number()
        .or_else(by_words)
        .or_else(by_yes_or_no)
        .or_else(|| one_of(Choice::Kind(kind(line)?)))
        .or_else(|| one_of(Choice::Name(square(line)?)))
        .or_else(|| match meaning(&exercise.position, line).ways() {
            [way] => one_of(Choice::Move(way.first()?.from(), way.first()?.to())),
            _ => None,
        })
}

/// The pieces that a line puts on squares: `R a1`, `Ra1`, several of them with commas between, or
/// squares alone where it is clear which piece is meant.
fn pieces(work: &Work, line: &str) -> Option<Vec<Answer>> {
    let in_peace = match work.study.exercise().task {
        Task::Peace { kind, .. } => Some(kind),
        _ => None,
    };
    if let Some(all) = squares(line) {
        let kind = in_peace.or_else(|| only_kind(work));
        return all
            .into_iter()
            .map(|square| Some(put(work, kind?, square)))
            .collect();
    }
    let parts = line.split([',', ';']).map(str::trim);
    let parts = parts.filter(|part| !part.is_empty());
    parts.map(|part| one_piece(work, part)).collect()
}

fn one_piece(work: &Work, part: &str) -> Option<Answer> {
    let apart = || {
        let (name, at) = part.rsplit_once(char::is_whitespace)?;
        Some((kind(name)?, square(at)?))
    };
    let together = || {
        readings(part)
            .into_iter()
            .find_map(|reading| match reading {
                Reading::San(San::Piece { kind, to, .. }) => Some((kind, to)),
                _ => None,
            })
    };
    let (kind, square) = apart().or_else(together)?;
    Some(put(work, kind, square))
}

/// The kind of all pieces in the tray, if they are of one.
fn only_kind(work: &Work) -> Option<Kind> {
    let tray = work.study.attempt().in_tray();
    let first = tray.first()?.kind;
    tray.iter()
        .all(|piece| piece.kind == first)
        .then_some(first)
}

/// A piece of the colour that is meant: the one that belongs on the square, if it has the kind;
/// else one from the tray.
fn put(work: &Work, kind: Kind, square: Square) -> Answer {
    let tray = work.study.attempt().in_tray();
    let belongs = Setup::START.piece_at(square);
    let fits = |piece: &Piece| piece.kind == kind;
    let piece = belongs
        .filter(|piece| fits(piece) && tray.contains(piece))
        .or_else(|| tray.into_iter().find(fits))
        .unwrap_or(Piece::new(Color::White, kind));
    Answer::Put { piece, square }
}
