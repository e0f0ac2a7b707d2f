//! Presents: now and then a mistake that the child has learned to punish.

use super::attention::Mind;
use super::dice::For;
use super::facts::captures;
use crate::rules::{Move, Position};
use crate::search::{ahead, exchange, loses, mates, sort_short};

/// What the child has learned, so that it can take a present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Child {
    /// To take what can be won by taking.
    pub takes: bool,
    /// To win something in two moves, as by a fork.
    pub forks: bool,
}

impl Child {
    /// Has learned nothing yet.
    pub const NEW: Child = Child {
        takes: false,
        forks: false,
    };

    /// Has learned all of it.
    pub const TRAINED: Child = Child {
        takes: true,
        forks: true,
    };
}

/// From this level on a present takes two moves to win.
const HIDDEN: u8 = 7;
/// Nobody makes presents before.
const FIRST: u16 = 4;
/// Whoever is so far behind has given enough.
const BEHIND: i32 = -5;
/// How many points a present may be worth.
const SMALL: std::ops::RangeInclusive<i32> = 1..=3;
/// So many moves are tried as a present that takes two moves to win.
const TRIED: usize = 8;

/// A present, if it is time for one and there is one to give.
pub(super) fn find(mind: &Mind<'_>, position: &Position, seed: u64, child: Child) -> Option<Move> {
    let every = u64::from(mind.character.gift_every?);
    let number = position.fullmove_number();
    let due = number >= FIRST && (u64::from(number) + seed).is_multiple_of(every);
    if !due || ahead(position) <= BEHIND || position.in_check() || !mind.taken.is_empty() {
        return None;
    }
    let hidden = mind.character.level >= HIDDEN;
    if hidden && !child.forks || !hidden && !child.takes {
        return None;
    }
    let mut moves: Vec<Move> = position.legal_moves().collect();
    moves.retain(|played| !played.is_capture() && played.promotion().is_none());
    let place = |played: &Move| mind.dice.for_move(For::Choice, *played, u32::MAX);
    sort_short(&mut moves, place);
    if hidden {
        let mut tried = moves.iter().take(TRIED);
        tried.find(|&&played| is_hidden(position, played)).copied()
    } else {
        moves
            .iter()
            .find(|&&played| is_open(position, played))
            .copied()
    }
}

/// Something small can be taken then, and nothing worse happens.
fn is_open(position: &Position, played: Move) -> bool {
    let after = position.play_unchecked(played);
    let mut most = 0;
    captures(&after, &mut |taking| {
        most = exchange(&after, taking).max(most);
    });
    SMALL.contains(&most) && mates(&after).next().is_none()
}

/// Nothing can be taken at once, but something small can be won in two moves.
fn is_hidden(position: &Position, played: Move) -> bool {
    loses(position, played, 2) == 0 && SMALL.contains(&loses(position, played, 4))
}
