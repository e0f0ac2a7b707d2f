//! The same plain alpha-beta over two kinds of boards: captures first, then captures only.

use chesslings::rules::{Kind, Position};
use cozy_chess::{Board, Color, Piece};

/// What a plain search needs.
pub(crate) trait Searched: Sized {
    type Move: Copy;

    /// Legal moves with their ranks: victims first, dear ones first.
    fn list(&self, captures_only: bool, list: &mut Vec<(i32, Self::Move)>);
    fn after(&self, played: Self::Move) -> Self;
    fn in_check(&self) -> bool;
    /// Pieces of the player to move less those of the other, in pawns.
    fn material(&self) -> i32;
}

/// How many positions a search so deep sees.
pub(crate) fn nodes<B: Searched>(board: &B, depth: i32) -> u64 {
    let mut nodes = 0;
    look(board, depth, -10_000, 10_000, &mut nodes, &mut Vec::new());
    nodes
}

fn look<B: Searched>(
    board: &B,
    depth: i32,
    least: i32,
    most: i32,
    nodes: &mut u64,
    list: &mut Vec<(i32, B::Move)>,
) -> i32 {
    *nodes += 1;
    let (mut best, mut least) = (-9_000, least);
    if depth <= 0 {
        best = board.material();
        if best >= most {
            return best;
        }
        least = least.max(best);
    }
    let start = list.len();
    board.list(depth <= 0, list);
    if list.len() == start && depth > 0 && !board.in_check() {
        best = 0;
    }
    list[start..].sort_unstable_by_key(|(rank, _)| -rank);
    for k in start..list.len() {
        let after = board.after(list[k].1);
        let score = -look(&after, depth - 1, -most, -least, nodes, list);
        best = best.max(score);
        least = least.max(score);
        if best >= most {
            break;
        }
    }
    list.truncate(start);
    best
}

const POINTS: [i32; 6] = [1, 3, 3, 5, 9, 0];

/// The order of two moves that are equally promising is the same for both.
fn rank(victim: Option<usize>, taker: usize, from: usize, to: usize, promotion: usize) -> i32 {
    let takes = victim.map_or(0, |victim| 8 * (victim as i32 + 1) - taker as i32);
    takes << 16 | (from as i32) << 9 | (to as i32) << 3 | promotion as i32
}

impl Searched for Position {
    type Move = chesslings::rules::Move;

    fn list(&self, captures_only: bool, list: &mut Vec<(i32, Self::Move)>) {
        let mut add = |played: Self::Move| {
            if captures_only && !played.is_capture() {
                return;
            }
            let rank = rank(
                played.captured().map(|kind| kind as usize),
                played.piece().kind as usize,
                played.from().index(),
                played.to().index(),
                played.promotion().map_or(0, |kind| kind as usize),
            );
            list.push((rank, played));
        };
        if captures_only {
            let passed = self.en_passant().into_iter().collect();
            let goals = self.setup().by_color(self.turn().other()) | passed;
            self.legal_moves_onto(goals).for_each(&mut add);
        } else {
            self.legal_moves().for_each(&mut add);
        }
    }

    fn after(&self, played: Self::Move) -> Position {
        self.play_unchecked(played)
    }

    fn in_check(&self) -> bool {
        Position::in_check(self)
    }

    fn material(&self) -> i32 {
        let (us, them) = (self.turn(), self.turn().other());
        let count = |color, kind| self.setup().of(color, kind).len() as i32;
        let balance = |kind| POINTS[kind as usize] * (count(us, kind) - count(them, kind));
        Kind::ALL.into_iter().map(balance).sum()
    }
}

impl Searched for Board {
    type Move = cozy_chess::Move;

    fn list(&self, captures_only: bool, list: &mut Vec<(i32, Self::Move)>) {
        let us = self.side_to_move();
        let enemies = self.colors(!us);
        let passed_row = if us == Color::White { 5 } else { 2 };
        let passed = self.en_passant().map(|file| 8 * passed_row + file as usize);
        self.generate_moves(|mut moves| {
            if captures_only {
                let mut goals = enemies;
                if let (Piece::Pawn, Some(passed)) = (moves.piece, passed) {
                    goals |= cozy_chess::Square::index(passed).bitboard();
                }
                moves.to &= goals;
            }
            for played in moves {
                let to = played.to as usize;
                let victim = if enemies.has(played.to) {
                    self.piece_on(played.to).map(|piece| piece as usize)
                } else {
                    (moves.piece == Piece::Pawn && passed == Some(to)).then_some(0)
                };
                let castled = self.colors(us).has(played.to);
                let to = match (castled, to % 8) {
                    (false, _) => to,
                    (true, 7) => to - 1,
                    (true, _) => to + 2,
                };
                let promotion = played.promotion.map_or(0, |piece| piece as usize);
                let rank = rank(
                    victim,
                    moves.piece as usize,
                    played.from as usize,
                    to,
                    promotion,
                );
                list.push((rank, played));
            }
            false
        });
    }

    fn after(&self, played: Self::Move) -> Board {
        let mut next = self.clone();
        next.play_unchecked(played);
        next
    }

    fn in_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    fn material(&self) -> i32 {
        let (us, them) = (
            self.colors(self.side_to_move()),
            self.colors(!self.side_to_move()),
        );
        let balance = |piece| {
            let of = self.pieces(piece);
            POINTS[piece as usize] * ((of & us).len() as i32 - (of & them).len() as i32)
        };
        Piece::ALL.into_iter().map(balance).sum()
    }
}
