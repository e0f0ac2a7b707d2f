//! What hands and keys on the board mean in an exercise.

use super::Lesson;
use crate::app::board::{BoardKey, BoardMsg, Hands, Intent, Players, PointerEvent, Pressed, meant};
use crate::app::model::Effect;
use crate::app::screen::Around;
use crate::lessons::{Answer, Task, Verdict};
use crate::rules::{Piece, PieceAt, Position, Refusal, Setup, Square};

/// What can be picked up.
enum Hand {
    /// Nothing: squares are tapped.
    Taps,
    /// Any piece.
    Anything(Setup),
    /// The pieces of the player to move.
    Player(Position),
}

impl Hands for Hand {
    fn can_pick(&self, square: Square) -> bool {
        match self {
            Self::Taps => false,
            Self::Anything(setup) => !setup.is_empty_at(square),
            Self::Player(position) => Players(position).can_pick(square),
        }
    }

    fn is_target(&self, from: Square, to: Square) -> bool {
        match self {
            Self::Taps | Self::Anything(_) => false,
            Self::Player(position) => Players(position).is_target(from, to),
        }
    }
}

impl Lesson {
    /// Answers what happened on the board. A wrong move that is still there goes back first.
    pub(super) fn hear(&mut self, msg: BoardMsg, around: &mut Around<'_>) -> Vec<Effect> {
        let begins = matches!(
            msg,
            BoardMsg::Pointer(PointerEvent::Down { tray: None, .. })
                | BoardMsg::Key(BoardKey::Enter)
                | BoardMsg::Activated(_)
        );
        let pressed = self.board.hear(msg, &self.hand());
        let tidied = begins && self.tidy();
        let intent = match pressed {
            Pressed::Focus(square) => return vec![Effect::Focus(square)],
            Pressed::Wants(intent) => intent,
        };
        match intent {
            Some(Intent::Move { from, to, dropped }) if self.walking.is_some() => {
                self.relocate(from, to, dropped);
                Vec::new()
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
            Some(Intent::Tap(square)) if !(tidied && self.moves_pieces()) => {
                self.tapped(square, around)
            }
            Some(Intent::Select(_)) if self.moves_pieces() => {
                self.fall_silent();
                Vec::new()
            }
            _ => Vec::new(),
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
        self.tidy();
        self.give(Answer::Put { piece, square }, None, around)
    }

    /// Whether the child makes moves in this exercise.
    pub(super) const fn moves_pieces(&self) -> bool {
        self.exercise().task.is_about_moves()
    }

    fn hand(&self) -> Hand {
        match &self.walking {
            Some(walking) if self.held.is_none() => Hand::Anything(walking.walk.setup),
            None if self.moves_pieces() && !self.attempt().is_done() => {
                Hand::Player(*self.attempt().position())
            }
            _ => Hand::Taps,
        }
    }

    fn tapped(&mut self, square: Square, around: &mut Around<'_>) -> Vec<Effect> {
        match (&self.exercise().task, self.held) {
            (Task::Tap(_), _) => return self.give(Answer::Tap(square), None, around),
            (_, Some(piece)) => return self.put(piece, square, around),
            _ => {}
        }
        if self.moves_pieces() && !self.attempt().is_done() {
            let there = self.attempt().position().piece_at(square);
            let refusal = match there {
                Some(piece) => Refusal::NotYourTurn {
                    piece: PieceAt { piece, at: square },
                },
                None => Refusal::NoPiece { at: square },
            };
            self.refuse(square, Verdict::Refused(refusal));
        }
        Vec::new()
    }
}
