//! How a remark is proved: by looking some moves ahead and counting points.

use crate::rules::{Move, Position};
use crate::search::{Count, Limits, Search, ahead};

/// What comes of a position or a move if both sides do their best, for who moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    /// Points won, or lost if negative; [`MATED`] and its opposite for a mate.
    pub(super) points: i32,
    /// The moves that lead there.
    pub(super) line: Vec<Move>,
}

/// More than all pieces together.
pub(super) const MATED: i32 = 200;

/// How far a proof looks: so many moves of both sides, and then captures until it is quiet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Care {
    /// Enough to find out whether there is something to say.
    Glance,
    /// Enough to say it.
    Proof,
}

impl Care {
    const fn limits(self) -> Limits {
        let (depth, nodes) = match self {
            Care::Glance => (4, 8_000),
            Care::Proof => (6, 12_000),
        };
        Limits {
            count: Count::Points,
            table_bits: Some(14),
            nodes,
            ..Limits::deep(depth)
        }
    }
}

/// Looks ahead as often as one question needs. Each look knows what those before it have seen.
pub(super) struct Eyes(Search);

impl Eyes {
    pub(super) fn new() -> Eyes {
        Eyes(Search::new(Care::Glance.limits()))
    }

    /// The best the player to move can do; `None` if there is no move.
    pub(super) fn best(&mut self, position: &Position, care: Care) -> Option<Outlook> {
        self.0.limit(care.limits());
        let found = self.0.best(position, &[])?;
        let points = match found.score.mate() {
            Some(moves) => MATED * moves.signum(),
            None => found.score.centipawns() / 100 - ahead(position),
        };
        Some(Outlook {
            points,
            line: found.line,
        })
    }

    /// What a move leads to. The line begins with it.
    pub(super) fn after(&mut self, position: &Position, played: Move, care: Care) -> Outlook {
        let next = position.play_unchecked(played);
        let at_once = -ahead(&next) - ahead(position);
        let (points, rest) = match self.best(&next, care) {
            Some(Outlook { points, line }) if points.abs() == MATED => (-points, line),
            Some(Outlook { points, line }) => (at_once - points, line),
            None if next.in_check() => (MATED, Vec::new()),
            // A draw is worth what the other side has more.
            None => (-ahead(position), Vec::new()),
        };
        let line = [played].into_iter().chain(rest).collect();
        Outlook { points, line }
    }

    /// What a move leads to, and how much more the best one wins.
    pub(super) fn compared(
        &mut self,
        position: &Position,
        played: Move,
        care: Care,
    ) -> Option<(Outlook, i32)> {
        let outlook = self.after(position, played, care);
        let missed = self.best(position, care)?.points - outlook.points;
        Some((outlook, missed))
    }
}
