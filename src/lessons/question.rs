//! Questions with a few answers, of which one is right. What is right is worked out by the rules.

use super::exchange;
use super::motif::Motif;
use super::opening::{ThreeMoves, mistake};
use super::solve;
use super::way::Way;
use super::writing::Writing;
use crate::rules::{Castle, Color, Kind, Move, Position, PositionParts, Square, Strictness, Wing};
use crate::search::{Ending, mates};

/// A question about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Is this square light or dark?
    Shade(Square),
    /// What is this square called?
    Name(Square),
    /// Which numbers (i, j) has this square?
    Numbers(Square),
    /// Can the piece on the first square ever get to the second one?
    CanReach(Square, Square),
    /// In how many moves does the piece on the first square get to the second one?
    HowFar(Square, Square),
    /// May the piece go from here to there?
    IsLegal(Square, Square),
    /// Can the enemy on this square be taken for free, or is it guarded?
    IsFree(Square),
    /// Which of these two is worth more?
    WorthMore(Kind, Kind),
    /// Does this taking win, lose, or trade evenly?
    Exchange(Square, Square),
    /// Whose pieces are worth more together?
    Richer,
    /// Is the player to move in check?
    IsCheck,
    /// Checkmate, check, or neither?
    Checked,
    /// Checkmate, stalemate, or does the game go on?
    Ended,
    /// How can the king get out of check: run, block, or take?
    WayOut(Way),
    /// May the player to move castle on this side?
    MayCastle(Wing),
    /// Can a pawn take en passant now?
    MayPass,
    /// Can anybody still give checkmate?
    CanMate,
    /// Can the king who is alone catch the pawn?
    Catches,
    /// What would the other side do, if it moved once more: checkmate, take something, or nothing?
    Threat,
    /// What does the move from here to there make?
    Motif(Square, Square),
    /// How is the move from here to there written?
    Written(Square, Square),
    /// Which of these moves loses a piece or the game?
    Mistake(ThreeMoves),
    /// A question that stands in the course's own sentences, with so many answers; this one is
    /// right.
    Told {
        /// The right answer.
        right: u8,
        /// How many answers there are.
        of: u8,
    },
}

/// An answer to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Yes.
    Yes,
    /// No.
    No,
    /// A light or a dark square.
    Shade(Color),
    /// A square by its name.
    Name(Square),
    /// A square by its numbers (i, j).
    Numbers(Square),
    /// So many moves.
    Moves(u8),
    /// Free to take.
    Free,
    /// Guarded.
    Guarded,
    /// This kind of piece.
    Kind(Kind),
    /// Both the same.
    Same,
    /// This side.
    Side(Color),
    /// The taking wins something.
    Wins,
    /// The taking loses something.
    Loses,
    /// Checkmate.
    Mate,
    /// Check, but not checkmate.
    Check,
    /// Neither check nor checkmate.
    NoCheck,
    /// Stalemate.
    Stalemate,
    /// The game goes on.
    GoesOn,
    /// To take something.
    Takes,
    /// Nothing at all.
    Nothing,
    /// A move attacks like this.
    Motif(Motif),
    /// The move from here to there.
    Move(Square, Square),
    /// The move, written so.
    Written(Writing),
    /// One sign of a move that is written down.
    Sign(u8),
    /// The answer with this number in the course's own sentences.
    Told(u8),
}

impl Question {
    /// The answers to choose from, in the order they are shown.
    pub fn choices(self, position: &Position) -> Vec<Choice> {
        match self {
            Self::Shade(_) => vec![Choice::Shade(Color::White), Choice::Shade(Color::Black)],
            Self::Name(square) => near(square).map(Choice::Name).to_vec(),
            Self::Numbers(square) => near(square).map(Choice::Numbers).to_vec(),
            Self::CanReach(..)
            | Self::IsLegal(..)
            | Self::IsCheck
            | Self::WayOut(_)
            | Self::MayCastle(_)
            | Self::MayPass
            | Self::CanMate
            | Self::Catches => vec![Choice::Yes, Choice::No],
            Self::HowFar(from, to) => {
                let right = how_far(position, from, to).unwrap_or(1);
                let least = right.saturating_sub(1).max(1);
                (least..least + 3).map(Choice::Moves).collect()
            }
            Self::IsFree(_) => vec![Choice::Free, Choice::Guarded],
            Self::WorthMore(a, b) => vec![Choice::Kind(a), Choice::Kind(b), Choice::Same],
            Self::Exchange(..) => vec![Choice::Wins, Choice::Same, Choice::Loses],
            Self::Richer => vec![
                Choice::Side(Color::White),
                Choice::Side(Color::Black),
                Choice::Same,
            ],
            Self::Checked => vec![Choice::Mate, Choice::Check, Choice::NoCheck],
            Self::Ended => vec![Choice::Mate, Choice::Stalemate, Choice::GoesOn],
            Self::Threat => vec![Choice::Mate, Choice::Takes, Choice::Nothing],
            Self::Motif(..) => Motif::ALL.map(Choice::Motif).to_vec(),
            Self::Written(from, to) => match position.legal_move(from, to, None) {
                Some(played) => Writing::all(played)
                    .into_iter()
                    .map(Choice::Written)
                    .collect(),
                None => Vec::new(),
            },
            Self::Mistake([a, b, c]) => vec![
                Choice::Move(a.0, a.1),
                Choice::Move(b.0, b.1),
                Choice::Move(c.0, c.1),
            ],
            Self::Told { of, .. } => (1..=of).map(Choice::Told).collect(),
        }
    }

