//! What a move does to a position.

use super::Position;
use crate::rules::castling::{Castle, Wing};
use crate::rules::moves::{Move, Special};
use crate::rules::piece::{Color, Kind, Piece};
use crate::rules::player::{Black, Player, White};
use crate::rules::schema::Schema;
use crate::rules::square::Square;
use crate::rules::squareset::SquareSet;

impl Position {
    /// The position after a move, without asking whether it is legal.
    ///
    /// A move of another position gives a position that means nothing, but no panic.
    #[must_use]
    #[inline]
    pub fn play_unchecked(&self, played: Move) -> Position {
        match played.piece().color {
            Color::White => self.after::<White>(played),
            Color::Black => self.after::<Black>(played),
        }
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

    /// The move between two squares with all it does. `None` where the promotion is missing
    /// or out of place, or nothing stands on `from`.
    pub(in crate::rules) fn describe(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    ) -> Option<Move> {
        self.describe_move_of(self.piece_at(from)?, from, to, promotion)
    }

    /// The same, where the piece is known.
    #[inline]
    pub(in crate::rules) fn describe_move_of(
        &self,
        piece: Piece,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    ) -> Option<Move> {
        let special = self.special(piece, from, to, promotion)?;
        let captured = match special {
            Special::EnPassant { .. } => Some(Kind::Pawn),
            _ if self.setup.is_empty_at(to) => None,
            _ => self.setup.kind_at(to),
        };
        Some(Move::new(piece, from, to, captured, special))
    }

    /// What is out of the ordinary about a piece going from one square to another. `None`
    /// where the promotion is missing or out of place.
    #[inline]
    fn special(
        &self,
        piece: Piece,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    ) -> Option<Special> {
        if piece.is_pawn() && SquareSet::row(piece.color.last_row()).contains(to) {
            return promotion
                .filter(|kind| kind.is_promotion())
                .map(Special::Promotion);
        }
        if promotion.is_some() {
            return None;
        }
        Some(match piece.kind {
            Kind::Pawn => {
                let step = Schema::of(Kind::Pawn).moves[0].seen_by(piece.color);
                let passed = SquareSet::of(from).shifted(step);
                let behind = SquareSet::of(to).shifted(step.reversed());
                match behind.first() {
                    Some(taken)
                        if self.en_passant.contains(to) && behind != SquareSet::of(from) =>
                    {
                        Special::EnPassant { taken }
                    }
                    _ if behind == passed => Special::DoubleStep,
                    _ => Special::None,
                }
            }
            Kind::King => {
                let castle = Castle::by_step(piece.color, from, to)
                    .filter(|castle| self.castling.has(castle.color, castle.wing));
                castle.map_or(Special::None, |castle| Special::Castling(castle.wing))
            }
            _ => Special::None,
        })
    }

    /// After a piece went from one square to another and took what stood there.
    #[inline]
    pub(in crate::rules) fn after_step<P: Player>(
        &self,
        kind: Kind,
        from: Square,
        to: Square,
    ) -> Position {
        let (left, reached) = (SquareSet::of(from), SquareSet::of(to));
        let captures = self.setup.occupied().meets(reached);
        let mut castling = self.castling.after_touching(left | reached);
        let mut en_passant = SquareSet::EMPTY;
        match kind {
            Kind::King => castling = castling.after_king_move(P::COLOR),
            Kind::Pawn => {
                let passed = left.shifted(P::PAWN_MOVE);
                if passed.shifted(P::PAWN_MOVE) == reached {
                    en_passant = passed;
                }
            }
            _ => {}
        }
        let irreversible = kind == Kind::Pawn || captures;
        Position {
            setup: self.setup.after_step(P::COLOR, kind, left, reached),
            castling,
            en_passant,
            turn: P::COLOR.other(),
            halfmove_clock: if irreversible {
                0
            } else {
                self.halfmove_clock.saturating_add(1)
            },
            fullmove_number: self
                .fullmove_number
                .saturating_add(P::COLOR.is_black() as u16),
        }
    }

    /// After a pawn took another that had just passed it.
    #[inline]
    pub(in crate::rules) fn after_en_passant<P: Player>(
        &self,
        from: Square,
        to: Square,
    ) -> Position {
        let mut next = self.after_step::<P>(Kind::Pawn, from, to);
        next.setup
            .clear(SquareSet::of(to).shifted(P::PAWN_MOVE.reversed()));
        next
    }

    /// After a pawn reached the last rank and became something better.
    #[inline]
    pub(in crate::rules) fn after_promotion<P: Player>(
        &self,
        kind: Kind,
        from: Square,
        to: Square,
    ) -> Position {
        let mut next = self.after_step::<P>(Kind::Pawn, from, to);
        next.setup.clear(SquareSet::of(to));
        next.setup.flip(P::COLOR, kind, SquareSet::of(to));
        next
    }

    /// After king and rook moved together.
    #[inline]
    pub(in crate::rules) fn after_castling<P: Player>(&self, wing: Wing) -> Position {
        let castle = Castle::of(P::COLOR, wing);
        let mut next = self.after_step::<P>(Kind::King, castle.king_from, castle.king_to);
        let rook_squares = SquareSet::of(castle.rook_from).with(castle.rook_to());
        next.setup.flip(P::COLOR, Kind::Rook, rook_squares);
        next
    }

    #[inline]
    fn after<P: Player>(&self, played: Move) -> Position {
        let (Piece { kind, .. }, from, to) = (played.piece(), played.from(), played.to());
        match played.special() {
            Special::None | Special::DoubleStep => self.after_step::<P>(kind, from, to),
            Special::EnPassant { .. } => self.after_en_passant::<P>(from, to),
            Special::Castling(wing) => self.after_castling::<P>(wing),
            Special::Promotion(promoted) => self.after_promotion::<P>(promoted, from, to),
        }
    }
}
