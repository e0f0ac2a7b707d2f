//! Legal moves one by one, or all of them at once.

use std::iter::FusedIterator;
use std::slice;

use super::Targets;
use super::limits::Limits;
use crate::rules::moves::Move;
use crate::rules::piece::{Color, Kind, Piece};
use crate::rules::player::{Black, Player, White};
use crate::rules::position::Position;
use crate::rules::square::Square;
use crate::rules::squareset::{SquareSet, Squares};

/// The legal moves of a position, made as they are asked for: by the square they start from,
/// then by the square they end on, promotions in the order of [`Kind::PROMOTIONS`].
///
/// Whoever wants them all says so by [`for_each`](Iterator::for_each),
/// [`fold`](Iterator::fold) or what rests on it, which is faster than asking for each; and
/// [`count`](Iterator::count) makes none of them.
#[derive(Clone, Debug)]
pub struct LegalMoves<'a> {
    position: &'a Position,
    /// What limits them, once it has been asked for.
    limits: Option<Limits>,
    pieces: SquareSet,
    within: SquareSet,
    piece: Piece,
    from: Square,
    targets: Squares,
    to: Square,
    promotions: slice::Iter<'static, Kind>,
}

impl<'a> LegalMoves<'a> {
    #[inline]
    pub(super) fn new(
        position: &'a Position,
        pieces: SquareSet,
        within: SquareSet,
    ) -> LegalMoves<'a> {
        LegalMoves {
            position,
            limits: None,
            pieces,
            within,
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

    /// Goes on to the next piece.
    fn next_piece(&mut self) -> Option<()> {
        let position = self.position;
        self.from = self.pieces.first()?;
        self.pieces.remove(self.from);
        self.piece = position.piece_at(self.from)?;
        let limits = *self
            .limits
            .get_or_insert_with(|| Limits::of_turn(position).onto(self.within));
        self.targets = Targets { position, limits }.of_piece_on(self.from).iter();
        Some(())
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
                self.next_piece()?;
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let at_least = self.targets.len() + self.promotions.len();
        let known = self.pieces.is_empty() && (self.targets.len() == 0 || !self.piece.is_pawn());
        (at_least, known.then_some(at_least))
    }

    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(mut self, init: B, mut f: F) -> B {
        let mut folded = init;
        // A piece of which some moves have been given.
        while (self.targets.len() > 0 || self.promotions.len() > 0)
            && let Some(played) = self.next()
        {
            folded = f(folded, played);
        }
        match self.position.turn() {
            Color::White => {
                let limits = Limits::of::<White>(self.position).onto(self.within);
                fold_pieces::<White, _>(self.position, limits, self.pieces, folded, f)
            }
            Color::Black => {
                let limits = Limits::of::<Black>(self.position).onto(self.within);
                fold_pieces::<Black, _>(self.position, limits, self.pieces, folded, f)
            }
        }
    }

    #[inline]
    fn count(self) -> usize {
        let (position, turn) = (self.position, self.position.turn());
        let none_is_given = self.limits.is_none();
        let anywhere = self.within == SquareSet::ALL;
        if none_is_given && anywhere && self.pieces == position.setup().by_color(turn) {
            position.count_legal_moves()
        } else {
            self.fold(0, |count, _| count + 1)
        }
    }
}

impl FusedIterator for LegalMoves<'_> {}

/// Folds over the moves of these pieces, which all are the player's.
#[inline]
fn fold_pieces<P: Player, B>(
    position: &Position,
    limits: Limits,
    pieces: SquareSet,
    init: B,
    mut f: impl FnMut(B, Move) -> B,
) -> B {
    let legal = &Targets { position, limits };
    let mut folded = init;
    for from in pieces {
        folded = match position.setup().kind_at(from) {
            None => folded,
            Some(Kind::Pawn) => {
                fold_piece::<P, _, { Kind::Pawn as usize }>(legal, from, folded, &mut f)
            }
            Some(Kind::Knight) => {
                fold_piece::<P, _, { Kind::Knight as usize }>(legal, from, folded, &mut f)
            }
            Some(Kind::Bishop) => {
                fold_piece::<P, _, { Kind::Bishop as usize }>(legal, from, folded, &mut f)
            }
            Some(Kind::Rook) => {
                fold_piece::<P, _, { Kind::Rook as usize }>(legal, from, folded, &mut f)
            }
            Some(Kind::Queen) => {
                fold_piece::<P, _, { Kind::Queen as usize }>(legal, from, folded, &mut f)
            }
            Some(Kind::King) => {
                fold_piece::<P, _, { Kind::King as usize }>(legal, from, folded, &mut f)
            }
        };
    }
    folded
}

/// The kind is known when compiling: that makes much faster code.
#[inline]
fn fold_piece<P: Player, B, const KIND: usize>(
    legal: &Targets<'_>,
    from: Square,
    init: B,
    f: &mut impl FnMut(B, Move) -> B,
) -> B {
    let piece = const { Piece::new(P::COLOR, Kind::ALL[KIND]) };
    let describe = |to, promotion| legal.position.describe_move_of(piece, from, to, promotion);
    let mut folded = init;
    for to in legal.of_kind::<P>(piece.kind, from) {
        if let Some(played) = describe(to, None) {
            folded = f(folded, played);
        } else {
            for kind in Kind::PROMOTIONS {
                if let Some(played) = describe(to, Some(kind)) {
                    folded = f(folded, played);
                }
            }
        }
    }
    folded
}
