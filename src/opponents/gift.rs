//! Presents: now and then a mistake of the kind that children make, which the child at the board has
//! learned to punish. Never two in a row, since every character waits some moves before the next.

use super::attention::Mind;
use super::dice::For;
use super::facts::captures;
use super::mistake::{Mistake, kind_of};
use crate::rules::{Move, Position};
use crate::search::{ahead, costs, exchange, mates, sort_short, taken};

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

    /// Who has met these units of the course. Whoever has met none has learned to play elsewhere.
    ///
    /// ```
    /// use chesslings::opponents::Child;
    ///
    /// let units = ["rook", "attack"].map(str::to_owned);
    /// assert_eq!(Child::who_met(&units[..1]), Child::NEW);
    /// assert!(Child::who_met(&units).takes);
    /// assert_eq!(Child::who_met(&[]), Child::TRAINED);
    /// ```
    pub fn who_met(units: &[String]) -> Child {
        let has = |name: &str| units.is_empty() || units.iter().any(|unit| unit == name);
        Child {
            takes: has("attack"),
            forks: has("tactics"),
        }
    }
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
const TRIED: usize = 6;

/// A present, if it is time for one and there is one to give.
pub(super) fn find(mind: &Mind<'_>, position: &Position, seed: u64, child: Child) -> Option<Move> {
    let every = u64::from(mind.character.gift_every?);
    let number = position.fullmove_number();
    let due = number >= FIRST && (u64::from(number) + seed).is_multiple_of(every);
    if !due || ahead(position) <= BEHIND || position.in_check() {
        return None;
    }
    let hidden = mind.character.level >= HIDDEN;
    // What is hidden takes a search of its own to find.
    if hidden && mind.character.look.is_some_and(|look| look.told) {
        return None;
    }
    if hidden && !child.forks || !hidden && !child.takes {
        return None;
    }
    let mut moves: Vec<Move> = position.legal_moves().collect();
    // To take back is what everybody does; a present is only how.
    let must = !mind.taken.is_empty();
    moves.retain(|played| {
        let back = played.is_capture() && mind.taken.contains(played.to());
        played.promotion().is_none() && must == back
    });
    let place = |played: &Move| mind.dice.for_move(For::Choice, *played, u32::MAX);
    sort_short(&mut moves, place);
    if hidden {
        moves.retain(|played| !played.is_capture());
        moves.truncate(TRIED);
    }
    let look = if hidden { hidden_in } else { open_in };
    let wanted = Mistake::thrown(mind.character.level, mind.dice);
    let gifts = moves.into_iter().filter_map(|played| {
        let (worth, answer) = look(position, played)?;
        let kind = kind_of(position, mind.taken, played, answer)?;
        Some(((worth, kind == wanted), played))
    });
    // A child is glad of a piece; of two, the one that was thought of is given.
    let mut best: Option<((i32, bool), Move)> = None;
    for gift in gifts {
        if best.is_none_or(|best| gift.0 > best.0) {
            best = Some(gift);
        }
    }
    Some(best?.1)
}

/// How something small can be taken after a move that loses by it, if nothing worse happens, and
/// how many points that wins.
fn open_in(position: &Position, played: Move) -> Option<(i32, Move)> {
    let after = position.play_unchecked(played);
    let (mut most, mut answer) = (0, None);
    captures(&after, &mut |taking| {
        let gain = exchange(&after, taking) - taken(played);
        if gain > most {
            (most, answer) = (gain, Some(taking));
        }
    });
    let answer = answer.filter(|_| SMALL.contains(&most) && mates(&after).next().is_none());
    Some((most, answer?))
}

/// How something small can be won in two moves, if nothing can be taken at once.
fn hidden_in(position: &Position, played: Move) -> Option<(i32, Move)> {
    if costs(position, played, 2).0 != 0 {
        return None;
    }
    let (cost, answer) = costs(position, played, 4);
    Some((cost, answer.filter(|_| SMALL.contains(&cost))?))
}
