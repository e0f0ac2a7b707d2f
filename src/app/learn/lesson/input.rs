//! What hands and keys on the board mean in an exercise.

use super::{Lesson, Said, ShowMsg};
use crate::app::board::{
    BoardKey, BoardMsg, Hands, Input, Intent, Players, Point, PointerEvent, Pressed, meant,
};
use crate::app::model::Effect;
use crate::app::screen::Around;
use crate::lessons::{Answer, Task, Verdict};
use crate::rules::{Piece, Position, Setup, Square, SquareSet};

/// What can be picked up.
enum Hand {
    /// Nothing: squares are tapped.
    Taps,
    /// Nothing: squares are found, by taps or by sliding over them.
    Paints,
    /// Any piece.
    Anything(Setup),
    /// The pieces of the player to move.
    Player(Position),
    /// Only the piece that walks.
    Walker(Square),
}

impl Hands for Hand {
    fn can_pick(&self, square: Square) -> bool {
        match self {
            Self::Taps | Self::Paints => false,
            Self::Anything(setup) => !setup.is_empty_at(square),
            Self::Walker(at) => square == *at,
            Self::Player(position) => Players(position).can_pick(square),
        }
    }

    fn is_target(&self, from: Square, to: Square) -> bool {
        match self {
            Self::Taps | Self::Paints | Self::Anything(_) | Self::Walker(_) => false,
            Self::Player(position) => Players(position).is_target(from, to),
        }
    }

    fn paints(&self) -> bool {
        matches!(self, Self::Paints)
    }
}

impl Lesson {
    /// Answers what happened on the board. What was still to come is there at once, and a wrong move
    /// that is still there goes back first.
    pub(super) fn hear(&mut self, msg: BoardMsg, around: &mut Around<'_>) -> Vec<Effect> {
        let touched = self.touched(msg);
        if touched.is_some() {
            self.end_stroll();
        }
        let (hand, motion) = (self.hand(), self.board.motion.serial);
        let said = self.said;
        let wrong = self.attempt().wrong_move();
        let pressed = match touched.zip(wrong) {
            // The piece that was moved is in the hand again: whoever wants to go on can do so, and
            // whoever touches it where it should not be makes no second mistake.
            Some((at, wrong)) if !hand.can_pick(at) => {
                self.board.input = Input::Selected { from: wrong.from() };
                Pressed::Wants(None)
            }
            _ => self.board.hear(msg, &hand),
        };
        let mut effects = match touched {
            Some(_) => self.tidy(),
            None => Vec::new(),
        };
        let tidied = motion != self.board.motion.serial;
        let intent = match pressed {
            Pressed::Focus(square) => return vec![Effect::Focus(square)],
            Pressed::Wants(intent) => intent,
        };
        effects.extend(match intent {
            Some(Intent::Move { from, to, dropped }) if self.walking.is_some() => {
                if self.carries() {
                    self.relocate(from, to, dropped);
                    Vec::new()
                } else {
                    self.stride(to, dropped, around)
                }
            }
            Some(Intent::Move { from, to, dropped }) => {
                let answer = Answer::Move {
                    from,
                    to: meant(self.attempt().position(), from, to),
                    promotion: None,
                };
                self.give(answer, dropped, around)
            }
            Some(Intent::Put { piece, on }) => self.put(piece, on, around),
            Some(Intent::Stroke { from, to }) => self.paint(from, to, around),
            Some(Intent::Tap(square)) if !(tidied && self.moves_pieces()) => {
                self.tapped(square, around)
            }
            _ => Vec::new(),
        });
        // A key is one message; between the two of a finger something else was said.
        if touched.is_some() {
            let is_key = !matches!(msg, BoardMsg::Pointer(_));
            self.board.says(is_key && said == self.said);
        }
        effects
    }

