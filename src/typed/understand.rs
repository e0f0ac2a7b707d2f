//! What a typed text means in a game: legality decides between its readings.

use super::reading::{Reading, readings, square_beyond_edge};
use crate::rules::{
    Castle, Game, Kind, Move, NoCastling, PieceAt, Position, Refusal, San, Square, SquareSet,
};

/// What a text means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
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

impl Meaning {
    /// The legal moves that can be meant, those with the same squares together; none if it is no
    /// move.
    pub fn ways(&self) -> &[Vec<Move>] {
        match self {
            Self::Moves(ways) => ways,
            _ => &[],
        }
    }
}

/// Finds out what a text means in a game.
pub fn understand(game: &Game, text: &str) -> Meaning {
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
pub fn meaning(position: &Position, text: &str) -> Meaning {
    judged(position, text, &|from, to, becomes| {
        position.try_move(from, to, becomes)
    })
}

/// Says whether a move can be played, or why not.
type Judge<'a> = &'a dyn Fn(Square, Square, Option<Kind>) -> Result<Move, Refusal>;

fn judged(position: &Position, text: &str, judge: Judge<'_>) -> Meaning {
    let readings = readings(text);
    let mut ways = Vec::new();
    for &reading in &readings {
        add_legal(&mut ways, position, reading);
    }
    if !ways.is_empty() {
        return Meaning::Moves(ways);
    }
    if let Some(meaning) = one_square(position, &readings) {
        return meaning;
    }
    let reasons = readings
        .iter()
        .filter_map(|&reading| reason(position, reading, judge));
    // Of the pieces that can be meant one that is there is likely, of squares one with a piece.
    let best = reasons.min_by_key(|meaning| match meaning {
        Meaning::NoPiece(_) => 2,
        Meaning::Refused(Refusal::NoPiece { .. }) => 1,
        _ => 0,
    });
    best.or_else(|| square_beyond_edge(text).map(Meaning::NoSquare))
        .unwrap_or(Meaning::Unreadable)
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

/// Adds the legal moves that fit a reading, each once, to those with the same squares.
fn add_legal(ways: &mut Vec<Vec<Move>>, position: &Position, reading: Reading) {
    let turn = position.turn();
    let (sources, targets, becomes) = match reading {
        Reading::Squares {
            from,
            to,
            promotion,
        } => (SquareSet::of(from), SquareSet::of(to), promotion),
        Reading::San(san @ San::Castling(wing)) => {
            let king = SquareSet::of(Castle::of(turn, wing).king_from);
            let to = SquareSet::of(san.to(turn));
            (san.sources(position) & king, to, None)
        }
        Reading::San(san @ San::Piece { to, promotion, .. }) => {
            (san.sources(position), SquareSet::of(to), promotion)
        }
        Reading::PawnTakes { from, to } => {
            let pawns = position.setup().of(turn, Kind::Pawn);
            let pawns = pawns & SquareSet::column(from);
            (pawns, SquareSet::column(to), None)
        }
        Reading::Square(_) => return,
    };
    for from in sources {
        for to in position.legal_targets(from) & targets {
            for promotion in [None].into_iter().chain(Kind::PROMOTIONS.map(Some)) {
                if (becomes.is_none() || promotion == becomes)
                    && let Ok(legal) = position.try_move(from, to, promotion)
                {
                    add(ways, legal);
                }
            }
        }
    }
}

fn add(ways: &mut Vec<Vec<Move>>, played: Move) {
    let same = |way: &&mut Vec<Move>| {
        let first = way.first();
        first.is_some_and(|first| (first.from(), first.to()) == (played.from(), played.to()))
    };
    match ways.iter_mut().find(same) {
        Some(way) if way.contains(&played) => {}
        Some(way) => way.push(played),
        None => ways.push(vec![played]),
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
