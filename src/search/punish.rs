//! What a move overlooks: captures and checks of the other side, and what they win. Much smaller
//! than a whole search, for whoever only has to know whether a move gives something away.

use super::exchange::{exchange, taken};
use crate::rules::{Move, Position};

/// So many moves of both sides may be captures and checks,
const FORCING: u8 = 3;
/// then so many may only be captures that pay.
const SETTLING: u8 = 6;
/// More than all pieces together.
const MATED: i32 = 1000;

/// How a move is punished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Punishment {
    /// The other side's answer: a capture or a check.
    pub answer: Move,
    /// How many points are lost by it.
    pub lost: i32,
    /// Whether it leads to checkmate.
    pub mates: bool,
}

/// How the other side punishes a move by captures and checks; `None` if it can't.
///
/// ```
/// use chesslings::rules::{Position, Square};
/// use chesslings::search::punishment;
///
/// // Whoever leaves the knight alone loses the queen: it gives check on c2.
/// let position: Position = "4k3/8/8/8/3n4/8/8/Q3K2R w - - 0 1".parse()?;
/// let moves = |from, to| position.legal_move(from, to, None).unwrap();
/// let punished = punishment(&position, moves(Square::H1, Square::H4)).unwrap();
/// assert_eq!((punished.answer.to(), punished.lost), (Square::C2, 9));
/// assert_eq!(punishment(&position, moves(Square::A1, Square::D4)), None);
/// # Ok::<(), chesslings::rules::FenError>(())
/// ```
pub fn punishment(position: &Position, played: Move) -> Option<Punishment> {
    let after = position.play_unchecked(played);
    let won = taken(played);
    let (mut answer, mut most) = (None, won.max(0));
    for reply in forcing(&after, FORCING + SETTLING) {
        let gains = gains(&after, reply, FORCING + SETTLING, most, MATED * 2);
        if gains > most {
            (answer, most) = (Some(reply), gains);
        }
    }
    answer.map(|answer| Punishment {
        answer,
        lost: most - won,
        mates: most > MATED / 2,
    })
}

/// What a move gains for its player in the end; between the bounds it is exact.
fn gains(position: &Position, played: Move, plies: u8, least: i32, most: i32) -> i32 {
    let won = taken(played);
    let after = position.play_unchecked(played);
    won - force(&after, plies - 1, won - most, won - least)
}

/// What the player to move gains by captures and checks, who may also leave it; whoever is in check
/// has to do something.
fn force(position: &Position, plies: u8, least: i32, most: i32) -> i32 {
    let in_check = position.in_check();
    let mut best = if in_check {
        -MATED - i32::from(plies)
    } else {
        0
    };
    if plies == 0 {
        // Nobody looks further; a check alone is no mate.
        return 0;
    }
    for played in forcing(position, plies) {
        if best >= most {
            break;
        }
        best = best.max(gains(position, played, plies, least.max(best), most));
    }
    best
}

/// The moves to be looked at: everything in check, else captures, promotions and, for a while,
/// checks.
fn forcing(position: &Position, plies: u8) -> Vec<Move> {
    let in_check = position.in_check();
    let mut moves: Vec<_> = position.legal_moves().collect();
    moves.retain(|&played| {
        let takes = played.is_capture() || played.promotion().is_some();
        in_check
            || takes && (plies > SETTLING || exchange(position, played) > 0)
            || plies > SETTLING && position.play_unchecked(played).in_check()
    });
    moves
}
