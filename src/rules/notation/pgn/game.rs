//! A game as a PGN has it.

use std::fmt;

use super::tags::PgnTags;
use crate::rules::moves::Move;
use crate::rules::position::Position;

/// A game as a PGN has it: tags, start, annotated moves and result. Prints as PGN.
///
/// Its moves are always legal, one after the other.
///
/// ```
/// use chesslings::rules::{PgnGame, PgnResult, Position};
///
/// let mut game = PgnGame::new(Position::START);
/// game.tags.set("White", "Anna")?;
/// let first = game.end().read_san("e4")?;
/// game.play(first).unwrap().comment = "Hello!".to_owned();
/// game.result = PgnResult::Draw;
/// assert!(game.to_string().ends_with("\n\n1. e4 {Hello!} 1/2-1/2\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// Who played, where and when.
    pub tags: PgnTags,
    /// What is said before the first move; empty for nothing.
    pub comment: String,
    /// How the game ended, as the text says.
    pub result: PgnResult,
    start: Position,
    moves: Vec<PgnMove>,
    end: Position,
}

/// A move with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnMove {
    /// Annotations by their numbers: 1 is `!`, 2 is `?`, 3 is `!!` and so on.
    pub nags: Vec<u8>,
    /// What is said behind the move; empty for nothing.
    pub comment: String,
    played: Move,
}

/// How a game ended, as PGN says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PgnResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: not over, or nobody knows.
    #[default]
    Unknown,
}

impl PgnGame {
    /// A game without moves. An en passant square that no pawn can use is forgotten, as FEN
    /// can't tell it.
    pub fn new(start: Position) -> PgnGame {
        let start = start.without_idle_en_passant();
        PgnGame {
            tags: PgnTags::default(),
            comment: String::new(),
            result: PgnResult::Unknown,
            start,
            moves: Vec::new(),
            end: start,
        }
    }

    /// The position the game starts from.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the last move.
    pub const fn end(&self) -> &Position {
        &self.end
    }

    /// The moves with what is said about them.
    pub fn moves(&self) -> &[PgnMove] {
        &self.moves
    }

    /// The moves, to say something about them.
    pub fn moves_mut(&mut self) -> &mut [PgnMove] {
        &mut self.moves
    }

    /// Plays a legal move and returns it, to say something about it; `None` if it is not legal.
    pub fn play(&mut self, played: Move) -> Option<&mut PgnMove> {
        let legal = self
            .end
            .legal_move(played.from(), played.to(), played.promotion());
        if legal != Some(played) {
            return None;
        }
        self.push(played);
        self.moves.last_mut()
    }

    /// Plays a move that is known to be legal.
    pub(super) fn push(&mut self, played: Move) {
        self.end = self.end.play_unchecked(played);
        self.moves.push(PgnMove {
            nags: Vec::new(),
            comment: String::new(),
            played,
        });
    }
}

impl PgnMove {
    /// The move itself.
    pub const fn played(&self) -> Move {
        self.played
    }
}

impl PgnResult {
    /// The result as PGN writes it.
    pub const fn name(self) -> &'static str {
        match self {
            PgnResult::WhiteWins => "1-0",
            PgnResult::BlackWins => "0-1",
            PgnResult::Draw => "1/2-1/2",
            PgnResult::Unknown => "*",
        }
    }

    /// The result that is written so.
    pub fn from_name(name: &str) -> Option<PgnResult> {
        Some(match name {
            "1-0" => PgnResult::WhiteWins,
            "0-1" => PgnResult::BlackWins,
            "1/2-1/2" | "1/2" => PgnResult::Draw,
            "*" => PgnResult::Unknown,
            _ => return None,
        })
    }
}

impl fmt::Display for PgnResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
