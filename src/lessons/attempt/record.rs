//! An attempt as text, so that a reload in the middle of an exercise loses nothing.
//!
//! The text holds what the child has done, not how things stand: it is done once more before the same
//! judge, so mistakes and hints count as they did. If the exercise has changed since, or the text is
//! damaged, there is nothing to resume.
//!
//! ```text
//! chesslings attempt 1
//! Anna
//! rook-corner 42 0
//! 8/8/8/8/8/8/8/R7 w - - 0 1
//! a1a4 undo hint a1a8
//! ```
//!
//! The third line has the exercise, the seed, the mistakes, and the seeds of the variants that led
//! away from the exercise of the course.

use std::fmt::Write as _;
use std::str::Lines;

use super::{Answer, Attempt, Choice, Verdict};
use crate::lessons::course::{Course, name_today};
use crate::lessons::exercise::Exercise;
use crate::lessons::practice;
use crate::lessons::random::Random;
use crate::rules::{Kind, Piece, Square};

/// What is done after so many deeds is not kept: no exercise needs as many.
const MOST: usize = 400;
/// Of so many variants in a row.
const MOST_VARIANTS: usize = 40;

/// Something the child did that counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::lessons) enum Deed {
    Answer(Answer),
    Hint,
    Undo,
}

impl Attempt {
    /// The first line of every such text.
    pub(in crate::lessons) const HEAD: &str = "chesslings attempt 1";

    /// Another exercise like this one, to be begun; `None` if there is none to be found.
    pub fn varied(&self, seed: u64) -> Option<Self> {
        let mut recent = self.recent.clone();
        recent.push(self.exercise.clone());
        let from = recent.len().saturating_sub(practice::RECENT);
        recent.drain(..from);
        let origin = Course::find(&self.exercise.id);
        let origin = origin.as_ref().unwrap_or(&self.exercise);
        let varied = practice::another(origin, &recent, &mut Random::new(seed))?;
        let mut variants = self.variants.clone();
        variants.push(seed);
        Some(Self {
            variants,
            recent,
            ..Self::with_seed(varied, seed)
        })
    }

    /// Whether this is another exercise like the one in the course.
    pub const fn is_practice(&self) -> bool {
        !self.variants.is_empty()
    }

    /// Whether the child has done nothing yet that counts.
    pub const fn is_untouched(&self) -> bool {
        self.deeds.is_empty()
    }

    /// Another number after everything that the child does.
    pub const fn version(&self) -> (usize, u64) {
        (self.deeds.len(), self.seed)
    }

    /// What this child has done so far; empty if there is nothing to resume.
    pub fn to_text(&self, child: &str) -> String {
        if self.is_done() || self.deeds.is_empty() && !self.is_practice() {
            return String::new();
        }
        let Exercise { id, position, .. } = &self.exercise;
        let mut text = format!(
            "{}\n{child}\n{id} {} {}",
            Self::HEAD,
            self.seed,
            self.mistakes
        );
        for seed in &self.variants {
            // A text takes whatever is written to it.
            let _ = write!(text, " {seed}");
        }
        let _ = writeln!(text, "\n{}", position.to_fen());
        text + &self.told_deeds()
    }

