//! The coach at a table: beside a child who plays alone, or for both of two players if they want
//! it. It is asked in a worker before each move and about it; a character waits until the coach has
//! looked at the move, and longer if the child is to think twice. When somebody looks back, it looks
//! through the game.

use super::Play;
use super::saying::Saying;
use super::table::Table;
use crate::app::Allowed;
use crate::app::board::Moving as _;
use crate::app::errand::Errand;
use crate::app::model::Effect;
use crate::app::screen::Around;
use crate::coach::{Advice, Manner, Moment, Moments, Question, Review, Shown, Taught, Topic};
use crate::rules::Color;

/// What the coach was asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coaching {
    /// What it was asked last, and after how many moves.
    asked: Option<(usize, Ask)>,
    /// Tells answers apart: each question has another number.
    number: u32,
    /// Whether an answer is still to come that the game waits for.
    waits: bool,
}

/// What a coach is asked at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ask {
    /// What there is to say before the next move.
    Before,
    /// What there is to say about the last move.
    About,
    /// What a child takes home.
    After,
    /// What is worth another look.
    Through,
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

    /// The answer, if it is one to the last question.
    fn understand<'a>(&self, told: &'a str) -> Option<(Ask, &'a str)> {
        let (number, said) = told.split_once(' ')?;
        let (_, ask) = self.asked?;
        (number == self.number.to_string()).then_some((ask, said))
    }
}

impl Play {
    /// Asks the coach if there is something new to look at.
    pub(super) fn let_coach(&mut self, around: &Around<'_>) -> Option<Effect> {
        let table = self.table.as_mut().filter(|_| self.seated)?;
        let ask = table.to_ask(&self.coaching, around)?;
        let now = Some((table.game.plies().len(), ask));
        let called = ask == Ask::Before && std::mem::take(&mut table.calls_coach);
        if self.coaching.asked == now && !called {
            return None;
        }
        let mut question = table.coaching_question(ask, around);
        if called {
            question.forgets();
        }
        if ask == Ask::Through {
            table.moments = Moments::default();
        }
        let coaching = &mut self.coaching;
        coaching.asked = now;
        coaching.number = coaching.number.wrapping_add(1);
        coaching.waits = ask != Ask::Through;
        let number = coaching.number;
        Some(Effect::Ask(
            Errand::Coach,
            format!("{number}\n{}", question.to_text()),
        ))
    }

    /// The coach has answered, or can't.
    pub(super) fn hear_advice(&mut self, told: Option<&str>) -> Vec<Effect> {
        let said = told.map(|told| self.coaching.understand(told));
        if said != Some(None) {
            self.coaching.waits = false;
        }
        let (Some(Some((ask, said))), Some(table)) = (said, self.table.as_mut()) else {
            return Vec::new();
        };
        table.hear_coach(ask, said)
    }
}

impl Table {
    /// Whether a move waits until the child has thought twice.
    pub const fn thinks_twice(&self) -> bool {
        self.twice.is_some()
    }

    /// A question that waits is asked again when something else has been said in between.
    pub(super) fn ask_again(&mut self) {
        if let (Saying::Game, Some(advice)) = (&self.saying, &self.twice) {
            let (advice, shown) = (advice.clone(), Shown::default());
            self.saying = Saying::Coached { advice, shown };
        }
    }

    /// The child is sure of the move, or takes it back. The coach remembers only now that it has
    /// asked: whoever goes away before is asked once more.
    fn has_thought(&mut self) {
        if let Some(advice) = self.twice.take() {
            self.note(advice.topic);
        }
    }

    /// The coach remembers what it has said.
    fn note(&mut self, topic: Topic) {
        let player = self.coached_player(topic);
        let number = self.move_of(player);
        self.coach.memory[player].note(number, topic);
    }

    /// Who is to do something: whoever thinks twice about a move has not given the turn away yet.
    pub(super) fn awaited(&self) -> Color {
        let turn = self.game.position().turn();
        if self.thinks_twice() {
            turn.other()
        } else {
            turn
        }
    }

    /// Whom the coach speaks to.
    pub(super) fn coached_player(&self, topic: Topic) -> Color {
        match self.rival {
            None if topic.is_about_a_move() => self.actor().other(),
            _ => self.actor(),
        }
    }

    /// What there is to ask the coach.
    fn to_ask(&self, coaching: &Coaching, around: &Around<'_>) -> Option<Ask> {
        let plies = self.game.plies();
        let over = self.game.outcome().is_some();
        // After the game there is always something to learn.
        let may = around.hints == Allowed::Yes || over;
        if !self.coach.helps || !may {
            return None;
        }
        if over && self.rival.is_some() && self.review.is_none() {
            return Some(Ask::After);
        }
        if over || self.looking.is_some() {
            return Some(Ask::Through);
        }
        let Some(rival) = self.rival else {
            // First about the move that was played, then for whoever moves next. What was said is
            // read first; but a check is never overlooked.
            let is_free = !matches!(self.saying, Saying::Coached { .. });
            let in_check = self.game.position().in_check() && !self.thinks_twice();
            return match coaching.asked {
                Some((at, Ask::Before)) if at == plies.len() => None,
                Some((at, Ask::About)) if at == plies.len() => {
                    (!coaching.waits && (is_free || in_check)).then_some(Ask::Before)
                }
                _ if plies.is_empty() => Some(Ask::Before),
                _ => Some(Ask::About),
            };
        };
        if self.game.position().turn() != rival.color {
            return Some(Ask::Before);
        }
        let by_child = |color: Color| color != rival.color;
        let last = plies.last()?;
        by_child(last.played.piece().color).then_some(Ask::About)
    }

