//! A moment of a game: who stands where, who moves, and what history still allows.

mod play;
mod validity;

use std::fmt;

pub use validity::{PositionError, PositionParts, Strictness};

use super::castling::CastlingRights;
use super::lines::between;
use super::piece::{Color, Piece};
use super::setup::Setup;
use super::square::Square;
use super::squareset::SquareSet;

/// A moment of a game. Small and `Copy`; playing a move gives a new one.
///
/// Lessons use positions no game could reach (no kings, nine queens); there are never two
/// kings of one colour, and castling and en passant always fit the board.
///
/// ```
/// use chesslings::rules::{Position, Square};
///
/// let start = Position::START;
/// assert_eq!(start.legal_moves().count(), 20);
/// let push = start.legal_move(Square::E2, Square::E4, None).unwrap();
/// let next = start.play_unchecked(push);
/// assert!(next.turn().is_black());
/// assert_eq!(next.en_passant(), Some(Square::E3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    setup: Setup,
    castling: CastlingRights,
    /// One square or none.
    en_passant: SquareSet,
    turn: Color,
    halfmove_clock: u16,
    fullmove_number: u16,
}

impl Position {
    /// The position a game starts from.
    pub const START: Position = Position {
        setup: Setup::START,
        castling: CastlingRights::ALL,
        en_passant: SquareSet::EMPTY,
        turn: Color::White,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// Puts the parts together.
    ///
    /// # Errors
    ///
    /// Says the first thing that doesn't fit together, or, for [`Strictness::Game`], that
    /// can't come about in a game.
    pub fn new(parts: PositionParts, strictness: Strictness) -> Result<Position, PositionError> {
        validity::check(&parts, strictness)?;
        Ok(Position {
            setup: parts.setup,
            castling: parts.castling,
            en_passant: parts.en_passant.map_or(SquareSet::EMPTY, SquareSet::of),
            turn: parts.turn,
            halfmove_clock: parts.halfmove_clock,
            fullmove_number: parts.fullmove_number,
        })
    }

    /// The parts the position is made of, to change some and put them together again.
    pub const fn parts(&self) -> PositionParts {
        PositionParts {
            setup: self.setup,
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant(),
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }

    /// Who stands where.
    #[inline]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who moves.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Which castlings are not lost.
    #[inline]
    pub const fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square a pawn has just passed over, whether or not a pawn can take it there.
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant.first()
    }

    /// Moves of either player since the last capture or pawn move.
    pub const fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// The number of the move, counted up after Black's.
    pub const fn fullmove_number(&self) -> u16 {
        self.fullmove_number
    }

    /// The piece on a square.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.setup.piece_at(square)
    }

    /// Where the king of a colour stands, if it has one.
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.setup.king(color)
    }

    /// The squares of the pieces of a colour that attack a square.
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        self.setup.attackers(square, by)
    }

    /// Whether a colour attacks a square.
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.setup.is_attacked(square, by)
    }

    /// The squares of the enemies that attack the king of the player to move.
    pub fn checkers(&self) -> SquareSet {
        self.king(self.turn).map_or(SquareSet::EMPTY, |king| {
            self.attackers(king, self.turn.other())
        })
    }

    /// Whether the player to move is in check.
    pub fn in_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Whether a colour's king is attacked, whoever moves. [`in_check`](Position::in_check) is
    /// about the player to move.
    ///
    /// ```
    /// use chesslings::rules::{Color, Position};
    ///
    /// let rook_sees_king: Position = "4k3/8/8/8/8/8/8/4R3 w - - 0 1".parse()?;
    /// assert!(rook_sees_king.in_check_of(Color::Black));
    /// assert!(!rook_sees_king.in_check());
    /// # Ok::<(), chesslings::rules::FenError>(())
    /// ```
    pub fn in_check_of(&self, color: Color) -> bool {
        self.king(color)
            .is_some_and(|king| self.is_attacked(king, color.other()))
    }

    /// The position with other pieces, put there by hand: nobody may castle or take in passing.
    ///
    /// # Errors
    ///
    /// [`TooManyKings`](PositionError::TooManyKings) for two kings of one colour.
    pub fn with_setup(&self, setup: Setup) -> Result<Position, PositionError> {
        let parts = PositionParts {
            setup,
            castling: CastlingRights::NONE,
            en_passant: None,
            ..self.parts()
        };
        Position::new(parts, Strictness::Teaching)
    }

    /// The enemy that pins the piece on this square to the king of the player to move: it
    /// would attack him if the piece weren't there.
    pub fn pinner(&self, square: Square) -> Option<Square> {
        let king = self.king(self.turn)?;
        if king == square || self.setup.color_at(square) != Some(self.turn) {
            return None;
        }
        let without = self.setup.occupied().without(square);
        self.setup
            .attackers_through(king, self.turn.other(), without)
            .iter()
            .find(|&pinner| between(king, pinner).contains(square))
    }

    /// Every square the piece on a square can take on, the king's and en passant too, without
    /// a look at check.
    pub fn capture_targets(&self, from: Square) -> SquareSet {
        let passed = match self.piece_at(from) {
            Some(piece) if piece.is_pawn() && piece.color == self.turn => self.en_passant,
            _ => SquareSet::EMPTY,
        };
        self.setup.capture_targets(from) | passed & self.setup.attacks(from)
    }

    /// Every square the piece on a square can go to by its schema and en passant, without a
    /// look at check; castling is not among them.
    pub fn pseudo_targets(&self, from: Square) -> SquareSet {
        self.setup.quiet_targets(from) | self.capture_targets(from)
    }

    /// The position with the other player to move and no en passant, as if this one passed.
    #[must_use]
    pub const fn passed(&self) -> Position {
        Position {
            turn: self.turn.other(),
            en_passant: SquareSet::EMPTY,
            ..*self
        }
    }

    /// The position with colours and ranks exchanged: the same for the other player.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        Position {
            setup: self.setup.mirrored(),
            castling: self.castling.mirrored(),
            en_passant: self.en_passant.mirrored(),
            turn: self.turn.other(),
            ..*self
        }
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::START
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts().fmt(f)
    }
}
