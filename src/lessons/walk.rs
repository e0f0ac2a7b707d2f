//! Walking along the directions of a schema, step by step, until something stops the piece: how a
//! piece is explained. In the end the child moves it.

use super::exercise::{Exercise, Task};
use crate::rules::{
    CastlingRights, Direction, Kind, Mode, Move, Piece, PieceAt, Position, PositionParts, Refusal,
    Schema, Setup, Square, Strictness,
};

/// A walk of the piece on a square: one direction after the other, nearest square first.
#[derive(Clone, Debug, PartialEq)]
pub struct Walk {
    /// The pieces: the one that walks and whatever stands in its way.
    pub setup: Setup,
    /// The piece that walks.
    pub piece: Piece,
    /// Where it stands.
    pub at: Square,
    /// Its directions, with how far each goes here.
    pub rays: Vec<Ray>,
    /// The direction that is walked now.
    pub ray: usize,
    /// How many steps of it are made.
    pub n: usize,
    /// How many moves the child has made with the piece.
    made: u8,
}

/// One direction of a piece among other pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct Ray {
    /// The direction, as on an empty board.
    pub direction: Direction,
    /// The squares the piece can get to.
    pub squares: Vec<Square>,
    /// What is taken on the last of them.
    pub takes: Option<PieceAt>,
    /// What stops the walk.
    pub stop: Stop,
}

/// The condition that stops a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The next cell (i, j) is not on the board.
    Edge {
        /// Its row.
        i: i8,
        /// Its column.
        j: i8,
    },
    /// The piece makes this step so many times only.
    Enough(i8),
    /// A piece of its own side stands there.
    OwnPiece(PieceAt),
    /// It takes this enemy and ends there.
    Takes(PieceAt),
    /// An enemy stands in the way of a pawn, which can't take ahead.
    Blocked(PieceAt),
    /// A pawn goes this way only to take, and nothing stands there.
    NothingToTake(Square),
}

impl Walk {
    /// So many moves of the child's own belong to a walk.
    pub const MOVES: u8 = 2;

    /// The walk of the piece on `at`; `None` if there is none.
    pub fn new(setup: &Setup, at: Square) -> Option<Self> {
        let piece = setup.piece_at(at)?;
        let directions = Schema::directions(piece, at.i(), at.j(), 8);
        let rays = directions
            .into_iter()
            .map(|direction| ray(setup, piece, direction));
        Some(Self {
            setup: *setup,
            piece,
            at,
            rays: rays.collect(),
            ray: 0,
            n: 0,
            made: 0,
        })
    }

    /// The walk that an exercise shows, if it shows one.
    pub fn of(exercise: &Exercise) -> Option<Self> {
        match exercise.task {
            Task::Walk(at) => Self::new(exercise.position.setup(), at),
            _ => None,
        }
    }

    /// Moves the piece by the rules, and begins the walk anew there. It may always move, whoever has
    /// moved last.
    ///
    /// # Errors
    ///
    /// Why the piece can't go there.
    pub fn go(&mut self, to: Square) -> Result<Move, Refusal> {
        let nobody = Refusal::NoPiece { at: self.at };
        let position = self.position().ok_or(nobody)?;
        let crowns = self.piece.kind == Kind::Pawn && to.i() == self.piece.color.last_row();
        let becomes = crowns.then_some(Kind::Queen);
        let Some(played) = position.legal_move(self.at, to, becomes) else {
            return Err(position.refusal(self.at, to).unwrap_or(nobody));
        };
        let made = self.made.saturating_add(1);
        self.begin(position.play_unchecked(played).setup(), to);
        self.made = made;
        Ok(played)
    }

    /// What stands on the board, as a position in which the piece may move; `None` if there can be no
    /// such position.
    pub fn position(&self) -> Option<Position> {
        let parts = PositionParts {
            setup: self.setup,
            turn: self.piece.color,
            castling: CastlingRights::NONE,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        };
        Position::new(parts, Strictness::Teaching).ok()
    }

    /// How many moves of the child's own are still to be made: none where nothing leads anywhere.
    pub fn moves_left(&self) -> u8 {
        let leads = self.rays.iter().any(|ray| !ray.squares.is_empty());
        Self::MOVES.saturating_sub(self.made) * u8::from(leads)
    }

    /// Takes a piece to another square, where the walk begins anew. `false` if none stands there, it
    /// would take the piece that walks, or no pawn can be there.
    pub fn carry(&mut self, from: Square, to: Square) -> bool {
        let (mut setup, walks) = (self.setup, from == self.at);
        let piece = setup.take(from).filter(|_| walks || to != self.at);
        let Some(piece) = piece.filter(|piece| can_stand(*piece, to)) else {
            return false;
        };
        setup.put(to, piece);
        self.begin(&setup, if walks { to } else { self.at })
    }

