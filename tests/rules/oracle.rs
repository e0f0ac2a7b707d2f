//! A second opinion: `cozy-chess`, translated into our words.

use chesslings::rules::{
    CastlingRights, Color, Kind, Piece, Position, PositionParts, Setup, Square, Strictness, Wing,
};

/// The oracle's board as our position.
pub(crate) fn translate(board: &cozy_chess::Board) -> Position {
    let setup: Setup = Square::all()
        .filter_map(|square| {
            let there = cozy_chess::Square::index(square.index());
            let color = board.color_on(there)?;
            Some((
                square,
                Piece::new(our_color(color), our_kind(board.piece_on(there)?)),
            ))
        })
        .collect();
    let mut castling = CastlingRights::NONE;
    for color in Color::ALL {
        let rights = board.castle_rights(their_color(color));
        for (right, wing) in [
            (rights.short, Wing::KingSide),
            (rights.long, Wing::QueenSide),
        ] {
            if right.is_some() {
                castling = castling.with(color, wing);
            }
        }
    }
    let turn = our_color(board.side_to_move());
    let passed_row = if turn.is_white() { 5 } else { 2 };
    let en_passant = board
        .en_passant()
        .and_then(|file| Square::from_ij(passed_row, file as i8));
    let parts = PositionParts {
        setup,
        turn,
        castling,
        en_passant,
        halfmove_clock: board.halfmove_clock().into(),
        fullmove_number: board.fullmove_number(),
    };
    Position::new(parts, Strictness::Teaching).unwrap_or_else(|error| panic!("{board}: {error}"))
}

fn our_color(color: cozy_chess::Color) -> Color {
    match color {
        cozy_chess::Color::White => Color::White,
        cozy_chess::Color::Black => Color::Black,
    }
}

fn their_color(color: Color) -> cozy_chess::Color {
    match color {
        Color::White => cozy_chess::Color::White,
        Color::Black => cozy_chess::Color::Black,
    }
}

fn our_kind(kind: cozy_chess::Piece) -> Kind {
    Kind::ALL[kind as usize]
}
