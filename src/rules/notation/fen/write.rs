//! Writing FEN.

use std::fmt;

use crate::rules::piece::Color;
use crate::rules::position::Strictness;
use crate::rules::position::{Position, PositionParts};
use crate::rules::setup::Setup;
use crate::rules::square::Square;

impl Position {
    /// The FEN of the position. The en passant square stands in it only if a pawn can legally
    /// take there.
    ///
    /// ```
    /// use chesslings::rules::{Position, Square};
    ///
    /// let start = Position::START;
    /// assert_eq!(start.to_fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// let push = start.legal_move(Square::E2, Square::E4, None).unwrap();
    /// let next = start.play_unchecked(push);
    /// assert_eq!(next.to_fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    /// ```
    pub fn to_fen(&self) -> String {
        let turn = match self.turn() {
            Color::White => 'w',
            Color::Black => 'b',
        };
        let passed = self.legal_en_passant();
        format!(
            "{} {turn} {} {} {} {}",
            Placement(self.setup()),
            self.castling(),
            passed.map_or_else(|| "-".to_owned(), |square| square.to_string()),
            self.halfmove_clock(),
            self.fullmove_number(),
        )
    }

    /// The position without an en passant square that FEN would not tell.
    #[must_use]
    pub fn without_idle_en_passant(self) -> Position {
        let parts = PositionParts {
            en_passant: self.legal_en_passant(),
            ..self.parts()
        };
        // What fits with an en passant square fits without one.
        Position::new(parts, Strictness::Teaching).unwrap_or(self)
    }
}

/// Prints the first field of a FEN.
struct Placement<'a>(&'a Setup);

impl fmt::Display for Placement<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for i in (0..8).rev() {
            let mut empty = 0;
            for j in 0..8 {
                let square = Square::from_ij(i, j);
                match square.and_then(|square| self.0.piece_at(square)) {
                    None => empty += 1,
                    Some(piece) => {
                        write_count(f, empty)?;
                        empty = 0;
                        write!(f, "{piece}")?;
                    }
                }
            }
            write_count(f, empty)?;
            if i > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

fn write_count(f: &mut fmt::Formatter<'_>, empty: u8) -> fmt::Result {
    match empty {
        0 => Ok(()),
        _ => write!(f, "{empty}"),
    }
}

/// As in FEN; what it prints can be parsed again.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_fen())
    }
}