    /// Puts a piece in the way, or takes it away if it stands there already. `false` if the square
    /// is that of the piece that walks, or no pawn can be there.
    pub fn put(&mut self, piece: Piece, at: Square) -> bool {
        if at == self.at || !can_stand(piece, at) {
            return false;
        }
        let mut setup = self.setup;
        if setup.take(at) != Some(piece) {
            setup.put(at, piece);
        }
        self.begin(&setup, self.at)
    }

    fn begin(&mut self, setup: &Setup, at: Square) -> bool {
        let made = self.made;
        let changed = Self::new(setup, at).map(|walk| Self { made, ..walk });
        let begins = changed.is_some();
        if let Some(changed) = changed {
            *self = changed;
        }
        begins
    }

    /// The direction that is walked now; a pawn on its last row has none.
    pub fn current(&self) -> Option<&Ray> {
        self.rays.get(self.ray)
    }

    /// Where the piece has got to.
    pub fn place(&self) -> Square {
        let here = self
            .current()
            .and_then(|ray| ray.squares.get(self.n.checked_sub(1)?));
        here.copied().unwrap_or(self.at)
    }

    /// Makes one more step, or says what stops the walk.
    ///
    /// # Errors
    ///
    /// The condition that the next step would break.
    pub fn step(&mut self) -> Result<Square, Option<Stop>> {
        let ray = self.current().ok_or(None)?;
        let next = *ray.squares.get(self.n).ok_or(Some(ray.stop))?;
        self.n += 1;
        Ok(next)
    }

    /// Goes so many steps of the present direction, as far as it leads.
    pub fn set_n(&mut self, n: usize) {
        self.n = n.min(self.current().map_or(0, |ray| ray.squares.len()));
    }

    /// Takes up a direction from its beginning.
    pub fn turn_to(&mut self, ray: usize) {
        self.ray = ray.min(self.rays.len().saturating_sub(1));
        self.n = 0;
    }

    /// Whether the last direction has been walked to its end.
    pub fn is_seen(&self) -> bool {
        let last = self.ray + 1 >= self.rays.len();
        last && self.current().is_none_or(|ray| self.n == ray.squares.len())
    }

    /// Whether the child has made its own moves; a piece that can't move has only to be looked at.
    pub fn is_over(&self) -> bool {
        self.moves_left() == 0 && (self.made > 0 || self.is_seen())
    }

    /// What the piece on this square does to the walk, if it stops it.
    pub fn stop_at(&self, at: Square) -> Option<Stop> {
        let stops = self.rays.iter().map(|ray| ray.stop);
        stops.into_iter().find(|stop| match stop {
            Stop::OwnPiece(other) | Stop::Takes(other) | Stop::Blocked(other) => other.at == at,
            Stop::Edge { .. } | Stop::Enough(_) | Stop::NothingToTake(_) => false,
        })
    }

    /// What stops the walk here, if the present direction goes no further.
    pub fn stopped(&self) -> Option<Stop> {
        let ray = self.current()?;
        (self.n == ray.squares.len()).then_some(ray.stop)
    }
}

/// No pawn can be on the first row or the last.
pub(super) const fn can_stand(piece: Piece, at: Square) -> bool {
    !matches!((piece.kind, at.i()), (Kind::Pawn, 0 | 7))
}

fn ray(setup: &Setup, piece: Piece, direction: Direction) -> Ray {
    let mut ray = Ray {
        direction,
        squares: Vec::new(),
        takes: None,
        stop: beyond(piece, direction),
    };
    for square in direction.squares() {
        let there = setup
            .piece_at(square)
            .map(|piece| PieceAt { piece, at: square });
        match (there, direction.mode) {
            (Some(other), _) if other.piece.color == piece.color => {
                ray.stop = Stop::OwnPiece(other);
                return ray;
            }
            (Some(enemy), Mode::MoveOnly) => {
                ray.stop = Stop::Blocked(enemy);
                return ray;
            }
            (Some(enemy), Mode::MoveOrCapture | Mode::CaptureOnly) => {
                ray.squares.push(square);
                ray.takes = Some(enemy);
                ray.stop = Stop::Takes(enemy);
                return ray;
            }
            (None, Mode::CaptureOnly) => {
                ray.stop = Stop::NothingToTake(square);
                return ray;
            }
            (None, Mode::MoveOrCapture | Mode::MoveOnly) => ray.squares.push(square),
        }
    }
    ray
}

/// What stops a piece that nothing stands in the way of: the edge if it would go on for ever, or
/// else its own schema, even beside the edge.
fn beyond(piece: Piece, direction: Direction) -> Stop {
    let n = direction.max_n + 1;
    if Schema::of(piece.kind).is_slider() {
        Stop::Edge {
            i: direction.i + n * direction.step.di,
            j: direction.j + n * direction.step.dj,
        }
    } else {
        Stop::Enough(direction.max_n)
    }
}
