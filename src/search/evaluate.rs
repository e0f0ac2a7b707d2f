//! How a quiet position stands, without a look ahead.

use super::node::Node;
use super::score::Score;
use super::worth::{FULL, centre};
use crate::rules::{Color, Kind, Piece, Position, Setup, Square, SquareSet, attacks};

/// What is counted at the end of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Count {
    /// What a player looks at: pieces, where they stand, kings.
    #[default]
    Everything,
    /// Points of pieces alone, for statements that must be proved.
    Points,
}

/// Two bishops see every square.
const BISHOPS: i32 = 28;
/// A pawn in front of a king who hides.
const SHIELD: i32 = 9;
/// Whose move it is, is worth something.
const TURN: i32 = 8;

/// How things stand for the player to move, without any look ahead: as if nothing could be taken.
pub fn standing(position: &Position) -> Score {
    Score::new(evaluate(&Node::of(position), Count::Everything))
}

/// The same for a node.
#[inline]
pub(super) fn evaluate(node: &Node, count: Count) -> i32 {
    let white = match count {
        Count::Points => 100 * i32::from(node.worth.points),
        Count::Everything => everything(node),
    };
    match node.position.turn() {
        Color::White => white + if count == Count::Points { 0 } else { TURN },
        Color::Black => -white + if count == Count::Points { 0 } else { TURN },
    }
}

/// For White.
#[inline]
fn everything(node: &Node) -> i32 {
    let setup = node.position.setup();
    let full = i32::from(node.worth.fullness).min(FULL);
    let side = |color| BISHOPS * i32::from(setup.of(color, Kind::Bishop).has_many());
    let shields = shield(setup, Color::White) - shield(setup, Color::Black);
    let middle = i32::from(node.worth.middle) + SHIELD * shields;
    let end = i32::from(node.worth.end);
    let sum =
        (middle * full + end * (FULL - full)) / FULL + side(Color::White) - side(Color::Black);
    if full <= 6 { ending(node, sum) } else { sum }
}

/// How many pawns stand before a king who has stayed behind.
#[inline]
fn shield(setup: &Setup, color: Color) -> i32 {
    match setup.king(color) {
        Some(king) if (king.i() - color.home_row()).abs() <= 1 => {
            let near = attacks(Piece::new(color, Kind::King), king, SquareSet::EMPTY);
            (near & setup.of(color, Kind::Pawn)).len() as i32
        }
        _ => 0,
    }
}

/// What is known about nearly empty boards.
fn ending(node: &Node, sum: i32) -> i32 {
    let setup = node.position.setup();
    let ahead = if sum >= 0 { Color::White } else { Color::Black };
    let sign = if sum >= 0 { 1 } else { -1 };
    if setup.by_color(ahead.other()).len() == 1 && !setup.of(ahead, Kind::King).is_empty() {
        if node.position.is_dead() {
            return 0;
        }
        return sum + sign * driven(setup, ahead);
    }
    // Without pawns a piece more is too little to win.
    let without_pawns = setup.of(ahead, Kind::Pawn).is_empty();
    if without_pawns && sum.abs() < 400 {
        sum / 8
    } else {
        sum
    }
}

/// How far a lone king has been driven to the edge, and how near the other king has come.
fn driven(setup: &Setup, ahead: Color) -> i32 {
    let (Some(ours), Some(theirs)) = (setup.king(ahead), setup.king(ahead.other())) else {
        return 0;
    };
    20 * (6 - i32::from(centre(theirs))) + 8 * (14 - apart(ours, theirs))
}

/// Rows and columns between two squares.
fn apart(a: Square, b: Square) -> i32 {
    i32::from((a.i() - b.i()).abs() + (a.j() - b.j()).abs())
}
