//! Motifs: how one move attacks more than the other side can save.

use super::exchange::value;
use crate::rules::{Kind, Move, Piece, Position, Square, attacks};

/// How a move attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motif {
    /// The piece that moved attacks two that are worth it.
    Fork,
    /// It attacks one that can't go away, because its king stands behind it.
    Pin,
    /// It attacks one that has to go away, and takes what stands behind it.
    Skewer,
    /// It opens the way for another piece.
    Discovered,
}

impl Motif {
    /// All of them, in the order in which they are taught.
    pub const ALL: [Motif; 4] = [Self::Fork, Self::Pin, Self::Skewer, Self::Discovered];

    /// Whether a move attacks like this. What it wins is another question.
    ///
    /// ```
    /// use chesslings::lessons::Motif;
    /// use chesslings::rules::{Position, Square};
    ///
    /// let position: Position = "3q4/8/8/3k4/8/8/8/R5K1 w - - 0 1".parse()?;
    /// let check = position.legal_move(Square::A1, Square::D1, None).unwrap();
    /// let found: Vec<_> = Motif::ALL.into_iter().filter(|it| it.is(&position, check)).collect();
    /// assert_eq!(found, [Motif::Skewer]);
    /// # Ok::<(), chesslings::rules::FenError>(())
    /// ```
    pub fn is(self, before: &Position, played: Move) -> bool {
        let after = before.play_unchecked(played);
        let (setup, them) = (after.setup(), after.turn());
        let Some(moved) = setup.piece_at(played.to()) else {
            return false;
        };
        let worth = |at: Square| setup.piece_at(at).map_or(0, worth);
        let theirs = setup.by_color(them);
        let is_guarded = |at| after.is_attacked(at, them);
        // Worth more than who attacks it, or left alone.
        let is_worthy = |at: Square| {
            let worth = worth(at);
            worth > value(moved.kind) || worth > 1 && !is_guarded(at)
        };
        let mut attacked = (setup.attacks(played.to()) & theirs).iter();
        match self {
            Self::Fork => attacked.filter(|at| is_worthy(*at)).count() > 1,
            Self::Pin | Self::Skewer => attacked.any(|front| {
                let through = setup.occupied().without(front);
                let sees = attacks(moved, played.to(), through) & theirs;
                let behind = (sees - setup.attacks(played.to())).first();
                behind.is_some_and(|behind| match self {
                    Self::Pin => worth(behind) == KING && worth(front) > 1,
                    _ => worth(front) > worth(behind) && worth(behind) > 1,
                })
            }),
            Self::Discovered => {
                let mut others = setup.by_color(moved.color).without(played.to()).iter();
                others.any(|from| {
                    let opened = setup.attacks(from) - before.setup().attacks(from);
                    (opened & theirs).iter().any(|at| worth(at) > 1)
                })
            }
        }
    }
}

/// More than any other piece.
const KING: i32 = 100;

const fn worth(piece: Piece) -> i32 {
    match piece.kind {
        Kind::King => KING,
        kind => value(kind),
    }
}
