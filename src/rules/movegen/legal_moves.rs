//! Legal moves one by one.

use std::iter::FusedIterator;
use std::slice;

use super::Targets;
use crate::rules::moves::Move;
use crate::rules::piece::{Kind, Piece};
use crate::rules::position::Position;
use crate::rules::square::Square;
use crate::rules::squareset::{SquareSet, Squares};

/// The legal moves of a position, made as they are asked for: by the square they start from,
/// then by the square they end on, promotions in the order of [`Kind::PROMOTIONS`].
#[derive(Clone, Debug)]
pub struct LegalMoves<'a> {
    position: &'a Position,
    legal: Targets<'a>,
    pieces: Squares,
    piece: Piece,
    from: Square,
    targets: Squares,
    to: Square,
    promotions: slice::Iter<'static, Kind>,
}

impl<'a> LegalMoves<'a> {
    pub(super) fn new(position: &'a Position, pieces: SquareSet) -> LegalMoves<'a> {
        LegalMoves {
            position,
            legal: Targets::of(position),
            pieces: pieces.iter(),
            piece: Piece::new(position.turn(), Kind::Pawn),
            from: Square::A1,
            targets: SquareSet::EMPTY.iter(),
            to: Square::A1,
            promotions: [].iter(),
        }
    }

    #[inline]
    fn describe(&self, promotion: Option<Kind>) -> Option<Move> {
        self.position
            .describe_move_of(self.piece, self.from, self.to, promotion)
    }
}

impl Iterator for LegalMoves<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        static PROMOTIONS: [Kind; 4] = Kind::PROMOTIONS;
        loop {
            if let Some(&kind) = self.promotions.next() {
                return self.describe(Some(kind));
            }
            if let Some(to) = self.targets.next() {
                self.to = to;
                match self.describe(None) {
                    // A pawn on the last rank: it needs a promotion.
                    None => self.promotions = PROMOTIONS.iter(),
                    played => return played,
                }
            } else {
                self.from = self.pieces.next()?;
                self.piece = self.position.piece_at(self.from)?;
                self.targets = self.legal.of_piece_on(self.from).iter();
            }
        }
    }
}

impl FusedIterator for LegalMoves<'_> {}
