//! Chance that is the same in every run.

pub(crate) use chesslings::lessons::Random;
use chesslings::rules::{
    CASTLES, CastlingRights, Color, Kind, Piece, Position, PositionParts, Setup, Square, Strictness,
};

/// Pieces thrown onto the board, with castling and en passant wherever they fit.
///
/// Kings and rooks often stand at home, and pawns side by side, so that both come up often.
pub(crate) fn placement(random: &mut Random, kings: bool) -> PositionParts {
    let turn = Color::ALL[random.below(2)];
    let mut setup = Setup::EMPTY;
    for _ in 0..random.below(18) {
        let piece = Piece::new(Color::ALL[random.below(2)], Kind::ALL[random.below(5)]);
        let rows = if kings && piece.is_pawn() {
            8..56
        } else {
            0..64
        };
        setup.put(any_square(random, rows), piece);
    }
    if random.below(2) == 0 {
        let row = if turn.is_white() { 32..40 } else { 24..32 };
        for color in [turn, turn.other(), turn] {
            setup.put(
                any_square(random, row.clone()),
                Piece::new(color, Kind::Pawn),
            );
        }
    }
    for color in Color::ALL {
        if kings || random.below(2) == 0 {
            let home = Square::from_ij(color.home_row(), 4).unwrap();
            let anywhere = any_square(random, 0..64);
            let king = Piece::new(color, Kind::King);
            setup.put(if random.below(2) == 0 { home } else { anywhere }, king);
        }
    }
    let mut parts = PositionParts {
        setup,
        turn,
        castling: CastlingRights::NONE,
        ..PositionParts::default()
    };
    for castle in &CASTLES {
        let rook = Piece::new(castle.color, Kind::Rook);
        if parts.setup.is_empty_at(castle.rook_from) && random.below(2) == 0 {
            parts.setup.put(castle.rook_from, rook);
        }
        let castling = parts.castling.with(castle.color, castle.wing);
        if fits(PositionParts { castling, ..parts }) {
            parts.castling = castling;
        }
    }
    let passed = Square::all().filter(|&square| {
        fits(PositionParts {
            en_passant: Some(square),
            ..parts
        })
    });
    parts.en_passant = passed.max_by_key(|_| random.bits());
    parts
}

fn any_square(random: &mut Random, indices: std::ops::Range<usize>) -> Square {
    Square::from_index(indices.start + random.below(indices.len())).unwrap()
}

fn fits(parts: PositionParts) -> bool {
    Position::new(parts, Strictness::Teaching).is_ok()
}
