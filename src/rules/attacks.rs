//! What a piece attacks from a square, given which squares are occupied.
//!
//! Attacks are computed from the schema and know nothing of turns, check or castling.

use super::by_color::ByColor;
use super::lines::LINES;
use super::piece::{Color, Kind, Piece};
use super::schema::Schema;
use super::square::Square;
use super::squareset::SquareSet;

/// The squares a piece on `from` attacks: where it could take if an enemy stood there.
///
/// Sliders stop at the first occupied square and attack it, whoever stands there.
///
/// ```
/// use chesslings::rules::{Color, Kind, Piece, Square, SquareSet, attacks};
///
/// let rook = Piece::new(Color::White, Kind::Rook);
/// let occupied = SquareSet::from_iter([Square::A1, Square::A3, Square::B1]);
/// let expected = SquareSet::from_iter([Square::A2, Square::A3, Square::B1]);
/// assert_eq!(attacks(rook, Square::A1, occupied), expected);
/// ```
#[inline]
pub fn attacks(piece: Piece, from: Square, occupied: SquareSet) -> SquareSet {
    match piece.kind {
        Kind::Pawn => pawn_attacks(piece.color, from),
        Kind::Knight => knight_attacks(from),
        Kind::Bishop => bishop_attacks(from, occupied),
        Kind::Rook => rook_attacks(from, occupied),
        Kind::Queen => queen_attacks(from, occupied),
        Kind::King => king_attacks(from),
    }
}

type Leaps = [SquareSet; Square::COUNT];

static KNIGHT: Leaps = leaps_of(Kind::Knight, Color::White);
static KING: Leaps = leaps_of(Kind::King, Color::White);
static PAWN: ByColor<Leaps> = ByColor::new(
    leaps_of(Kind::Pawn, Color::White),
    leaps_of(Kind::Pawn, Color::Black),
);

#[inline]
pub(in crate::rules) fn pawn_attacks(color: Color, from: Square) -> SquareSet {
    PAWN[color][from.index()]
}

#[inline]
pub(in crate::rules) fn knight_attacks(from: Square) -> SquareSet {
    KNIGHT[from.index()]
}

#[inline]
pub(in crate::rules) fn king_attacks(from: Square) -> SquareSet {
    KING[from.index()]
}

#[inline]
pub(in crate::rules) fn bishop_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    let [_, _, rising, falling] = LINES[from.index()];
    rising.seen(occupied) | falling.seen(occupied)
}

#[inline]
pub(in crate::rules) fn rook_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    let [file, rank, _, _] = LINES[from.index()];
    file.seen(occupied) | rank.seen(occupied)
}

/// The queen's schema is the rook's and the bishop's together.
#[inline]
pub(in crate::rules) fn queen_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    rook_attacks(from, occupied) | bishop_attacks(from, occupied)
}

const fn leaps_of(kind: Kind, color: Color) -> Leaps {
    let steps = Schema::of(kind).captures;
    let mut leaps = [SquareSet::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut k = 0;
        while k < steps.len() {
            let step = steps[k].seen_by(color);
            if let Some(target) = Square::wrapping(index as u32).step(step.di, step.dj) {
                leaps[index].insert(target);
            }
            k += 1;
        }
        index += 1;
    }
    leaps
}
