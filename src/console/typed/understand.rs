//! What a typed text means in a game: legality decides between its readings.

use super::reading::{Reading, readings, square_beyond_edge};
use crate::rules::{
    Castle, Game, Kind, Move, NoCastling, PieceAt, Position, Refusal, San, SanError, Square,
};

/// What a text means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::console) enum Meaning {
    /// Legal moves, those with the same squares together: one move is played; the four
    /// promotions of one pawn ask what it becomes; several ask which is meant.
    Moves(Vec<Vec<Move>>),
    /// Squares with pieces of the player: what can they do?
    Look(Vec<Square>),
    /// An empty square to which no pawn can go.
    Empty(Square),
    /// A move that can't be played, and why.
    Refused(Refusal),
    /// A move that several pieces could be meant to make, and why each of them can't.
    RefusedEach(Vec<(Square, Refusal)>),
    /// The player has no such piece.
    NoPiece(San),
    /// A pawn should take, and no pawn can so.
    NoPawnTakes,
    /// A square beyond the edge.
    NoSquare(String),
    /// No move at all.
    Unreadable,
}

/// Finds out what a text means.
pub(in crate::console) fn understand(game: &Game, text: &str) -> Meaning {
    if let Some(outcome) = game.outcome()
        && !readings(text).is_empty()
    {
        return Meaning::Refused(Refusal::GameOver(outcome));
    }
    // A game knows more reasons than its position: whether the king has moved, or the rook.
    judged(game.position(), text, &|from, to, becomes| {
        game.try_move(from, to, becomes)
    })
}

/// Finds out what a text means in a position.
pub(in crate::console) fn meaning(position: &Position, text: &str) -> Meaning {
    judged(position, text, &|from, to, becomes| {
        position.try_move(from, to, becomes)
    })
}

/// Says whether a move can be played, or why not.
type Judge<'a> = &'a dyn Fn(Square, Square, Option<Kind>) -> Result<Move, Refusal>;

fn judged(position: &Position, text: &str, judge: Judge<'_>) -> Meaning {
    let readings = readings(text);
    let moves: Vec<Move> = readings
        .iter()
        .flat_map(|&reading| legal(position, reading))
        .collect();
    if !moves.is_empty() {
        return Meaning::Moves(by_squares(moves));
    }
    if let Some(meaning) = one_square(position, &readings) {
        return meaning;
    }
    let mut reasons = readings
        .iter()
        .filter_map(|&reading| reason(position, reading, judge));
    let first = reasons.next();
    match (first, square_beyond_edge(text)) {
        (None, Some(square)) => Meaning::NoSquare(square),
        (None, None) => Meaning::Unreadable,
        // Some piece can be named: better than none.
        (Some(Meaning::NoPiece(san)), _) => reasons
            .find(|meaning| !matches!(meaning, Meaning::NoPiece(_)))
            .unwrap_or(Meaning::NoPiece(san)),
        // Of the squares that can be meant those with own pieces are the likely ones.
        (Some(first @ Meaning::Refused(Refusal::NoPiece { .. })), _) => reasons
            .find(|meaning| {
                !matches!(
                    meaning,
                    Meaning::NoPiece(_) | Meaning::Refused(Refusal::NoPiece { .. })
                )
            })
            .unwrap_or(first),
        (Some(meaning), _) => meaning,
    }
}

/// The meaning of a square alone to which no pawn can go: `e4` is a move, too.
fn one_square(position: &Position, readings: &[Reading]) -> Option<Meaning> {
    let named = readings.iter().filter_map(|reading| match reading {
        Reading::Square(square) => Some(*square),
        _ => None,
    });
    let squares: Vec<Square> = named.collect();
    let first = *squares.first()?;
    let own = |&square: &Square| {
        let piece = position.piece_at(square);
        piece.is_some_and(|piece| piece.color == position.turn())
    };
    if squares.iter().any(own) {
        return Some(Meaning::Look(squares.into_iter().filter(own).collect()));
    }
    Some(match position.piece_at(first) {
        Some(piece) => Meaning::Refused(Refusal::NotYourTurn {
            piece: PieceAt { piece, at: first },
        }),
        None => Meaning::Empty(first),
    })
}

