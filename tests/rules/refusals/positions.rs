//! Many different positions, the same in every run.

use chesslings::rules::{
    CASTLES, CastlingRights, Color, Kind, Piece, Position, PositionParts, Setup, Square,
    Strictness, Wing,
};

use crate::oracle::translate;
use crate::random::Random;

/// Positions of random games, with the oracle's board.
pub(super) fn of_games(seed: u64, games: usize) -> Vec<(cozy_chess::Board, Position)> {
    let mut chance = Random::new(seed);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut board = cozy_chess::Board::default();
        for _ in 0..120 {
            positions.push((board.clone(), translate(&board)));
            let mut moves = Vec::new();
            board.generate_moves(|some| {
                moves.extend(some);
                false
            });
            if moves.is_empty() || board.halfmove_clock() > 90 {
                break;
            }
            board.play_unchecked(chance.pick(&moves).unwrap());
        }
    }
    positions
}

/// The position as the oracle's board, if the oracle plays such positions.
pub(super) fn oracles_board(position: &Position) -> Option<cozy_chess::Board> {
    // The oracle accepts kings side by side, but doesn't see that they are in check.
    if position.passed().in_check() {
        return None;
    }
    let mut builder = cozy_chess::BoardBuilder::empty();
    for (square, piece) in position.setup().pieces() {
        let kind = cozy_chess::Piece::index(piece.kind as usize);
        let color = their_color(piece.color);
        *builder.square_mut(their_square(square)) = Some((kind, color));
    }
    builder.side_to_move = their_color(position.turn());
    for castle in position.castling().castles() {
        let rights = builder.castle_rights_mut(their_color(castle.color));
        let right = match castle.wing {
            Wing::KingSide => &mut rights.short,
            Wing::QueenSide => &mut rights.long,
        };
        *right = Some(their_square(castle.rook_from).file());
    }
    builder.en_passant = position.en_passant().map(their_square);
    builder.build().ok()
}

fn their_square(square: Square) -> cozy_chess::Square {
    cozy_chess::Square::index(square.index())
}

fn their_color(color: Color) -> cozy_chess::Color {
    cozy_chess::Color::index(color as usize)
}

/// Pieces strewn over the board; kings now and then missing, castling and en passant wherever
/// they fit. Most could never come about in a game.
pub(super) fn strewn(seed: u64, count: usize) -> Vec<Position> {
    let mut chance = Random::new(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let parts = strewn_parts(&mut chance);
        positions.extend(Position::new(parts, Strictness::Teaching));
    }
    positions
}

fn strewn_parts(chance: &mut Random) -> PositionParts {
    let mut setup = Setup::EMPTY;
    let squares: Vec<Square> = Square::all().collect();
    let dense = 2 + chance.below(20);
    for _ in 0..dense {
        let piece = Piece::new(
            chance.pick(&Color::ALL).unwrap(),
            chance.pick(&Kind::ALL[..5]).unwrap(),
        );
        setup.put(chance.pick(&squares).unwrap(), piece);
    }
    let at_home = chance.below(2) == 0;
    for color in Color::ALL {
        if at_home {
            for castle in CASTLES.iter().filter(|castle| castle.color == color) {
                if chance.below(4) > 0 {
                    setup.put(castle.rook_from, Piece::new(color, Kind::Rook));
                }
            }
        }
        if chance.below(10) > 0 {
            let home = CASTLES[color as usize * 2].king_from;
            let at = if at_home {
                home
            } else {
                chance.pick(&squares).unwrap()
            };
            setup.put(at, Piece::new(color, Kind::King));
        }
    }
    let mut castling = CastlingRights::NONE;
    for castle in CASTLES {
        let king = Some(Piece::new(castle.color, Kind::King));
        let rook = Some(Piece::new(castle.color, Kind::Rook));
        let fits =
            setup.piece_at(castle.king_from) == king && setup.piece_at(castle.rook_from) == rook;
        if fits && chance.below(3) > 0 {
            castling = castling.with(castle.color, castle.wing);
        }
    }
    let turn = chance.pick(&Color::ALL).unwrap();
    let en_passant = match chance.below(3) {
        0 => None,
        _ => just_passed(chance, &mut setup, turn),
    };
    PositionParts {
        setup,
        turn,
        castling,
        en_passant,
        ..PositionParts::default()
    }
}

/// Lets a pawn of the waiting player have just passed, with a taker beside it more often than
/// not.
fn just_passed(chance: &mut Random, setup: &mut Setup, turn: Color) -> Option<Square> {
    let (start, passed, stop) = if turn.is_white() {
        (6, 5, 4)
    } else {
        (1, 2, 3)
    };
    let j = chance.below(8) as i8;
    for i in [start, passed] {
        setup.take(Square::from_ij(i, j)?);
    }
    setup.put(
        Square::from_ij(stop, j)?,
        Piece::new(turn.other(), Kind::Pawn),
    );
    if let Some(beside) = Square::from_ij(stop, j + chance.pick(&[-1, 1]).unwrap())
        && setup.kind_at(beside) != Some(Kind::King)
    {
        setup.put(beside, Piece::new(turn, Kind::Pawn));
    }
    Square::from_ij(passed, j)
}
