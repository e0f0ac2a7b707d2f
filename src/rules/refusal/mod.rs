//! Why a move is refused, as a value.
//!
//! A move is tried in one order, and the first condition that fails is the answer:
//!
//! 1. a piece stands on the start square ([`NoPiece`](Refusal::NoPiece));
//! 2. it is its player's turn ([`NotYourTurn`](Refusal::NotYourTurn));
//! 3. the target is on the board ([`OffBoard`](Refusal::OffBoard)) and another square
//!    ([`SameSquare`](Refusal::SameSquare));
//! 4. the king's two squares from home to either side ask to castle, and so does his way to the
//!    rook; castling answers for itself, in the order of [`NoCastling`]
//!    ([`Castling`](Refusal::Castling));
//! 5. the target is in the piece's schema ([`NoDoubleStep`](Refusal::NoDoubleStep), else
//!    [`NotItsMove`](Refusal::NotItsMove) in the order of [`WrongWay`]);
//! 6. no own piece stands there ([`OwnPiece`](Refusal::OwnPiece));
//! 7. the way is free ([`WayBlocked`](Refusal::WayBlocked));
//! 8. a pawn goes ahead only to an empty square and diagonally only to take
//!    ([`NoTakingAhead`](Refusal::NoTakingAhead), [`TooLateToPass`](Refusal::TooLateToPass),
//!    [`NothingToTake`](Refusal::NothingToTake));
//! 9. it is no king that would be taken ([`TakesKing`](Refusal::TakesKing));
//! 10. the own king is safe afterwards ([`KingAttacked`](Refusal::KingAttacked) for the king
//!     himself; for the others [`StillInCheck`](Refusal::StillInCheck), then
//!     [`Pinned`](Refusal::Pinned) or [`PassingUncovers`](Refusal::PassingUncovers));
//! 11. the game is not over ([`GameOver`](Refusal::GameOver); only a
//!     [`Game`](super::Game) knows);
//! 12. the promotion fits ([`PromotionNeeded`](Refusal::PromotionNeeded),
//!     [`BadPromotion`](Refusal::BadPromotion), [`NoPromotion`](Refusal::NoPromotion)).
//!     This comes last, because there the player is asked to choose.

mod castling;
mod facts;
mod judge;
mod way;

pub use castling::NoCastling;
pub use way::WrongWay;

use super::castling::Castle;
use super::outcome::Outcome;
use super::piece::{Kind, Piece};
use super::position::Position;
use super::square::Square;
use super::squareset::SquareSet;

/// Why a move is refused, with the squares and pieces it is about.
///
/// Of all that may be wrong with a move this is the first in a fixed order: start square,
/// turn, target, schema (or castling), own piece, way, pawn, taking a king, king's safety,
/// end of the game, promotion.
///
/// ```
/// use chesslings::rules::{Color, Kind, Piece, PieceAt, Position, Refusal, Square};
///
/// let blocked = Position::START.try_move(Square::A1, Square::A4, None);
/// let pawn = Piece::new(Color::White, Kind::Pawn);
/// let by = PieceAt { piece: pawn, at: Square::A2 };
/// assert_eq!(blocked, Err(Refusal::WayBlocked { by }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing stands on the start square.
    NoPiece {
        /// The start square.
        at: Square,
    },
    /// The piece belongs to the player who has to wait.
    NotYourTurn {
        /// The piece that should move.
        piece: PieceAt,
    },
    /// There is no such square.
    OffBoard {
        /// Its row, outside of 0..8, or
        i: i8,
        /// its column, outside of 0..8, or both.
        j: i8,
    },
    /// Start and target are the same.
    SameSquare {
        /// The piece that should move.
        piece: PieceAt,
    },
    /// King and rook can't castle.
    Castling {
        /// The castling that was tried, with its squares.
        castle: Castle,
        /// What is wrong with it.
        why: NoCastling,
    },
    /// The piece doesn't go that way, not even on an empty board.
    NotItsMove {
        /// The piece that should move.
        piece: PieceAt,
        /// Where it should go.
        to: Square,
        /// What is wrong with that.
        why: WrongWay,
    },
    /// The pawn goes the right way but may go so far only from its first row.
    NoDoubleStep {
        /// The pawn.
        pawn: PieceAt,
        /// Where it should go.
        to: Square,
    },
    /// A piece of the same player stands on the target.
    OwnPiece {
        /// The piece there.
        on: PieceAt,
    },
    /// A piece stands between start and target.
    WayBlocked {
        /// The first piece in the way.
        by: PieceAt,
    },
    /// An enemy stands straight ahead of the pawn, and there it can't take.
    NoTakingAhead {
        /// The piece there.
        on: PieceAt,
    },
    /// The pawn could have taken the pawn beside it only if that had passed just now.
    TooLateToPass {
        /// The target, which that pawn may have passed over, earlier or never.
        to: Square,
        /// The enemy pawn beside.
        pawn: PieceAt,
    },
    /// The pawn goes diagonally only to take, and nothing stands there.
    NothingToTake {
        /// The empty target.
        at: Square,
    },
    /// Nobody takes a king.
    TakesKing {
        /// The king on the target.
        king: PieceAt,
    },
    /// The king would be attacked where he goes.
    KingAttacked {
        /// Where he should go.
        to: Square,
        /// Who attacks him there.
        by: Attackers,
    },
    /// The own king is in check, and the move doesn't help him.
    StillInCheck {
        /// The own king.
        king: Square,
        /// Those that give check now; the move stops not all of them.
        by: Attackers,
    },
    /// The piece stands between its king and an attacker and would leave their line.
    Pinned {
        /// The piece that should stay.
        piece: PieceAt,
        /// The own king.
        king: Square,
        /// The attacker behind.
        by: PieceAt,
    },
    /// Taking in passing removes two pawns at once, and behind them stands an attacker.
    PassingUncovers {
        /// The own king.
        king: Square,
        /// The pawn that would be taken.
        taken: Square,
        /// Who would attack the king.
        by: Attackers,
    },
    /// The game has ended.
    GameOver(Outcome),
    /// The pawn reaches the last row and must become another piece: say which.
    PromotionNeeded {
        /// Where the pawn arrives.
        at: Square,
    },
    /// Pawns don't become this.
    BadPromotion {
        /// What was asked for.
        kind: Kind,
    },
    /// Only a pawn that reaches the last row becomes another piece.
    NoPromotion {
        /// The piece that should move.
        piece: PieceAt,
        /// Where it should go.
        to: Square,
    },
}

/// A piece and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "said above")]
pub struct PieceAt {
    pub piece: Piece,
    pub at: Square,
}

impl PieceAt {
    /// The piece on one of these squares that is nearest to a square; of several the first from
    /// a1.
    fn nearest(position: &Position, to: Square, squares: SquareSet) -> Option<PieceAt> {
        let distance = |at: &Square| (at.i() - to.i()).abs().max((at.j() - to.j()).abs());
        let at = (squares & position.setup().occupied())
            .iter()
            .min_by_key(distance)?;
        let piece = position.piece_at(at)?;
        Some(PieceAt { piece, at })
    }
}

/// Those that attack a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attackers {
    /// The one to name first: the nearest; of several the first from a1.
    pub nearest: PieceAt,
    /// The squares of all of them, the nearest too.
    pub all: SquareSet,
}
