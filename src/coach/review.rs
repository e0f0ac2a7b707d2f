//! After the game, for the child: something that was good, and one moment to try again as a puzzle.

use super::proof::{Care, Eyes};
use super::remark::{Good, Topic};
use super::summary::{Skill, Summary, Turn, summary};
use super::{Story, Taught};
use crate::rules::{Color, Game, Move, Position};
use crate::search::mates;

/// What a child takes home, as much as a front end needs. The moves are those of its game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// Something that was good.
    pub strength: Option<Good>,
    /// A moment with something better.
    pub puzzle: Option<Puzzle>,
}

/// A moment of the game with something better, to be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// How many moves of both sides had been played.
    pub ply: usize,
    /// What one needs to know in order to find it.
    pub skill: Skill,
    /// The moves that find it, the best first; never empty.
    pub good: Vec<Move>,
}

/// A move that wins so much less finds it, too.
const AS_GOOD: i32 = 1;
/// How the line of a review begins.
const REVIEW: &str = "review";
/// What stands for nothing.
const NOTHING: &str = "-";

impl Review {
    /// What the player of a colour takes home from a game.
    pub fn of(story: &Story, color: Color, taught: &Taught) -> Review {
        let Summary { strength, turn } = summary(story, color, taught);
        Review {
            strength: strength.map(|(_, good)| good),
            puzzle: turn.as_ref().and_then(Puzzle::of),
        }
    }

    /// On one line: what was good, and the puzzle: when, which skill, which moves.
    pub fn to_text(&self) -> String {
        let strength = self.strength.map(|good| Topic::Praise(good).name());
        let mut text = format!("{REVIEW} {}", strength.as_deref().unwrap_or(NOTHING));
        if let Some(Puzzle { ply, skill, good }) = &self.puzzle {
            let good: Vec<String> = good.iter().map(Move::to_string).collect();
            text = format!("{text} {ply} {} {}", skill.code(), good.join(" "));
        }
        text
    }

    /// Reads such a line about a game; `None` if it is none.
    pub fn from_text(text: &str, game: &Game) -> Option<Review> {
        let mut words = text.split(' ');
        if words.next()? != REVIEW {
            return None;
        }
        let strength = match words.next()? {
            NOTHING => None,
            name => match Topic::named(name)? {
                Topic::Praise(good) => Some(good),
                _ => return None,
            },
        };
        let puzzle = match words.next() {
            None => None,
            Some(ply) => Some(Puzzle::read(ply.parse().ok()?, words, game)?),
        };
        Some(Review { strength, puzzle })
    }
}

impl Puzzle {
    fn of(turn: &Turn) -> Option<Puzzle> {
        let first = *turn.better.first()?;
        let others = as_good(&turn.position, turn.skill);
        let others = others.into_iter().filter(|&other| other != first);
        Some(Puzzle {
            ply: turn.ply,
            skill: turn.skill,
            good: [first].into_iter().chain(others).collect(),
        })
    }

    fn read<'a>(
        ply: usize,
        mut words: impl Iterator<Item = &'a str>,
        game: &Game,
    ) -> Option<Puzzle> {
        let skill = Skill::named(words.next()?)?;
        let position = game.plies().get(ply)?.before;
        let good: Option<Vec<Move>> = words.map(|word| position.written_move(word)).collect();
        let good = good.filter(|good| !good.is_empty())?;
        Some(Puzzle { ply, skill, good })
    }

    /// The position before the move.
    pub fn position(&self, game: &Game) -> Option<Position> {
        Some(game.plies().get(self.ply)?.before)
    }

    /// Whether a move finds it.
    pub fn is_found_by(&self, played: Move) -> bool {
        self.good.contains(&played)
    }

    /// The move that is shown to whoever does not find it.
    pub fn best(&self) -> Option<Move> {
        self.good.first().copied()
    }
}

/// All moves that win as much as the best one.
fn as_good(position: &Position, skill: Skill) -> Vec<Move> {
    if skill == Skill::Mate {
        return mates(position).collect();
    }
    let eyes = &mut Eyes::new();
    let Some(best) = eyes.best(position, Care::Glance) else {
        return Vec::new();
    };
    let wins_as_much = |&played: &Move| {
        let outlook = eyes.after(position, played, Care::Glance);
        outlook.points >= best.points - AS_GOOD
    };
    position.legal_moves().filter(wins_as_much).collect()
}
