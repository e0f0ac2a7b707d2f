//! A number for each position, so that one met before is known again.
//!
//! Zobrist's way: each fact about a position has a number, and the key is all of them added bit by
//! bit. A move changes only the facts it touches. The search carries its keys along, so that
//! positions stay small and nobody else pays for them.

use crate::rules::{CASTLES, CastlingRights, Kind, Piece, Position, Square, SquareSet, attacks};

/// The key of a position. Positions that are the same for threefold repetition have the same.
pub fn key(position: &Position) -> u64 {
    let pieces = position.setup().pieces();
    let placed = pieces.fold(0, |sum, (square, piece)| sum ^ of_piece(piece, square));
    let turn = if position.turn().is_black() { TURN } else { 0 };
    placed ^ turn ^ of_castling(position.castling()) ^ of_passed(position)
}

/// Who moves.
pub(super) const TURN: u64 = mixed(0);

/// A piece on a square.
#[inline]
pub(super) fn of_piece(piece: Piece, square: Square) -> u64 {
    PIECES[piece.color as usize][piece.kind as usize][square.index()]
}

/// What is left of castling.
pub(super) fn of_castling(rights: CastlingRights) -> u64 {
    let mut sum = 0;
    for (k, castle) in CASTLES.iter().enumerate() {
        if rights.has(castle.color, castle.wing) {
            sum ^= CASTLING[k];
        }
    }
    sum
}

/// A pawn that has just been passed, if another stands there to take it.
#[inline]
pub(super) fn of_passed(position: &Position) -> u64 {
    match position.en_passant() {
        Some(passed) if !takers(position, passed).is_empty() => PASSED[passed.j() as usize],
        _ => 0,
    }
}

fn takers(position: &Position, passed: Square) -> SquareSet {
    let enemy = Piece::new(position.turn().other(), Kind::Pawn);
    let near = attacks(enemy, passed, SquareSet::EMPTY);
    near & position.setup().of(position.turn(), Kind::Pawn)
}

static PIECES: [[[u64; Square::COUNT]; 6]; 2] = {
    let mut keys = [[[0; Square::COUNT]; 6]; 2];
    let mut k = 0;
    while k < 2 * 6 * Square::COUNT {
        keys[k / (6 * Square::COUNT)][k / Square::COUNT % 6][k % Square::COUNT] =
            mixed(100 + k as u64);
        k += 1;
    }
    keys
};

static CASTLING: [u64; 4] = [mixed(1), mixed(2), mixed(3), mixed(4)];

static PASSED: [u64; 8] = {
    let mut keys = [0; 8];
    let mut k = 0;
    while k < 8 {
        keys[k] = mixed(10 + k as u64);
        k += 1;
    }
    keys
};

/// The n-th number of splitmix64: as good as random, always the same.
pub(crate) const fn mixed(n: u64) -> u64 {
    let mut mixed = n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    fn after(moves: &str) -> Position {
        let mut game = Game::new();
        for written in moves.split(' ') {
            let played = game.position().read_san(written).unwrap();
            game.play_move(played).unwrap();
        }
        *game.position()
    }

    #[test]
    fn a_position_reached_another_way_has_the_same_key() {
        assert_eq!(key(&after("Nf3 Nf6 Nc3")), key(&after("Nc3 Nf6 Nf3")));
        assert_eq!(key(&after("Nf3 Nf6 Ng1 Ng8")), key(&Position::START));
    }

    #[test]
    fn a_passed_pawn_counts_only_if_somebody_can_take_it() {
        let (double, single) = (after("e4 e6 d4"), after("e3 e6 d4"));
        assert_ne!(key(&double), key(&single));
        assert_eq!(key(&after("e4")), key(&after("e4").passed().passed()));
        let open = after("e4 a6 e5 d5");
        assert_ne!(key(&open), key(&open.passed().passed()));
    }

    #[test]
    fn lost_castling_makes_another_position() {
        let walked = after("e4 e5 Ke2 Ke7 Ke1 Ke8");
        assert_ne!(key(&walked), key(&after("e4 e5")));
    }
}