    /// What stands behind the head of such a text; `None` if it is not this child's.
    pub(in crate::lessons) fn opened<'a>(child: &str, text: &'a str) -> Option<Lines<'a>> {
        let mut lines = text.lines();
        let is_ours = lines.next()? == Self::HEAD && lines.next()? == child;
        is_ours.then_some(lines)
    }

    /// Everything the child did, as a line.
    pub(in crate::lessons) fn told_deeds(&self) -> String {
        let words = self.deeds.iter().map(|&deed| self.word(deed));
        let words: Vec<_> = words.collect();
        words.join(" ") + "\n"
    }

    /// Does once more what stands in such a line; `None` if that can't be done here.
    pub(in crate::lessons) fn redo_all(&mut self, line: &str) -> Option<()> {
        for word in line.split_whitespace().take(MOST) {
            let deed = self.deed(word)?;
            self.redo(deed)?;
        }
        Some(())
    }

    /// The attempt that this child left in the middle of an exercise of the course; `None` if the
    /// text is not about it.
    pub fn resume(exercise: &Exercise, child: &str, text: &str) -> Option<Self> {
        let mut lines = Self::opened(child, text)?;
        let mut numbers = lines.next()?.split_whitespace();
        if name_today(numbers.next()?) != exercise.id {
            return None;
        }
        let mut number = || numbers.next().map(|word| word.parse::<u64>().ok());
        let (seed, mistakes) = (number()??, number()??);
        let mut attempt = Self::new(exercise.clone());
        while let Some(variant) = number() {
            let more = attempt.variants.len() < MOST_VARIANTS;
            attempt = attempt.varied(variant.filter(|_| more)?)?;
        }
        let variants = std::mem::take(&mut attempt.variants);
        let recent = std::mem::take(&mut attempt.recent);
        let mut attempt = Self {
            variants,
            recent,
            ..Self::with_seed(attempt.exercise, seed)
        };
        if lines.next()? != attempt.exercise.position.to_fen() {
            return None;
        }
        attempt.redo_all(lines.next()?)?;
        let same = u64::from(attempt.mistakes) == mistakes && !attempt.is_done();
        same.then_some(attempt)
    }

    /// Remembers that something was done.
    pub(in crate::lessons) fn note(&mut self, deed: Deed) {
        if self.deeds.len() < MOST {
            self.deeds.push(deed);
        }
    }

    fn redo(&mut self, deed: Deed) -> Option<()> {
        let done = match deed {
            Deed::Answer(answer) => !matches!(self.answer(answer), Verdict::Refused(_)),
            Deed::Hint => self.hint().is_some(),
            Deed::Undo => self.undo(),
        };
        done.then_some(())
    }

    fn word(&self, deed: Deed) -> String {
        match deed {
            Deed::Hint => "hint".to_owned(),
            Deed::Undo => "undo".to_owned(),
            Deed::Answer(Answer::Walked) => "walked".to_owned(),
            Deed::Answer(Answer::Tap(at)) => format!("@{at}"),
            Deed::Answer(Answer::Put { piece, square }) => format!("+{}{square}", piece.letter()),
            Deed::Answer(Answer::Choose(Choice::Sign(sign))) => format!("={}", char::from(sign)),
            Deed::Answer(Answer::Choose(choice)) => {
                let all = self.choices();
                let place = all.iter().position(|&known| known == choice);
                format!("?{}", place.unwrap_or(all.len()))
            }
            Deed::Answer(Answer::Move {
                from,
                to,
                promotion,
            }) => {
                let letter = promotion.map(|kind| kind.letter().to_string());
                format!("{from}{to}{}", letter.unwrap_or_default())
            }
        }
    }

    fn deed(&self, word: &str) -> Option<Deed> {
        let answer = match word {
            "hint" => return Some(Deed::Hint),
            "undo" => return Some(Deed::Undo),
            "walked" => Answer::Walked,
            _ => match word.split_at_checked(1)? {
                ("@", at) => Answer::Tap(at.parse().ok()?),
                ("?", place) => Answer::Choose(*self.choices().get(place.parse::<usize>().ok()?)?),
                ("=", sign) => Answer::Choose(Choice::Sign(*sign.as_bytes().first()?)),
                ("+", put) => Answer::Put {
                    piece: Piece::from_letter(put.chars().next()?)?,
                    square: put.get(1..)?.parse().ok()?,
                },
                _ => Answer::Move {
                    from: square(word, 0)?,
                    to: square(word, 2)?,
                    promotion: word.chars().nth(4).and_then(Kind::from_letter),
                },
            },
        };
        Some(Deed::Answer(answer))
    }
}

fn square(word: &str, start: usize) -> Option<Square> {
    word.get(start..start + 2)?.parse().ok()
}