    /// The right answer.
    pub fn right(self, position: &Position) -> Choice {
        match self {
            Self::Shade(square) => Choice::Shade(square.color()),
            Self::Name(square) => Choice::Name(square),
            Self::Numbers(square) => Choice::Numbers(square),
            Self::CanReach(from, to) => yes(how_far(position, from, to).is_some()),
            Self::HowFar(from, to) => Choice::Moves(how_far(position, from, to).unwrap_or(0)),
            Self::IsLegal(from, to) => yes(position.refusal(from, to).is_none()),
            Self::IsFree(at) => {
                let guarded = position.is_attacked(at, position.turn().other());
                if guarded {
                    Choice::Guarded
                } else {
                    Choice::Free
                }
            }
            Self::WorthMore(a, b) => match exchange::value(a).cmp(&exchange::value(b)) {
                std::cmp::Ordering::Greater => Choice::Kind(a),
                std::cmp::Ordering::Less => Choice::Kind(b),
                std::cmp::Ordering::Equal => Choice::Same,
            },
            Self::Exchange(from, to) => {
                let gain = position
                    .legal_move(from, to, None)
                    .map_or(0, |takes| exchange::gain(position, takes));
                match gain {
                    1.. => Choice::Wins,
                    0 => Choice::Same,
                    _ => Choice::Loses,
                }
            }
            Self::Richer => {
                let [white, black] =
                    [Color::White, Color::Black].map(|color| exchange::material(position, color));
                match white.cmp(&black) {
                    std::cmp::Ordering::Greater => Choice::Side(Color::White),
                    std::cmp::Ordering::Less => Choice::Side(Color::Black),
                    std::cmp::Ordering::Equal => Choice::Same,
                }
            }
            Self::IsCheck => yes(position.in_check()),
            Self::Checked | Self::Ended if position.is_checkmate() => Choice::Mate,
            Self::Checked if position.in_check() => Choice::Check,
            Self::Checked => Choice::NoCheck,
            Self::Ended if position.is_stalemate() => Choice::Stalemate,
            Self::Ended => Choice::GoesOn,
            Self::WayOut(way) => yes(position
                .legal_moves()
                .any(|played| way.is(position, played))),
            Self::MayCastle(wing) => {
                let castle = Castle::of(position.turn(), wing);
                yes(position.refusal(castle.king_from, castle.king_to).is_none()
                    && position.king(position.turn()) == Some(castle.king_from))
            }
            Self::MayPass => yes(position.legal_en_passant().is_some()),
            Self::CanMate => yes(!position.is_dead()),
            Self::Catches => {
                let known = Ending::of(position);
                yes(known.is_some_and(|known| known.moves == Ending::NEVER))
            }
            Self::Threat => match threat(position) {
                Some(played) if position.passed().play_unchecked(played).is_checkmate() => {
                    Choice::Mate
                }
                Some(_) => Choice::Takes,
                None => Choice::Nothing,
            },
            Self::Motif(from, to) => {
                let played = position.legal_move(from, to, None);
                let is = |motif: &Motif| played.is_some_and(|played| motif.is(position, played));
                let mut found = Motif::ALL.into_iter().filter(is);
                // Where two hold, none is the answer.
                let only = found.next().filter(|_| found.next().is_none());
                only.map_or(Choice::No, Choice::Motif)
            }
            Self::Written(..) => Choice::Written(Writing::Right),
            Self::Mistake(moves) => mistake(position, moves).map_or(Choice::No, |(played, _)| {
                Choice::Move(played.from(), played.to())
            }),
            Self::Told { right, .. } => Choice::Told(right),
        }
    }

    /// The square or squares that the question is about.
    pub fn about(self, position: &Position) -> Vec<Square> {
        match self {
            Self::Shade(at) | Self::Name(at) | Self::Numbers(at) | Self::IsFree(at) => vec![at],
            Self::CanReach(from, to)
            | Self::HowFar(from, to)
            | Self::IsLegal(from, to)
            | Self::Exchange(from, to)
            | Self::Motif(from, to)
            | Self::Written(from, to) => vec![from, to],
            Self::MayCastle(wing) => {
                let castle = Castle::of(position.turn(), wing);
                vec![castle.king_from, castle.rook_from]
            }
            _ => Vec::new(),
        }
    }
}

/// What the other side would do, if it moved once more: give checkmate, or take something.
pub fn threat(position: &Position) -> Option<Move> {
    let theirs = position.passed();
    let mate = mates(&theirs).next();
    mate.or_else(|| exchange::threat(&theirs))
}

fn yes(holds: bool) -> Choice {
    if holds { Choice::Yes } else { Choice::No }
}

/// Three squares to choose from: this one among two that are easily taken for it.
fn near(square: Square) -> [Square; 3] {
    // Row and column exchanged, then one to the side; on the long diagonal the one above.
    let swapped = Square::from_ij(square.j(), square.i()).filter(|other| *other != square);
    let beside = square.right().or(square.left()).unwrap_or(square);
    let above = square.up().or(square.down()).unwrap_or(square);
    let other = match swapped {
        Some(swapped) if swapped != beside => swapped,
        _ => above,
    };
    // Where the right one stands must not give it away.
    match (square.i() + square.j()) % 3 {
        0 => [square, beside, other],
        1 => [other, square, beside],
        _ => [beside, other, square],
    }
}

/// The fewest moves from one square to another, alone on the board or among others.
fn how_far(position: &Position, from: Square, to: Square) -> Option<u8> {
    let mut alone = PositionParts {
        turn: position.piece_at(from)?.color,
        ..position.parts()
    };
    alone.en_passant = None;
    let position = Position::new(alone, Strictness::Teaching).ok()?;
    solve::distance(&position, from, to)
}
