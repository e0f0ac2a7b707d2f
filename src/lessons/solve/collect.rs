//! Taking stars or enemies while nobody answers: a search for the fewest moves.

use crate::rules::known::Known;
use crate::rules::{Kind, Move, Position, Square, SquareSet};

/// What is to be taken, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Collect {
    /// Stars on the board.
    pub stars: SquareSet,
    /// Whether all enemies are to be taken.
    pub enemies: bool,
    /// Whether no piece may step where an enemy attacks it.
    pub safely: bool,
    /// Whether every move must take something.
    pub always_takes: bool,
}

/// A search that comes to this many positions gives up: no exercise for children is so long.
const MOST: usize = 150_000;

/// The fewest moves that take everything, or `None` if there is no way.
pub(in crate::lessons) fn plan(position: &Position, collect: Collect) -> Option<Vec<Move>> {
    plan_within(position, collect, usize::MAX)
}

/// The fewest moves that take everything, if so many are enough. A move takes one thing at most, so
/// what takes something comes no nearer to the limit: such moves are followed first, and the others
/// wait until no way is left that wastes as little.
pub(in crate::lessons) fn plan_within(
    position: &Position,
    collect: Collect,
    moves: usize,
) -> Option<Vec<Move>> {
    let mut spare = moves.checked_sub(collect.count(position))?;
    let mut reached = vec![Reached {
        position: *position,
        left: collect,
        came: None,
    }];
    let mut known = Known::default();
    let (mut now, mut later) = (vec![0], Vec::new());
    loop {
        let Some(next) = now.pop() else {
            if later.is_empty() {
                return None;
            }
            spare = spare.checked_sub(1)?;
            now = std::mem::take(&mut later);
            continue;
        };
        let Reached { position, left, .. } = reached[next];
        if left.is_done(&position) {
            return Some(way_to(&reached, next));
        }
        if !known.insert(key(&position, left.stars)) {
            continue;
        }
        let count = left.count(&position);
        for played in position.legal_moves() {
            if left.forbids(&position, played) || reached.len() >= MOST {
                continue;
            }
            let (after, remaining) = left.after(&position, played);
            let takes = remaining.count(&after) < count;
            let came = Some((next, played));
            let place = if takes { &mut now } else { &mut later };
            place.push(reached.len());
            reached.push(Reached {
                position: after,
                left: remaining,
                came,
            });
        }
    }
}

/// The fewest moves of the piece on `from` to `to` while everybody else stands still.
pub(in crate::lessons) fn distance(position: &Position, from: Square, to: Square) -> Option<u8> {
    let mut seen = SquareSet::of(from);
    let mut front = vec![*position];
    let mut squares = vec![from];
    for moves in 0..64 {
        if seen.contains(to) {
            return Some(moves);
        }
        let (mut positions, mut reached) = (Vec::new(), Vec::new());
        for (position, at) in front.iter().zip(&squares) {
            for played in position.legal_moves_from(*at) {
                if !seen.contains(played.to()) {
                    seen.insert(played.to());
                    positions.push(position.play_unchecked(played).passed());
                    reached.push(played.to());
                }
            }
        }
        if positions.is_empty() {
            return None;
        }
        (front, squares) = (positions, reached);
    }
    None
}

impl Collect {
    /// Whether everything is taken.
    pub fn is_done(self, position: &Position) -> bool {
        self.stars.is_empty() && (!self.enemies || enemies(position).is_empty())
    }

    /// The position and what is left after a move, with the same side to move again.
    pub fn after(self, position: &Position, played: Move) -> (Position, Self) {
        let left = Self {
            stars: self.stars.without(played.to()),
            ..self
        };
        (position.play_unchecked(played).passed(), left)
    }

    /// How many stars or enemies are left.
    pub fn count(self, position: &Position) -> usize {
        let enemies = if self.enemies {
            enemies(position).len()
        } else {
            0
        };
        self.stars.len() + enemies
    }

    fn forbids(self, position: &Position, played: Move) -> bool {
        self.always_takes && !played.is_capture()
            || self.safely && is_attacked_after(position, played)
    }
}

/// Whether the piece that moved could be taken where it went.
pub(in crate::lessons) fn is_attacked_after(position: &Position, played: Move) -> bool {
    let after = position.play_unchecked(played);
    after.is_attacked(played.to(), after.turn())
}

fn enemies(position: &Position) -> SquareSet {
    let setup = position.setup();
    setup.by_color(position.turn().other()) - setup.by_kind(Kind::King)
}

#[derive(Clone, Copy)]
struct Reached {
    position: Position,
    left: Collect,
    /// The index of the position before, and the move from there.
    came: Option<(usize, Move)>,
}

fn way_to(reached: &[Reached], mut at: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    while let Some((before, played)) = reached[at].came {
        moves.push(played);
        at = before;
    }
    moves.reverse();
    moves
}

/// What tells positions apart here: only one side moves.
fn key(position: &Position, stars: SquareSet) -> [u64; 8] {
    let setup = position.setup();
    let mut key = [0; 8];
    for (part, kind) in key.iter_mut().zip(Kind::ALL) {
        *part = setup.of(position.turn(), kind).bits();
    }
    key[6] = setup.by_color(position.turn().other()).bits();
    key[7] = stars.bits();
    key
}
