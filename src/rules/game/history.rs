//! Playing on the board of pieces, and taking it back.

use super::Game;
use crate::rules::board::{Board, BoardError, PieceId};
use crate::rules::moves::{Move, Special};
use crate::rules::position::Position;

/// A move of a game: what one player did.
#[derive(Clone, Copy, Debug)]
pub struct Ply {
    /// The position it was played in.
    pub before: Position,
    /// The move, which knows all it did.
    pub played: Move,
    /// The piece that moved: the pawn when promoting, the king when castling.
    pub piece: PieceId,
    /// The piece that was taken.
    pub captured: Option<PieceId>,
    /// The piece the pawn became.
    pub promoted: Option<PieceId>,
}

/// Equal moves in equal positions are equal, though the pieces of each game have ids of their own.
impl PartialEq for Ply {
    fn eq(&self, other: &Ply) -> bool {
        (self.before, self.played) == (other.before, other.played)
    }
}

impl Eq for Ply {}

impl Game {
    /// Takes back the last move, and with it a draw offer, a resignation or an agreement that
    /// came after it. `None` if nothing has been played.
    pub fn undo(&mut self) -> Option<Ply> {
        let ply = self.plies.pop()?;
        self.take_back(&ply);
        self.undone.push(ply.played);
        self.offer = None;
        self.dealt = None;
        Some(ply)
    }

    /// Plays again what was last taken back. `None` if there is nothing to redo, or the
    /// players have ended the game since.
    pub fn redo(&mut self) -> Option<Ply> {
        if self.dealt.is_some() {
            return None;
        }
        let played = self.undone.pop()?;
        self.offer = None;
        Some(self.append(played))
    }

    /// The moves that were taken back and can be redone, the next one first.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = Move> {
        self.undone.iter().rev().copied()
    }

    fn take_back(&mut self, ply: &Ply) {
        let taken = step_back(&mut self.board, ply);
        assert!(taken.is_ok(), "the board mirrors the position");
        self.position = ply.before;
    }

    /// Plays a move that is legal now.
    pub(super) fn append(&mut self, played: Move) -> Ply {
        let Ok(ply) = step(&mut self.board, self.position, played) else {
            unreachable!("the board mirrors the position");
        };
        self.position = self.position.play_unchecked(played);
        self.plies.push(ply);
        ply
    }
}

fn step(board: &mut Board, before: Position, played: Move) -> Result<Ply, BoardError> {
    let captured = played.captured_at().and_then(|at| board.id_at(at));
    if let Some(captured) = captured {
        board.remove(captured)?;
    }
    let piece = board.id_at(played.from()).ok_or(BoardError::NotPlaced)?;
    board.relocate(piece, played.to())?;
    if let Some(castle) = played.castle() {
        let rook = board.id_at(castle.rook_from).ok_or(BoardError::NotPlaced)?;
        board.relocate(rook, castle.rook_to())?;
    }
    let promoted = match played.special() {
        Special::Promotion(kind) => Some(board.promote(piece, kind)?),
        _ => None,
    };
    Ok(Ply {
        before,
        played,
        piece,
        captured,
        promoted,
    })
}

/// The steps of [`step`], each undone, from the last to the first.
fn step_back(board: &mut Board, ply: &Ply) -> Result<(), BoardError> {
    if ply.promoted.is_some() {
        board.unpromote()?;
    }
    if let Some(castle) = ply.played.castle() {
        let rook = board.id_at(castle.rook_to()).ok_or(BoardError::NotPlaced)?;
        board.step_back(rook)?;
    }
    board.step_back(ply.piece)?;
    match ply.captured {
        Some(captured) => board.step_back(captured),
        None => Ok(()),
    }
}
