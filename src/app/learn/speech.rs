//! What the coach says in an exercise.

use super::lesson::{Lesson, Said, Seen, Walking};
use crate::app::model::Effect;
use crate::app::ui::speech::{Mood, Speech};
use crate::lessons::{Choice, Egg, Exercise, Place, Profile, Round, RoundKind, Verdict};
use crate::rules::Square;
use crate::text::Lang;

impl Lesson {
    /// What the coach says besides the goal.
    pub(super) fn speech(&self, lang: Lang) -> Speech {
        let exercise = self.exercise();
        let own = self.study.is_own().then(|| lang.learn_own());
        let tip = own.or_else(|| lang.tip(exercise));
        match (self.said, &self.walking) {
            (Said::Shown(beat), _) => {
                let shown = self.showing.as_ref();
                let position =
                    shown.map_or_else(|| self.attempt().position(), |shown| shown.position());
                Speech::says(lang.shown(position, beat))
            }
            (Said::Goal, Some(walking)) => walking.speech(lang, exercise),
            (Said::Goal, None) => {
                let rule = match lang.left_to_do(self.attempt()) {
                    left if left.is_empty() => lang.game_rule(exercise),
                    left => left,
                };
                let sentence = [tip.unwrap_or_default(), " ", &rule].concat();
                Speech::says(sentence.trim().to_owned())
            }
            (Said::Verdict(verdict), _) => {
                let told = lang.told(self.attempt(), &verdict);
                let mut speech = Speech::says(told).mood(mood(&verdict));
                speech.formulas = lang.formulas(self.attempt());
                speech
            }
            (Said::Help(help), _) => Speech::says(lang.hint(self.attempt(), help)).mood(Mood::Hint),
            (Said::TakenBack, _) => Speech::says(lang.learn_taken_back().to_owned()),
            (Said::NoneLikeThis, _) => Speech::says(lang.learn_none_like_this().to_owned()),
            (Said::NoPawnThere, _) => {
                Speech::says(lang.learn_no_pawn_there().to_owned()).mood(Mood::No)
            }
            (Said::TapFirst(at), _) => Speech::says(self.tap_first(lang, at)).mood(Mood::Hint),
        }
    }

    fn tap_first(&self, lang: Lang, at: Square) -> String {
        let piece = self.attempt().position().piece_at(at);
        piece.map_or_else(String::new, |piece| lang.learn_tap_first(piece.kind.into()))
    }

    /// Why there are as many stars, once everything is done. Practice earns none.
    pub(super) fn reason(&self, lang: Lang) -> Option<String> {
        let why = self.attempt().why().filter(|_| !self.study.is_practice())?;
        Some(lang.reason(why))
    }

    /// Reads aloud: the goal with its tip and the answers to choose from, or what was said since and
    /// what stands below it in the end.
    pub(super) fn read(&self, lang: Lang, child: &Profile) -> Effect {
        let mut words = vec![self.speech(lang).sentence.clone()];
        if let Some(round) = self.study.round().filter(|round| round.is_over()) {
            words = vec![round_said(lang, round)];
            words.extend(egg_said(lang, child));
        } else if matches!(self.said, Said::Goal) {
            words.insert(0, lang.goal(self.exercise()));
            words.extend(lang.rival(self.exercise()));
            words.extend(
                self.choices()
                    .map(|choice| lang.choice(self.exercise(), choice)),
            );
        } else if self.is_over() {
            words.extend(self.celebrated(lang, child));
            words.extend(self.rested(lang));
            words.extend(self.practised(lang, child));
            words.extend(self.reason(lang));
        }
        words.retain(|sentence| !sentence.is_empty());
        Effect::Speak { words, lang }
    }

    /// What was finished with the last exercise of a unit: the unit, or the whole course.
    pub(super) fn celebrated(&self, lang: Lang, child: &Profile) -> Option<String> {
        self.finishes_unit().then(|| {
            if child.has_finished_course() {
                lang.learn_course_finished().to_owned()
            } else {
                lang.learn_unit_finished(lang.unit_title(self.place().unit.id))
            }
        })
    }

