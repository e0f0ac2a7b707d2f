//! A child at work on an exercise.

mod judge;
mod record;
mod undo;
mod verdict;
mod winning;

pub(super) use record::Deed;
pub use verdict::{Answer, Praise, Verdict, Why, Wrong};

use super::exchange::material;
use super::exercise::{Exercise, Task};
use super::peace;
use super::question::Choice;
use super::random::Random;
use super::solve;
use super::solve::Collect;
use super::writing::{KEYS, signs};
use crate::rules::{Color, Move, Piece, Position, Setup, SquareSet};

/// A child at work on an exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// What is to be done.
    pub exercise: Exercise,
    /// How things stand.
    state: State,
    /// What can be taken back to.
    past: Vec<State>,
    /// A wrong move that is still on the board, with the answer that shows why it is wrong.
    aside: Option<Aside>,
    /// The last wrong move, on the board or gone back: its reason may still be told.
    tried: Option<Move>,
    /// Wrong answers so far.
    pub mistakes: u8,
    /// How many hints were given since the last right answer.
    pub(super) hints: u8,
    /// Whether a hint was ever given.
    pub helped: bool,
    /// How often a hint had to go back because it was too late.
    rescues: u8,
    /// Decides what the other side answers.
    random: Random,
    /// Where `random` began.
    seed: u64,
    /// The seeds of the variants that led from the exercise of the course to this one.
    variants: Vec<u64>,
    /// The tasks before this one, where it is practice.
    recent: Vec<Exercise>,
    /// Everything the child did that counts.
    deeds: Vec<Deed>,
}

/// What changes while the child works.
#[derive(Clone, Debug, PartialEq)]
struct State {
    position: Position,
    /// The moves made so far.
    moves: u8,
    /// What has been tapped or put up so far.
    found: SquareSet,
    /// The stars that are left.
    left: Collect,
    /// The last move on the board, whoever made it.
    last: Option<Move>,
    done: bool,
    /// Whether a small game has ended without a winner.
    drawn: bool,
}

/// A wrong move, shown before it is taken back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Aside {
    played: Move,
    reply: Option<Move>,
}

impl Attempt {
    /// Begins an exercise.
    pub fn new(exercise: Exercise) -> Self {
        Self::with_seed(exercise, 0)
    }

    /// Begins an exercise; the seed decides what a random other side answers.
    pub fn with_seed(exercise: Exercise, seed: u64) -> Self {
        let left = match &exercise.task {
            Task::Collect(collect) => *collect,
            _ => Collect::default(),
        };
        let state = State {
            position: exercise.position,
            moves: 0,
            found: SquareSet::EMPTY,
            left,
            last: exercise.before().map(|(_, came)| came),
            done: false,
            drawn: false,
        };
        Self {
            exercise,
            state,
            past: Vec::new(),
            aside: None,
            tried: None,
            mistakes: 0,
            hints: 0,
            helped: false,
            rescues: 0,
            random: Random::new(seed),
            seed,
            variants: Vec::new(),
            recent: Vec::new(),
            deeds: Vec::new(),
        }
    }

    /// Whether everything is done.
    pub const fn is_done(&self) -> bool {
        self.state.done
    }

    /// The position the child thinks about: without a wrong move that is still shown.
    pub const fn position(&self) -> &Position {
        &self.state.position
    }

    /// What stands on the board now: with a wrong move and the answer to it.
    pub fn shown(&self) -> Position {
        let mut shown = self.state.position;
        if let Some(Aside { played, reply }) = self.aside {
            shown = shown.play_unchecked(played);
            if let Some(reply) = reply {
                shown = shown.play_unchecked(reply);
            }
        }
        shown
    }

    /// The last move on the board, if there was one.
    pub fn last_move(&self) -> Option<Move> {
        match self.aside {
            Some(Aside { played, reply }) => Some(reply.unwrap_or(played)),
            None => self.state.last,
        }
    }

    /// The wrong move on the board that waits to be taken back.
    pub fn wrong_move(&self) -> Option<Move> {
        self.aside.map(|aside| aside.played)
    }

    /// The wrong move that was made last, also when it has gone back; `None` once anything else was
    /// answered or taken back.
    pub const fn tried(&self) -> Option<Move> {
        self.tried
    }

    /// What has been tapped or put up so far.
    pub const fn found(&self) -> SquareSet {
        self.state.found
    }

    /// The stars that are left on the board.
    pub const fn stars_left(&self) -> SquareSet {
        self.state.left.stars
    }

    /// The moves made so far.
    pub const fn moves(&self) -> u8 {
        self.state.moves
    }

    /// The piece to put on the board next, where pieces are put up.
    pub fn in_tray(&self) -> Vec<Piece> {
        match &self.exercise.task {
            Task::SetUp(missing) => {
                let missing = *missing - self.state.found;
                missing
                    .iter()
                    .filter_map(|at| Setup::START.piece_at(at))
                    .collect()
            }
            Task::Peace { kind, count, .. } => {
                let left = usize::from(*count).saturating_sub(self.state.found.len());
                vec![Piece::new(Color::White, *kind); left]
            }
            _ => Vec::new(),
        }
    }

