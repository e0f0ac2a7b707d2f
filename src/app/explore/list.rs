//! What can be shown about a piece: the lists of the rules, as marks.

use crate::app::scene::Mark;
use crate::app::show;
use crate::rules::{Direction, Kind, Mode, Position, Schema, Square};

/// What is shown about a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum List {
    /// Where it would go on an empty board, direction by direction.
    Reach,
    /// What it attacks.
    Attacks,
    /// Where it can go without taking.
    Quiet,
    /// Where it can take.
    Captures,
    /// Where it can go or take, without a look at check.
    All,
    /// Its legal moves.
    #[default]
    Legal,
}

impl List {
    /// All lists, from what the piece knows to what the rules allow.
    pub const ALL: [Self; 6] = [
        Self::Reach,
        Self::Attacks,
        Self::Quiet,
        Self::Captures,
        Self::All,
        Self::Legal,
    ];

    /// The name under which the page and its style sheet know the list.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reach => "reach",
            Self::Attacks => "attacks",
            Self::Quiet => "quiet",
            Self::Captures => "captures",
            Self::All => "all",
            Self::Legal => "legal",
        }
    }

    /// The position as the list sees it: only legal moves care whose turn it is.
    pub(super) fn seen(self, position: &Position, from: Square) -> Position {
        let waits = position
            .piece_at(from)
            .is_some_and(|piece| piece.color != position.turn());
        if waits && self != Self::Legal {
            position.passed()
        } else {
            *position
        }
    }

    /// The squares of the list for the piece on `from`, each with its mark.
    pub fn marks(self, position: &Position, from: Square) -> Vec<(Square, Mark)> {
        let position = &self.seen(position, from);
        match self {
            Self::Reach => directions(position, from)
                .into_iter()
                .flat_map(reach)
                .collect(),
            Self::Attacks => {
                let attacked = position.setup().attacks(from);
                attacked.iter().map(|to| (to, Mark::Attacked)).collect()
            }
            Self::Quiet => quiet(position, from).collect(),
            Self::Captures => captures(position, from).collect(),
            Self::All => quiet(position, from)
                .chain(captures(position, from))
                .collect(),
            Self::Legal => {
                let mut marks: Vec<_> = position
                    .legal_moves_from(from)
                    .map(|played| (played.to(), show::target(played)))
                    .collect();
                // A promotion is four moves to one square.
                marks.dedup();
                marks
            }
        }
    }
}

/// The directions of the piece on `from` on an empty board.
pub(super) fn directions(position: &Position, from: Square) -> Vec<Direction> {
    position.piece_at(from).map_or_else(Vec::new, |piece| {
        Schema::directions(piece, from.i(), from.j(), 8)
    })
}

/// The squares of a direction, nearest first; where a pawn only takes they are attacked, too.
pub(super) fn reach(direction: Direction) -> Vec<(Square, Mark)> {
    let numbered = direction
        .squares()
        .zip(1..)
        .map(|(to, n)| (to, Mark::Reach(n)));
    let mut marks: Vec<_> = numbered.collect();
    if direction.mode == Mode::CaptureOnly {
        marks.extend(direction.squares().map(|to| (to, Mark::Attacked)));
    }
    marks
}

fn quiet(position: &Position, from: Square) -> impl Iterator<Item = (Square, Mark)> {
    let targets = position.setup().quiet_targets(from);
    targets.iter().map(|to| (to, Mark::Quiet))
}

/// Nobody takes a king, so he is attacked only.
fn captures(position: &Position, from: Square) -> impl Iterator<Item = (Square, Mark)> {
    let targets = position.capture_targets(from) - position.setup().by_kind(Kind::King);
    let occupied = position.setup().occupied();
    targets.iter().map(move |to| {
        let ordinary = occupied.contains(to);
        (
            to,
            if ordinary {
                Mark::Capture
            } else {
                Mark::EnPassant
            },
        )
    })
}
