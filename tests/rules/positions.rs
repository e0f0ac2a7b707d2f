//! Positions and sets of squares, written shortly.

use chesslings::rules::{
    CastlingRights, Color, Piece, Position, PositionParts, Setup, Square, SquareSet, Strictness,
};

use crate::oracle::translate;

/// The position of a FEN.
pub(crate) fn position(fen: &str) -> Position {
    translate(&fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}")))
}

/// The setup of a list like `Ke1 Pe2 kd8`: capitals are White's.
pub(crate) fn setup(pieces: &str) -> Setup {
    let read = |text: &str| {
        let (letter, square) = text.split_at(1);
        let piece = letter.chars().next().and_then(Piece::from_letter);
        (square.parse().unwrap(), piece.unwrap())
    };
    pieces.split_whitespace().map(read).collect()
}

/// White to move among these pieces, without castling.
pub(crate) fn white_to_move(pieces: &str) -> Position {
    lesson(parts(pieces, Color::White))
}

/// Black to move among these pieces, without castling.
pub(crate) fn black_to_move(pieces: &str) -> Position {
    lesson(parts(pieces, Color::Black))
}

/// The parts of a position with these pieces, without castling and en passant.
pub(crate) fn parts(pieces: &str, turn: Color) -> PositionParts {
    let castling = CastlingRights::NONE;
    PositionParts {
        setup: setup(pieces),
        turn,
        castling,
        ..PositionParts::default()
    }
}

/// The position of these parts, no questions asked about how it came about.
pub(crate) fn lesson(parts: PositionParts) -> Position {
    Position::new(parts, Strictness::Teaching).unwrap()
}

/// The set of a list like `e4 d5`.
pub(crate) fn squares(list: &str) -> SquareSet {
    list.split_whitespace().map(square).collect()
}

/// The square of this name.
pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap()
}
