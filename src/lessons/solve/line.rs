//! Reaching an aim against answers: a search through every answer.

use crate::lessons::aim::Aim;
use crate::lessons::fault::Fault;
use crate::lessons::reply::Reply;
use crate::rules::{Castle, Move, Position, Wing};

/// A first move with which the aim is reached in `moves` moves whatever is answered; the quickest.
pub(in crate::lessons) fn first_move(
    position: &Position,
    aim: Aim,
    moves: u8,
    reply: Reply,
) -> Option<Move> {
    (least_moves(aim, position)..=moves).find_map(|moves| {
        position
            .legal_moves()
            .find(|&played| is_won(position, played, aim, moves, reply))
    })
}

/// In fewer moves the aim can't be reached: whoever castles has an empty way.
fn least_moves(aim: Aim, position: &Position) -> u8 {
    let us = position.turn();
    let own = position.setup().by_color(us);
    let [short, long] = Wing::ALL.map(|wing| (Castle::of(us, wing).way() & own).len() as u8 + 1);
    match aim {
        Aim::Castle(Some(Wing::KingSide)) => short,
        Aim::Castle(Some(Wing::QueenSide)) => long,
        Aim::Castle(None) => short.min(long),
        _ => 1,
    }
}

/// Whether `played` leads to the aim in `moves` moves, itself counted, whatever is answered.
pub(in crate::lessons) fn is_won(
    position: &Position,
    played: Move,
    aim: Aim,
    moves: u8,
    reply: Reply,
) -> bool {
    if aim.fault(position, played).is_none() {
        return true;
    }
    let after = position.play_unchecked(played);
    moves > 1
        && can_be_answered(&after, reply)
        && careless(position, played, aim, reply).is_none()
        && answers(&after, reply)
            .iter()
            .all(|next| first_move(next, aim, moves - 1, reply).is_some())
}

/// What spoils the aim after `played`, if `moves` more moves are not enough.
pub(in crate::lessons) fn refutation(
    position: &Position,
    played: Move,
    aim: Aim,
    moves: u8,
    reply: Reply,
) -> Fault {
    let wrong = aim.fault(position, played).unwrap_or(Fault::OutOfMoves);
    if moves > 0
        && let Some(careless) = careless(position, played, aim, reply)
    {
        return careless;
    }
    let after = position.play_unchecked(played);
    if moves == 0 || reply == Reply::Nobody {
        return wrong;
    }
    let spoils =
        |answer: &Move| first_move(&after.play_unchecked(*answer), aim, moves, reply).is_none();
    match after.legal_moves().find(spoils) {
        Some(answer) => Fault::Refuted(answer),
        None if after.is_stalemate() => Fault::Stalemate,
        None => wrong,
    }
}

/// The answer after which the fewest moves reach the aim in time.
pub(in crate::lessons) fn hardest_reply(
    after: &Position,
    aim: Aim,
    moves: u8,
    reply: Reply,
) -> Option<Move> {
    let answers: Vec<_> = after.legal_moves().collect();
    let by_ways = |&answer: &Move| count_won(&after.play_unchecked(answer), aim, moves, reply);
    answers.into_iter().min_by_key(by_ways)
}

/// How many moves reach the aim in time.
pub(in crate::lessons) fn count_won(
    position: &Position,
    aim: Aim,
    moves: u8,
    reply: Reply,
) -> usize {
    let mut won = 0;
    // Not by `count`: in the page that is one more copy of the generator of moves.
    for played in position.legal_moves() {
        won += usize::from(is_won(position, played, aim, moves, reply));
    }
    won
}

/// What a move on the way to castling gives away: nobody answers there, but somebody would.
fn careless(position: &Position, played: Move, aim: Aim, reply: Reply) -> Option<Fault> {
    let matters = matches!(aim, Aim::Castle(_)) && reply == Reply::Nobody;
    matters.then(|| aim.overlooked(position, played)).flatten()
}

/// Without an answer the same side moves again, which it can't while the other is in check.
fn can_be_answered(after: &Position, reply: Reply) -> bool {
    match reply {
        Reply::Nobody => !after.in_check(),
        _ => after.has_legal_move(),
    }
}

fn answers(after: &Position, reply: Reply) -> Vec<Position> {
    match reply {
        Reply::Nobody => vec![after.passed()],
        _ => after
            .legal_moves()
            .map(|answer| after.play_unchecked(answer))
            .collect(),
    }
}