    /// The square that was touched, if a hand or a key begins with something on one.
    fn touched(&self, msg: BoardMsg) -> Option<Square> {
        match msg {
            BoardMsg::Pointer(PointerEvent::Down { at, tray: None, .. }) => {
                self.board.side.square_under(at)
            }
            BoardMsg::Key(BoardKey::Enter) => Some(self.board.focused),
            BoardMsg::Activated(square) => Some(square),
            _ => None,
        }
    }

    /// Puts a piece from the tray on a square.
    pub(super) fn put(
        &mut self,
        piece: Piece,
        square: Square,
        around: &mut Around<'_>,
    ) -> Vec<Effect> {
        if self.walking.is_some() {
            self.put_blocker(piece, square);
            return Vec::new();
        }
        let mut effects = self.tidy();
        effects.extend(self.give(Answer::Put { piece, square }, None, around));
        effects
    }

    /// Whether the child makes moves in this exercise.
    pub(super) const fn moves_pieces(&self) -> bool {
        self.exercise().task.is_about_moves()
    }

    /// Whether pieces are carried anywhere, and not moved by the rules.
    fn carries(&self) -> bool {
        let walking = self.walking.as_ref();
        walking.is_some_and(|walking| walking.carries)
    }

    fn hand(&self) -> Hand {
        match &self.walking {
            Some(walking) if walking.carries => Hand::Anything(walking.walk.setup),
            Some(walking) if self.held.is_none() => Hand::Walker(walking.walk.at),
            None if self.moves_pieces() && !self.attempt().is_done() && self.showing.is_none() => {
                Hand::Player(*self.attempt().position())
            }
            None if matches!(self.exercise().task, Task::Tap(_)) => Hand::Paints,
            _ => Hand::Taps,
        }
    }

    fn tapped(&mut self, square: Square, around: &mut Around<'_>) -> Vec<Effect> {
        if self.showing.is_some() {
            return self.show(ShowMsg::On);
        }
        match (&self.exercise().task, self.held) {
            (Task::Tap(_), _) => {
                let effects = self.give(Answer::Tap(square), None, around);
                if !matches!(self.said, Said::Verdict(Verdict::Right(_))) {
                    self.board.input = Input::Idle;
                }
                return effects;
            }
            (_, Some(piece)) => return self.put(piece, square, around),
            (Task::Walk(_), None) if !self.carries() => return self.stride(square, None, around),
            _ => {}
        }
        if self.moves_pieces() && !self.attempt().is_done() {
            if let Some(piece) = self.to_be_tapped_before(square) {
                self.said = Said::TapFirst(piece);
                self.board.motion.wiggle(piece);
                return Vec::new();
            }
            if let Err(refusal) = self.attempt().position().mover(square) {
                self.refuse(square, Verdict::Refused(refusal));
            }
        }
        Vec::new()
    }

    /// A finger slides over squares that are to be found: each counts like a tap, up to the first
    /// that is wrong. What is found already and the piece itself are passed over.
    fn paint(&mut self, from: Point, to: Point, around: &mut Around<'_>) -> Vec<Effect> {
        let mut effects = Vec::new();
        for square in self.board.side.squares_between(from, to) {
            if self.attempt().is_free(square) {
                continue;
            }
            effects.extend(self.give(Answer::Tap(square), None, around));
            let goes_on = matches!(self.said, Said::Verdict(Verdict::Right(_)));
            if !goes_on {
                self.board.input = Input::Idle;
                break;
            }
        }
        effects
    }

    /// The child's piece, if it has only one that can move and means to take it to this square: a
    /// goal, or one of its targets.
    fn to_be_tapped_before(&self, goal: Square) -> Option<Square> {
        let position = self.attempt().position();
        let mut from = SquareSet::EMPTY;
        let mut to = self.attempt().stars_left();
        for played in position.legal_moves() {
            from.insert(played.from());
            to.insert(played.to());
        }
        let piece = from.first().filter(|_| from.len() == 1);
        piece.filter(|_| to.contains(goal))
    }
}
