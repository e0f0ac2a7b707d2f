//! A moment of the finished game as a puzzle on the board: what was better there?

use super::Play;
use super::saying::Saying;
use super::table::Table;
use crate::app::board::{Input, Moving as _, Point};
use crate::app::kept::Keep;
use crate::app::model::Effect;
use crate::app::sound::Sound;
use crate::coach::{Puzzle, Shown};
use crate::lessons::{Course, Profiles};
use crate::rules::{Kind, Move, Position, Square};

/// A puzzle that a child is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solving {
    /// What there is to find.
    pub puzzle: Puzzle,
    /// The position that is seen: before the move, or after the one that was found.
    pub position: Position,
    /// The move that finds it.
    pub found: Option<Move>,
    /// How much of it the child was shown.
    pub shown: Shown,
}

impl Solving {
    /// What is shown next: where something happens, then the piece, then the move.
    pub(super) fn more(&self) -> Option<Shown> {
        let best = self.puzzle.best()?;
        self.shown.more(&[best.to()], &[(best.from(), best.to())])
    }
}

impl Play {
    /// Whether the coach has looked back at the game on the table.
    pub(super) fn has_review(&self) -> bool {
        let table = self.table.as_ref();
        table.is_some_and(|table| table.review.is_some())
    }

    /// The moment that is worth another try comes back in the lessons, too.
    pub(super) fn keep_puzzle(&self, profiles: &mut Profiles) -> Option<Effect> {
        let table = self.table.as_ref()?;
        let puzzle = table.review.as_ref()?.puzzle.as_ref()?;
        let position = puzzle.position(&table.game)?;
        let today = profiles.today();
        let child = profiles.player_mut(table.names.of(table.rival?.color.other()));
        child.keep_puzzle(puzzle.skill.unit(), &position, puzzle.best()?, today);
        Some(Keep::progress(profiles))
    }
}

impl Table {
    /// Goes back to the moment of the game that is worth another try.
    pub(super) fn open_puzzle(&mut self) -> Vec<Effect> {
        let puzzle = self
            .review
            .as_ref()
            .and_then(|review| review.puzzle.clone());
        let Some((puzzle, position)) = puzzle.and_then(|puzzle| {
            let position = puzzle.position(&self.game)?;
            Some((puzzle, position))
        }) else {
            return Vec::new();
        };
        self.travel(None, |table| {
            table.looking = Some(puzzle.ply);
            table.solving = Some(Solving {
                puzzle,
                position,
                found: None,
                shown: Shown::default(),
            });
        });
        self.saying = Saying::Game;
        // The exercises that fit are known when the course is there.
        let course = (!Course::is_loaded()).then_some(Effect::LoadCourse);
        let mut effects = vec![Effect::Reveal, Effect::Focus(self.board.focused)];
        effects.extend(course);
        effects
    }

    /// Whether a move is to be found on the board.
    pub(super) fn is_solving(&self) -> bool {
        let solving = self.solving.as_ref();
        solving.is_some_and(|solving| solving.found.is_none())
    }

    /// The child tries a move.
    pub(super) fn try_to_solve(
        &mut self,
        (from, to): (Square, Square),
        promotion: Option<Kind>,
        dropped: Option<Point>,
    ) -> Vec<Effect> {
        let Some(solving) = self.solving.as_ref().filter(|_| self.is_solving()) else {
            return Vec::new();
        };
        let (position, puzzle) = (solving.position, &solving.puzzle);
        match position.try_move(from, to, promotion) {
            Ok(played) if puzzle.is_found_by(played) => {
                self.travel(dropped.map(|point| (to, point)), |table| {
                    table.board.choosing = None;
                    table.board.input = Input::Idle;
                    if let Some(solving) = &mut table.solving {
                        solving.position = position.play_unchecked(played);
                        solving.found = Some(played);
                    }
                });
                self.saying = Saying::Game;
                vec![Effect::Sound(Sound::Right), Effect::FocusOn("answer")]
            }
            Ok(_) => {
                self.travel(None, |table| table.board.choosing = None);
                self.saying = Saying::NotThis;
                self.glide_home(&position, from, dropped);
                vec![Effect::Sound(Sound::Refused)]
            }
            Err(refusal) => self.not_played(&position, (from, to), refusal, dropped),
        }
    }
}
