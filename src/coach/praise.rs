//! What was good about a move.

use super::before::{PIECE, winnable};
use super::proof::{Care, Eyes, MATED, Outlook};
use super::remark::{Good, Remark, Topic};
use crate::rules::{Kind, Move, Position, Square};
use crate::search::{mates, points};

/// Whoever misses so much isn't praised for little.
const MUCH: i32 = 2;

/// The best that can be said about a move which leads there. `missed` is what a better move would
/// have won.
pub(super) fn find(
    eyes: &mut Eyes,
    now: &Position,
    played: Move,
    outlook: &Outlook,
    missed: i32,
) -> Option<Remark> {
    if outlook.points < 0 || missed >= MUCH {
        return None;
    }
    let praise = |good, squares| Remark {
        topic: Topic::Praise(good),
        squares,
        proof: outlook.line.clone(),
    };
    let at = played.to();
    if stops_mate(now, played) {
        return Some(praise(Good::StoppedMate, vec![at]));
    }
    if let Some(kind) = played.promotion()
        && outlook.points >= points(kind) - 1
    {
        return Some(praise(Good::Promoted, vec![at]));
    }
    if let Some(kind) = played.captured()
        && points(kind) >= PIECE
        && outlook.points >= MUCH
        && nothing_better(eyes, now, played)
    {
        return Some(praise(Good::Won(kind), vec![at]));
    }
    if let Some(targets) = forked(now, played, outlook) {
        return Some(praise(Good::Fork, targets));
    }
    if let Some((kind, at)) = saved(eyes, now, played, outlook) {
        return Some(praise(Good::Saved(kind), vec![at]));
    }
    let castled = played.castle().is_some();
    castled.then(|| praise(Good::Castled, vec![at]))
}

/// Whether a second look finds nothing that wins much more.
fn nothing_better(eyes: &mut Eyes, now: &Position, played: Move) -> bool {
    eyes.compared(now, played, Care::Proof)
        .is_some_and(|(_, missed)| missed < MUCH)
}

/// The other side would have mated, and can't any more.
fn stops_mate(now: &Position, played: Move) -> bool {
    !now.in_check()
        && mates(&now.passed()).next().is_some()
        && mates(&now.play_unchecked(played)).next().is_none()
}

/// A quiet move attacks two pieces or the king and a piece, and takes one of them next.
fn forked(now: &Position, played: Move, outlook: &Outlook) -> Option<Vec<Square>> {
    let next = now.play_unchecked(played);
    let (from, enemy) = (played.to(), now.turn().other());
    let targets: Vec<Square> = next
        .setup()
        .attacks(from)
        .iter()
        .filter(|&square| {
            let worth = |kind| kind == Kind::King || points(kind) >= PIECE;
            next.piece_at(square)
                .is_some_and(|piece| piece.color == enemy && worth(piece.kind))
        })
        .collect();
    let second = outlook.line.get(2)?;
    let takes = second.from() == from && second.is_capture() && targets.contains(&second.to());
    let wins = outlook.points >= MUCH && outlook.points < MATED;
    (!played.is_capture() && takes && wins && targets.len() >= 2).then_some(targets)
}

/// A piece that could be won is where nothing can be won any more.
fn saved(
    eyes: &mut Eyes,
    now: &Position,
    played: Move,
    outlook: &Outlook,
) -> Option<(Kind, Square)> {
    if now.in_check() || played.is_capture() || outlook.points != 0 {
        return None;
    }
    let (_, kind, at) = winnable(eyes, &now.passed())?;
    let stands = if at == played.from() { played.to() } else { at };
    let next = now.play_unchecked(played);
    let safe = winnable(eyes, &next).is_none();
    (points(kind) >= PIECE && safe).then_some((kind, stands))
}
