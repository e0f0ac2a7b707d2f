//! A whole game: validated play, its history, and how it ends.

mod deal;
mod end;
mod history;

pub use deal::DealError;
pub use end::AutomaticDraws;
pub use history::Ply;

use super::board::{Board, PieceRecord};
use super::moves::Move;
use super::outcome::Outcome;
use super::piece::{Color, Kind, Piece};
use super::position::Position;
use super::refusal::{NoCastling, Refusal};
use super::square::Square;

/// A game from its first position on: only legal moves get in, and every one can be taken
/// back.
///
/// It keeps a [`Board`] beside the [`Position`], so that each piece's story is known. Lessons
/// play on boards without kings, too.
///
/// ```
/// use chesslings::rules::{Draw, Game, Outcome, Square};
///
/// let mut game = Game::new();
/// for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
///     game.play(from.parse()?, to.parse()?, None)?;
/// }
/// assert_eq!(game.story(Square::F3).unwrap().former, [Square::G1]);
/// assert!(game.play(Square::E5, Square::E4, None).is_err());
///
/// game.undo();
/// assert_eq!(game.plies().len(), 2);
/// game.redo();
/// assert_eq!(game.plies().len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    position: Position,
    board: Board,
    plies: Vec<Ply>,
    /// Moves taken back, the next one to redo last.
    undone: Vec<Move>,
    draws: AutomaticDraws,
    offer: Option<Color>,
    /// Resignation or agreement.
    dealt: Option<Outcome>,
}

impl Game {
    /// A game from the starting position.
    pub fn new() -> Game {
        Game::from(Position::START)
    }

    /// The same game with other draws ending it by themselves.
    #[must_use]
    pub fn with_draws(self, draws: AutomaticDraws) -> Game {
        Game { draws, ..self }
    }

    /// The first position.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The pieces now, each with its story.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The story of the piece on a square.
    pub fn story(&self, square: Square) -> Option<&PieceRecord> {
        self.board.record(self.board.id_at(square)?)
    }

    /// Everything played so far, without what was taken back.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The pieces of a colour that were taken, in that order.
    pub fn captured(&self, color: Color) -> impl Iterator<Item = Piece> {
        let taken = self.plies.iter().filter_map(|ply| ply.captured);
        let pieces = taken.filter_map(|id| Some(self.board.record(id)?.piece));
        pieces.filter(move |piece| piece.color == color)
    }

    /// The move between two squares, or why there is none. Here the reason why a castling
    /// right is lost is exact, as far as it was lost in this game, and an ended game refuses
    /// every move.
    ///
    /// # Errors
    ///
    /// Exactly one [`Refusal`] for every move that can't be played, and none for those that
    /// can.
    pub fn try_move(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    ) -> Result<Move, Refusal> {
        let tried = self.position.try_move(from, to, promotion);
        match (tried, self.outcome()) {
            (Ok(_), Some(outcome)) => Err(Refusal::GameOver(outcome)),
            (Err(refusal), Some(outcome)) if refusal.is_about_promotion() => {
                Err(Refusal::GameOver(outcome))
            }
            (tried, _) => tried.map_err(|refusal| self.remembering(refusal)),
        }
    }

    /// Plays the move between two squares and says what happened. A standing draw offer to
    /// the player who moves is declined by that; moves taken back before can't be redone any
    /// more.
    ///
    /// # Errors
    ///
    /// As [`try_move`](Game::try_move); then nothing has changed.
    pub fn play(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    ) -> Result<Ply, Refusal> {
        let played = self.try_move(from, to, promotion)?;
        self.undone.clear();
        self.offer = self.offer.filter(|&by| by == self.position.turn());
        Ok(self.append(played))
    }

    /// Plays a move of the position and says what happened, as [`play`](Game::play) does.
    ///
    /// # Errors
    ///
    /// As [`try_move`](Game::try_move): the game may be over, the move another position's.
    pub fn play_move(&mut self, played: Move) -> Result<Ply, Refusal> {
        self.play(played.from(), played.to(), played.promotion())
    }

    /// Says which of king and rook has moved, if it happened in this game.
    fn remembering(&self, refusal: Refusal) -> Refusal {
        let Refusal::Castling { castle, why } = refusal else {
            return refusal;
        };
        let moved = |at: Square| self.story(at).is_some_and(PieceRecord::moved);
        let why = match why {
            NoCastling::KingOrRookMoved | NoCastling::RookMoved | NoCastling::RookGone
                if moved(castle.king_from) =>
            {
                NoCastling::KingMoved
            }
            NoCastling::KingOrRookMoved if moved(castle.rook_from) => NoCastling::RookMoved,
            known => known,
        };
        Refusal::Castling { castle, why }
    }
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

impl From<Position> for Game {
    fn from(position: Position) -> Game {
        let Ok(board) = Board::from_setup(position.setup()) else {
            unreachable!("a position has at most one king of each colour");
        };
        Game {
            start: position,
            position,
            board,
            plies: Vec::new(),
            undone: Vec::new(),
            draws: AutomaticDraws::ALL,
            offer: None,
            dealt: None,
        }
    }
}
