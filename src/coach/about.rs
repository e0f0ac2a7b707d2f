//! What can be said about a move: before it counts, and when it has been played.

use super::before::{PIECE, SOMETHING, winnable};
use super::proof::{Care, Eyes, MATED, Outlook};
use super::remark::{Danger, Remark, Topic};
use super::{Story, plans, praise};
use crate::rules::{Kind, Move, Position, Square};
use crate::search::{ahead, exchange, mates, points};

/// All that holds; `least` is the loss in points that is worth a warning.
pub(super) fn all(story: &Story, played: Move, least: i32) -> Vec<Remark> {
    let now = story.now();
    if let Some(mated) = allows_mate(now, played) {
        return vec![mated];
    }
    let eyes = &mut Eyes::new();
    let Some((outlook, missed)) = eyes.compared(now, played, Care::Glance) else {
        return Vec::new();
    };
    // A piece for a piece is a trade, though it may not be an even one, unless it takes a cheaper one.
    let taken = played.captured().map_or(0, points);
    let trades = taken >= PIECE && points(played.piece().kind) < taken + SOMETHING;
    let least = if trades { least.max(PIECE) } else { least };
    let costs = |(outlook, missed): &(Outlook, i32), slack: i32| {
        outlook.points <= -least && *missed >= least - slack
            || *missed >= PIECE && gives(now, &outlook.line) >= SOMETHING
    };
    let glance = (outlook, missed);
    if costs(&glance, 1) {
        // What looks like a loss at a glance must be one at a second look.
        let proved = eyes.compared(now, played, Care::Proof);
        return proved
            .filter(|proved| costs(proved, 0) && !drawn_anyway(now, &proved.0.line))
            .map(|(outlook, _)| loses(eyes, now, played, &outlook))
            .into_iter()
            .collect();
    }
    let (outlook, missed) = glance;
    let trade = plans::bad_trade(eyes, story, played);
    let praise = || praise::find(eyes, now, played, &outlook, missed);
    trade.or_else(praise).into_iter().collect()
}

/// How much the answer takes at once, less what the move has taken: something may be won elsewhere,
/// and yet a piece is given away.
fn gives(now: &Position, line: &[Move]) -> i32 {
    let [played, answer, ..] = line else { return 0 };
    let taken = |played: &Move| played.captured().map_or(0, points);
    if taken(answer) < PIECE {
        return 0;
    }
    exchange(&now.play_unchecked(*played), *answer) - taken(played)
}

/// Whether the game is a draw though a piece is lost: two knights don't mate, and whoever has a
/// piece left gives it for the last pawn.
fn drawn_anyway(now: &Position, line: &[Move]) -> bool {
    let [played, answer, ..] = line else {
        return false;
    };
    let next = now.play_unchecked(*played).play_unchecked(*answer);
    let (setup, own) = (next.setup(), next.turn());
    let count = |color, kind| setup.of(color, kind).len();
    let (knights, pawns) = (
        count(own.other(), Kind::Knight),
        count(own.other(), Kind::Pawn),
    );
    // Whoever was winning throws that away.
    ahead(now) < PIECE
        && setup.by_color(own.other()).len() == 1 + knights + pawns
        && knights <= 2
        && pawns <= 1
        && setup.by_color(own).len() > 1 + count(own, Kind::Pawn)
}

/// The other side mates at once, and another move would have prevented it.
fn allows_mate(now: &Position, played: Move) -> Option<Remark> {
    let mated_after = |played| mates(&now.play_unchecked(played)).next();
    let mate = mated_after(played)?;
    now.legal_moves()
        .any(|other| mated_after(other).is_none())
        .then(|| Remark {
            topic: Topic::ThinkTwice(Danger::Mate),
            squares: king_after(now, played).into_iter().collect(),
            proof: vec![played, mate],
        })
}

/// What the move loses, named only if one capture shows it and a whole piece is lost: for a rook
/// that falls for a bishop there may be something in return.
fn loses(eyes: &mut Eyes, now: &Position, played: Move, outlook: &Outlook) -> Remark {
    let next = now.play_unchecked(played);
    let expected = outlook.line.get(1).copied();
    let shows = |taking: &Move| taking.is_capture() && exchange(&next, *taking) >= 2;
    let taking = expected
        .filter(shows)
        .or_else(|| winnable(eyes, &next).map(|(taking, ..)| taking))
        .filter(|_| outlook.points > -MATED);
    let named = taking.and_then(|taking| Some((taking, taking.captured()?, taking.captured_at()?)));
    // A piece that is left alone is lost at once; of one that moves, all that follows is counted.
    let is_whole = |&(taking, kind, at): &(Move, Kind, Square)| {
        let left = at != played.to() && exchange(&next, taking) >= PIECE;
        points(kind) >= 2 && (left || outlook.points <= -PIECE)
    };
    match named.filter(is_whole) {
        Some((taking, kind, at)) => Remark {
            topic: Topic::ThinkTwice(if at == played.to() {
                Danger::Moved(kind)
            } else {
                Danger::Left(kind)
            }),
            squares: vec![at],
            proof: vec![played, taking],
        },
        None => Remark {
            topic: Topic::ThinkTwice(Danger::Trick),
            squares: expected.map(Move::to).into_iter().collect(),
            proof: outlook.line.clone(),
        },
    }
}

fn king_after(now: &Position, played: Move) -> Option<Square> {
    now.play_unchecked(played).king(now.turn())
}
