//! A character thinks in a worker, and the page goes on meanwhile. Only the answer to the present
//! question counts; whatever changes the game or leads away from it ends the thought.

use super::saying::Saying;
use super::table::Table;
use super::{Play, PlayMsg};
use crate::app::errand::Errand;
use crate::app::model::{Effect, Msg};
use crate::app::screen::Around;
use crate::lessons::Profiles;

/// What a character thinks about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// The question; none if there is nothing to think about.
    question: Option<String>,
    /// Tells answers apart: each question has another number.
    number: u32,
    /// Whether this question was asked before, and nothing came.
    again: bool,
}

/// A character takes its time, in milliseconds: at least so long, so that the other piece has
/// arrived,
const LEAST: u64 = 700;
/// and so much longer at most.
const MORE: u64 = 800;

impl Thought {
    /// Nothing is thought any more, and no answer counts.
    pub(super) fn over(&self) -> Self {
        Self {
            number: self.number.wrapping_add(1),
            ..Self::default()
        }
    }

    fn ask(&mut self, question: Option<String>) -> Effect {
        self.number = self.number.wrapping_add(1);
        let number = self.number;
        let effect = match &question {
            Some(question) => Effect::Ask(Errand::Reply, format!("{number}\n{question}")),
            None => Effect::Stop(Errand::Reply),
        };
        self.question = question;
        effect
    }

    /// The move in an answer, if it is the answer to the present question.
    fn understand<'a>(&self, told: &'a str) -> Option<&'a str> {
        self.question.as_ref()?;
        let (number, played) = told.split_once(' ')?;
        (number == self.number.to_string()).then_some(played)
    }
}

impl Play {
    /// Lets the character think if it is to move and seen; else it thinks no more.
    pub(super) fn let_think(&mut self, profiles: &Profiles) -> Option<Effect> {
        let waits = self.coaching.waits() || self.at_table().is_some_and(Table::thinks_twice);
        let asking = self.at_table().filter(|_| !waits);
        let question = asking.and_then(|table| table.question(profiles));
        if question == self.thought.question {
            return None;
        }
        self.thought.again = false;
        Some(self.thought.ask(question))
    }

    /// The players go elsewhere.
    pub(super) fn stop_thinking(&mut self) -> Option<Effect> {
        self.thought.question.as_ref()?;
        Some(self.thought.ask(None))
    }

    /// The character has found a move, and plays it after a while. Without motion there is no
    /// while.
    pub(super) fn hear_reply(&mut self, told: Option<String>, around: &Around<'_>) -> Vec<Effect> {
        let Some(told) = told else {
            return self.fail();
        };
        if self.thought.understand(&told).is_none() {
            return Vec::new();
        }
        if !around.glides {
            return self.answer(&told, around);
        }
        let turns = u64::from(self.thought.number).wrapping_mul(397);
        let more = self.seed.wrapping_add(turns) % MORE;
        vec![Effect::Later {
            milliseconds: (LEAST + more) as u32,
            msg: Msg::Play(PlayMsg::Answer(told)),
        }]
    }

    /// The character plays the move that it has found.
    pub(super) fn answer(&mut self, told: &str, around: &Around<'_>) -> Vec<Effect> {
        let Some(played) = self.thought.understand(told) else {
            return Vec::new();
        };
        let table = self.at_table_mut();
        let effects = table.and_then(|table| table.play_rivals(played, around));
        effects.unwrap_or_else(|| self.fail())
    }

    /// Nothing came. The question is asked once more; then the child has to.
    fn fail(&mut self) -> Vec<Effect> {
        let Some(question) = self.thought.question.take() else {
            return Vec::new();
        };
        if self.thought.again {
            self.thought.question = Some(question);
            if let Some(table) = self.at_table_mut() {
                table.saying = Saying::Asleep;
            }
            return vec![Effect::Stop(Errand::Reply)];
        }
        self.thought.again = true;
        vec![self.thought.ask(Some(question))]
    }

    /// The child asks once more.
    pub(super) fn wake(&mut self) -> Vec<Effect> {
        if let Some(table) = self.at_table_mut()
            && matches!(table.saying, Saying::Asleep)
        {
            table.saying = Saying::Game;
            self.thought.question = None;
        }
        Vec::new()
    }
}
