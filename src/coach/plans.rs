//! Remarks about plans: bringing pieces out, castling, trading, winning a won game.

use super::Story;
use super::before::{PIECE, SOMETHING};
use super::proof::{Care, Eyes};
use super::remark::{Finish, Remark, Topic, Trade};
use crate::rules::{Color, Kind, Move, Position, Square, SquareSet};
use crate::search::{ahead, exchange, points};

/// When pieces should come out, in moves.
const OPENING: std::ops::RangeInclusive<u16> = 4..=10;
/// So many knights and bishops at home are many.
const SLEEPERS: usize = 3;
/// After this move nobody is told to castle.
const LATE: u16 = 15;
/// So much more is enough to trade.
const MORE: i32 = 3;

/// Knights and bishops sleep while one piece runs about.
pub(super) fn bring_out(story: &Story) -> Option<Remark> {
    let now = story.now();
    let sleepers = at_home(now, now.turn());
    if !OPENING.contains(&now.fullmove_number()) || sleepers.len() < SLEEPERS || now.in_check() {
        return None;
    }
    let mut own = story.own_moves();
    let (last, earlier) = (own.next()?, own.next());
    let piece = last.piece();
    let again = earlier.is_some_and(|earlier| earlier.to() == last.from());
    let edge = piece.is_pawn() && matches!(last.from().j(), 0 | 7);
    let idle = !last.is_capture() && (again || piece.is_queen() || edge);
    idle.then(|| Remark {
        topic: Topic::BringOut,
        squares: sleepers.iter().collect(),
        proof: vec![last],
    })
}

/// The knights and bishops that have not moved.
fn at_home(position: &Position, color: Color) -> SquareSet {
    let start = Position::START;
    let minor = |setup: &crate::rules::Setup| {
        (setup.of(color, Kind::Knight), setup.of(color, Kind::Bishop))
    };
    let ((knights, bishops), (knights_now, bishops_now)) =
        (minor(start.setup()), minor(position.setup()));
    (knights & knights_now) | (bishops & bishops_now)
}

pub(super) fn castle(eyes: &mut Eyes, story: &Story, patient: bool) -> Option<Remark> {
    let now = story.now();
    if now.fullmove_number() > LATE {
        return None;
    }
    let (castle, missed) = castles(now).find_map(|played| {
        let (outlook, missed) = eyes.compared(now, played, Care::Glance)?;
        (outlook.points >= 0).then_some((played, missed))
    })?;
    // Nobody castles while something is to be won.
    if missed >= SOMETHING {
        return None;
    }
    let was_possible = || {
        let before = story.ago(2)?;
        castles(before).find(|earlier| earlier.to() == castle.to())
    };
    (!patient || was_possible().is_some()).then(|| Remark {
        topic: Topic::Castle,
        squares: vec![castle.to(), castle.from()],
        proof: vec![castle],
    })
}

fn castles(position: &Position) -> impl Iterator<Item = Move> {
    let castles = position.legal_moves();
    castles.filter(|played| played.castle().is_some())
}

/// Ahead, and a piece can be traded for one that is worth the same.
pub(super) fn trade(eyes: &mut Eyes, story: &Story) -> Option<Remark> {
    let now = story.now();
    if ahead(now) < MORE || now.in_check() {
        return None;
    }
    let trade = now
        .legal_moves()
        .find(|&played| is_trade(eyes, now, played))?;
    Some(Remark {
        topic: Topic::Trade(Trade::Helps),
        squares: vec![trade.to()],
        proof: vec![trade],
    })
}

/// Behind, and the child starts a trade.
pub(super) fn bad_trade(eyes: &mut Eyes, story: &Story, played: Move) -> Option<Remark> {
    let now = story.now();
    let behind = ahead(now) <= -MORE && !now.in_check();
    (behind && is_trade(eyes, now, played)).then(|| Remark {
        topic: Topic::Trade(Trade::Hurts),
        squares: vec![played.to()],
        proof: vec![played],
    })
}

/// A piece for a piece, nobody gains.
fn is_trade(eyes: &mut Eyes, position: &Position, played: Move) -> bool {
    let taken = played.captured().map_or(0, points);
    taken >= PIECE
        && taken == points(played.piece().kind)
        && exchange(position, played) == 0
        && eyes.after(position, played, Care::Glance).points == 0
}

/// The game is won by what has been learned.
pub(super) fn finish(story: &Story) -> Option<Remark> {
    let now = story.now();
    let (own, king) = (now.turn(), now.king(now.turn().other())?);
    let setup = now.setup();
    if setup.by_color(own.other()).len() != 1 || now.in_check() {
        return None;
    }
    let heavy = setup.of(own, Kind::Queen) | setup.of(own, Kind::Rook);
    if !heavy.is_empty() {
        return Some(Remark {
            topic: Topic::Finish(Finish::Ladder),
            squares: [king].into_iter().chain(heavy.iter()).collect(),
            proof: Vec::new(),
        });
    }
    let runner = setup
        .of(own, Kind::Pawn)
        .iter()
        .find(|&pawn| runs_free(now, pawn, king))?;
    let steps: Vec<Move> = now.legal_moves_from(runner).collect();
    let length = |played: &&Move| (played.to().i() - runner.i()).abs();
    Some(Remark {
        topic: Topic::Finish(Finish::Runner),
        squares: vec![runner, goal(runner, own)],
        proof: steps
            .iter()
            .max_by_key(length)
            .copied()
            .into_iter()
            .collect(),
    })
}

/// Whether a pawn that moves now is never caught by a king alone: nothing stands before it, and
/// the king needs more moves to the goal than the pawn.
fn runs_free(position: &Position, pawn: Square, king: Square) -> bool {
    let own = position.turn();
    let goal = goal(pawn, own);
    let way = crate::rules::between(pawn, goal).with(goal);
    let rows = (goal.i() - pawn.i()).abs();
    let moves = rows - i8::from(rows == 6);
    let far = (goal.i() - king.i()).abs().max((goal.j() - king.j()).abs());
    !way.meets(position.setup().occupied())
        && far > moves
        && position.legal_moves_from(pawn).next().is_some()
}

fn goal(pawn: Square, own: Color) -> Square {
    Square::from_ij(own.last_row(), pawn.j()).unwrap_or(pawn)
}
