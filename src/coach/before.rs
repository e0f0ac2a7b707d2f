//! What can be said before a move, while the child still thinks.

use super::proof::{Care, Eyes};
use super::remark::{Remark, Threat, Topic};
use super::{Story, plans};
use crate::rules::{Kind, Move, Position, Square};
use crate::search::{ahead, exchange, mates, points, sort_short};

/// A piece is worth a remark from so many points on.
pub(super) const PIECE: i32 = 3;
/// Less is not worth a remark.
pub(super) const SOMETHING: i32 = 2;
/// Whoever is so far ahead must beware of stalemate.
const WINNING: i32 = 5;
/// One of so many moves is stalemate: too many.
const ONE_OF: usize = 5;

/// All that holds. A patient coach waits whether the child finds a gift or a mate by itself.
pub(super) fn all(story: &Story, patient: bool) -> Vec<Remark> {
    let eyes = &mut Eyes::new();
    let found = [
        check(story),
        threat(eyes, story),
        stalemate(story),
        mate(story, patient),
        gift(eyes, story, patient),
        plans::finish(story),
        plans::castle(eyes, story, patient),
        plans::bring_out(story),
        plans::trade(eyes, story),
    ];
    found.into_iter().flatten().collect()
}

fn check(story: &Story) -> Option<Remark> {
    let now = story.now();
    let king = now.king(now.turn()).filter(|_| now.in_check())?;
    Some(Remark {
        topic: Topic::Check,
        squares: [king].into_iter().chain(now.checkers().iter()).collect(),
        proof: story.moves().last().copied().into_iter().collect(),
    })
}

/// The last move of the other side wants something that could not be had before it.
fn threat(eyes: &mut Eyes, story: &Story) -> Option<Remark> {
    let (now, earlier) = (story.now(), story.ago(1)?);
    if now.in_check() {
        return None;
    }
    let theirs = now.passed();
    if let Some(mate) = mates(&theirs).next() {
        let is_new = mates(earlier).next().is_none();
        return is_new.then(|| Remark {
            topic: Topic::Threat(Threat::Mate),
            squares: now.king(now.turn()).into_iter().collect(),
            proof: vec![mate],
        });
    }
    let (taking, kind, at) = winnable(eyes, &theirs)?;
    let moved = story.moves().last()?.to();
    let is_new = at != moved && !can_win_on(earlier, at);
    is_new.then(|| Remark {
        topic: Topic::Threat(Threat::Take(kind)),
        squares: vec![at],
        proof: vec![taking],
    })
}

/// The dearest piece that the player to move can win by taking, proved.
pub(super) fn winnable(eyes: &mut Eyes, position: &Position) -> Option<(Move, Kind, Square)> {
    let mut takings: Vec<Move> = position
        .legal_moves()
        .filter(|&played| played.is_capture() && exchange(position, played) >= SOMETHING)
        .collect();
    sort_short(&mut takings, |&taking| -exchange(position, taking));
    let mut wins = |taking, care| eyes.after(position, taking, care).points >= SOMETHING;
    let taking = takings
        .into_iter()
        .find(|&taking| wins(taking, Care::Glance) && wins(taking, Care::Proof))?;
    Some((taking, taking.captured()?, taking.captured_at()?))
}

/// Whether something could be won on this square already.
fn can_win_on(position: &Position, square: Square) -> bool {
    position.legal_moves().any(|played| {
        played.captured_at() == Some(square) && exchange(position, played) >= SOMETHING
    })
}

/// A draw is near: the other king alone can move, and many moves leave him none.
fn stalemate(story: &Story) -> Option<Remark> {
    let now = story.now();
    if ahead(now) < WINNING || now.in_check() {
        return None;
    }
    let only_king = now
        .passed()
        .legal_moves()
        .all(|played| played.piece().is_king());
    if !only_king {
        return None;
    }
    let draws: Vec<Move> = now
        .legal_moves()
        .filter(|&played| {
            let next = now.play_unchecked(played);
            !next.in_check() && !next.has_legal_move()
        })
        .collect();
    let many = ONE_OF * draws.len() >= now.count_legal_moves();
    (many && !draws.is_empty()).then(|| Remark {
        topic: Topic::Stalemate,
        squares: now.king(now.turn().other()).into_iter().collect(),
        proof: vec![draws[0]],
    })
}

fn mate(story: &Story, patient: bool) -> Option<Remark> {
    let now = story.now();
    let mate = mates(now).next()?;
    let had_one = |position: &Position| mates(position).next().is_some();
    let missed_one = || {
        let turns = (1..).map_while(|turn| story.ago(2 * turn));
        turns.into_iter().any(had_one)
    };
    (!patient || missed_one()).then(|| Remark {
        topic: Topic::Mate,
        squares: now.king(now.turn().other()).into_iter().collect(),
        proof: vec![mate],
    })
}

fn gift(eyes: &mut Eyes, story: &Story, patient: bool) -> Option<Remark> {
    let (taking, kind, at) = free(eyes, story.now(), None)?;
    let mut was_free = || {
        let before = story.ago(2)?;
        let stood = before.piece_at(at) == story.now().piece_at(at);
        free(eyes, before, Some(at)).filter(|_| stood)
    };
    (!patient || was_free().is_some()).then(|| Remark {
        topic: Topic::Gift(kind),
        squares: vec![at],
        proof: vec![taking],
    })
}

/// The dearest piece of the other side, here or anywhere, that nobody guards and that can be taken
/// without losing anything elsewhere.
pub(super) fn free(
    eyes: &mut Eyes,
    position: &Position,
    here: Option<Square>,
) -> Option<(Move, Kind, Square)> {
    let mut takings: Vec<(Move, Kind, Square)> = position
        .legal_moves()
        .filter_map(|played| Some((played, played.captured()?, played.captured_at()?)))
        .filter(|&(played, kind, at)| {
            points(kind) >= PIECE
                && here.is_none_or(|here| here == at)
                && exchange(position, played) >= points(kind)
        })
        .collect();
    // What is cheap takes first: less can go wrong.
    sort_short(&mut takings, |&(taking, kind, _)| {
        (-points(kind), points(taking.piece().kind))
    });
    let best = (!takings.is_empty()).then(|| eyes.best(position, Care::Glance))??;
    let weighed = takings.into_iter().map(|taking| {
        let won = eyes.after(position, taking.0, Care::Glance).points;
        (won, taking)
    });
    // Of several ways to take, the one that wins most is shown.
    let mut chosen: Option<(i32, (Move, Kind, Square))> = None;
    for (won, taking) in weighed {
        let worth = points(taking.1);
        // A pawn may fall elsewhere, whatever is played; something much better would make this the
        // wrong advice.
        let keeps = won >= worth - 1 || won >= SOMETHING && won == best.points;
        let is_gift = keeps && best.points - won < SOMETHING;
        if is_gift && chosen.is_none_or(|(most, _)| won > most) {
            chosen = Some((won, taking));
        }
    }
    Some(chosen?.1)
}
