//! What is seen. A fact that isn't seen doesn't exist for this move.

use super::character::{Character, Look, Overlooked};
use super::dice::{Dice, For};
use crate::rules::{Move, Position, Square, SquareSet, between};

/// Everybody has good days and bad ones: so many thousandths of what is overlooked mostly are
/// overlooked in this game, for each thing that is seen. Thus neighbours are never far apart.
const DAYS: [u32; 9] = [125, 210, 354, 595, 1000, 1682, 2828, 4757, 8000];

/// The days between are neither good nor bad.
const GOOD: u32 = 500;
const BAD: u32 = 2000;

/// A mind at one move: what it is like, and what has just happened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mind<'a> {
    pub(super) character: &'a Character,
    pub(super) dice: Dice,
    /// Where the other side's last move ended.
    pub(super) moved: SquareSet,
    /// Where it came from.
    left: SquareSet,
    /// Where it took something.
    pub(super) taken: SquareSet,
    /// Where our own last move ended.
    pub(super) our_moved: SquareSet,
    /// One of `DAYS`.
    day: u32,
}

impl<'a> Mind<'a> {
    pub(super) fn new(
        character: &'a Character,
        seed: u64,
        position: &Position,
        before: &[Position],
    ) -> Mind<'a> {
        let other = position.turn().other();
        let arrived = |now: &Position, then: &Position, color| {
            now.setup().by_color(color) - then.setup().by_color(color)
        };
        let last = before.last();
        let moved = last.map_or(SquareSet::EMPTY, |last| arrived(position, last, other));
        let our_moved = match before {
            [.., first, second] => arrived(second, first, position.turn()),
            _ => SquareSet::EMPTY,
        };
        Mind {
            character,
            dice: Dice::new(seed, position),
            moved,
            left: last.map_or(SquareSet::EMPTY, |last| arrived(last, position, other)),
            taken: last.map_or(SquareSet::EMPTY, |last| {
                moved & last.setup().by_color(position.turn())
            }),
            our_moved,
            day: DAYS[Dice::of_game(seed).day(DAYS.len() as u32)],
        }
    }

    /// How far it looks ahead today: on good days a move further, on bad ones less. Whoever sees
    /// everything has no bad days.
    pub(super) fn look(&self) -> Option<Look> {
        let look = self.character.look?;
        let depth = match self.day {
            ..GOOD => look.depth + u8::from(!look.told),
            GOOD..BAD => look.depth,
            BAD.. => look.depth.saturating_sub(u8::from(look.sees < 100)),
        };
        Some(Look { depth, ..look })
    }

    /// The chance in a thousand of what happens in so many percent of games on other days. What is
    /// always seen is seen always.
    fn likely(&self, percent: u8) -> u32 {
        let seen = 1000 * u32::from(percent);
        let missed = self.day * u32::from(100 - percent.min(100));
        1000 * seen / (seen + missed).max(1)
    }

    /// Whether a capture is noticed. To take back is what everybody thinks of first.
    pub(super) fn sees_taking(&self, position: &Position, played: Move) -> bool {
        let strikes = Strikes {
            checks: position.play_unchecked(played).in_check(),
            left: self.left,
        };
        let chance = self.chance(self.character.sight.free, played, strikes);
        let overlooks = self.character.overlooks.iter();
        let weak = overlooks.copied().any(|it| it.concerns(played));
        let chance = match self.taken.contains(played.to()) {
            // Three looks instead of one.
            true if weak => 1000 - (1000 - chance).pow(3) / 1_000_000,
            true => {
                let plain = self.likely(self.character.sight.free);
                chance.max(1000 - (1000 - plain).pow(3) / 1_000_000)
            }
            false => chance,
        };
        self.sees(For::Taking, played, chance)
    }

    /// Whether it is counted who takes back.
    pub(super) fn counts_guards(&self, played: Move) -> bool {
        let chance = self.likely(self.character.sight.guards);
        self.sees(For::Guards, played, chance)
    }

    /// Whether a capture by the other side is noticed before it happens, after a move that leads
    /// there. Where a piece goes to is looked at more closely than where others stand.
    pub(super) fn sees_danger(&self, after: &Position, taking: Move, played: Move) -> bool {
        let sight = &self.character.sight;
        let strikes = Strikes {
            checks: after.play_unchecked(taking).in_check(),
            left: SquareSet::of(played.from()),
        };
        let percent = if taking.to() == played.to() {
            sight.guards
        } else {
            sight.attacked
        };
        let chance = self.chance(percent, taking, strikes);
        self.sees(For::Danger, taking, chance)
    }

    /// Whether a mate is noticed.
    pub(super) fn sees_mate(&self, played: Move) -> bool {
        let chance = self.likely(self.character.sight.mates);
        self.sees(For::Mate, played, chance)
    }

    /// Whether it is noticed that the other side would have no move.
    pub(super) fn sees_stalemate(&self, played: Move) -> bool {
        let chance = self.likely(self.character.sight.stalemates);
        self.sees(For::Mate, played, chance)
    }

    /// Whether the other side's mate is noticed.
    pub(super) fn sees_their_mate(&self, played: Move) -> bool {
        let chance = self.likely(self.character.sight.stops_mates);
        self.sees(For::OtherMate, played, chance)
    }

    /// Whether a move is looked at closely.
    pub(super) fn looks_closely(&self, played: Move, percent: u8) -> bool {
        self.sees(For::Look, played, self.likely(percent))
    }

    /// Whether it is seen what an answer would do, which is no loss yet.
    pub(super) fn sees_surprise(&self, played: Move, percent: u8) -> bool {
        self.sees(For::Surprise, played, self.likely(percent))
    }

    fn sees(&self, what: For, played: Move, permille: u32) -> bool {
        self.dice
            .happens(what, played.from(), played.to(), permille)
    }

    /// The chance in a thousand, by how much a capture strikes the eye. What is always seen is
    /// seen always.
    fn chance(&self, percent: u8, taking: Move, strikes: Strikes) -> u32 {
        if percent >= 100 {
            return 1000;
        }
        let seen = salience(taking, self.moved, strikes)
            .chain(
                self.character
                    .overlooks
                    .iter()
                    .filter_map(|overlooked| overlooked.concerns(taking).then_some(500)),
            )
            .fold(self.likely(percent), |chance, factor| {
                chance * factor / 1000
            });
        seen.min(1000)
    }
}

