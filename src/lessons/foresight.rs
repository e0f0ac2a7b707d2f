//! Looking ahead in small games: who wins, who takes, who comes nearer to the goal.

use super::exchange;
use super::match_game::{End, Goal, MatchGame};
use super::random::Random;
use crate::rules::{Color, Kind, Move, Position, SquareSet};

/// More than anything on the board is worth.
const WON: i32 = 100_000;
/// A pawn, in the unit in which steps towards the goal are counted.
const PAWN: i32 = 12;

/// One of the best moves that are allowed, for whoever sees so many moves of both sides ahead.
pub(super) fn best_move(
    rules: MatchGame,
    position: &Position,
    ahead: u8,
    allowed: &dyn Fn(Move) -> bool,
    random: &mut Random,
) -> Option<Move> {
    random.pick(&best_moves(rules, position, ahead, allowed))
}

/// All of these moves: one is as good as the other.
pub(super) fn best_moves(
    rules: MatchGame,
    position: &Position,
    ahead: u8,
    allowed: &dyn Fn(Move) -> bool,
) -> Vec<Move> {
    let mut most = -2 * WON;
    let mut best = Vec::new();
    for played in position.legal_moves().filter(|&played| allowed(played)) {
        // One less, so that a move that is just as good is known to be.
        let worth = worth(rules, position, played, ahead, most - 1, 2 * WON);
        if worth > most {
            most = worth;
            best.clear();
        }
        if worth == most {
            best.push(played);
        }
    }
    best
}

/// What a move is worth to its player; between the bounds it is exact.
fn worth(
    rules: MatchGame,
    position: &Position,
    played: Move,
    ahead: u8,
    least: i32,
    most: i32,
) -> i32 {
    let after = position.play_unchecked(played);
    match rules.end(played, &after) {
        // The sooner, the better.
        Some(End::Won { .. }) => return WON + i32::from(ahead),
        Some(End::Drawn) => return 0,
        None if ahead <= 1 => return -standing(rules, &after),
        None => {}
    }
    let mut left = most;
    for answer in after.legal_moves() {
        left = left.min(-worth(rules, &after, answer, ahead - 1, -left, -least));
        if left <= least {
            break;
        }
    }
    left
}

/// How things stand for the player to move, who may take what hangs.
fn standing(rules: MatchGame, position: &Position) -> i32 {
    let (us, them) = (position.turn(), position.turn().other());
    let hangs = exchange::best_taking(position).map_or(0, |(_, gain)| gain.max(0));
    let material = exchange::material(position, us) - exchange::material(position, them);
    PAWN * (material + hangs) + progress(rules, position, us) - progress(rules, position, them)
}

/// How near a side has come to its goal by walking.
fn progress(rules: MatchGame, position: &Position, color: Color) -> i32 {
    let setup = position.setup();
    let rows = |kind: Option<Kind>| {
        let pieces = setup.pieces().filter(move |(_, piece)| {
            piece.color == color && kind.is_none_or(|kind| piece.kind == kind)
        });
        pieces.map(|(at, _)| 7 - i32::from((color.last_row() - at.i()).abs()))
    };
    match rules.goal(color) {
        Goal::FarRow => PAWN * rows(None).max().unwrap_or(0),
        // A pawn that is nearly there is worth more than two on their way.
        Goal::Promote => rows(Some(Kind::Pawn)).map(|row| row * row / 4).sum(),
        Goal::Mate => hunt(position, color),
        Goal::Check => awake(position, color),
        Goal::TakeAll | Goal::Opening => 0,
    }
}

/// How many pieces have left the first row: from there nobody gives check.
fn awake(position: &Position, color: Color) -> i32 {
    let setup = position.setup();
    let asleep = setup.by_kind(Kind::King) | setup.by_kind(Kind::Pawn);
    let home = SquareSet::row(color.home_row());
    2 * (setup.by_color(color) - asleep - home).len() as i32
}

/// How far a king who has lost all his pieces is driven to the edge, and how near the hunter's
/// king has come.
fn hunt(position: &Position, hunter: Color) -> i32 {
    let setup = position.setup();
    let hunted = hunter.other();
    let slow = setup.by_kind(Kind::King) | setup.by_kind(Kind::Pawn);
    let is_hunt = setup.by_color(hunted).is_within(slow) && !setup.by_color(hunter).is_within(slow);
    let (Some(king), Some(own), true) = (position.king(hunted), position.king(hunter), is_hunt)
    else {
        return 0;
    };
    let from_middle = |place: i8| i32::from((2 * place - 7).abs());
    let apart = (king.i() - own.i()).abs().max((king.j() - own.j()).abs());
    from_middle(king.i()) + from_middle(king.j()) + 2 * (7 - i32::from(apart))
}
