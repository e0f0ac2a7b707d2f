//! Why a legal move misses its aim.

use super::motif::Motif;
use super::way::Way;
use crate::rules::{Kind, Move, Square};

/// Why a legal move is not right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It gives no check.
    NoCheck,
    /// The piece that gives check is taken.
    CheckerTaken(Move),
    /// The check comes from the piece that moved.
    NotDiscovered,
    /// It is check, but this answers it.
    CheckAnswered(Move),
    /// It is stalemate: the other side has no move, and no check.
    Stalemate,
    /// It is no stalemate: this can still be played.
    NotStalemate(Move),
    /// It is checkmate, where something else was asked.
    Mate,
    /// This wins something.
    Loses(Move),
    /// After this answer something is lost a little later.
    LosesSoon(Move),
    /// The piece that was meant is still on its square.
    NotThatPiece(Square),
    /// The piece on the square was moved, but should stay.
    MovedAway(Square),
    /// No piece guards the one on the square.
    NotGuarded(Square),
    /// The piece on the square is still attacked.
    StillAttacked(Square),
    /// The attacker is still there.
    AttackerStays(Square),
    /// Nothing was taken.
    TakesNothing,
    /// Another taking wins more.
    NotBest {
        /// What this one wins.
        won: i32,
        /// Who takes back, if that costs more than it wins.
        back: Option<Move>,
    },
    /// The move does not attack like this.
    NoMotif(Motif),
    /// It wins not enough.
    WinsNothing,
    /// No pawn became another piece.
    NoPromotion,
    /// The pawn should become this.
    OtherPiece(Kind),
    /// The king did not castle.
    NoCastling,
    /// The king castled on the other side.
    OtherWing,
    /// No pawn was taken en passant.
    NoPassing,
    /// The check was answered in another way.
    OtherWay(Way),
    /// The other side gives checkmate with this.
    MatedBy(Move),
    /// After this answer checkmate can't be stopped.
    MatedSoon(Move),
    /// After this answer the aim is out of reach.
    Refuted(Move),
    /// There is a quicker way, and no move is left for this one.
    OutOfMoves,
    /// The other king can still walk to so many squares, and that is too many.
    BigCage(u8),
    /// The other king goes there and attacks a piece that nobody guards.
    Chased(Move),
    /// After this answer the ending is won no more.
    Drawn(Move),
    /// No pawn came to the centre.
    NoCentre,
    /// No knight or bishop left the first row.
    NobodyOut,
    /// At the edge a piece sees little.
    AtEdge,
    /// The piece stands before a centre pawn.
    InPawnsWay,
    /// The queen is not attacked.
    NoTempo,
    /// Another move was written.
    NotWritten,
}

impl Fault {
    /// What the other side answers, to show why the move is not right.
    pub const fn reply(self) -> Option<Move> {
        match self {
            Self::CheckerTaken(reply)
            | Self::CheckAnswered(reply)
            | Self::NotStalemate(reply)
            | Self::Loses(reply)
            | Self::LosesSoon(reply)
            | Self::Refuted(reply)
            | Self::MatedBy(reply)
            | Self::MatedSoon(reply)
            | Self::Chased(reply)
            | Self::Drawn(reply) => Some(reply),
            Self::NotBest { back, .. } => back,
            _ => None,
        }
    }
}
