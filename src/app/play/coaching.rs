//! The coach at a table where a child plays alone. It is asked in a worker before each move of the
//! child and about it; the character waits until the coach has looked at the move, and longer if the
//! child is to think twice.

use super::Play;
use super::saying::Saying;
use super::table::Table;
use crate::app::Allowed;
use crate::app::model::Effect;
use crate::app::screen::Around;
use crate::coach::{Advice, Manner, Question, Review, Shown, Taught, Topic};

/// What the coach was asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coaching {
    /// After how many moves it was asked last, and whether the game was over.
    asked: Option<(usize, bool)>,
    /// Tells answers apart: each question has another number.
    number: u32,
    /// Whether the answer is still to come.
    waits: bool,
}

impl Coaching {
    /// Another game is on the table.
    pub(super) const fn begin(&mut self) {
        self.asked = None;
        self.waits = false;
    }

    /// Whether the character has to wait for the coach.
    pub(super) const fn waits(&self) -> bool {
        self.waits
    }

    /// The answer, if it is that to the last question.
    fn understand<'a>(&self, told: &'a str) -> Option<&'a str> {
        let (number, said) = told.split_once(' ')?;
        (self.waits && number == self.number.to_string()).then_some(said)
    }
}

impl Play {
    /// Asks the coach if there is something new to look at.
    pub(super) fn let_coach(&mut self, around: &Around<'_>) -> Option<Effect> {
        let table = self.at_table()?;
        let now = (table.game.plies().len(), table.game.outcome().is_some());
        if self.coaching.asked == Some(now) {
            return None;
        }
        let question = table.coaching_question(around)?;
        let coaching = &mut self.coaching;
        coaching.asked = Some(now);
        coaching.number = coaching.number.wrapping_add(1);
        coaching.waits = true;
        let number = coaching.number;
        Some(Effect::Advise(format!("{number}\n{}", question.to_text())))
    }

    /// The coach has answered, or can't.
    pub(super) fn hear_advice(&mut self, told: Option<String>) -> Vec<Effect> {
        let Some(told) = told else {
            self.coaching.waits = false;
            return Vec::new();
        };
        let Some(said) = self.coaching.understand(&told) else {
            return Vec::new();
        };
        let said = said.to_owned();
        self.coaching.waits = false;
        let table = self.at_table_mut();
        table.map_or_else(Vec::new, |table| table.hear_coach(&said))
    }
}

impl Table {
    /// Whether a move waits until the child has thought twice.
    pub fn thinks_twice(&self) -> bool {
        let twice = |advice: &Advice| matches!(advice.topic, Topic::ThinkTwice(_));
        matches!(&self.saying, Saying::Coached { advice, .. } if twice(advice))
    }

    /// What there is to ask the coach.
    fn coaching_question(&self, around: &Around<'_>) -> Option<Question> {
        // After the game there is always something to learn.
        let may = around.hints == Allowed::Yes || self.game.outcome().is_some();
        let rival = self.rival.filter(|_| self.coached && may)?;
        let last = self.game.plies().last();
        let color = rival.color.other();
        let child = around.profiles.player(self.names.of(color));
        let manner = Manner {
            taught: Taught::from(child.units()),
            level: Some(rival.character.level),
            eager: false,
        };
        if self.game.outcome().is_some() {
            let is_new = self.review.is_none();
            return is_new.then(|| Question::after(manner, color, &self.game));
        }
        if self.looking.is_some() {
            return None;
        }
        let memory = self.memory.clone();
        if self.game.position().turn() != rival.color {
            return Some(Question::before(manner, memory, &self.game));
        }
        let by_child = last.is_some_and(|ply| ply.played.piece().color != rival.color);
        by_child.then(|| Question::about(manner, memory, &self.game))
    }

    /// The coach has answered: with a remark or, after the game, with a review.
    fn hear_coach(&mut self, said: &str) -> Vec<Effect> {
        if self.game.outcome().is_some() {
            self.review = Review::from_text(said, &self.game);
            return Vec::new();
        }
        Advice::from_text(said).map_or_else(Vec::new, |advice| self.hear_advice(advice))
    }

    /// The coach says something, unless the child is about something else.
    fn hear_advice(&mut self, advice: Advice) -> Vec<Effect> {
        let is_free = matches!(
            self.saying,
            Saying::Game | Saying::TakenBack | Saying::BothTakenBack | Saying::Coached { .. }
        );
        if !is_free || !self.coached {
            return Vec::new();
        }
        self.memory.note(self.childs_move(), advice.topic);
        let shown = Shown::default();
        self.saying = Saying::Coached { advice, shown };
        let mut effects = vec![self.save()];
        effects.extend(self.thinks_twice().then_some(Effect::FocusOn("answer")));
        effects
    }

    /// Which move of the child is looked at, counted from 1: the last one if it was played just
    /// now, else the next.
    fn childs_move(&self) -> usize {
        let child = self.rival.map(|rival| rival.color.other());
        let plies = self.game.plies().iter();
        let own = plies.filter(|ply| Some(ply.played.piece().color) == child);
        own.count() + usize::from(!self.is_rivals_turn())
    }

    /// Shows more of a remark, or of what is to be found.
    pub(super) fn show_advice(&mut self) -> Vec<Effect> {
        if let Some(solving) = &mut self.solving {
            solving.shown = solving.shown.more();
            self.saying = Saying::Game;
        }
        if let Saying::Coached { shown, .. } = &mut self.saying {
            *shown = shown.more();
            self.memory.heed();
        }
        Vec::new()
    }

    /// The remark is closed; who has not looked at it wants to hear less.
    pub(super) fn close_advice(&mut self) -> Vec<Effect> {
        if let Saying::Coached { shown, .. } = self.saying {
            if shown == Shown::Words {
                self.memory.wave_away();
            }
            self.saying = Saying::Game;
        }
        vec![self.save(), Effect::Focus(self.board.focused)]
    }

    /// The coach comes or goes.
    pub(super) fn let_coach_in(&mut self, coached: bool) -> Vec<Effect> {
        self.coached = coached;
        if !coached && matches!(self.saying, Saying::Coached { .. }) {
            self.saying = Saying::Game;
        }
        vec![self.save()]
    }
}
