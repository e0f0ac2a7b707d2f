//! A moment of a game: who stands where, who moves, and what history still allows.

use std::fmt;

use super::castling::CastlingRights;
use super::lines::between;
use super::moves::{Move, Special};
use super::piece::{Color, Kind, Piece};
use super::schema::Schema;
use super::setup::Setup;
use super::square::Square;
use super::squareset::SquareSet;
use super::validity::{PositionError, Strictness, check};

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
    en_passant: Option<Square>,
    turn: Color,
    halfmove_clock: u16,
    fullmove_number: u16,
}

/// All that makes a [`Position`], before anyone has looked whether it fits together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionParts {
    /// Who stands where.
    pub setup: Setup,
    /// Who moves.
    pub turn: Color,
    /// Which castlings are not lost.
    pub castling: CastlingRights,
    /// The square a pawn has just passed over, whether or not a pawn can take it there.
    pub en_passant: Option<Square>,
    /// Moves of either player since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the move, counted up after Black's.
    pub fullmove_number: u16,
}

impl Position {
    /// The position a game starts from.
    pub const START: Position = Position {
        setup: Setup::START,
        castling: CastlingRights::ALL,
        en_passant: None,
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
        check(&parts, strictness)?;
        let PositionParts {
            setup,
            turn,
            castling,
            en_passant,
            halfmove_clock,
            fullmove_number,
        } = parts;
        Ok(Position {
            setup,
            castling,
            en_passant,
            turn,
            halfmove_clock,
            fullmove_number,
        })
    }

    /// The parts the position is made of, to change some and put them together again.
    pub const fn parts(&self) -> PositionParts {
        PositionParts {
            setup: self.setup,
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant,
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
        self.en_passant
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

    /// The pieces of the player to move that stand alone between their king and an enemy
    /// that would attack him along the line.
    pub fn pinned(&self) -> SquareSet {
        let own = self.setup.by_color(self.turn);
        own.iter()
            .filter(|&square| self.pinner(square).is_some())
            .collect()
    }

    /// The enemy that pins the piece on this square to the king of the player to move.
    pub fn pinner(&self, square: Square) -> Option<Square> {
        let king = self.king(self.turn)?;
        let enemy = self.turn.other();
        let occupied = self.setup.occupied();
        if king == square || self.setup.color_at(square) != Some(self.turn) {
            return None;
        }
        let behind = self
            .setup
            .attackers_through(king, enemy, occupied.without(square));
        (behind - self.checkers())
            .iter()
            .find(|&pinner| between(king, pinner).contains(square))
    }

    /// Every square the piece on a square can take on, the king's and en passant too, without
    /// a look at check.
    pub fn capture_targets(&self, from: Square) -> SquareSet {
        let passed = match self.piece_at(from) {
            Some(piece) if piece.is_pawn() && piece.color == self.turn => self.en_passant,
            _ => None,
        };
        let passed = passed.map_or(SquareSet::EMPTY, SquareSet::of);
        self.setup.capture_targets(from) | passed & self.setup.attacks(from)
    }

    /// Every square the piece on a square can go to by its schema and en passant, without a
    /// look at check; castling is not among them.
    pub fn pseudo_targets(&self, from: Square) -> SquareSet {
        self.setup.quiet_targets(from) | self.capture_targets(from)
    }

    /// The move between two squares if schema, en passant and the pieces in the way allow
    /// it, never mind check; no castling, and nobody takes a king.
    pub fn pseudo_move(&self, from: Square, to: Square, promotion: Option<Kind>) -> Option<Move> {
        let own = self.setup.by_color(self.turn).contains(from);
        let allowed = self.pseudo_targets(from) - self.setup.by_kind(Kind::King);
        if own && allowed.contains(to) {
            self.describe(from, to, promotion)
        } else {
            None
        }
    }

    /// The position after a move, without asking whether it is legal.
    ///
    /// A move of another position gives a position that means nothing, but no panic.
    #[must_use]
    pub fn play_unchecked(&self, played: Move) -> Position {
        let Piece { color, kind } = played.piece();
        let (from, to) = (SquareSet::of(played.from()), SquareSet::of(played.to()));
        let mut next = *self;
        if let (Some(taken), Some(at)) = (played.captured(), played.captured_at()) {
            next.setup.flip(color.other(), taken, SquareSet::of(at));
        }
        next.setup.flip(color, kind, from | to);
        next.en_passant = None;
        match played.special() {
            Special::None | Special::EnPassant { .. } => {}
            Special::DoubleStep => next.en_passant = between(played.from(), played.to()).first(),
            Special::Castling(wing) => {
                let castle = super::castling::Castle::of(color, wing);
                let rook_way = SquareSet::of(castle.rook_from).with(castle.rook_to());
                next.setup.flip(color, Kind::Rook, rook_way);
            }
            Special::Promotion(promoted) => {
                next.setup.flip(color, kind, to);
                next.setup.flip(color, promoted, to);
            }
        }
        next.castling = self.castling.after_touching(from | to);
        if kind == Kind::King {
            next.castling = next.castling.after_king_move(color);
        }
        next.halfmove_clock = if played.is_irreversible() {
            0
        } else {
            self.halfmove_clock.saturating_add(1)
        };
        next.fullmove_number = self.fullmove_number.saturating_add(color.is_black() as u16);
        next.turn = self.turn.other();
        next
    }

    /// The position with the other player to move and no en passant, as if this one passed.
    #[must_use]
    pub fn passed(&self) -> Position {
        Position {
            turn: self.turn.other(),
            en_passant: None,
            ..*self
        }
    }

    /// The position with colours and ranks exchanged: the same for the other player.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        Position {
            setup: self.setup.mirrored(),
            castling: self.castling.mirrored(),
            en_passant: self.en_passant.map(Square::mirrored),
            turn: self.turn.other(),
            ..*self
        }
    }

    /// The move between two squares with all it does. `None` where the promotion is missing
    /// or out of place, or nothing stands on `from`.
    pub(in crate::rules) fn describe(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    ) -> Option<Move> {
        let piece = self.piece_at(from)?;
        let mut captured = self.setup.kind_at(to);
        let mut special = Special::None;
        if piece.is_pawn() {
            if SquareSet::row(piece.color.last_row()).contains(to) {
                special = Special::Promotion(promotion.filter(|kind| kind.is_promotion())?);
            } else if !between(from, to).is_empty() {
                special = Special::DoubleStep;
            } else if captured.is_none() && self.setup.attacks(from).contains(to) {
                let back = Schema::of(Kind::Pawn).moves[0]
                    .seen_by(piece.color)
                    .reversed();
                captured = Some(Kind::Pawn);
                special = Special::EnPassant {
                    taken: to.step(back.di, back.dj)?,
                };
            }
        } else if piece.is_king() && !self.setup.attacks(from).contains(to) {
            let castle = self
                .castling
                .castles()
                .find(|castle| castle.king_to == to)?;
            special = Special::Castling(castle.wing);
        }
        if promotion.is_some() && !matches!(special, Special::Promotion(_)) {
            return None;
        }
        Some(Move::new(piece, from, to, captured, special))
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::START
    }
}

impl Default for PositionParts {
    fn default() -> PositionParts {
        Position::START.parts()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts().fmt(f)
    }
}