/// The legal moves that fit a reading.
fn legal(position: &Position, reading: Reading) -> Vec<Move> {
    match reading {
        Reading::Squares {
            from,
            to,
            promotion,
        } => position
            .legal_moves_from(from)
            .filter(|legal| legal.to() == to)
            .filter(|legal| promotion.is_none() || legal.promotion() == promotion)
            .collect(),
        // The king's two squares are castling, however they are written.
        Reading::San(San::Piece {
            kind: Kind::King,
            from,
            to,
            promotion: None,
        }) => {
            let kings = position.setup().of(position.turn(), Kind::King) & from;
            let moves = kings
                .iter()
                .flat_map(|king| position.legal_moves_from(king));
            moves.filter(|legal| legal.to() == to).collect()
        }
        Reading::San(san) => match san.find(position) {
            Ok(only) => vec![only],
            Err(SanError::Ambiguous { candidates, .. }) => candidates,
            Err(_) => Vec::new(),
        },
        Reading::PawnTakes { from, to } => position
            .legal_moves()
            .filter(|legal| legal.piece().kind == Kind::Pawn)
            .filter(|legal| (legal.from().j(), legal.to().j()) == (from, to))
            .collect(),
        Reading::Square(_) => Vec::new(),
    }
}

/// Why a reading fits no legal move.
fn reason(position: &Position, reading: Reading, judge: Judge<'_>) -> Option<Meaning> {
    let refused = |from, to, promotion| {
        let refusal = judge(from, to, promotion).err()?;
        Some((from, refusal))
    };
    match reading {
        Reading::Squares {
            from,
            to,
            promotion,
        } => refused(from, to, promotion).map(|(_, refusal)| Meaning::Refused(refusal)),
        Reading::San(San::Castling(wing)) => {
            let castle = *Castle::of(position.turn(), wing);
            let king = position.king(castle.color);
            let refusal = if king == Some(castle.king_from) {
                judge(castle.king_from, castle.king_to, None).err()?
            } else {
                let why = NoCastling::KingMoved;
                Refusal::Castling { castle, why }
            };
            Some(Meaning::Refused(refusal))
        }
        Reading::San(san) => {
            let to = san.to(position.turn());
            let promotion = match san {
                San::Castling(_) => None,
                San::Piece { promotion, .. } => promotion,
            };
            let sources = san.sources(position).iter();
            let mut each: Vec<_> = sources
                .filter_map(|from| refused(from, to, promotion))
                .collect();
            // Pieces that don't even go that way are not the ones that are meant, if others do.
            let goes_that_way =
                |(_, refusal): &(_, Refusal)| !matches!(refusal, Refusal::NotItsMove { .. });
            if each.iter().any(goes_that_way) {
                each.retain(goes_that_way);
            } else {
                each.truncate(1);
            }
            Some(match each[..] {
                [] => Meaning::NoPiece(san),
                [(_, refusal)] => Meaning::Refused(refusal),
                _ => Meaning::RefusedEach(each),
            })
        }
        Reading::PawnTakes { .. } => Some(Meaning::NoPawnTakes),
        Reading::Square(_) => None,
    }
}

/// Moves with the same squares together, each move once.
fn by_squares(moves: Vec<Move>) -> Vec<Vec<Move>> {
    let mut groups: Vec<Vec<Move>> = Vec::new();
    for played in moves {
        let same = |group: &&mut Vec<Move>| {
            let first = group.first();
            first.is_some_and(|first| (first.from(), first.to()) == (played.from(), played.to()))
        };
        match groups.iter_mut().find(same) {
            Some(group) if group.contains(&played) => {}
            Some(group) => group.push(played),
            None => groups.push(vec![played]),
        }
    }
    groups
}
