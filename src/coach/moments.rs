//! Looking through a game: a path with a few moments on it, what was good and what was overlooked,
//! in the order they came.

use super::before::free;
use super::proof::Eyes;
use super::question::Advice;
use super::remark::{Danger, Good, Remark, Topic};
use super::summary::rank;
use super::{Story, Taught, about};
use crate::rules::{Color, Move, Position, Square};
use crate::search::{mates, points};

/// The moments of a game, as far as it has been looked through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moments {
    /// How many moves of both sides have been looked at.
    pub looked: usize,
    /// The strongest of them, in the order of the game.
    pub all: Vec<Moment>,
}

/// A move of the game that is worth another look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// How many moves of both sides had been played before it.
    pub ply: usize,
    /// What there is to say, and the moves that show it.
    pub advice: Advice,
}

/// What stands on the path, each with a picture of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Something that was good.
    Strength,
    /// The other side could have done something.
    Danger,
    /// Something better was possible.
    Chance,
}

/// Nobody looks at more of them.
const MOST: usize = 8;
/// What was good needs a place, too.
const MOST_OVERLOOKED: usize = 5;
/// A loss that is worth a moment, in points.
const LOSS: i32 = 3;
/// A mate is worth more than any piece.
const MATE: i32 = 20;
/// After so many moves whoever waits is told how far it is.
const STEP: usize = 6;
/// So much of a line is seen at once.
const LONGEST: usize = 3;
/// How the text begins.
const MOMENTS: &str = "moments";

impl Moments {
    /// On lines: how far it is, and one moment a line.
    ///
    /// ```
    /// use chesslings::coach::Moments;
    ///
    /// let text = "moments 9\n4 think-twice-left-N c3 b4 c3\n7 praise-castled g8";
    /// let moments = Moments::from_text(text).unwrap();
    /// assert_eq!((moments.looked, moments.all[1].ply), (9, 7));
    /// assert_eq!(moments.to_text(), text);
    /// ```
    pub fn to_text(&self) -> String {
        let mut text = format!("{MOMENTS} {}", self.looked);
        for Moment { ply, advice } in &self.all {
            text = format!("{text}\n{ply} {}", advice.to_text());
        }
        text
    }

    /// Reads such a text; `None` if it is none.
    pub fn from_text(text: &str) -> Option<Moments> {
        let mut lines = text.split('\n');
        let looked = lines.next()?.strip_prefix(MOMENTS)?.trim_start();
        let moment = |line: &str| {
            let (ply, advice) = line.split_once(' ')?;
            Some(Moment {
                ply: ply.parse().ok()?,
                advice: Advice::from_text(advice)?,
            })
        };
        Some(Moments {
            looked: looked.parse().ok()?,
            all: lines.map(moment).collect::<Option<_>>()?,
        })
    }
}

impl Moment {
    /// After how many moves of both sides it is seen: what a move allows is seen after it, what was
    /// missed before it.
    pub const fn seen(&self) -> usize {
        match self.sign() {
            Sign::Chance => self.ply,
            Sign::Strength | Sign::Danger => self.ply + 1,
        }
    }

    /// What stands on the path.
    pub const fn sign(&self) -> Sign {
        match self.advice.topic {
            Topic::Praise(_) => Sign::Strength,
            Topic::ThinkTwice(_) => Sign::Danger,
            _ => Sign::Chance,
        }
    }
}

/// Looks through a game step by step, for the player of a colour or for both.
pub(super) fn look_through<'a>(
    story: &'a Story,
    color: Option<Color>,
    taught: &'a Taught,
) -> impl Iterator<Item = Moments> + 'a {
    let (mut found, mut looked, last): (Vec<(i32, Moment)>, _, _) = (Vec::new(), 0, story.moves());
    let mut told = false;
    std::iter::from_fn(move || {
        if told && looked == last.len() {
            return None;
        }
        told = true;
        for (ply, &played) in last.iter().enumerate().skip(looked).take(STEP) {
            looked = ply + 1;
            if color.is_some_and(|color| color != played.piece().color) {
                continue;
            }
            let moment = best_of(&story.until(ply), played, taught);
            let is_new = |advice: &Advice| !found.iter().any(|(_, told)| was_so(told, ply, advice));
            if let Some((weight, advice)) = moment.filter(|(_, advice)| is_new(advice)) {
                found.push((weight, Moment { ply, advice }));
            }
        }
        Some(Moments {
            looked,
            all: strongest(&found),
        })
    })
}

