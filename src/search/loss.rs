//! What a move gives away.

use super::evaluate::{Count, evaluate};
use super::node::Node;
use super::{Limits, Search};
use crate::rules::{Move, Position};

/// Whoever has to look at more can prove nothing.
const PROOF: u64 = 100_000;
/// More than all pieces together.
const MATED: i32 = 200;

/// How many points a move loses, if the other side answers as well as it can and so many moves of
/// both sides are looked at, the move itself included; captures are followed to their end.
/// 0 for a move that loses nothing, and more than all pieces are worth if it allows mate.
///
/// ```
/// use chesslings::rules::{Position, Square};
/// use chesslings::search::loses;
///
/// let position: Position = "4k3/8/2p5/8/8/8/3Q4/4K3 w - - 0 1".parse()?;
/// let queen_to = |square| position.legal_move(Square::D2, square, None).unwrap();
/// assert_eq!(loses(&position, queen_to(Square::D4), 3), 0);
/// // The pawn takes there.
/// assert_eq!(loses(&position, queen_to(Square::D5), 3), 9);
/// # Ok::<(), chesslings::rules::FenError>(())
/// ```
pub fn loses(position: &Position, played: Move, plies: u8) -> i32 {
    costs(position, played, plies).0
}

/// How many points a move [`loses`], and the other side's best answer.
pub fn costs(position: &Position, played: Move, plies: u8) -> (i32, Option<Move>) {
    let limits = Limits {
        count: Count::Points,
        table_bits: Some(12),
        nodes: PROOF,
        ..Limits::deep(plies.max(2) - 1)
    };
    let now = evaluate(&Node::of(position), Count::Points);
    let after = position.play_unchecked(played);
    let found = Search::new(limits).best(&after, &[]);
    let answer = match &found {
        Some(found) => found.score,
        // Nobody can answer: mate, or a draw by stalemate.
        None if after.in_check() => return (0, None),
        None => super::Score::EVEN,
    };
    let lost = match answer.mate() {
        Some(moves) if moves > 0 => MATED,
        Some(_) => 0,
        None => ((now + answer.centipawns()) / 100).max(0),
    };
    let best = found.and_then(|found| found.line.first().copied());
    (lost, best)
}
