//! The first moves of a game: a centre pawn ahead, pieces out, the king castled, no piece lost.

use super::exchange;
use super::fault::Fault;
use crate::rules::{Castle, Color, Kind, Move, Position, Square, SquareSet, Wing};
use crate::search::{Punishment, ahead, punishment};

/// So many knights and bishops should be out.
const OUT: usize = 3;

/// What a side still has to do before its game can begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Whether both centre pawns are still at home.
    pub centre: bool,
    /// How many knights and bishops should still come out.
    pub pieces: u8,
    /// Whether the king has not castled.
    pub castle: bool,
    /// Whether a piece is lost, or hangs.
    pub safety: bool,
}

impl Opening {
    /// What is left to do for the player who has just moved, or will move next.
    ///
    /// ```
    /// use chesslings::lessons::Opening;
    /// use chesslings::rules::{Color, Position};
    ///
    /// let left = Opening::of(&Position::START, Color::White);
    /// assert_eq!((left.pieces, left.centre, left.castle, left.safety), (3, true, true, false));
    /// ```
    pub fn of(position: &Position, color: Color) -> Self {
        let setup = position.setup();
        let is_next = position.turn() == color;
        let lost = if is_next {
            -ahead(position)
        } else {
            let hangs = exchange::best_taking(position).map_or(0, |(_, gain)| gain.max(0));
            ahead(position) + hangs
        };
        let middle = SquareSet::column(3) | SquareSet::column(4);
        let asleep = setup.of(color, Kind::Pawn) & middle & SquareSet::row(second_row(color));
        Self {
            centre: asleep.has_many(),
            pieces: at_home(position, color).len().saturating_sub(4 - OUT) as u8,
            castle: !has_castled(position, color),
            safety: lost > 1,
        }
    }

    /// Whether nothing is left to do.
    pub const fn is_ready(self) -> bool {
        !self.centre && self.pieces == 0 && !self.castle && !self.safety
    }

    /// Of moves that are equally good otherwise those that get ready soonest, as long as there is
    /// something left to do that can be done.
    pub(super) fn sooner(position: &Position, mut moves: Vec<Move>) -> Vec<Move> {
        let color = position.turn();
        let left = Self::of(position, color);
        let waits = left.centre || left.pieces > 0 || left.castle;
        if waits && Self::can_be_ready(position, color) {
            let after = |played: &Move| progress(&position.play_unchecked(*played));
            let most = moves.iter().map(after).max();
            moves.retain(|played| Some(after(played)) == most);
        }
        moves
    }

    /// Whether a side has castled, or may still do so some time.
    pub(super) fn can_be_ready(position: &Position, color: Color) -> bool {
        let rights = position.castling();
        let may = |wing| rights.has(color, wing);
        has_castled(position, color) || Wing::ALL.into_iter().any(may)
    }

    /// The move that gets ready soonest, loses nothing and takes what is free.
    pub(super) fn best_move(position: &Position) -> Option<Move> {
        let moves: Vec<_> = position.legal_moves().collect();
        let (mut best, mut most) = (None, i32::MIN);
        for played in moves {
            let wins = match punishment(position, played) {
                Some(punished) => -LOST * punished.lost,
                None => WON * exchange::gain(position, played).max(0),
            };
            let worth = wins + progress(&position.play_unchecked(played));
            if worth > most {
                (best, most) = (Some(played), worth);
            }
        }
        best
    }
}

/// A pawn that is won, in the unit in which steps on the way are counted: less than a piece that
/// comes out.
const WON: i32 = 12;
/// A pawn that is lost: more than any step, since nothing may be lost.
const LOST: i32 = 100;