    fn coaching_question(&self, ask: Ask, around: &Around<'_>) -> Question {
        let player = match self.rival {
            None if ask == Ask::About => self.actor().other(),
            _ => self.actor(),
        };
        let child = around.profiles.player(self.names.of(player));
        let alone = self.child();
        // Anybody may have played a game that two look through.
        let taught = match (ask, alone) {
            (Ask::Through, None) => Taught::Everything,
            _ => Taught::from(child.units()),
        };
        let manner = Manner {
            taught,
            level: self.rival.map(|rival| rival.character.level),
            eager: false,
        };
        let memory = self.coach.memory[player].clone();
        match ask {
            Ask::Before => Question::before(manner, memory, &self.game),
            Ask::About => Question::about(manner, memory, &self.game),
            Ask::After => Question::after(manner, player, &self.game),
            Ask::Through => Question::through(manner, alone, &self.game),
        }
    }

    /// The coach has answered: with a remark, with a review, with moments of the game.
    fn hear_coach(&mut self, ask: Ask, said: &str) -> Vec<Effect> {
        match ask {
            Ask::Before | Ask::About => {
                let advice = Advice::from_text(said);
                return advice.map_or_else(Vec::new, |advice| self.hear_advice(advice));
            }
            Ask::After => self.review = Review::from_text(said, &self.game),
            Ask::Through => self.moments = Moments::from_text(said).unwrap_or_default(),
        }
        Vec::new()
    }

    /// The coach says something, unless the child is about something else.
    fn hear_advice(&mut self, advice: Advice) -> Vec<Effect> {
        let is_free = matches!(
            self.saying,
            Saying::Game | Saying::TakenBack | Saying::BothTakenBack | Saying::Coached { .. }
        );
        if !is_free || !self.coach.helps {
            return Vec::new();
        }
        if matches!(advice.topic, Topic::ThinkTwice(_)) {
            self.twice = Some(advice);
            self.saying = Saying::Game;
            return vec![Effect::FocusOn("answer")];
        }
        self.note(advice.topic);
        let shown = Shown::default();
        self.saying = Saying::Coached { advice, shown };
        vec![self.save()]
    }

    /// Which move of a player is looked at, counted from 1: the last one if it was played just
    /// now, else the next.
    fn move_of(&self, player: Color) -> usize {
        let plies = self.game.plies().iter();
        let own = plies.filter(|ply| ply.played.piece().color == player);
        own.count() + usize::from(self.game.position().turn() == player)
    }

    /// Shows more of a remark, or of what is to be found.
    pub(super) fn show_advice(&mut self) -> Vec<Effect> {
        if let Some(solving) = &mut self.solving {
            solving.shown = solving.more().unwrap_or(solving.shown);
            self.saying = Saying::Game;
        }
        self.answer_coach(true);
        if let Saying::Coached { advice, shown } = &mut self.saying {
            *shown = advice.more(*shown).unwrap_or(*shown);
        }
        Vec::new()
    }

    /// The remark is closed; who has not looked at it wants to hear less.
    pub(super) fn close_advice(&mut self, around: &Around<'_>) -> Vec<Effect> {
        self.answer_coach(false);
        self.has_thought();
        if matches!(self.saying, Saying::Coached { .. }) {
            self.saying = Saying::Game;
        }
        let mut effects = vec![self.save(), Effect::Focus(self.board.focused)];
        effects.extend(self.turn_to_mover_soon(around));
        effects
    }

    /// The move that the coach asked about is taken back.
    pub(super) fn takes_advice(&mut self) {
        if self.thinks_twice() {
            self.answer_coach(true);
            self.has_thought();
        }
    }

    /// The coach learns whether its remark was looked at, if there is one.
    fn answer_coach(&mut self, heeds: bool) {
        let Saying::Coached { advice, shown } = &self.saying else {
            return;
        };
        let (player, unread) = (self.coached_player(advice.topic), *shown == Shown::Words);
        let memory = &mut self.coach.memory[player];
        if heeds {
            memory.heed();
        } else if unread {
            memory.wave_away();
        }
    }

    /// The coach comes or goes.
    pub(super) fn let_coach_in(&mut self, coached: bool) -> Vec<Effect> {
        self.coach.helps = coached;
        self.calls_coach = coached;
        if !coached {
            self.has_thought();
        }
        if !coached && matches!(self.saying, Saying::Coached { .. }) {
            self.saying = Saying::Game;
        }
        vec![self.save()]
    }

    /// Goes to a moment on the path, and shows what there was.
    pub(super) fn open_moment(&mut self, ply: usize) -> Vec<Effect> {
        let Some(seen) = self.moment(ply).map(Moment::seen) else {
            return Vec::new();
        };
        self.travel(None, |table| {
            table.looking = Some(seen);
            table.saying = Saying::Moment(ply);
        });
        vec![Effect::Reveal]
    }

    /// The moment on the path at the move after so many.
    pub(super) fn moment(&self, ply: usize) -> Option<&Moment> {
        let moments = self.moments.all.iter();
        let mut here = moments.filter(|moment| moment.ply == ply);
        here.next()
    }

    /// The moment that is seen.
    pub(super) fn moment_seen(&self) -> Option<&Moment> {
        match self.saying {
            Saying::Moment(ply) => self.moment(ply),
            _ => None,
        }
    }
}