    /// Three stars for an exercise done alone and in the fewest moves, two for one done alone,
    /// one for one done; none before. A draw is no win.
    pub fn stars(&self) -> u8 {
        match self.why() {
            None => 0,
            Some(Why::Helped | Why::Drawn { was_ahead: true }) => 1,
            Some(Why::Mistakes(_) | Why::Longer | Why::Drawn { was_ahead: false }) => 2,
            Some(Why::Flawless | Why::Together) => 3,
        }
    }

    /// Whether it is done as well as it can be, which makes the chick proud.
    pub fn is_best(&self) -> bool {
        self.stars() == 3
    }

    /// Why it earns as many stars as it does; `None` before it is done.
    pub fn why(&self) -> Option<Why> {
        if !self.state.done {
            return None;
        }
        let par = self.exercise.par;
        let was_ahead = self.was_ahead();
        Some(match self.mistakes {
            _ if self.exercise.is_for_two() => Why::Together,
            _ if self.state.drawn && (was_ahead || !self.helped) => Why::Drawn { was_ahead },
            _ if self.helped => Why::Helped,
            0 if par == 0 || self.state.moves <= par => Why::Flawless,
            0 => Why::Longer,
            mistakes => Why::Mistakes(mistakes),
        })
    }

    /// Whether the child had more than the other side when the exercise began.
    fn was_ahead(&self) -> bool {
        let position = &self.exercise.position;
        let side = position.turn();
        material(position, side) > material(position, side.other())
    }

    /// The next right answer, as the solver finds it.
    pub fn solution(&self) -> Option<Answer> {
        if self.state.done {
            return None;
        }
        let position = &self.state.position;
        let by_move = |played: Option<Move>| played.map(Answer::from);
        match &self.exercise.task {
            Task::Walk(_) => Some(Answer::Walked),
            Task::Tap(asked) => {
                let left = asked.squares(&self.exercise.position) - self.state.found;
                left.first().map(Answer::Tap)
            }
            Task::Choose(question) => Some(Answer::Choose(question.right(position))),
            Task::Collect(_) => by_move(solve::plan(position, self.state.left)?.into_iter().next()),
            Task::Play { aim, moves } => {
                let left = moves.saturating_sub(self.state.moves);
                by_move(solve::first_move(position, *aim, left, self.exercise.reply))
            }
            Task::SetUp(missing) => {
                let square = (*missing - self.state.found).first()?;
                let piece = Setup::START.piece_at(square)?;
                Some(Answer::Put { piece, square })
            }
            Task::Peace { kind, count, size } => {
                let piece = Piece::new(Color::White, *kind);
                let whole = peace::completion(position.setup(), *kind, *count, *size);
                let square = match whole {
                    Some(whole) => (whole - self.state.found).first()?,
                    // No way on: one of those that stand there has to go.
                    None => self.state.found.first()?,
                };
                Some(Answer::Put { piece, square })
            }
            Task::Write(..) => {
                let sign = self.signs().get(usize::from(self.state.moves)).copied();
                sign.map(|sign| Answer::Choose(Choice::Sign(sign)))
            }
            Task::Replay(moves) => by_move(moves.get(usize::from(self.state.moves)).copied()),
            Task::Game { .. } => by_move(self.best_in_game()),
        }
    }

    /// The answers to choose from now.
    pub fn choices(&self) -> Vec<Choice> {
        let position = &self.state.position;
        match &self.exercise.task {
            Task::Choose(question) => question.choices(position),
            Task::Write(..) => {
                let mut keys = Vec::new();
                for &sign in KEYS
                    .get(usize::from(self.state.moves))
                    .copied()
                    .unwrap_or(&[])
                {
                    keys.push(Choice::Sign(sign));
                }
                keys
            }
            _ => Vec::new(),
        }
    }

    /// The move that is written down, sign by sign; nothing in any other exercise.
    pub fn signs(&self) -> Vec<u8> {
        let position = &self.exercise.position;
        let played = match self.exercise.task {
            Task::Write(from, to) => position.legal_move(from, to, None),
            _ => None,
        };
        played.map_or_else(Vec::new, |played| signs(position, played).to_vec())
    }

    /// The squares that were asked for and not found yet.
    pub fn missing(&self) -> SquareSet {
        match &self.exercise.task {
            Task::Tap(asked) => asked.squares(&self.exercise.position) - self.state.found,
            Task::SetUp(missing) => *missing - self.state.found,
            _ => SquareSet::EMPTY,
        }
    }

    /// Shows a wrong move, with what the other side answers to it if that shows why.
    fn set_aside(&mut self, played: Move, reply: Option<Move>) {
        self.aside = Some(Aside { played, reply });
        self.tried = Some(played);
    }

    /// Keeps how things stand, to be taken back to.
    fn remember(&mut self) {
        self.past.push(self.state.clone());
        self.hints = 0;
    }
}
