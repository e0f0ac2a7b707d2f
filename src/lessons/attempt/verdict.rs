//! What a child answers, and what is said to it, as values.

use crate::lessons::aim::Aim;
use crate::lessons::fault::Fault;
use crate::lessons::match_game::End;
use crate::lessons::question::Choice;
use crate::rules::{Attackers, Kind, Move, Piece, PieceAt, Refusal, Square};

/// What a child answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A square is tapped.
    Tap(Square),
    /// A piece is moved.
    Move {
        /// From here
        from: Square,
        /// to here,
        to: Square,
        /// and becomes this, if it is a pawn at its end.
        promotion: Option<Kind>,
    },
    /// One of the answers is chosen.
    Choose(Choice),
    /// A piece from the tray is put on a square.
    Put {
        /// Which piece.
        piece: Piece,
        /// Where.
        square: Square,
    },
    /// The piece has been watched to the end.
    Walked,
}

/// What is said to an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The rules of chess don't allow the move; nothing has changed and nothing is lost.
    Refused(Refusal),
    /// It is not right.
    Wrong(Wrong),
    /// It is right, and there is more to do.
    Right(Praise),
    /// It is right, and that was all.
    Done(Praise),
    /// The answer doesn't fit the task, or everything is done already.
    Ignored,
}

/// What was right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Praise {
    /// The piece was watched.
    Watched,
    /// A square that was asked for; so many are left.
    Found {
        /// The square.
        at: Square,
        /// How many are left.
        left: u8,
    },
    /// The answer that was chosen.
    Chosen(Choice),
    /// The move took a star or an enemy; so many are left.
    Took {
        /// The move.
        played: Move,
        /// How many are left.
        left: u8,
    },
    /// The move took nothing, but is allowed.
    Went {
        /// The move.
        played: Move,
        /// How many stars or enemies are left.
        left: u8,
    },
    /// The move reached the aim.
    Reached {
        /// The move.
        played: Move,
        /// The aim.
        aim: Aim,
    },
    /// The move is on the way to the aim; this was answered.
    OnTheWay {
        /// The move.
        played: Move,
        /// The answer, if anybody answers.
        reply: Option<Move>,
        /// How many moves are left.
        left: u8,
    },
    /// The piece belongs there; so many are left.
    Placed {
        /// The piece and its square.
        piece: PieceAt,
        /// How many are left.
        left: u8,
    },
    /// The move was repeated; so many are left.
    Repeated {
        /// The move.
        played: Move,
        /// How many are left.
        left: u8,
    },
    /// The sign was written; so many are left.
    Written {
        /// How many are left.
        left: u8,
    },
    /// The small game goes on; this was answered.
    Played {
        /// The move.
        played: Move,
        /// The answer, if the program plays the other side.
        reply: Option<Move>,
    },
    /// The small game has ended.
    Ended(End),
}

/// What was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The square was not asked for; if it is because a piece can't go there, this is why.
    NotAsked {
        /// The square.
        at: Square,
        /// Why the piece can't go there.
        why: Option<Refusal>,
    },
    /// The square was found before.
    FoundBefore(Square),
    /// Another answer is right.
    NotRight(Choice),
    /// The move doesn't reach the aim.
    Fault(Fault),
    /// The piece would stand where it is attacked.
    Attacked {
        /// Where.
        at: Square,
        /// By whom.
        by: Attackers,
    },
    /// Every move must take something.
    MustTake,
    /// After this move not everything can be taken any more.
    DeadEnd,
    /// The piece doesn't belong there.
    NotItsPlace {
        /// The piece.
        piece: Piece,
        /// The square.
        at: Square,
    },
    /// Something stands on the square already.
    Occupied(Square),
    /// The square is not on the part of the board that is used.
    OutsideCorner(Square),
    /// The first of these pieces attacks the second.
    Attacks(Square, Square),
    /// The move that was shown is another one.
    NotShown(Move),
    /// The other side has won, or nobody can win any more.
    Lost(End),
}

/// Why an exercise that is done earns as many stars as it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Three stars: without a mistake, without a hint, in the fewest moves.
    Flawless,
    /// Three stars: two children have played together, whoever has won.
    Together,
    /// Two stars: in more moves than it needs.
    Longer,
    /// Two stars: after so many mistakes.
    Mistakes(u8),
    /// One star: with hints.
    Helped,
    /// A small game that nobody won: two stars between equals, one for whoever had more.
    Drawn {
        /// Whether the child had more when it began.
        was_ahead: bool,
    },
}

impl From<Move> for Answer {
    fn from(played: Move) -> Self {
        Self::Move {
            from: played.from(),
            to: played.to(),
            promotion: played.promotion(),
        }
    }
}
