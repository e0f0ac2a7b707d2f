//! After the game: one thing that was good, and one moment to try again.

use super::about;
use super::before::winnable;
use super::proof::{Care, Eyes, MATED};
use super::remark::{Good, Topic};
use super::{Story, Taught};
use crate::rules::{Color, Move, Position};
use crate::search::{exchange, mates};

/// What a player can take home from a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Something that was good, and the ply it was played at.
    pub strength: Option<(usize, Good)>,
    /// The moment when most could have been won or saved.
    pub turn: Option<Turn>,
}

/// A moment with something better, as a puzzle: find it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// How many moves of both sides had been played.
    pub ply: usize,
    /// The position before the move.
    pub position: Position,
    /// What was played.
    pub played: Move,
    /// What was better, and what would have followed.
    pub better: Vec<Move>,
    /// What one needs to know in order to find it.
    pub skill: Skill,
}

/// What finds a better move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Skill {
    /// It was mate.
    Mate,
    /// Something could be taken.
    Take,
    /// Something was to be saved.
    Save,
}

/// A smaller difference is no turning point.
const LARGE: i32 = 3;
/// All mates are as good as this many points.
const MATE: i32 = 30;

impl Skill {
    /// The name other programs read.
    pub const fn code(self) -> &'static str {
        match self {
            Skill::Mate => "mate",
            Skill::Take => "take",
            Skill::Save => "save",
        }
    }

    /// The skill with this name.
    pub fn named(name: &str) -> Option<Skill> {
        let all = [Skill::Mate, Skill::Take, Skill::Save];
        all.into_iter().find(|skill| skill.code() == name)
    }

    /// The unit of the course that teaches it.
    pub const fn unit(self) -> &'static str {
        match self {
            Skill::Mate => "mate",
            Skill::Take => "attack",
            Skill::Save => "protect",
        }
    }
}

/// What a player can take home from a game.
pub fn summary(story: &Story, color: Color, taught: &Taught) -> Summary {
    let (mut strength, mut turn) = (None, None);
    let (mut best_rank, mut largest) = (u8::MAX, LARGE - 1);
    for (ply, &played) in story.moves().iter().enumerate() {
        if played.piece().color != color {
            continue;
        }
        let moment = story.until(ply);
        for remark in about::all(&moment, played, LARGE) {
            if let Topic::Praise(good) = remark.topic
                && taught.has(remark.topic.unit())
                && rank(good) < best_rank
            {
                best_rank = rank(good);
                strength = Some((ply, good));
            }
        }
        if let Some((swing, found)) = missed(moment.now(), played, ply)
            && swing > largest
            && taught.has(found.skill.unit())
        {
            largest = swing;
            turn = Some(found);
        }
    }
    Summary { strength, turn }
}

/// What a better move would have won, if it could be found by something learned.
fn missed(position: &Position, played: Move, ply: usize) -> Option<(i32, Turn)> {
    let eyes = &mut Eyes::new();
    let (better, outlook) = (
        eyes.best(position, Care::Glance)?,
        eyes.after(position, played, Care::Glance),
    );
    let worth = |points: i32| points.clamp(-MATE, MATE);
    let swing = worth(better.points) - worth(outlook.points);
    let first = *better.line.first()?;
    // Even moves are often many; a puzzle has something to find.
    if swing < LARGE || first == played || better.points == -MATED {
        return None;
    }
    let skill = if mates(position).any(|mate| mate == first) {
        Skill::Mate
    } else if first.is_capture() && exchange(position, first) >= 2 {
        Skill::Take
    } else if !position.in_check() && winnable(eyes, &position.passed()).is_some() {
        Skill::Save
    } else {
        return None;
    };
    Some((
        swing,
        Turn {
            ply,
            position: *position,
            played,
            better: better.line,
            skill,
        },
    ))
}

/// The rarer a deed, the more it is worth telling.
pub(super) const fn rank(good: Good) -> u8 {
    match good {
        Good::StoppedMate => 0,
        Good::Fork => 1,
        Good::Promoted => 2,
        Good::Won(_) => 3,
        Good::Saved(_) => 4,
        Good::Castled => 5,
    }
}
