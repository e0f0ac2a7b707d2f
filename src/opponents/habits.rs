//! What a character likes to do, whether or not it helps.

use super::attention::Mind;
use super::character::Habits;
use crate::rules::{Kind, Move, Position};
use crate::search::{ahead, exchange};

/// Until then a queen is early and pieces are to be brought out.
const OPENING: u16 = 10;
/// So many points are enough to think of the end.
const MORE: i32 = 3;
/// With so few pieces besides kings and pawns the board is empty.
const FEW: usize = 6;

impl Mind<'_> {
    /// How much a move is to the character's liking, in hundredths of a pawn.
    pub(super) fn likes(&self, position: &Position, played: Move) -> i32 {
        let habits = &self.character.habits;
        let after = position.play_unchecked(played);
        let opening = position.fullmove_number() <= OPENING;
        let (piece, from) = (played.piece(), played.from());
        let edge = matches!(from.j(), 0 | 7);
        let liked = [
            (piece.is_pawn() && edge, habits.edge_pawns),
            (piece.is_pawn(), habits.pawns),
            (self.our_moved.contains(from), habits.same_piece),
            (after.in_check(), habits.checks),
            (piece.is_queen() && opening, habits.early_queen),
            (played.is_capture(), habits.takes),
            (opening && develops(played), habits.develops),
            (played.castle().is_some(), habits.castles),
            (is_trade(habits, position, played), habits.trades),
        ];
        let likings = liked.into_iter().filter(|(holds, _)| *holds);
        let liking: i32 = likings.map(|(_, liking)| liking).sum();
        liking + hunting(habits, position, &after) + running(habits, position, played)
    }
}

/// A knight or bishop leaves home, or a pawn of the middle goes ahead.
fn develops(played: Move) -> bool {
    let (piece, from) = (played.piece(), played.from());
    match piece.kind {
        Kind::Knight | Kind::Bishop => {
            from.i() == piece.color.home_row() && played.to().i() != from.i()
        }
        Kind::Pawn => matches!(from.j(), 3 | 4),
        _ => false,
    }
}

/// An even exchange by a side that has more.
fn is_trade(habits: &Habits, position: &Position, played: Move) -> bool {
    habits.trades != 0
        && played.is_capture()
        && ahead(position) >= MORE
        && exchange(position, played) == 0
}

/// The fewer squares the other king has, the better.
fn hunting(habits: &Habits, position: &Position, after: &Position) -> i32 {
    if habits.hunts == 0 || ahead(position) < MORE {
        return 0;
    }
    let king = after.king(after.turn());
    let squares = king.map_or(0, |king| after.legal_targets(king).len());
    habits.hunts * (8 - squares as i32)
}

/// When few pieces are left, pawns run.
fn running(habits: &Habits, position: &Position, played: Move) -> i32 {
    let setup = position.setup();
    let slow = setup.by_kind(Kind::King) | setup.by_kind(Kind::Pawn);
    if !played.piece().is_pawn() || (setup.occupied() - slow).len() > FEW {
        return 0;
    }
    let gone = (played.to().i() - played.piece().color.home_row()).abs();
    habits.runs * i32::from(gone)
}
