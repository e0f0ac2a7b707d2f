//! Who gains by taking on a square.

use super::worth::points;
use crate::rules::{Color, Kind, Move, Piece, Position, Setup, Square, SquareSet, attacks};

/// A king is never given for anything.
const KING: i32 = 1000;

/// What the mover has gained in the end, in points, if both sides go on taking on the square that
/// the move goes to, the cheapest piece first, for as long as it pays. A quiet move gains nothing
/// and may lose its piece.
///
/// Pieces behind others count, pins don't: a search has to look there.
///
/// ```
/// use chesslings::rules::{Position, Square};
/// use chesslings::search::exchange;
///
/// // The rook takes a pawn that a pawn guards: one won, five lost.
/// let position: Position = "4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1".parse()?;
/// let takes = position.legal_move(Square::D1, Square::D5, None).unwrap();
/// assert_eq!(exchange(&position, takes), -4);
/// # Ok::<(), chesslings::rules::FenError>(())
/// ```
pub fn exchange(position: &Position, played: Move) -> i32 {
    let (setup, square) = (position.setup(), played.to());
    let stands = played.promotion().unwrap_or(played.piece().kind);
    let gone = played.captured_at().map_or(SquareSet::EMPTY, SquareSet::of);
    let occupied = ((setup.occupied() - gone).without(played.from())).with(square);
    let turn = position.turn().other();
    taken(played) - taking_back(setup, square, stands, occupied, turn)
}

/// What a move gains at once, in points, by taking or by promotion.
pub fn taken(played: Move) -> i32 {
    let grown = played.promotion().map_or(0, |kind| points(kind) - 1);
    played.captured().map_or(0, points) + grown
}

/// What a player gains by taking what stands on a square, and so on; nothing if it doesn't pay.
fn taking_back(setup: &Setup, square: Square, stands: Kind, occupied: SquareSet, by: Color) -> i32 {
    let takers = takers(setup, square, by, occupied);
    let cheapest = Kind::ALL
        .into_iter()
        .find_map(|kind| Some((kind, (takers & setup.by_kind(kind)).first()?)));
    let Some((kind, from)) = cheapest else {
        return 0;
    };
    let won = if stands == Kind::King {
        KING
    } else {
        points(stands)
    };
    let left = occupied.without(from);
    (won - taking_back(setup, square, kind, left, by.other())).max(0)
}

/// The pieces of a colour that still stand and attack a square.
#[inline]
fn takers(setup: &Setup, square: Square, by: Color, occupied: SquareSet) -> SquareSet {
    let seen = |color, kind| attacks(Piece::new(color, kind), square, occupied);
    let queens = setup.by_kind(Kind::Queen);
    let takers = seen(by.other(), Kind::Pawn) & setup.by_kind(Kind::Pawn)
        | seen(by, Kind::Knight) & setup.by_kind(Kind::Knight)
        | seen(by, Kind::Bishop) & (setup.by_kind(Kind::Bishop) | queens)
        | seen(by, Kind::Rook) & (setup.by_kind(Kind::Rook) | queens)
        | seen(by, Kind::King) & setup.by_kind(Kind::King);
    takers & setup.by_color(by) & occupied
}