/// Whether the same was told of the same player before: who overlooks something for some moves is
/// shown it once.
fn was_so(told: &Moment, ply: usize, advice: &Advice) -> bool {
    let same = |one: &Advice| (one.topic, &one.squares) == (advice.topic, &advice.squares);
    told.ply % 2 == ply % 2 && same(&told.advice)
}

/// The best that can be told of a move, and how much that is worth.
fn best_of(story: &Story, played: Move, taught: &Taught) -> Option<(i32, Advice)> {
    let said = about::all(story, played, LOSS);
    let missed = missed(story.now(), played);
    let told = said.into_iter().chain(missed);
    let told = told.filter(|remark| taught.has(remark.topic.unit()));
    let weighed = told.filter_map(|remark| Some((weight(remark.topic)?, remark)));
    let (weight, remark) = weighed.max_by_key(|(weight, _)| *weight)?;
    Some((weight, shown(remark)))
}

/// A mate or a free piece that the player has not taken.
fn missed(now: &Position, played: Move) -> Option<Remark> {
    let next = now.play_unchecked(played);
    if next.in_check() && !next.has_legal_move() {
        return None;
    }
    if let Some(mate) = mates(now).next() {
        return Some(Remark {
            topic: Topic::Mate,
            squares: now.king(now.turn().other()).into_iter().collect(),
            proof: vec![mate],
        });
    }
    let (taking, kind, at) = free(&mut Eyes::new(), now, None)?;
    // Whoever takes something else has seen that something can be taken.
    (!played.is_capture()).then(|| Remark {
        topic: Topic::Gift(kind),
        squares: vec![at],
        proof: vec![taking],
    })
}

/// How much a moment is worth, if it is one.
fn weight(topic: Topic) -> Option<i32> {
    Some(match topic {
        Topic::Mate | Topic::ThinkTwice(Danger::Mate) => MATE,
        Topic::ThinkTwice(Danger::Moved(kind) | Danger::Left(kind)) | Topic::Gift(kind) => {
            points(kind)
        }
        Topic::ThinkTwice(Danger::Trick) => LOSS,
        Topic::Praise(Good::Won(kind)) => points(kind),
        Topic::Praise(good) => i32::from(10 - rank(good)),
        _ => return None,
    })
}

/// A remark with the moves that are drawn for it, in the position where it is seen.
fn shown(remark: Remark) -> Advice {
    let Remark {
        topic,
        squares,
        proof,
    } = remark;
    let ways = |moves: &[Move]| -> Vec<(Square, Square)> {
        let ways = moves.iter().take(LONGEST);
        ways.map(|played| (played.from(), played.to())).collect()
    };
    let line = match topic {
        Topic::Praise(Good::Fork) => {
            let from = proof.first().map(|played| played.to());
            let to = squares.iter();
            to.filter_map(|&to| Some((from?, to))).collect()
        }
        Topic::Praise(_) => Vec::new(),
        Topic::ThinkTwice(_) => ways(proof.get(1..).unwrap_or_default()),
        _ => ways(&proof),
    };
    Advice {
        topic,
        squares,
        line,
    }
}

/// The strongest moments, in the order of the game.
fn strongest(found: &[(i32, Moment)]) -> Vec<Moment> {
    let overlooked = |moment: &Moment| moment.sign() != Sign::Strength;
    let mut kept = found.to_vec();
    drop_weakest(&mut kept, MOST_OVERLOOKED, overlooked);
    drop_weakest(&mut kept, MOST, |_| true);
    kept.into_iter().map(|(_, moment)| moment).collect()
}

/// Leaves at most so many of a sort.
fn drop_weakest(kept: &mut Vec<(i32, Moment)>, most: usize, sort: fn(&Moment) -> bool) {
    loop {
        let of_sort = || {
            kept.iter()
                .enumerate()
                .filter(|(_, (_, moment))| sort(moment))
        };
        let weakest = of_sort().min_by_key(|(_, (weight, _))| *weight);
        match weakest.map(|(place, _)| place) {
            Some(place) if of_sort().count() > most => kept.remove(place),
            _ => return,
        };
    }
}
