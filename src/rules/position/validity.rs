//! The parts of a position, and whether they fit together.

use std::fmt;

use crate::rules::castling::{Castle, CastlingRights, Wing};
use crate::rules::lines::{between, line_through};
use crate::rules::piece::{Color, Kind, Piece};
use crate::rules::schema::Schema;
use crate::rules::setup::Setup;
use crate::rules::square::Square;
use crate::rules::squareset::SquareSet;

/// All that makes a [`Position`](super::Position), before anyone has looked whether it fits
/// together. The default is the start of a game.
///
/// ```
/// use chesslings::rules::{Color, Position, PositionError, PositionParts, Strictness};
///
/// let mut parts = PositionParts::default();
/// parts.setup.take(chesslings::rules::Square::E8);
/// parts.castling = chesslings::rules::CastlingRights::NONE;
/// assert!(Position::new(parts, Strictness::Teaching).is_ok());
/// let error = Position::new(parts, Strictness::Game).unwrap_err();
/// assert_eq!(error, PositionError::NoKing(Color::Black));
/// ```
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

/// What a position is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strictness {
    /// A lesson: whatever can be played from. At most one king of a colour; castling and en
    /// passant fit the board.
    Teaching,
    /// A game: also what every game has and keeps. One king each, the player who has just
    /// moved not in check, no pawn on the first or last rank, no more pieces than promotion
    /// can make, no check that no move could have given.
    Game,
}

/// What is wrong with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A colour has more than one king.
    TooManyKings(Color),
    /// A colour has no king.
    NoKing(Color),
    /// A pawn stands on the first or last rank.
    PawnOnEdge(Square),
    /// A colour has more than eight pawns.
    TooManyPawns(Color),
    /// A colour has more pieces than it could have got by promotion.
    TooManyPieces(Color),
    /// A castling is said to be possible, but king or rook is not at home.
    CastlingMisfit {
        /// Whose castling.
        color: Color,
        /// Which one.
        wing: Wing,
        /// What should stand at home and doesn't.
        missing: Piece,
        /// Where it should stand.
        at: Square,
    },
    /// No pawn can have just passed over the en passant square.
    EnPassantMisfit(Square),
    /// The player who has just moved left the own king to be taken.
    KingCanBeTaken {
        /// The king.
        king: Square,
        /// One that could take him.
        by: Square,
    },
    /// No move can have given this check.
    ImpossibleCheck {
        /// The king.
        king: Square,
        /// Those that give check.
        checkers: SquareSet,
    },
}

pub(super) fn check(parts: &PositionParts, strictness: Strictness) -> Result<(), PositionError> {
    let setup = &parts.setup;
    if let Some(color) = Color::ALL
        .into_iter()
        .find(|&c| setup.of(c, Kind::King).has_many())
    {
        return Err(PositionError::TooManyKings(color));
    }
    castling_fits(parts)?;
    en_passant_fits(parts)?;
    match strictness {
        Strictness::Teaching => Ok(()),
        Strictness::Game => {
            army_fits(setup, Color::White)?;
            army_fits(setup, Color::Black)?;
            opponent_is_safe(parts)?;
            check_is_possible(parts)
        }
    }
}

fn castling_fits(parts: &PositionParts) -> Result<(), PositionError> {
    for &Castle {
        color,
        wing,
        king_from,
        rook_from,
        ..
    } in parts.castling.castles()
    {
        for (kind, at) in [(Kind::King, king_from), (Kind::Rook, rook_from)] {
            let missing = Piece { color, kind };
            if parts.setup.piece_at(at) != Some(missing) {
                return Err(PositionError::CastlingMisfit {
                    color,
                    wing,
                    missing,
                    at,
                });
            }
        }
    }
    Ok(())
}

fn en_passant_fits(parts: &PositionParts) -> Result<(), PositionError> {
    match parts.en_passant {
        Some(passed) if before_double_step(parts, passed).is_none() => {
            Err(PositionError::EnPassantMisfit(passed))
        }
        _ => Ok(()),
    }
}