    /// That a lesson is done: a good place to rest. The end of a unit is celebrated instead.
    pub(super) fn rested(&self, lang: Lang) -> Option<String> {
        let over = self.study.lesson_over();
        let over = over.filter(|_| !self.finishes_unit())?;
        Some(lang.learn_lesson_over(lang.course(&over.heading)?))
    }

    /// How full the egg is after practice.
    fn practised(&self, lang: Lang, child: &Profile) -> Option<String> {
        let practised = self.study.is_practice();
        egg_said(lang, child).filter(|_| practised)
    }

    /// The answers to choose from.
    pub(super) fn choices(&self) -> impl Iterator<Item = Choice> {
        self.attempt().choices().into_iter()
    }
}

impl Walking {
    fn speech(&self, lang: Lang, exercise: &Exercise) -> Speech {
        let walk = &self.walk;
        let tip = lang.tip(exercise);
        let mut speech = Speech::says(match self.seen {
            Seen::Nothing => tip.unwrap_or(lang.piece_rule(walk.piece)).to_owned(),
            Seen::All => self.all_said(lang, tip.unwrap_or(lang.piece_rule(walk.piece))),
            Seen::Stroll | Seen::Ray => {
                let mut line = match self.seen {
                    Seen::Stroll => lang.walk_way(walk, exercise.side()),
                    _ => lang.walk_told(exercise, walk),
                };
                if let Some(stop) = walk.stopped() {
                    line.push(' ');
                    line.push_str(&lang.stop(walk.piece, stop));
                }
                line
            }
        });
        // Where numbers are taught, squares show them first; formulas come with the steps.
        if self.numbers && (self.seen == Seen::Ray || !exercise.is_about_numbers) {
            speech.formulas = self.formulas(lang);
        }
        speech
    }

    /// How the piece moves, or what something in its way changes; and that the child moves it now.
    fn all_said(&self, lang: Lang, rule: &str) -> String {
        let walk = &self.walk;
        let stop = self.put.and_then(|at| walk.stop_at(at));
        let first = stop.map(|stop| lang.stop(walk.piece, stop));
        let first = first.unwrap_or_else(|| rule.to_owned());
        match walk.moves_left() {
            0 => first,
            left => [&first, " ", &lang.lesson_walk_now(left.into())].concat(),
        }
    }

    /// The formula of the piece, or of one direction with the step that it has come to.
    fn formulas(&self, lang: Lang) -> Vec<String> {
        let walk = &self.walk;
        let (Seen::Ray, Some(ray)) = (self.seen, walk.current()) else {
            return lang.formula_of(walk.piece, walk.at);
        };
        let filled_in = (walk.n > 0)
            .then(|| lang.formula_to(walk.piece, walk.at, walk.place()))
            .flatten();
        let formula = filled_in.unwrap_or_else(|| lang.formula_along(walk.piece, ray.direction));
        let condition = walk.stopped().and_then(|stop| lang.stop_in_numbers(stop));
        [formula].into_iter().chain(condition).collect()
    }
}

/// What a round has come to.
pub(super) fn round_said(lang: Lang, round: &Round) -> String {
    match round.kind {
        RoundKind::Today => lang.learn_today_over().to_owned(),
        RoundKind::Test(_) => {
            let result = lang.learn_result(round.count() as i32, round.right() as i32);
            let more = if round.is_passed() {
                lang.learn_passed()
            } else {
                lang.learn_failed()
            };
            [&result, " ", more].concat()
        }
        RoundKind::Entry => {
            let start = round.start().unwrap_or(Place::first());
            lang.learn_entry_start(lang.unit_title(start.unit.id))
        }
    }
}

/// How full the egg of a child is that has practised.
pub(super) fn egg_said(lang: Lang, child: &Profile) -> Option<String> {
    let egg = child.egg()?;
    Some(if egg.has_just_hatched() {
        lang.learn_hatched().to_owned()
    } else {
        lang.learn_egg(Egg::FULL as i32, egg.filled as i32)
    })
}

const fn mood(verdict: &Verdict) -> Mood {
    match verdict {
        Verdict::Refused(_) | Verdict::Wrong(_) => Mood::No,
        Verdict::Right(_) => Mood::Yes,
        Verdict::Done(_) => Mood::Result,
        Verdict::Ignored => Mood::Calm,
    }
}