/// What about a capture can't be told by its two squares.
#[derive(Clone, Copy, Debug)]
struct Strikes {
    /// It gives check.
    checks: bool,
    /// Where the piece stood that moved just before.
    left: SquareSet,
}

/// Factors in a thousandth: what makes a capture easier or harder to see.
fn salience(taking: Move, moved: SquareSet, strikes: Strikes) -> impl Iterator<Item = u32> {
    let (from, to) = (taking.from(), taking.to());
    let new = moved.contains(from) || moved.contains(to);
    [
        (new, 1300),
        (strikes.checks, 1400),
        // Another piece has opened the line.
        (between(from, to).meets(strikes.left), 500),
        (Overlooked::FarAway.concerns(taking), 700),
        (Overlooked::Diagonals.concerns(taking), 800),
        (Overlooked::Knights.concerns(taking), 800),
        (Overlooked::Backwards.concerns(taking), 600),
    ]
    .into_iter()
    .filter_map(|(holds, factor)| holds.then_some(factor))
}

impl Overlooked {
    /// Whether a move is of this kind.
    pub fn concerns(self, played: Move) -> bool {
        let (from, to, piece) = (played.from(), played.to(), played.piece());
        let (rows, columns) = (to.i() - from.i(), to.j() - from.j());
        match self {
            Overlooked::Knights => piece.is_knight(),
            Overlooked::Diagonals => rows.abs() == columns.abs() && !piece.is_pawn(),
            Overlooked::Backwards => (if piece.color.is_white() { rows } else { -rows }) < 0,
            Overlooked::FarAway => far(from, to) > 4,
            // One move alone is neither.
            Overlooked::Forks | Overlooked::Pins => false,
        }
    }
}

/// So many steps of a king.
fn far(a: Square, b: Square) -> i8 {
    (a.i() - b.i()).abs().max((a.j() - b.j()).abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_day_makes_anybody_look_further_than_was_told() {
        let raven = *Character::of_level(7);
        let depths = |told| {
            let look = raven.look.map(|look| Look {
                depth: 2,
                told,
                ..look
            });
            let raven = Character { look, ..raven };
            let of = |seed| Mind::new(&raven, seed, &Position::START, &[]).look();
            let mut depths: Vec<u8> = (0..50).filter_map(of).map(|look| look.depth).collect();
            depths.sort_unstable();
            depths.dedup();
            depths
        };
        assert_eq!(depths(false), [1, 2, 3]);
        assert_eq!(depths(true), [1, 2]);
    }
}
