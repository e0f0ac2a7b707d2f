//! An exercise as data.

use super::aim::Aim;
use super::asked::Asked;
use super::match_game::Goal;
use super::question::Question;
use super::reply::Reply;
use super::solve::Collect;
use crate::rules::{Color, Kind, Move, Position, PositionParts, Square, SquareSet, Strictness};

/// Something a child is asked to do.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a word that may stand in the file"
)]
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// Its name: unique in the course and never changed, because progress is kept under it.
    pub id: String,
    /// What is to be done.
    pub task: Task,
    /// The position it is done in; whoever moves there does it.
    pub position: Position,
    /// The fewest moves it can be done in; 0 where moves are not counted.
    pub par: u8,
    /// Who answers the child's moves, and how.
    pub reply: Reply,
    /// The other side's last move, where the exercise is about it: from here to there.
    pub came: Option<(Square, Square)>,
    /// Whether the position could come about in a game.
    pub is_real: bool,
    /// Whether only one first move is right.
    pub is_only: bool,
    /// Whether a walk is there for its numbers, or a question for the formulas of its pieces.
    pub is_about_numbers: bool,
    /// Whether the moves that are to be repeated are shown and explained first.
    pub is_shown: bool,
    /// Whether they are not shown at all, but read.
    pub is_written: bool,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// Watch how the piece on this square moves, and step along with it.
    Walk(Square),
    /// Tap every square, or every piece, that is asked for.
    Tap(Asked),
    /// Answer a question.
    Choose(Question),
    /// Take stars or enemies; nobody answers.
    Collect(Collect),
    /// Reach an aim in so many moves.
    Play {
        /// What has to hold after the last move.
        aim: Aim,
        /// How many moves there are for it.
        moves: u8,
    },
    /// Put the pieces that are missing on these squares of the first position.
    SetUp(SquareSet),
    /// Place pieces on a corner of the board so that none attacks another.
    Peace {
        /// Which pieces.
        kind: Kind,
        /// How many.
        count: u8,
        /// How many rows and columns of the board are used, counted from a1.
        size: i8,
    },
    /// Write down the move from here to there, sign by sign.
    Write(Square, Square),
    /// Repeat these moves, of both sides.
    Replay(Vec<Move>),
    /// Play a small game.
    Game {
        /// What White wins by.
        white: Goal,
        /// What Black wins by.
        black: Goal,
    },
}

impl Exercise {
    /// Whose exercise it is.
    pub const fn side(&self) -> Color {
        self.position.turn()
    }

    /// Whether two children play it with each other. A child alone can't, so no unit needs it.
    pub fn is_for_two(&self) -> bool {
        matches!(self.task, Task::Game { .. }) && self.reply == Reply::Nobody
    }

    /// The opponent who plays against the child in a small game, by its name in programs.
    pub const fn rival(&self) -> Option<&'static str> {
        match self.task {
            Task::Game { .. } => self.reply.rival(),
            _ => None,
        }
    }

    /// The move before it, where that matters, and the position in which it was made: what the
    /// exercise is about, or the jump of a pawn that can be taken en passant.
    pub fn before(&self) -> Option<(Position, Move)> {
        let (position, them) = (&self.position, self.side().other());
        let jumped = || {
            let passed = position.en_passant()?;
            let [home, landed] = match them {
                Color::White => [passed.down(), passed.up()],
                Color::Black => [passed.up(), passed.down()],
            };
            home.zip(landed)
        };
        let (home, landed) = self.came.or_else(jumped)?;
        let mut setup = *position.setup();
        let piece = setup.take(landed)?;
        setup.put(home, piece);
        let before = PositionParts {
            setup,
            turn: them,
            en_passant: None,
            ..position.parts()
        };
        let before = Position::new(before, Strictness::Teaching).ok()?;
        Some((before, before.legal_move(home, landed, None)?))
    }
}

impl Task {
    /// Whether the child makes moves.
    pub const fn is_about_moves(&self) -> bool {
        matches!(
            self,
            Self::Collect(_) | Self::Play { .. } | Self::Replay(_) | Self::Game { .. }
        )
    }

    /// The word for the kind of task, as it stands in the files of the course.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Walk(_) => "walk",
            Self::Tap(_) => "tap",
            Self::Choose(_) => "choose",
            Self::Collect(Collect { enemies: true, .. }) => "capture",
            Self::Collect(_) => "stars",
            Self::Play { moves: 1, .. } => "move",
            Self::Play { .. } => "moves",
            Self::SetUp(_) => "setup",
            Self::Peace { .. } => "peace",
            Self::Write(..) => "write",
            Self::Replay(_) => "replay",
            Self::Game { .. } => "game",
        }
    }
}