/// The setup before a pawn passed over this square, if one can have done so just now.
fn before_double_step(parts: &PositionParts, passed: Square) -> Option<Setup> {
    let color = parts.turn.other();
    let pawn = Piece {
        color,
        kind: Kind::Pawn,
    };
    let schema = Schema::of(Kind::Pawn);
    let step = schema.moves[0].seen_by(color);
    let from = passed.step(-step.di, -step.dj)?;
    let to = passed.step(step.di, step.dj)?;
    let mut before = parts.setup;
    let fits = schema.max_n_from(color, from.i(), 8) > 1
        && before.is_empty_at(from)
        && before.is_empty_at(passed)
        && before.take(to) == Some(pawn);
    before.put(from, pawn);
    fits.then_some(before)
}

fn army_fits(setup: &Setup, color: Color) -> Result<(), PositionError> {
    if setup.of(color, Kind::King).is_empty() {
        return Err(PositionError::NoKing(color));
    }
    let pawns = setup.of(color, Kind::Pawn);
    let edge = SquareSet::row(color.home_row()) | SquareSet::row(color.last_row());
    if let Some(square) = (pawns & edge).first() {
        return Err(PositionError::PawnOnEdge(square));
    }
    if pawns.len() > 8 {
        return Err(PositionError::TooManyPawns(color));
    }
    let start = &Setup::START;
    let promoted: usize = Kind::PROMOTIONS
        .into_iter()
        .map(|kind| {
            setup
                .of(color, kind)
                .len()
                .saturating_sub(start.of(color, kind).len())
        })
        .sum();
    if promoted + pawns.len() > 8 {
        return Err(PositionError::TooManyPieces(color));
    }
    Ok(())
}

fn opponent_is_safe(parts: &PositionParts) -> Result<(), PositionError> {
    let Some(king) = parts.setup.king(parts.turn.other()) else {
        return Ok(());
    };
    match parts.setup.attackers(king, parts.turn).first() {
        Some(by) => Err(PositionError::KingCanBeTaken { king, by }),
        None => Ok(()),
    }
}

fn check_is_possible(parts: &PositionParts) -> Result<(), PositionError> {
    let enemy = parts.turn.other();
    let Some(king) = parts.setup.king(parts.turn) else {
        return Ok(());
    };
    let checkers = parts.setup.attackers(king, enemy);
    // Before the double step it was the enemy's turn, so there was no check.
    let new = parts
        .en_passant
        .and_then(|passed| before_double_step(parts, passed))
        .is_none_or(|before| !before.is_attacked(king, enemy));
    let mut squares = checkers.iter();
    let possible = match (squares.next(), squares.next(), squares.next()) {
        (Some(a), Some(b), None) => can_check_together(king, a, b),
        (_, _, third) => third.is_none(),
    };
    if new && possible {
        Ok(())
    } else {
        Err(PositionError::ImpossibleCheck { king, checkers })
    }
}

/// One move gives two checks only by moving away from between the king and a slider, and
/// never from two sides of one line.
fn can_check_together(king: Square, a: Square, b: Square) -> bool {
    let uncovered = !between(king, a).is_empty() || !between(king, b).is_empty();
    uncovered && !line_through(king, a).contains(b)
}

impl Default for PositionParts {
    fn default() -> PositionParts {
        super::Position::START.parts()
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PositionError::TooManyKings(color) => write!(f, "{color:?} has more than one king"),
            PositionError::NoKing(color) => write!(f, "{color:?} has no king"),
            PositionError::PawnOnEdge(square) => {
                write!(
                    f,
                    "a pawn on {square}: no pawn can stand on the first or last rank"
                )
            }
            PositionError::TooManyPawns(color) => write!(f, "{color:?} has more than eight pawns"),
            PositionError::TooManyPieces(color) => {
                write!(f, "{color:?} has more pieces than eight pawns could become")
            }
            PositionError::CastlingMisfit {
                color,
                wing,
                missing,
                at,
            } => {
                let wing = match wing {
                    Wing::KingSide => "king's",
                    Wing::QueenSide => "queen's",
                };
                let kind = missing.kind;
                write!(
                    f,
                    "{color:?} can't castle on the {wing} side: no {kind:?} on {at}"
                )
            }
            PositionError::EnPassantMisfit(square) => {
                write!(f, "no pawn can have just passed over {square}")
            }
            PositionError::KingCanBeTaken { king, by } => write!(
                f,
                "the king on {king} could be taken from {by}, but it is the other player's turn"
            ),
            PositionError::ImpossibleCheck { king, checkers } => {
                write!(
                    f,
                    "no move can have given check to {king} from {checkers:?}"
                )
            }
        }
    }
}

impl std::error::Error for PositionError {}