/// How far the player who has just moved has come.
fn progress(after: &Position) -> i32 {
    let color = after.turn().other();
    let (setup, home) = (after.setup(), color.home_row());
    let pawns = setup.of(color, Kind::Pawn);
    let mut points = i32::from(pawns.meets(centre())) * 24;
    // The pawn that lets the bishop beside the king out.
    let shut = (pawns & SquareSet::column(4)).meets(SquareSet::row(second_row(color)));
    points -= i32::from(shut) * 4;
    let knights = setup.of(color, Kind::Knight);
    for at in knights | setup.of(color, Kind::Bishop) {
        let rows = i32::from((at.i() - home).abs());
        let (king_side, edge) = (matches!(at.j(), 5 | 6), matches!(at.j(), 0 | 7));
        // Whoever is near the own row can't be chased; but a knight before the king is in the way.
        points -= match rows {
            0 => 16 + i32::from(king_side) * 8,
            1 if knights.contains(at) => 4,
            rows => rows + i32::from(edge) * 6,
        };
    }
    let may_castle = after.castling().has(color, Wing::KingSide);
    points + i32::from(may_castle) * 16 + i32::from(has_castled(after, color)) * 40
}

/// D4, E4, D5 and E5.
fn centre() -> SquareSet {
    (SquareSet::row(3) | SquareSet::row(4)) & (SquareSet::column(3) | SquareSet::column(4))
}

/// The knights and bishops that are still on the first row of their side.
fn at_home(position: &Position, color: Color) -> SquareSet {
    let setup = position.setup();
    let minor = setup.of(color, Kind::Knight) | setup.of(color, Kind::Bishop);
    minor & SquareSet::row(color.home_row())
}

/// Whether king and rook stand as after castling: nobody gets them there otherwise so soon.
fn has_castled(position: &Position, color: Color) -> bool {
    let rooks = position.setup().of(color, Kind::Rook);
    Wing::ALL.into_iter().any(|wing| {
        let castle = Castle::of(color, wing);
        position.king(color) == Some(castle.king_to) && rooks.contains(castle.rook_to())
    })
}

const fn second_row(color: Color) -> i8 {
    (color.home_row() - 1).abs()
}

/// Why a move brings no piece out well: a knight or bishop leaves the first row, stays off the edge
/// and does not stand in the way of a centre pawn.
pub(super) fn not_developed(before: &Position, played: Move) -> Option<Fault> {
    let (piece, to) = (played.piece(), played.to());
    let color = piece.color;
    let ahead = match color {
        Color::White => to.down(),
        Color::Black => to.up(),
    };
    let pawns = before.setup().of(color, Kind::Pawn);
    let blocks = ahead.is_some_and(|at| {
        at.i() == second_row(color) && matches!(at.j(), 3 | 4) && pawns.contains(at)
    });
    if !at_home(before, color).contains(played.from()) || to.i() == color.home_row() {
        Some(Fault::NobodyOut)
    } else if to.is_leftmost() || to.is_rightmost() {
        Some(Fault::AtEdge)
    } else {
        blocks.then_some(Fault::InPawnsWay)
    }
}

/// Why a move brings no piece out with an attack on the queen.
pub(super) fn no_tempo(before: &Position, after: &Position, played: Move) -> Option<Fault> {
    let queens = after.setup().of(after.turn(), Kind::Queen);
    let attacks = after.setup().attacks(played.to()).meets(queens);
    not_developed(before, played).or((!attacks).then_some(Fault::NoTempo))
}

/// Why a move brings no pawn to the centre.
pub(super) fn no_centre(played: Move) -> Option<Fault> {
    let comes = played.piece().is_pawn() && centre().contains(played.to());
    (!comes).then_some(Fault::NoCentre)
}

/// Three moves of which one is a mistake, from here to there.
pub type ThreeMoves = [(Square, Square); 3];

/// The one of three moves that loses a piece or the game, and how that is punished; `None` if the
/// others lose something, too, or none does.
pub fn mistake(position: &Position, moves: ThreeMoves) -> Option<(Move, Punishment)> {
    let mut found = None;
    for (from, to) in moves {
        let played = position.legal_move(from, to, None)?;
        let Some(punished) = punishment(position, played) else {
            continue;
        };
        if found.is_some() || punished.lost < 2 {
            return None;
        }
        found = Some((played, punished));
    }
    found
}
